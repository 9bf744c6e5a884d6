// UIKit's console texts and exceptions, byte for byte (Docs/MESSAGES.md).
// Every concern of UIKit calls this; nothing else prints.
import Foundation
import ObjectiveC

@MainActor enum Diagnostics {
    /// A console message that UIKit writes and survives.
    static func log(_ text: String) { Host.current.log(text) }

    /// An Objective-C exception: the text a device prints, then the process ends.
    nonisolated static func raise(_ name: String, _ reason: String) -> Never {
        fflush(nil)
        raiseException(name: name, reason: reason)
    }

    static func raise(_ name: ExceptionName, _ reason: String) -> Never { raise(name.rawValue, reason) }

    enum ExceptionName: String {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case generic = "NSGenericException"
        case unknownKey = "NSUnknownKeyException"
        case range = "NSRangeException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    }

    /// `<Module.Class: 0x…>`, as `%@` prints an object of a class without a description of its own.
    nonisolated static func identity(_ object: AnyObject) -> String {
        "<\(className(object)): \(objcAddress(object))>"
    }

    /// The class as Objective-C names it: `Module.Class` for Swift classes, plain for UIKit's.
    nonisolated static func className(_ object: AnyObject) -> String { className(of: type(of: object)) }

    nonisolated static func className(of cls: AnyClass) -> String { objcClassName(cls) }
}
