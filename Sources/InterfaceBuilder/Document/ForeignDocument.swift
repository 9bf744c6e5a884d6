// A document without its app: the classes that it names are not here, so what only they can answer is taken out - custom
// classes, their outlets, their runtime attributes. Actions stay: nobody sends them. Called by `ib preview` and script/ib-corpus.
import Foundation

package struct ForeignDocument {
    /// The document with the foreign parts taken out.
    package let text: String

    package init(_ original: String) {
        let foreignIDs = Set(original.split(separator: "<").filter { $0.contains(" customClass=\"") }.compactMap { Self.value(of: "id", in: $0) })
        var output = "", stack: [(name: String, isForeign: Bool)] = [], rest = Substring(original)
        var skippedDepth: Int?
        while let open = rest.firstIndex(of: "<") {
            if skippedDepth == nil { output += rest[..<open] }
            guard let close = rest[open...].firstIndex(of: ">") else { break }
            let tag = rest[open...close]
            rest = rest[rest.index(after: close)...]
            let isClosing = tag.hasPrefix("</"), isSingle = tag.hasSuffix("/>") || tag.hasPrefix("<?") || tag.hasPrefix("<!")
            let name = String(tag.dropFirst(isClosing ? 2 : 1).prefix { $0.isLetter || $0.isNumber })
            if isClosing {
                _ = stack.popLast()
                if skippedDepth == stack.count { skippedDepth = nil } else if skippedDepth == nil { output += tag }
                continue
            }
            let isForeign = tag.contains(" customClass=\"")
            let isLeftOut = Self.isLeftOut(name, stack)
                || name == "outlet" && (Self.value(of: "destination", in: tag).map(foreignIDs.contains) ?? false) && Self.value(of: "property", in: tag) != "view"
            if !isLeftOut, skippedDepth == nil { output += isForeign ? Self.withoutClass(tag) : String(tag) }
            if !isSingle {
                if isLeftOut, skippedDepth == nil { skippedDepth = stack.count }
                stack.append((name, isForeign))
            }
        }
        text = output + rest
    }

    private static func value(of attribute: String, in tag: Substring) -> String? {
        guard let start = tag.range(of: " \(attribute)=\""), let end = tag[start.upperBound...].firstIndex(of: "\"") else { return nil }
        return String(tag[start.upperBound..<end])
    }

    private static func isLeftOut(_ name: String, _ stack: [(name: String, isForeign: Bool)]) -> Bool {
        guard let owner = stack.dropLast().last, stack.last?.name == "connections" else { return name == "userDefinedRuntimeAttributes" && stack.last?.isForeign == true }
        return ["outlet", "outletCollection"].contains(name) && (owner.isForeign || owner.name == "placeholder")
    }

    private static func withoutClass(_ tag: Substring) -> String {
        ["customClass", "customModule", "customModuleProvider"].reduce(String(tag)) { text, attribute in
            guard let start = text.range(of: " \(attribute)=\""), let end = text[start.upperBound...].firstIndex(of: "\"") else { return text }
            return String(text[..<start.lowerBound] + text[text.index(after: end)...])
        }
    }
}
