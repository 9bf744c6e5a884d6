// XCTAttachment: data that a test leaves behind. Attachments of failed tests, and those that are always kept, become
// files below WILLAPPEAR_ATTACHMENTS, or below a folder of the temporary directory without that.
import Foundation
import UIKit
import XCTest

/// Data that belongs to a test's results.
open class XCTAttachment: NSObject {
    /// The lifetime of an attachment.
    public enum Lifetime: Int, Sendable {
        /// Whatever becomes of the test.
        case keepAlways
        /// Only if the test fails.
        case deleteOnSuccess
    }

    /// The compression of images.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// The data's type, for instance `public.png`.
    public let uniformTypeIdentifier: String
    /// The name of the file without its extension.
    public var name: String?
    /// The test's own notes on it.
    open var userInfo: [AnyHashable: Any]?
    /// `deleteOnSuccess` unless it is set.
    open var lifetime = Lifetime.deleteOnSuccess
    private let payload: Data
    private let fileExtension: String

    private init(payload: Data, type: String, fileExtension: String, name: String? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.payload = payload
        uniformTypeIdentifier = type
        self.fileExtension = fileExtension
        self.name = name
        self.userInfo = userInfo
    }

    /// Data of a type that is named; `public.data` without that.
    public convenience init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        let type = identifier ?? "public.data"
        self.init(payload: payload ?? Data(), type: type, fileExtension: Self.fileExtensions[type] ?? "dat", name: name, userInfo: userInfo)
    }
    /// Data of the type `public.data`.
    public convenience init(data payload: Data) { self.init(uniformTypeIdentifier: nil, name: nil, payload: payload) }
    /// Data of a type that is named.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }
    /// Plain text.
    public convenience init(string: String) { self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8)) }
    /// A file's bytes; no bytes for one that cannot be read.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            payload: (try? Data(contentsOf: url)) ?? Data(), type: "public.data", fileExtension: url.pathExtension.isEmpty ? "dat" : url.pathExtension,
            name: url.deletingPathExtension().lastPathComponent)
    }
    /// A picture as PNG.
    @MainActor @preconcurrency public convenience init(image: UIImage) { self.init(image: image, quality: .original) }
    /// A picture as PNG for the original quality, else as JPEG.
    @MainActor @preconcurrency public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
        case .medium: self.init(uniformTypeIdentifier: "public.jpeg", name: nil, payload: image.jpegData(compressionQuality: 0.5))
        case .low: self.init(uniformTypeIdentifier: "public.jpeg", name: nil, payload: image.jpegData(compressionQuality: 0.1))
        }
    }
    /// An object's archive; no bytes for one that cannot be archived.
    public convenience init(archivableObject object: any NSSecureCoding) {
        let data = (object as? NSObject).flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }
    /// A property list as XML; no bytes for what is none.
    public convenience init(plistObject object: Any) {
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0))
    }

    private static let fileExtensions = [
        "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.json": "json",
        "public.xml": "xml", "public.html": "html", "com.apple.property-list": "plist", "com.adobe.pdf": "pdf", "public.image": "png",
    ]

    /// Writes the file and returns its path.
    func write(test: String, index: Int) throws -> String {
        let root = ProcessInfo.processInfo.environment["WILLAPPEAR_ATTACHMENTS"] ?? NSTemporaryDirectory() + "/willappear-attachments"
        let safe = { (text: String) in String(text.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "_" }) }
        let folder = URL(fileURLWithPath: root).appendingPathComponent(safe(test))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(index)-\(safe(name ?? "attachment")).\(fileExtension)")
        try payload.write(to: file)
        return file.path
    }
}

extension XCTestCase {
    /// Keeps something with this test's results.
    public func add(_ attachment: XCTAttachment) { RunningTest.shared.keep(attachment) }
}
