// NSItemProvider: data that is promised under type identifiers and made when it is asked for. Pasteboards, drags and
// share sheets carry it. Answers come on a queue that is not the main one, as on a device.
import Foundation
import ObjectiveC

/// The processes that may see a representation. There is one process here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess }

/// An object that can be written as data.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// What it can be written as, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the types as which this object can be written.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the data and calls back once, at once or later.
    @discardableResult
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}

extension NSItemProviderWriting {
    /// The identifiers that the class states.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be made of data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// What it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes the object of data of that type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Promised data.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The domain of its errors.
    public static let errorDomain = "NSItemProviderErrorDomain"
    /// The reason why data could not be loaded.
    public enum ErrorCode: Int, Sendable { case unknownError = -1, itemUnavailableError = -1000, unexpectedValueClassError = -1100, unavailableCoercionError = -1200 }
    /// Makes an item for the older form of promises.
    public typealias LoadHandler = @Sendable (((any NSSecureCoding)?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?) -> Void

    private typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    private let lock = NSLock()
    private var order: [String] = []
    private var loaders: [String: Loader] = [:]

    /// A name for a file of the data.
    open var suggestedName: String?

    /// Creates a provider without representations.
    public override init() {}
    /// Creates a provider with the representations as which the object can be written.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }
    /// Creates a provider of a file, under the type of its name; nil when there is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = Self.types[fileURL.pathExtension.lowercased()] ?? "public.data"
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
            do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
            return nil
        }
    }
    /// Creates a provider of a string, an address, data or another archivable object under a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        let data: Data? = switch item {
        case let text as NSString: Data((text as String).utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        case let data as NSData: data as Data
        default: (item as? NSObject).flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
        }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
            done(data, nil)
            return nil
        }
    }

    private static let types = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "txt": "public.plain-text", "pdf": "com.adobe.pdf", "json": "public.json",
        "html": "public.html", "xml": "public.xml", "csv": "public.comma-separated-values-text", "gif": "com.compuserve.gif", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
    ]

    // MARK: Promising

    /// Promises data of a type. A second promise of a type replaces the first.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        lock.withLock {
            if loaders[typeIdentifier] == nil { order.append(typeIdentifier) }
            loaders[typeIdentifier] = loadHandler
        }
    }
    /// Promises a file of a type.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
            loadHandler { url, _, error in done(url.flatMap { try? Data(contentsOf: $0) }, error) }
        }
    }
    /// Promises what the object can be written as.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        let box = Unchecked(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                box.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
            }
        }
    }
    /// Promises an object that is made when it is asked for.
    open func registerObject<T: NSItemProviderWriting>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in T.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                loadHandler { object, error in
                    guard let object else { return done(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
                }
            }
        }
    }

    // MARK: Asking

    /// The types in the order of their promises.
    open var registeredTypeIdentifiers: [String] { lock.withLock { order } }
    /// The types that are files of their own: none, files are read into data here.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] { fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers }
    /// Whether there is a promise of the type, or of one that conforms to it by the common families (`public.image`, `public.text`, …).
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registered(conformingTo: typeIdentifier) != nil }
    /// The same; nothing is opened in place here.
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions) -> Bool {
        !fileOptions.contains(.openInPlace) && hasItemConformingToTypeIdentifier(typeIdentifier)
    }
    /// Whether an object of the class can be made of a promise.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    private func registered(conformingTo type: String) -> String? {
        registeredTypeIdentifiers.first { $0 == type } ?? registeredTypeIdentifiers.first { Self.families[type]?.contains($0) ?? (type == "public.item") }
    }
    private static let families: [String: Set<String>] = [
        "public.image": ["public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "public.tiff", "org.webmproject.webp", "com.apple.uikit.image"],
        "public.text": ["public.plain-text", "public.utf8-plain-text", "public.html", "public.json", "public.xml", "public.rtf"],
        "public.plain-text": ["public.utf8-plain-text", "public.utf16-plain-text"],
        "public.url": ["public.file-url"],
        "public.movie": ["public.mpeg-4", "com.apple.quicktime-movie"],
        "public.data": [
            "public.png", "public.jpeg", "com.compuserve.gif", "public.plain-text", "public.utf8-plain-text", "public.html", "public.json", "public.xml", "com.adobe.pdf",
        ],
    ]

    /// Makes the data of a type, or of one that conforms to it, and calls back once on a background queue.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let type = registered(conformingTo: typeIdentifier), let loader = lock.withLock({ loaders[type] }) else {
            let error = Self.unavailable("Cannot load representation of type \(typeIdentifier)")
            DispatchQueue.global().async { completionHandler(nil, error) }
            return progress
        }
        let call = Unchecked((loader, progress))
        DispatchQueue.global().async {
            _ = call.value.0 { data, error in
                call.value.1.completedUnitCount = 1
                completionHandler(data, error)
            }
        }
        return progress
    }

    /// Makes an object of the class.
    @discardableResult
    open func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress {
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier) else {
            let error = Self.unavailable("Could not coerce an item to class \(aClass)")
            DispatchQueue.global().async { completionHandler(nil, error) }
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch { completionHandler(nil, error) }
        }
    }
    /// Makes a value that is bridged with an object: `String`, `URL`.
    @discardableResult
    open func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress
    where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in completionHandler(object as? T, error) }
    }
    /// Makes a file of the data in the temporary directory, which goes when the handler has returned.
    @discardableResult
    open func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress {
        let name = suggestedName ?? typeIdentifier
        let suffix = registered(conformingTo: typeIdentifier).flatMap { type in Self.types.filter { $0.value == type }.keys.sorted().first }
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(suffix.map { "\(name).\($0)" } ?? name)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch { completionHandler(nil, error) }
        }
    }
    /// Makes the item of a type: text, an address, or data.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { completionHandler?(nil, error); return }
            let text = String(data: data, encoding: .utf8)
            switch typeIdentifier {
            case "public.url", "public.file-url": completionHandler?(text.flatMap { NSURL(string: $0) }, nil)
            case "public.text", "public.plain-text", "public.utf8-plain-text": completionHandler?(text.map { $0 as NSString }, nil)
            default: completionHandler?(data as NSData, nil)
            }
        }
    }

    private static func unavailable(_ text: String) -> NSError {
        NSError(domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let (order, loaders) = lock.withLock { (self.order, self.loaders) }
        copy.order = order
        copy.loaders = loaders
        copy.suggestedName = suggestedName
        return copy
    }
}

/// Options for promised files.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Opens the file in its place, without a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}


extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text", "public.text"] }
    /// The text in UTF-8.
    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
    /// The text of bytes in UTF-8; others are a CocoaError.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        return Self(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    /// The address as text.
    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    /// The address that the text spells; text that spells none is a CocoaError.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return url
    }
}
