// Classes by name and names of classes, as nibs, Info.plist and console texts spell them:
// `App.ViewController`, `_TtC3App14ViewController`, `UIView`, or the name given with `@objc(Name)`.
import Foundation

/// Modules whose classes Objective-C knows without a module name.
private let systemModules = ["UIKit", "UIFoundation", "QuartzCore", "Foundation", "CoreText", "CoreGraphics", "WebKit", "MapKit", "AVKit", "AVFoundation", "SafariServices", "CoreData"]

/// The class with that runtime name, or nil.
package func objcClass(named name: String) -> AnyClass? {
    if name.isEmpty { return nil }
    if let registered = ClassTables.shared.registeredClass(named: name) { return registered }
    if name.hasPrefix("_Tt") {
        guard let path = mangledPath(name) else { return nil }
        return objcClass(named: path.joined(separator: "."))
    }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if path.contains("") { return nil }
    if path.count == 1 {
        for module in systemModules {
            if let found = swiftClass(path: [module, name]) { return found }
        }
        return nil
    }
    return swiftClass(path: path)
}

/// The name Objective-C shows for a class: without module for system classes, else `Module.Class`.
package func objcClassName(_ cls: AnyClass) -> String {
    if let registered = ClassTables.shared.explicitName(of: cls) { return registered }
    let full = plainTypeName(cls)
    if let dot = full.firstIndex(of: "."), systemModules.contains(String(full[..<dot])) {
        return String(full[full.index(after: dot)...])
    }
    return full
}

extension NSObject {
    /// The class's name, as `NSStringFromClass` gives it: what cells and reuse identifiers are named after.
    public class func description() -> String { objcClassName(self) }
}

extension _ObjC {
    /// The function that lowered code calls for `NSClassFromString`: Foundation's knows classes at the top of a module only.
    public static func classFromString(_ name: String) -> AnyClass? { objcClass(named: name) }
    /// The function that lowered code calls for `NSStringFromClass`.
    public static func stringFromClass(_ cls: AnyClass) -> String { objcClassName(cls) }
    /// `type(of: object).description()` of any object: every class answers it where there is an Objective-C runtime.
    public static func classDescription(_ type: Any.Type) -> String {
        (type as? AnyClass).map(objcClassName) ?? String(reflecting: type)
    }
}

/// `_typeName` without the `(unknown context at $…)` parts of private types.
func plainTypeName(_ cls: AnyClass) -> String {
    _typeName(cls, qualified: true).split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")
}

/// Asks the Swift runtime; enclosing types may be classes, structs or enums.
private func swiftClass(path: [String]) -> AnyClass? {
    guard path.count <= 6 else { return nil }
    var prefixes = ["\(path[0].utf8.count)\(path[0])"]
    for (index, name) in path.dropFirst().enumerated() {
        let kinds = index == path.count - 2 ? ["C"] : ["C", "V", "O"]
        prefixes = prefixes.flatMap { prefix in kinds.map { "\(prefix)\(name.utf8.count)\(name)\($0)" } }
    }
    for mangled in prefixes {
        if let found = _typeByName(mangled) as? AnyClass { return found }
    }
    return nil
}

/// `_TtC3App5Outer` → ["App", "Outer"], `_TtCC3App5Outer5Inner` → ["App", "Outer", "Inner"]. The lengths count bytes of UTF-8.
private func mangledPath(_ name: String) -> [String]? {
    var rest = Substring(name.dropFirst(3)).utf8
    rest = rest.drop { "CVO".utf8.contains($0) }
    var path: [String] = []
    while !rest.isEmpty {
        if rest.first == UInt8(ascii: "P") {  // a private discriminator: P33_HEX
            rest = rest.dropFirst()
            guard let length = takeNumber(&rest), rest.count >= length else { return nil }
            rest = rest.dropFirst(length)
            continue
        }
        guard let length = takeNumber(&rest), length > 0, rest.count >= length else { return nil }
        guard let part = String(rest.prefix(length)) else { return nil }
        path.append(part)
        rest = rest.dropFirst(length)
    }
    return path.count >= 2 ? path : nil
}

private func takeNumber(_ text: inout Substring.UTF8View) -> Int? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text = text.dropFirst(digits.count)
    return Int(Substring(digits))
}
