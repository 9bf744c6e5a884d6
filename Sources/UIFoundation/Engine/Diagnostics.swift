// UIKit's console texts and exceptions, byte for byte (Docs/MESSAGES.md).
// Every concern of UIKit calls this; nothing else prints.
import Foundation
import ObjectiveC

@MainActor package enum Diagnostics {
    /// A console message that UIKit writes and survives.
    package static func log(_ text: String) { Surrounded.by.log(text) }

    /// An Objective-C exception: the text a device prints, then the process ends.
    package nonisolated static func raise(_ name: String, _ reason: String) -> Never {
        fflush(nil)
        raiseException(name: name, reason: reason)
    }

    package static func raise(_ name: ExceptionName, _ reason: String) -> Never { raise(name.rawValue, reason) }

    package enum ExceptionName: String {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case generic = "NSGenericException"
        case unknownKey = "NSUnknownKeyException"
        case range = "NSRangeException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    }

    /// `<Module.Class: 0x…>`, as `%@` prints an object whose class has no description.
    package nonisolated static func identity(_ object: AnyObject) -> String {
        "<\(className(object)): \(objcAddress(object))>"
    }

    /// The Objective-C name of the class: `Module.Class` for Swift classes, plain for UIKit's.
    package nonisolated static func className(_ object: AnyObject) -> String { className(of: type(of: object)) }

    package nonisolated static func className(of cls: AnyClass) -> String { objcClassName(cls) }
}
