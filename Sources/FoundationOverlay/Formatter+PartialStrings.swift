// A formatter's judgement of a text that is still being typed. Nothing of UIKit's asks; apps ask their own formatters, whose
// overrides are found by the method's name, as Foundation here does not let anybody override it.
import Foundation
import ObjectiveC

private let short = "isPartialStringValid:newEditingString:errorDescription:"
private let long = "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:"

extension Formatter {
    /// Whether the text may stay while it is typed; a formatter of the app's own may put another one in its place. Default true.
    public func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if _ObjC.isOverridden(self, short) { return _ObjC.sendOverride(self, short, [partialString, newString, error], as: Bool.self) }
        return __extension_Formatter__isPartialStringValid(partialString, newEditingString: newString, errorDescription: error)
    }

    /// The method that `super.isPartialStringValid` calls in an override.
    public func __extension_Formatter__isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }

    /// The same, with what is selected before and after. Default what the shorter method says of the text.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if _ObjC.isOverridden(self, long) {
            return _ObjC.sendOverride(self, long, [partialStringPtr, proposedSelRangePtr, origString, origSelRange, error], as: Bool.self)
        }
        return __extension_Formatter__isPartialStringValid(
            partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString, originalSelectedRange: origSelRange, errorDescription: error)
    }

    /// The method that `super.isPartialStringValid` calls in an override.
    public func __extension_Formatter__isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        isPartialStringValid(partialStringPtr.pointee as String, newEditingString: nil, errorDescription: error)
    }
}
