// UINib: a compiled nib that can be instantiated again and again.
// Called by apps, by Bundle.loadNibNamed, by controllers for their view and by tables for their cells.
// NibInstantiation decodes.

import Foundation
import InterfaceBuilder

/// A nib file or its bytes, ready to make its objects.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The options of `instantiate` and `loadNibNamed`.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary from the identifiers of external objects to the objects.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    enum Source {
        case name(String, Bundle)
        case archive(NIBArchive)
        case data(Data)
    }

    let bundle: Bundle
    let name: String
    private var source: Source
    /// The objects of the enclosing nib to which the proxies of a nested nib refer.
    var enclosingObjects: [String: WeakReference] = [:]

    /// Creates a nib by its name in a bundle; nil means the main bundle. A missing file is detected at instantiation.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        self.name = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
        source = .name(self.name, bundle)
        super.init()
    }

    /// Creates a nib from the bytes of a compiled one.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        name = ""
        source = .data(data)
        super.init()
    }

    /// A nib of a storyboard's folder.
    init(archive: NIBArchive, name: String, bundle: Bundle) {
        self.bundle = bundle
        self.name = name
        source = .archive(archive)
        super.init()
    }

    /// Makes the nib's objects and connects them.
    /// - Returns: the top-level objects without File's Owner and First Responder; the caller keeps them.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return instantiate(owner: ownerOrNil, external: external).topLevelObjects
    }

    /// The parsed archive; parsing happens once.
    func archive() -> NIBArchive {
        let data: Data
        switch source {
        case .archive(let archive): return archive
        case .data(let bytes): data = bytes
        case .name(let name, let bundle):
            guard let url = NibLookup.url(for: name, extension: "nib", in: bundle), let bytes = NibLookup.data(at: url) else {
                Diagnostics.raise(.internalInconsistency, "Could not load NIB in bundle: '\(NibLookup.description(of: bundle))' with name '\(name)'")
            }
            data = bytes
        }
        do {
            let archive = try NIBArchive(data: data, file: name)
            source = .archive(archive)
            return archive
        } catch {
            Diagnostics.raise("NSInvalidUnarchiveOperationException", "Could not read the nib '\(name)': \(error)")
        }
    }
}

/// A reference that does not keep its object: nested nibs must not keep the controller that owns them.
struct WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
}

extension Bundle {
    /// Loads a nib of this bundle and connects it to `owner`.
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
