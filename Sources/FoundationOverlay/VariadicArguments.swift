// The arguments that `as CVarArg` takes on Apple's systems and not on Linux: values that are objects to a format. `%@` writes
// their description; a predicate's format gets the value itself.
import Foundation

/// Formats take an object's text for `%@`.
public protocol _VariadicObject: _CVarArgObject {}

extension _VariadicObject {
    /// The text that `%@` writes.
    public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }
    /// The text's words: formats ask for the object first.
    public var _cVarArgEncoding: [Int] { NSString(string: String(describing: self))._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSNull: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
extension NSAttributedString: @retroactive CVarArg, @retroactive _CVarArgObject, _VariadicObject {}
