// Files outside the app's container: security-scoped addresses, bookmarks and the containers of app groups.
// There is no sandbox here, so that access is always granted; groups have folders of their own beside the app's.
import Foundation

extension URL {
    /// Asks for access to a file that a picker gave. True: there is no sandbox.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Ends the access that was granted, of which nothing is kept here.
    public func stopAccessingSecurityScopedResource() {}

    /// The contents of a bookmark.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Makes the bookmark as small as possible.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// Fit for a bookmark file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    }
    /// Options for following a bookmark.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Follows the bookmark without asking the user.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Follows the bookmark without mounting a volume.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }

    /// Data that leads back to the file, also after it was renamed in its folder's volume. A file that does not exist has none.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: self]) }
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
        return try PropertyListEncoder().encode(Bookmark(path: path, fileNumber: number))
    }

    /// The file that a bookmark leads to. A bookmark whose file is gone is a CocoaError `fileNoSuchFile`.
    public init(resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws {
        guard let bookmark = try? PropertyListDecoder().decode(Bookmark.self, from: data) else { throw CocoaError(.fileReadCorruptFile) }
        let files = FileManager.default
        func number(_ path: String) -> UInt64? { ((try? files.attributesOfItem(atPath: path))?[.systemFileNumber] as? NSNumber)?.uint64Value }
        if number(bookmark.path) == bookmark.fileNumber {
            bookmarkDataIsStale = false
            self.init(fileURLWithPath: bookmark.path)
            return
        }
        let folder = (bookmark.path as NSString).deletingLastPathComponent
        let siblings = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
        guard let moved = siblings.first(where: { number($0) == bookmark.fileNumber }) ?? (files.fileExists(atPath: bookmark.path) ? bookmark.path : nil) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
        }
        bookmarkDataIsStale = true
        self.init(fileURLWithPath: moved)
    }

    private struct Bookmark: Codable {
        var path: String
        var fileNumber: UInt64
    }
}

extension FileManager {
    /// The folder that the apps of a group share. It is made when it is asked for; nil for an empty name.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else { return nil }
        let container = ProcessInfo.processInfo.environment["WILLAPPEAR_CONTAINER"] ?? NSHomeDirectory()
        let folder = URL(fileURLWithPath: "\(container)/Shared/AppGroup/\(groupIdentifier)", isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

extension FileManager {
    /// The person who is signed in to iCloud: always nil here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// iOS has no trash for an app's files: a `featureUnsupported` error, as on a device.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}
