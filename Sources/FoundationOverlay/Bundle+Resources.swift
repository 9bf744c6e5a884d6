// Bundle's lists of resources as URL values, as on Apple's systems: Foundation on Linux has NSURLs. Both functions are called by apps; an
// extension that is a String, and no optional, chooses these.
import Foundation

extension Bundle {
    /// The files of an extension in a folder of the bundle's resources; nil if there is none.
    /// - Parameter subpath: the folder's path below the resources; nil is the resources' own folder.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let name: String? = ext
        let found: [NSURL]? = urls(forResourcesWithExtension: name, subdirectory: subpath)
        return found?.map { $0 as URL }
    }

    /// The same for one language.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?) -> [URL]? {
        let name: String? = ext
        let found: [NSURL]? = urls(forResourcesWithExtension: name, subdirectory: subpath, localization: localizationName)
        return found?.map { $0 as URL }
    }
}
