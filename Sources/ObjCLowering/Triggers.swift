// The prefilter: whether a text can contain anything to lower, by byte search alone, because parsing
// costs a thousand times as much. It may wrongly say yes, never wrongly no.
#if canImport(Glibc)
import Glibc
#endif

enum Triggers {
    private static let tokens: [[UInt8]] = ([
        "@objc", "@IB", "#selector", "#keyPath", "@NSManaged", ": NSManagedObject", "init(entity: ", "@UIApplicationMain", "@NSApplicationMain", "@GKInspectable",
        "os(iOS)", "os(Linux)", "@convention(block)", "@convention(c)", ".intersects(", "unsafeBitCast(", "imp_implementationWithBlock", "override func getObjectValue(", "override open func getObjectValue(", "override public func getObjectValue(", "func record(_ ", "var defaultTestSuite", "var accessibility", "var isAccessibilityElement", "awakeFromNib", "observeValue(", "UndefinedKey", "responds(to", ".observe(\\", ".publisher(for: \\",
        "prepareForInterfaceBuilder", "forwardingTarget(", ":)", ".inverted\n", ".inverted\r\n", ".enumerateMatches(", " enumerateMatches(", "associatedtype ", "fpos_t", ", stderr)", ", stdout)", "flush(stdout)", "flush(stderr)", "buf(stdout", "buf(stderr", "printf(stderr", "= UIView\n", "= UIViewController\n", ".init,", ".init)", "View.init", " View()", "addAnimations? {", "addCompletion? {",
        "NSClassFromString", "NSStringFromClass", "#Preview", "PreviewProvider",
        " init() {", ".init()", ".init(frame:", ".init(nibName:", ".init(style:", ".init(reuseIdentifier:", ".init(identifier:", "Self()", "Self(frame:", "Self(nibName:", "Self(style:", "Self(reuseIdentifier:", ".Type", "as AnyObject", "as? AnyObject", "as! AnyObject", "[AnyObject]", ": AnyObject", "rhs: NSNumber", ": UIView>", ": UIView,", ": UIViewController>", ": UIViewController,",
        ": UITableViewCell>", ": UITableViewCell,", ": UICollectionViewCell>", ": UICollectionViewCell,", ": NSObject>", ": NSObject,", "#available", "#unavailable", ").description()", "operatingSystemVersion", "isOperatingSystemAtLeast", LoweringVisitor.swift4Label, "UNNotificationSound.default()", ": Void = ",
    ] + LoweringVisitor.swift4PickerKeys + LoweringVisitor.lockTriggers + RenamedModules.triggers + NeedlessImports.modules.map { "import " + $0 }).map { Array($0.utf8) }

    static func mayNeedLowering(_ source: [UInt8]) -> Bool {
        tokens.contains { contains(source, $0) }
            || hasSubmoduleImport(source) || hasOptionalCall(source) || hasFrameworkRequirement(source)
            || hasExtensionOverride(source) || hasTestFixture(source)
            || hasClassNameBeyondASCII(source) || makesParameter(source) || hasPlainRequirement(source) || hasFrameworkConformance(source)
            || FoundationClasses.areInherited(in: source)
    }

    /// Whether a class or extension of a module of the main actor may be one of `LoweringVisitor+Isolation`'s.
    static func mayDescendFromPlainClass(_ source: [UInt8]) -> Bool {
        ["override ", "extension "].contains { contains(source, $0) } || LoweringVisitor.plainFrameworkClasses.contains { contains(source, ": " + $0) }
    }

    /// Whether there is an `init()` without a body, as a protocol's requirement.
    private static func hasPlainRequirement(_ source: [UInt8]) -> Bool {
        contains(source, "protocol ") && [" init()\n", " init() }", "\tinit()\n", " init()\r\n"].contains { contains(source, $0) }
    }

    /// `class Screen<Content: Page>` whose text has `Content(` or `.init`: an initialiser of a class that may be a framework's.
    private static func makesParameter(_ source: [UInt8]) -> Bool {
        let hasImplicit = contains(source, ".init(")
        func isMade(_ name: String) -> Bool { name.first?.isUppercase == true && (hasImplicit || contains(source, name + "(")) }
        let colon = UInt8(ascii: ":")
        return forEachName(after: "<", in: source) { name, end in
            var next = end
            // The other parameters of the clause.
            while next < source.count, source[next] != UInt8(ascii: ">"), source[next] != UInt8(ascii: "{"), source[next] != 10 {
                if source[next] == colon, next == end { if isMade(name) { return true } }
                else if source[next] == colon {
                    var start = next
                    while start > end, isIdentifier(source[start - 1]) { start -= 1 }
                    if isMade(String(decoding: source[start..<next], as: UTF8.self)) { return true }
                }
                next += 1
            }
            return false
        } || forEachName(after: "where ", in: source) { name, end in end < source.count && source[end] == colon && isMade(name) }
    }

    /// `extension NSObject: P`.
    private static func hasFrameworkConformance(_ source: [UInt8]) -> Bool {
        forEachName(after: "extension ", in: source) { name, end in
            guard ["UI", "NS", "CA"].contains(where: name.hasPrefix), end + 1 < source.count else { return false }
            return source[end] == UInt8(ascii: ":") || source[end] == 32 && source[end + 1] == UInt8(ascii: ":")
        }
    }

    static func contains(_ source: [UInt8], _ token: [UInt8], from start: Int = 0) -> Bool {
        offset(of: token, in: source, from: start) != nil
    }
    static func contains(_ source: [UInt8], _ token: String) -> Bool { contains(source, Array(token.utf8)) }

    static func offset(of token: [UInt8], in source: [UInt8], from start: Int = 0) -> Int? {
        guard let first = token.first, start <= source.count - token.count else { return nil }
        return source.withUnsafeBytes { text in
            guard let base = text.baseAddress else { return nil }
            let last = text.count - token.count
            var position = start
            while position <= last, let hit = memchr(base + position, Int32(first), last - position + 1) {
                let offset = base.distance(to: UnsafeRawPointer(hit))
                if token.withUnsafeBytes({ pattern in
                    pattern.baseAddress.map { memcmp(hit, $0, pattern.count) == 0 } ?? false
                }) { return offset }
                position = offset + 1
            }
            return nil
        }
    }

    static func forEachName(after keyword: String, in source: [UInt8], _ body: (String, _ end: Int) -> Bool) -> Bool {
        let token = Array(keyword.utf8)
        var position = 0
        while let hit = offset(of: token, in: source, from: position) {
            var end = hit + token.count
            let start = end
            while end < source.count, isIdentifier(source[end]) { end += 1 }
            position = max(end, hit + 1)
            if body(String(decoding: source[start..<end], as: UTF8.self), end) { return true }
        }
        return false
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 0x80
    }

    private static func hasSubmoduleImport(_ source: [UInt8]) -> Bool {
        forEachName(after: "import ", in: source) { _, end in end < source.count && source[end] == UInt8(ascii: ".") }
    }

    /// `name?(`: an optional requirement's call or a closure's.
    private static func hasOptionalCall(_ source: [UInt8]) -> Bool { contains(source, "?(") || contains(source, "!(") }

    private static func hasFrameworkRequirement(_ source: [UInt8]) -> Bool {
        forEachName(after: "func ", in: source) { name, _ in FrameworkRequirements.baseNames.contains(name) }
    }

    private static func hasExtensionOverride(_ source: [UInt8]) -> Bool {
        guard let start = offset(of: Array("extension ".utf8), in: source) else { return false }
        return contains(source, Array("override ".utf8), from: start)
    }

    private static func hasTestFixture(_ source: [UInt8]) -> Bool {
        contains(source, "XCTest") || contains(source, "TestCase")
    }

    /// The Swift runtime finds other classes by name without help.
    private static func hasClassNameBeyondASCII(_ source: [UInt8]) -> Bool {
        source.contains { $0 >= 0x80 } && forEachName(after: "class ", in: source) { name, _ in name.utf8.contains { $0 >= 0x80 } }
    }
}
