// Xcode's small XML files (schemes, workspaces) as a tree of elements.
// Called by Scheme and Workspace.

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

final class XMLElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLElement] = []

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }
    func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
    /// The elements of this name at any depth, in the document's order.
    func descendants(_ name: String) -> [XMLElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
    }

    static func read(_ path: String) throws -> XMLElement {
        guard let data = FileManager.default.contents(atPath: path) else { throw XcodeProjectError(path, "there is no such file") }
        // Foundation's parser ends the process at names that are not UTF-8 and at instructions without data, `<?name?>`.
        guard let text = String(data: data, encoding: .utf8) else { throw XcodeProjectError(path, "not UTF-8 text") }
        // Xcode writes no document types; their entities may grow without a bound.
        guard !text.contains("<!DOCTYPE") else { throw XcodeProjectError(path, "a document type is declared, which Xcode's files do not have") }
        let hasInstructions = (text.hasPrefix("<?xml ") ? text.dropFirst(2) : text[...]).contains("<?")
        let reader = XMLReader()
        let parser = XMLParser(data: hasInstructions ? Data(text.replacing(/<\?[^\s?>]+\?>/, with: "").utf8) : data)
        parser.delegate = reader
        // The parser forgives elements that are never closed.
        guard parser.parse(), reader.isBalanced, let root = reader.root else {
            throw XcodeProjectError("\(path):\(max(1, parser.lineNumber))", "not well-formed XML")
        }
        return root
    }
}

private final class XMLReader: NSObject, XMLParserDelegate {
    var root: XMLElement?
    private var open: [XMLElement] = []
    var isBalanced: Bool { open.isEmpty }

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]) {
        let element = XMLElement(name: name, attributes: attributes)
        if let parent = open.last { parent.children.append(element) } else { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { _ = open.popLast() }
}
