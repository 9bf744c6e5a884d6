// ValueTransformer and the transformers that Foundation registers itself, which Foundation on Linux lacks. Core Data asks for one by the
// name that a model gives for an attribute. NSSecureUnarchiveFromDataTransformer has a file of its own.
import Foundation
import ObjectiveC

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// true to false and back.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// nil to true, anything else to false.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// nil to false, anything else to true.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// An archive to its objects and back, of classes that are allowed.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// The protocol that declares `ValueTransformer(forName:)`: only an initialiser of a protocol can give an object that exists already.
public protocol _NamedValueTransformer {}

extension _NamedValueTransformer {
    /// The transformer of a name; nil when none is registered. A class of that name is made and registered the first time.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.registered(name) as? Self else { return nil }
        self = found
    }
}

/// Turns one value into another. Subclasses override what they do; instances are registered under names.
open class ValueTransformer: NSObject, _NamedValueTransformer {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var transformers: [NSValueTransformerName: ValueTransformer] = [
        .negateBooleanTransformerName: Condition { ($0 as? Bool) != true }, .isNilTransformerName: Condition { $0 == nil }, .isNotNilTransformerName: Condition { $0 != nil },
        .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]

    /// Creates a transformer without state.
    public override required init() { super.init() }

    /// Registers a transformer; nil takes the name away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { transformers[name] = transformer }
    }

    /// The names of all that are registered.
    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(transformers.keys) } }

    static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let known = lock.withLock({ transformers[name] }) { return known }
        guard let made = (_ObjC.classFromString(name.rawValue) as? ValueTransformer.Type)?.init() else { return nil }
        setValueTransformer(made, forName: name)
        return made
    }

    /// The class of what `transformedValue(_:)` gives.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether `reverseTransformedValue(_:)` can be called.
    open class func allowsReverseTransformation() -> Bool { true }
    /// The other value; a subclass overrides it. Here the value itself, as on Apple's systems.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The way back: what `transformedValue(_:)` gives unless a subclass overrides it.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// What Foundation's own transformers of conditions are.
private final class Condition: ValueTransformer {
    private let test: (Any?) -> Bool

    init(_ test: @escaping (Any?) -> Bool) {
        self.test = test
        super.init()
    }
    required init() {
        test = { $0 != nil }
        super.init()
    }

    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { test(value) }
}
