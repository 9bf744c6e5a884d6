// NSFileVersion: a file as it was at a time. Only the present one is kept here: no iCloud brings others.
import Foundation

/// A version of a file.
open class NSFileVersion: NSObject, @unchecked Sendable {
    /// Options for replacing a file by a version.
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The version goes from its place.
        public static let byMoving = ReplacingOptions(rawValue: 1 << 0)
    }

    /// The place of the version's file.
    open private(set) var url: URL
    /// The date on which the version was written.
    open var modificationDate: Date? { (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date }
    /// The name for people, of the file.
    open var localizedName: String? { url.lastPathComponent }
    /// The device that wrote it; not known here.
    open var localizedNameOfSavingComputer: String? { nil }
    /// Finds the version again.
    open var persistentIdentifier: any NSCoding { url.path as NSString }
    /// False: nobody else writes here.
    open var isConflict: Bool { false }
    /// True: there is no conflict.
    open var isResolved = true
    /// True: it is on this device.
    open var hasLocalContents: Bool { true }
    /// False: there are no thumbnails.
    open var hasThumbnail: Bool { false }

    init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// The file as it is; nil for none.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? { FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil }
    /// None are kept; nil for no file.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { FileManager.default.fileExists(atPath: url.path) ? [] : nil }
    /// None: nobody else writes here. nil for no file.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }
    /// The version of that identifier.
    open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? {
        (persistentIdentifier as? String ?? (persistentIdentifier as? NSString).map(String.init)) == url.path ? currentVersionOfItem(at: url) : nil
    }
    /// There are none: nothing is removed.
    open class func removeOtherVersionsOfItem(at url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
    }
    /// Puts a copy of this version in the place of the file.
    @discardableResult open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        if url.standardizedFileURL != self.url.standardizedFileURL {
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
            if options.contains(.byMoving) { try FileManager.default.moveItem(at: self.url, to: url) } else { try FileManager.default.copyItem(at: self.url, to: url) }
        }
        return url
    }
    /// The present version cannot be removed: Cocoa error 513.
    open func remove() throws { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path]) }
}
