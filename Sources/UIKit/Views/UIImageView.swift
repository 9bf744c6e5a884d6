// UIImageView's stored state and overridable members: an image, its highlighted form, frames in turn.
// The pixels go straight into the layer's contents (UIImageView+Contents.swift); draw(_:) is never called.

import CoreGraphics
import Foundation
import ObjectiveC

/// A view that shows an image, or plays a series of them.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Creates a view as large as the image, at the origin. Touches pass through: `isUserInteractionEnabled` is false.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
    }

    /// Creates a view as large as the normal image. The highlighted one shows while `isHighlighted`.
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
        NibClasses.imageView.decode(self, from: coder)
        imageChanged()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        imageChanged()
    }

    /// The image; nil shows nothing. An animated image begins to play when the view is in a window.
    open var image: UIImage? { didSet { if image !== oldValue { imageChanged() }; notifyValueChange(self, "image", old: oldValue, new: image) } }
    /// The image of the highlighted state; nil shows `image` in that state too.
    open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageChanged() } } }
    /// Chooses `highlightedImage` where there is one, and the highlighted frames.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() }; notifyValueChange(self, "isHighlighted", old: oldValue, new: isHighlighted) } }
    /// The configuration for symbols; the image's own settings take precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
    /// Kept; the image keeps its size in every content size category.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// The brightness beyond white that pictures may have. No picture or screen here exceeds white, as on a device without such a screen (iOS 17).
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// The range that is shown: the standard range, or `unspecified` without an image (iOS 17).
    open var imageDynamicRange: UIImage.DynamicRange { image == nil ? .unspecified : .standard }

    // MARK: Animation

    /// Frames shown in turn by `startAnimating()`.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// Frames while `isHighlighted`. Setting it stops the animation.
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The length of one round in seconds; 0 means a thirtieth of a second per frame.
    open var animationDuration: TimeInterval = 0
    /// 0: without end.
    open var animationRepeatCount = 0
    /// True between `startAnimating()` and the end of the last round.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }
    /// Plays `animationImages`, or an animated image's frames, from the first.
    open func startAnimating() { playFrames() }
    /// Shows the image again at once.
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
        if image?.traits.asset != nil || traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { refreshContents() }
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
