// Turns a UIImageView's image into layer contents: variant by traits, tint of templates, stretch, frames.
// Called when the image, the tint, the traits or the size change.

import CoreGraphics
import Foundation
import QuartzCore

/// The values that were put into the layer last.
private struct ShownImage {
    var image: UIImage?
    var appearance = ColorAppearance()
    var tint: UIColor?
    var scale: CGFloat = 0
}

extension ImageTraits {
    /// Drawn anew for every size.
    var isScalable: Bool {
        switch content {
        case .symbol, .vector: true
        case .asset(let set): set.variant(.current)?.isScalable ?? false
        default: false
        }
    }
}

extension UIImageView {
    private final class Shown { var image = ShownImage() }
    /// The values that the layer shows now, so that layout does not render them again.
    private var shown: ShownImage {
        get { part { Shown() }.image }
        set { part { Shown() }.image = newValue }
    }

    /// The image of the present state, with the view's symbol configuration.
    var displayedImage: UIImage? {
        guard let image = ((isHighlighted ? highlightedImage : nil) ?? image)?.variant(for: traitCollection) else { return nil }
        guard let preferredSymbolConfiguration, image.isSymbolImage else { return image }
        let own = image.symbolConfiguration
        return image.withConfiguration(own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration)
    }

    func imageChanged() {
        invalidateIntrinsicContentSize()
        shown = ShownImage()
        refreshContents()
        symbolEffects?.imageChanged()
        if image?.images != nil, window != nil { playFrames() } else if image?.images == nil, animationImages == nil { stopAnimating() }
    }

    func refreshContents() {
        guard let image = displayedImage else {
            if shown.image != nil || layer.contents != nil { layer.contents = nil }
            shown = ShownImage()
            return
        }
        let tint = image.traits.isTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
        let appearance = ColorAppearance(traitCollection), scale = pixelScale(of: image)
        if shown.image?.isEqual(image) == true, shown.appearance == appearance, shown.tint == tint, shown.scale == scale { return }
        shown = ShownImage(image: image, appearance: appearance, tint: tint, scale: scale)
        layer.contents = bitmap(image, tint, appearance, scale)
        layer.contentsScale = scale
        layer.contentsCenter = stretch(of: image)
        UpdateCycle.shared.setNeedsFrame()
    }

    /// The pixels per point of the layer's contents; vector images gain detail when the view is larger than the image.
    private func pixelScale(of image: UIImage) -> CGFloat {
        guard image.traits.isScalable else { return image.scale }
        let size = image.size, screen = UIScreen.main.scale
        guard size.width > 0, size.height > 0, contentMode == .scaleToFill || contentMode == .scaleAspectFit || contentMode == .scaleAspectFill else { return screen }
        let growth = max(bounds.width / size.width, bounds.height / size.height, 1)
        return screen * min(growth.rounded(.up), 16)
    }

    private func bitmap(_ image: UIImage, _ tint: UIColor?, _ appearance: ColorAppearance, _ scale: CGFloat) -> CGImage? {
        let turned = image.imageOrientation != .up
        guard let pixels = turned ? ImageDrawing.flattened(image) : image.traits.bitmap(appearance, scale: scale) else { return nil }
        if let tint { return ImageDrawing.tinted(pixels, tint) }
        if !turned, let own = image.traits.ownColor { return ImageDrawing.tinted(pixels, own.resolvedColor(with: traitCollection)) }
        return pixels
    }

    /// The part between the caps, in unit coordinates.
    private func stretch(of image: UIImage) -> CGRect {
        let size = image.size
        guard let caps = image.traits.capInsets, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width, height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }

    // MARK: Frames

    func playFrames() {
        let frames = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
        guard !frames.isEmpty else { return }
        let appearance = ColorAppearance(traitCollection)
        let pictures = frames.compactMap { frame -> CGImage? in
            let tint = frame.traits.isTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
            return bitmap(frame, tint, appearance, pixelScale(of: frame))
        }
        guard !pictures.isEmpty else { return }
        let own = animationImages == nil ? image?.duration ?? 0 : animationDuration
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = pictures
        animation.calculationMode = .discrete
        animation.duration = own > 0 ? own : Double(pictures.count) / 30
        animation.repeatCount = animationRepeatCount > 0 && animationImages != nil ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: Self.animationKey)
        UpdateCycle.shared.setNeedsFrame()
    }
}
