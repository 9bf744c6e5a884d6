// UIImageView's stored state and overridable members: an image, its highlighted form, frames in turn.
// The pixels go straight into the layer's contents (UIImageView+Contents.swift); draw(_:) is never called.

import CoreGraphics
import Foundation

/// A view that shows an image, or plays a series of them.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// What the layer shows now, so that layout does not render it again.
    var shown = ShownImage()

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeImageView(from: coder)
        imageChanged()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        imageChanged()
    }

    open var image: UIImage? { didSet { if image !== oldValue { imageChanged() } } }
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: Animation

    /// Frames shown in turn by `startAnimating()`.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
    /// Seconds a round takes; 0: a thirtieth of a second a frame.
    open var animationDuration: TimeInterval = 0
    /// 0: without end.
    open var animationRepeatCount = 0
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }
    open func startAnimating() { playFrames() }
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    static let animationKey = "UIImageView.frames"

    // MARK: View

    open override var intrinsicContentSize: CGSize {
        guard let size = displayedImage?.size else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

    open override var alignmentRectInsets: UIEdgeInsets { displayedImage?.alignmentRectInsets ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { refreshContents() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if displayedImage?.traits.isScalable == true { refreshContents() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refreshContents()
        if image?.images != nil, window != nil, !isAnimating { playFrames() }
    }
}
