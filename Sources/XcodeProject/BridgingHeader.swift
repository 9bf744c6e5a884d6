// A bridging header without what needs Objective-C: the C headers that it imports stay, the others are named.
// Called by the command line, which gives the compiler the text in place of the header.

import Foundation

package struct BridgingHeader {
    /// Lines for the compiler; empty when nothing of the header can be used.
    package private(set) var text = ""
    /// Headers that need Objective-C or cannot be found, as they are written.
    package private(set) var left: [String] = []
    /// Frameworks that the header imports, such as CommonCrypto: every Swift file of the target sees them.
    package private(set) var frameworks: [String] = []

    /// - Parameters:
    ///   - searchFolders: where a header named without a folder may lie.
    ///   - modules: the frameworks that can be imported here.
    package init(path: String, searchFolders: [String], headers: [String], modules: Set<String>) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw XcodeProjectError(path, "SWIFT_OBJC_BRIDGING_HEADER names this file, which does not exist") }
        let folder = (path as NSString).deletingLastPathComponent
        var lines: [String] = []
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard trimmed.hasPrefix("#import") || trimmed.hasPrefix("#include") || trimmed.hasPrefix("@import") else {
                lines.append(String(line))
                continue
            }
            if let framework = Self.framework(in: trimmed), modules.contains(framework) {
                if !frameworks.contains(framework) { frameworks.append(framework) }
                continue
            }
            guard let name = Self.name(in: trimmed) else { continue }
            if trimmed.contains("<"), Self.isOfTheSystem(name) { continue }
            let candidates = ([folder] + searchFolders).map { "\($0)/\(name)" } + headers.filter { $0.hasSuffix("/" + name) }
            if let header = candidates.first(where: FileManager.default.fileExists(atPath:)), !Self.needsObjectiveC(header) {
                lines.append("#include \"\(header)\"")
            } else if trimmed.contains("<"), !name.contains("/"), FileManager.default.fileExists(atPath: "/usr/include/" + name) {
                lines.append("#include <\(name)>")
            } else {
                left.append(name)
            }
        }
        let code = lines.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#if") && !$0.hasPrefix("#endif") && !$0.hasPrefix("#define") }
        let plain = Self.withoutComments(code.joined(separator: "\n")).trimmingCharacters(in: .whitespacesAndNewlines)
        if !plain.isEmpty { text = lines.joined(separator: "\n") + "\n" }
    }

    private static func name(in line: String) -> String? {
        let parts = line.split(whereSeparator: { "\"<>".contains($0) })
        return parts.count > 1 ? String(parts[1]) : nil
    }

    /// `X` of `<X/Y.h>` and of `@import X;`.
    private static func framework(in line: String) -> String? {
        if line.hasPrefix("@import") { return line.dropFirst("@import".count).split(whereSeparator: { " .;".contains($0) }).first.map(String.init) }
        guard line.contains("<"), let name = name(in: line), let slash = name.firstIndex(of: "/") else { return nil }
        return String(name[..<slash])
    }

    /// Frameworks of Apple's that every Swift file here can import by itself.
    private static func isOfTheSystem(_ name: String) -> Bool {
        ["UIKit/", "Foundation/", "CoreGraphics/", "QuartzCore/", "CoreText/", "CoreFoundation/", "Availability", "TargetConditionals"].contains(where: name.hasPrefix)
    }

    private static func needsObjectiveC(_ header: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: header) else { return true }
        let text = withoutComments(String(decoding: data, as: UTF8.self))
        return ["@interface", "@protocol", "@class", "@import", "NS_ENUM", "NS_OPTIONS", "NSString", "Foundation/Foundation.h", "UIKit/UIKit.h"].contains(where: text.contains)
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        result += rest
        return result.split(separator: "\n", omittingEmptySubsequences: false).map { line in line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line) }.joined(separator: "\n")
    }
}
