// Selector: the name of a method, as Objective-C spells it.
// Lowered code makes one for every `#selector`; class tables are keyed by it.
@_exported import Foundation

/// The name of a method as the Objective-C runtime would spell it, for example `tap:event:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    /// A selector of any spelling; nothing checks that a method has it.
    public init(_ string: String) { name = string }
    /// The same, from a literal.
    public init(stringLiteral value: String) { name = value }

    /// The name as it was given.
    public var description: String { name }

    /// How many arguments the name asks for: the number of its colons.
    package var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }
}

/// The same as `Selector(_:)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The name, with its colons.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
