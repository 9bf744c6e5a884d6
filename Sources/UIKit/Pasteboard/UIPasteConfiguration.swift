// UIPasteConfiguration: the types that a responder accepts when something is pasted into it or dropped on it.
import Foundation

/// The types that can be pasted.
open class UIPasteConfiguration: NSObject, NSSecureCoding, NSCopying {
    /// Uniform type identifiers, most wanted first.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration without types.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    /// Creates a configuration that accepts these types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// The types that a class reads.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }
    /// The types that a class reads, a Swift one.
    public convenience init<T: _ObjectiveCBridgeable>(forAccepting _: T.Type) where T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }
    public required init?(coder: NSCoder) {
        acceptableTypeIdentifiers = coder.decodeObject(forKey: "acceptableTypeIdentifiers") as? [String] ?? []
        super.init()
    }
    /// The types.
    open func encode(with coder: NSCoder) { coder.encode(acceptableTypeIdentifiers as NSArray, forKey: "acceptableTypeIdentifiers") }
    /// True: configurations may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }
    /// Another configuration of the same types.
    open func copy(with zone: NSZone? = nil) -> Any { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }

    /// Adds types at the end.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers += acceptableTypeIdentifiers }
    /// Adds the types that a class reads at the end.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) { acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider }

    func accepts(_ provider: NSItemProvider) -> Bool { acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) } }
}

/// An object that can be pasted into. Every responder is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken; nil takes nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Called with the pasted items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether all items have accepted types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
