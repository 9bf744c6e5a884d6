// FileWrapper: a file, a folder of files or a link, in memory. Documents that are folders read and write one.
import Foundation

/// A file, a folder or a link, in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
    /// Options for reading files.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads at once and not when the contents are first needed. Always so here.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Reads without mapping files into memory. Always so here.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }
    /// Options for writing files.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside its place first, then moved there.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrappers take the names of what was written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content { case file(Data), folder([String: FileWrapper]), link(URL) }
    private var content: Content

    /// The name that is wanted in a folder.
    open var preferredFilename: String?
    /// The name on disk.
    open var filename: String?
    /// The attributes by `FileManager`'s keys: permissions, dates.
    open var fileAttributes: [String: Any] = [:]

    /// Reads what is at `url`, folders with all they hold.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        super.init()
        filename = url.lastPathComponent
        preferredFilename = filename
        readAttributes(url)
    }
    /// A file.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }
    /// A folder. Children without a preferred name get that of their key.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            addFileWrapper(child)
        }
    }
    /// A link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    private static func content(of url: URL) throws -> Content {
        let files = FileManager.default
        let kind = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        if kind == .typeSymbolicLink { return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path), relativeTo: url.deletingLastPathComponent())) }
        guard kind == .typeDirectory else { return .file(try Data(contentsOf: url)) }
        var children: [String: FileWrapper] = [:]
        for name in try files.contentsOfDirectory(atPath: url.path) { children[name] = try FileWrapper(url: url.appendingPathComponent(name)) }
        return .folder(children)
    }

    private func readAttributes(_ url: URL) {
        for (key, value) in (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:] { fileAttributes[key.rawValue] = value }
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    /// The bytes of a file; nil for others.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The contents of a folder, by their names; nil for files and links.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// The destination of a link; nil for files and folders.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts `child` into the folder under its preferred name, or one like it that is free, which is returned. A file takes none.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var key = wanted, number = 1
        while let other = children[key], other !== child {
            key = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[key] = child
        child.filename = key
        content = .folder(children)
        return key
    }
    /// Puts a file into the folder.
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    /// Takes `child` out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }
    /// The name of `child` in the folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    /// Whether what is at `url` has another kind, date or content of its folder than when it was read.
    open func matchesContents(of url: URL) -> Bool {
        guard let now = try? FileManager.default.attributesOfItem(atPath: url.path), now[.type] as? FileAttributeType == fileAttributes[FileAttributeKey.type.rawValue] as? FileAttributeType,
              now[.modificationDate] as? Date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date else { return false }
        guard let fileWrappers else { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Set(names) == Set(fileWrappers.keys) && fileWrappers.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    }
    /// Reads the file, folder or link anew.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url)
        filename = url.lastPathComponent
        readAttributes(url)
    }
    /// Writes it, in the place of what is there. `originalContentsURL` saves copies on a device; here everything is written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let files = FileManager.default
        let place = options.contains(.atomic) ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
        if place == url, files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        do { try put(place) } catch {
            if place != url { try? files.removeItem(at: place) }
            throw error
        }
        if place != url {
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try files.moveItem(at: place, to: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
        readAttributes(url)
    }

    private func put(_ url: URL) throws {
        switch content {
        case .file(let data): try data.write(to: url)
        case .link(let destination): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.put(url.appendingPathComponent(name)) }
        }
    }
}
