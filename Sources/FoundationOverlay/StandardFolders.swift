// The places where an app stores files on Apple's systems: the folders of FileManager's search paths, below the home.
// Foundation on Linux follows the desktop's conventions instead and knows no Library folder. The host installs these
// answers before `main`; the home itself is whatever NSHomeDirectory says.
import CObjectiveC
import Foundation

extension FileManager {
    /// Takes the place of `urls(for:in:)`.
    @_silgen_name("willappear_standard_urls")
    package func standardURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        // An app on a device sees no folder of the machine or the network.
        guard domainMask.contains(.userDomainMask) else { return [] }
        return StandardFolders.paths(directory).map { URL(fileURLWithPath: StandardFolders.home + "/" + $0, isDirectory: true) }
    }

    /// Takes the place of `url(for:in:appropriateFor:create:)`.
    @_silgen_name("willappear_standard_url")
    package func standardURL(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL {
        if directory == .itemReplacementDirectory { return try StandardFolders.replacementFolder(url) }
        guard let found = standardURLs(for: directory, in: domain).first else { throw CocoaError(.fileReadUnknown) }
        if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
        return found
    }
}

package enum StandardFolders {
    static var home: String {
        let home = NSHomeDirectory()
        return home == "/" ? "" : home
    }

    /// Below the home (NSSearchPathDirectory's documentation and header).
    fileprivate static func paths(_ directory: FileManager.SearchPathDirectory) -> [String] {
        switch directory {
        case .documentDirectory: ["Documents"]
        case .libraryDirectory: ["Library"]
        case .cachesDirectory: ["Library/Caches"]
        case .applicationSupportDirectory: ["Library/Application Support"]
        case .preferencePanesDirectory: ["Library/PreferencePanes"]
        case .inputMethodsDirectory: ["Library/Input Methods"]
        case .autosavedInformationDirectory: ["Library/Autosave Information"]
        case .documentationDirectory: ["Library/Documentation"]
        case .downloadsDirectory: ["Downloads"]
        case .moviesDirectory: ["Movies"]
        case .musicDirectory: ["Music"]
        case .picturesDirectory: ["Pictures"]
        case .sharedPublicDirectory: ["Public"]
        case .desktopDirectory: ["Desktop"]
        case .trashDirectory: [".Trash"]
        case .developerDirectory: ["Developer"]
        case .applicationDirectory: ["Applications"]
        case .allLibrariesDirectory: ["Library", "Developer"]
        case .allApplicationsDirectory: ["Applications", "Applications/Utilities", "Developer/Applications", "Applications/Demos"]
        default: []
        }
    }

    /// A new folder for a file that is to take the place of another.
    fileprivate static func replacementFolder(_ url: URL?) throws -> URL {
        guard url != nil else { throw CocoaError(.fileReadUnknown) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TemporaryItems/\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Once a process, before the app's first instruction.
    package static func install() {
        willappear_give_file_manager(unsafeBitCast(FileManager.self, to: UnsafeRawPointer.self))
    }
}

extension URL {
    /// The app's folder for what its user makes.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The app's folder for everything that is not the user's.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The app's folder for what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The app's folder for files of its own. An app makes it before it writes there.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder for what was downloaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The user's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The user's music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The user's public folder.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
    /// The folder of thrown away files.
    public static var trashDirectory: URL { folder(.trashDirectory) }
    /// The user's own apps.
    public static var applicationDirectory: URL { folder(.applicationDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
