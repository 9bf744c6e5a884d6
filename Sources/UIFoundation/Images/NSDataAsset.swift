// A data asset: the bytes of a file in a catalog. AssetLibrary.swift has the related types.
import Foundation

/// A data asset: the bytes of a file in a catalog.
open class NSDataAsset: NSObject {
    /// The name with which the asset was created.
    open private(set) var name: String
    /// The bytes of the set's first file.
    open private(set) var data: Data

    /// Reads a data set from the main bundle's catalogs; nil when no data set has the name.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads a data set; nil when no data set of the bundle's catalogs has the name.
    public init?(name: String, bundle: Bundle) {
        guard let data = AssetLibrary.of(bundle).data(named: name) else { return nil }
        self.name = name
        self.data = data
        super.init()
    }
}
