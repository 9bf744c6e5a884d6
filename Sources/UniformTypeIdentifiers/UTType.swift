// UTType: a type of data, its place among the others, and the file names and MIME types it goes by.
import Foundation

/// A type of data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, for instance `public.png`.
    public let identifier: String
    private let declared: DeclaredType?
    /// Of types that an app declares, and of those made up for an unknown extension.
    private let own: DeclaredType?

    init(known identifier: String) {
        self.identifier = identifier
        declared = DeclaredType.all[identifier]
        own = nil
    }
    private init(own type: DeclaredType) {
        identifier = type.identifier
        declared = nil
        own = type
    }

    /// The type of an identifier that the system or the app's Info.plist declares; nil for others.
    public init?(_ identifier: String) {
        if DeclaredType.all[identifier] != nil { self.init(known: identifier) } else if let type = BundleTypes.all[identifier] { self.init(own: type) } else { return nil }
    }
    /// The type of a file name's extension that conforms to `supertype`. An extension nobody declares gives a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }
    /// The type of a MIME type that conforms to `supertype`. A MIME type nobody declares gives a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype) }
    /// The type of a tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        guard let first = found.first else { return nil }
        self = first
    }
    /// A type that this app declares and owns. Without a declaration in the Info.plist it conforms to `parentType` only.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(own: DeclaredType(identifier: identifier, extensions: [], mimeTypes: [], supertypes: [parentType?.identifier ?? "public.data"], description: ""))
    }
    /// A type that another app owns. Without a declaration in the Info.plist it conforms to `parentType` only.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(exportedAs: identifier, conformingTo: parentType) }

    /// All types of a tag, dynamic ones only when there is no other.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return [] }
        func has(_ type: DeclaredType) -> Bool { (tagClass == .filenameExtension ? type.extensions : type.mimeTypes).contains { $0.lowercased() == tag } }
        let found = (DeclaredType.ordered.filter(has).map { UTType(known: $0.identifier) } + BundleTypes.all.values.filter(has).sorted { $0.identifier < $1.identifier }.map { UTType(own: $0) })
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
        if !found.isEmpty { return found }
        let parent = supertype?.identifier ?? "public.data"
        return [UTType(own: DeclaredType(
            identifier: "dyn.\(tagClass == .filenameExtension ? "ext" : "mime").\(tag)", extensions: tagClass == .filenameExtension ? [tag] : [],
            mimeTypes: tagClass == .mimeType ? [tag] : [], supertypes: [parent], description: ""))]
    }

    private var entry: DeclaredType? { declared ?? own }
    /// The first extension that is declared.
    public var preferredFilenameExtension: String? { entry?.extensions.first }
    /// The first MIME type that is declared.
    public var preferredMIMEType: String? { entry?.mimeTypes.first }
    /// The description of the type for people; nil for a type without one.
    public var localizedDescription: String? { entry.flatMap { $0.description.isEmpty ? nil : $0.description } }
    /// The tags of the type, by their class.
    public var tags: [UTTagClass: [String]] {
        [UTTagClass.filenameExtension: entry?.extensions ?? [], .mimeType: entry?.mimeTypes ?? []].filter { !$0.value.isEmpty }
    }
    /// Made up for a tag that nobody declares.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Declared by the system or the app.
    public var isDeclared: Bool { declared != nil || BundleTypes.all[identifier] != nil }
    /// Whether the type's identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// The address of the type's specification: nil here.
    public var referenceURL: URL? { nil }
    /// The types that this type conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = [], waiting = entry?.supertypes ?? []
        while let next = waiting.popLast() {
            guard let type = UTType(next), found.insert(type).inserted else { continue }
            waiting += type.entry?.supertypes ?? []
        }
        return found
    }
    /// Whether it is the type or one that conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether it conforms to the type without being it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether the type conforms to it without being it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the identifiers are equal.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    /// The identifier.
    public var description: String { identifier }
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self.init(exportedAs: name)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of tag.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Extensions of file names.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// The types of the app's Info.plist: UTExportedTypeDeclarations and UTImportedTypeDeclarations.
private enum BundleTypes {
    static let all: [String: DeclaredType] = {
        let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
        let declarations = keys.flatMap { Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]] ?? [] }
        return Dictionary(declarations.compactMap { declaration -> (String, DeclaredType)? in
            guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
            let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            func list(_ value: Any?) -> [String] { (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
            return (identifier, DeclaredType(
                identifier: identifier, extensions: list(tags["public.filename-extension"]), mimeTypes: list(tags["public.mime-type"]),
                supertypes: list(declaration["UTTypeConformsTo"]), description: declaration["UTTypeDescription"] as? String ?? ""))
        }, uniquingKeysWith: { first, _ in first })
    }()
}

extension URL {
    /// The URL with the type's extension, unless the name already has one of the type's extensions.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let preferred = contentType.preferredFilenameExtension, !(contentType.tags[.filenameExtension] ?? []).contains(pathExtension.lowercased()) else { return self }
        return appendingPathExtension(preferred)
    }
    /// The URL with a component of that name and the type's extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
