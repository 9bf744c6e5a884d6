// UIImageAsset: the variants of one picture, by traits: those of an asset catalog and those that an app registers at run time.
// UIImage keeps one; a variant that was registered is chosen wherever one of the asset's images is shown.

import CoreGraphics
import Foundation

/// The variants of one picture, by traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    /// The picture without its variants.
    private let base: ImageTraits?
    private let lock = NSLock()
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    /// An asset without variants: `register(_:with:)` adds them.
    public override init() {
        base = nil
        super.init()
    }

    package init(_ base: ImageTraits) {
        self.base = base
        super.init()
    }

    /// The variant that fits `traitCollection` best: among those whose traits all match, the one with the most traits. Without a fitting
    /// one, the first picture of the asset, else the first registered one, else an image of size zero.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let known = lock.withLock { variants }
        if let found = Self.best(known, traitCollection) { return found.varied { $0.asset = self } }
        guard let base else { return known.first?.image.varied { $0.asset = self } ?? UIImage() }
        var traits = base
        traits.asset = self
        if case .asset(let set) = base.content, let variant = set.variant(ColorAppearance(traitCollection)) {
            traits.content = variant.content
            traits.scale = variant.scale
        }
        return UIImage(traits)
    }

    /// The variant that a configuration's traits choose.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let found = image(with: configuration.traitCollection ?? assumingMainActor { UITraitCollection.current })
        return found.isSymbolImage ? found.withConfiguration(configuration) : found
    }

    /// Adds a variant, or replaces the one of the same traits. Shown images of the asset change when they are shown again.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // The variant is kept without its asset, because otherwise each would retain the other.
        let variant = image.varied { $0.asset = nil }
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append((traitCollection, variant))
        }
        // The image that was registered belongs to the asset from now on.
        image.traits.asset = self
    }

    /// Adds a variant for a configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant of exactly these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits == traitCollection } }
    }
    /// Removes the variant of exactly a configuration's traits.
    open func unregisterImage(with configuration: UIImage.Configuration) { unregisterImage(with: configuration.traitCollection ?? UITraitCollection()) }

    /// The image that was registered for `traits`; nil uses the picture itself.
    package func registered(for traits: UITraitCollection) -> UIImage? { Self.best(lock.withLock { variants }, traits) }

    private static func best(_ variants: [(traits: UITraitCollection, image: UIImage)], _ traits: UITraitCollection) -> UIImage? {
        let fitting = variants.filter { traits.containsTraits(in: $0.traits) }
        // A variant with more traits contains a variant with fewer.
        return fitting.reduce(nil as (traits: UITraitCollection, image: UIImage)?) { best, next in
            guard let best else { return next }
            return next.traits.containsTraits(in: best.traits) ? next : best
        }?.image
    }
}

extension UIImage {
    /// The asset of which the image is a variant; every image has one, made on first read.
    public var imageAsset: UIImageAsset? {
        if let asset = traits.asset { return asset }
        let made = UIImageAsset(traits)
        traits.asset = made
        return made
    }

    /// The traits that the image was made for; those of the moment for most.
    public var traitCollection: UITraitCollection { configuration?.traitCollection ?? assumingMainActor { UITraitCollection.current } }
}
