// ImageResource and ColorResource: assets of catalogs as values, which builds generate (XcodeProject's AssetSymbols).
// UIImage and UIColor are made from them. Reading a catalog is AssetLibrary's.
import Foundation

/// An image of an asset catalog. The build makes one for each, as `ImageResource.name`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// - Parameters:
    ///   - name: what the catalog calls it, with its namespaces: `Icons/Back`.
    ///   - bundle: where the catalog is.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalog. The build makes one for each, as `ColorResource.name`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// - Parameters:
    ///   - name: what the catalog calls it, with its namespaces: `Brand/Main`.
    ///   - bundle: where the catalog is.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image of a resource; one without pixels when its catalog has no file for it.
    public convenience init(resource: ImageResource) {
        self.init(NamedImages.traits(resource.name, bundle: resource.bundle) ?? ImageTraits(.empty))
    }
}

extension UIColor {
    /// The colour of a resource, which follows the traits wherever it is used; clear when its catalog has none for it.
    public convenience init(resource: ColorResource) {
        guard let set = AssetLibrary.of(resource.bundle).colorSet(named: resource.name) else {
            self.init(.gray(0, 0))
            return
        }
        self.init(.dynamic(DynamicColor(name: resource.name) { set.color(for: $0) }))
    }
}
