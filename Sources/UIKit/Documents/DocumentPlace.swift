// The address of a document's file, and the writing of its contents: UIDocument holds one; any thread reads the address.
import Foundation
import FoundationOverlay
import UniformTypeIdentifiers

final class DocumentPlace: @unchecked Sendable {
    private let lock = NSLock()
    private var current: URL
    let queue = OperationQueue()

    init(_ url: URL) {
        current = url
        queue.maxConcurrentOperationCount = 1
    }

    var url: URL {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
    var type: String { Self.type(of: url) }

    static func type(of url: URL) -> String { UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data" }
    static func pathExtension(of type: String?) -> String? { type.flatMap { UTType($0)?.preferredFilenameExtension } }
    static func date(of url: URL) -> Date? { (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date }

    /// A `Data`, or a `FileWrapper` for a folder.
    func contents(of url: URL) throws -> Any {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
        }
        return isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    }

    func write(_ contents: Any, to url: URL) throws {
        switch contents {
        case let wrapper as FileWrapper: try wrapper.write(to: url, originalContentsURL: nil)
        case let data as Data: try data.write(to: url)
        case let data as NSData: try data.write(to: url)
        default:
            throw CocoaError(.fileWriteUnknown, userInfo: [
                NSURLErrorKey: url, NSLocalizedFailureReasonErrorKey: "contents(forType:) returned a \(Swift.type(of: contents)); a document writes Data or a FileWrapper.",
            ])
        }
    }

    /// Lets `body` write to a temporary place, which then replaces the file.
    func safely(_ url: URL, _ body: (URL) throws -> Void) throws {
        let files = FileManager.default, folder = url.deletingLastPathComponent()
        let draft = folder.appendingPathComponent(".draft-\(UUID().uuidString)")
        try body(draft)
        do {
            if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
            try files.moveItem(at: draft, to: url)
        } catch {
            try? files.removeItem(at: draft)
            throw error
        }
    }
}
