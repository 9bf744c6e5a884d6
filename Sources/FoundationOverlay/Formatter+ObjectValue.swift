// `getObjectValue(_:for:errorDescription:)` of formatters: what a text means, put where the caller says. Formatters of apps that
// override it are asked by the method's name, as Foundation here does not let anybody override it.
import Foundation
import ObjectiveC

private let forString = "getObjectValue:for:errorDescription:", forRange = "getObjectValue:for:range:"

extension Formatter {
    /// Puts the value that the text means at the place. False and a sentence for a text that means none.
    public func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        if _ObjC.isOverridden(self, forString) { return _ObjC.sendOverride(self, forString, [obj, string, error], as: Bool.self) }
        return __extension_Formatter__getObjectValue(obj, for: string, errorDescription: error)
    }

    /// The method that `super.getObjectValue` calls in an override: it does what Foundation's own formatters do.
    public func __extension_Formatter__getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        let value: AnyObject?
        switch self {
        case let numbers as NumberFormatter:
            do {
                try numbers.getObjectValue(obj, for: string, range: nil)
                return true
            } catch {
                value = nil
            }
        case let dates as DateFormatter: value = dates.date(from: string).map { $0 as NSDate }
        default: value = nil
        }
        guard let value else {
            error?.pointee = "Formatting error."
            return false
        }
        obj?.pointee = value
        return true
    }
}

extension NumberFormatter {
    /// Puts the number that the text begins with at the place; throws where it begins with none. `range` gets what was read.
    public func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?) throws {
        if _ObjC.isOverridden(self, forRange) {
            // An override that throws has no result.
            guard (_ObjC.sendOverride(self, forRange, [obj, string, rangep], as: Any?.self)) != nil else { throw Self.invalid(string) }
            return
        }
        try __extension_NumberFormatter__getObjectValue(obj, for: string, range: rangep)
    }

    private static func invalid(_ string: String) -> CocoaError {
        CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "The value \u{201c}\(string)\u{201d} is invalid."])
    }

    /// The method that `super.getObjectValue` calls in an override.
    public func __extension_NumberFormatter__getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?) throws {
        guard let number = number(from: string) else { throw Self.invalid(string) }
        obj?.pointee = number
        rangep?.pointee = NSRange(location: 0, length: string.utf16.count)
    }
}
