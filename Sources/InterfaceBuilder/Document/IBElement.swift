// One element of an Interface Builder document, with typed access to its attributes.
// Built by XMLReader, walked by IBDocument and the compiler. Knows no element's meaning.

import Foundation

/// An XML element that remembers where it stands.
package final class IBElement {
    package let name: String
    package let attributes: [String: String]
    package let position: SourcePosition
    package private(set) weak var parent: IBElement?
    package private(set) var children: [IBElement] = []
    package internal(set) var text = ""

    package init(name: String, attributes: [String: String], position: SourcePosition, parent: IBElement?) {
        self.name = name
        self.attributes = attributes
        self.position = position
        self.parent = parent
        parent?.children.append(self)
    }

    package var id: String? { attributes["id"] }
    package var key: String? { attributes["key"] }

    package subscript(name: String) -> String? { attributes[name] }

    /// `YES`/`NO` (§1.2); anything else counts as the default.
    package func flag(_ name: String, default standard: Bool) -> Bool {
        switch attributes[name] {
        case "YES": true
        case "NO": false
        default: standard
        }
    }

    /// A finite number in the C locale. Tiny magnitudes are kept as they are.
    package func number(_ name: String) -> Double? {
        guard let text = attributes[name], let value = Double(text), value.isFinite else { return nil }
        return value
    }

    package func number(_ name: String, default standard: Double) -> Double { number(name) ?? standard }

    package func integer(_ name: String) -> Int? {
        guard let value = number(name) else { return nil }
        return Int(exactly: value.rounded(.towardZero))
    }

    /// The position of the attribute's value in a list of enumeration names, compared without case.
    package func choice(_ name: String, _ table: [String: Int]) -> Int? {
        guard let text = attributes[name] else { return nil }
        return table[text] ?? table.first { $0.key.lowercased() == text.lowercased() }?.value
    }

    package func child(_ name: String) -> IBElement? { children.first { $0.name == name } }
    package func children(_ name: String) -> [IBElement] { children.filter { $0.name == name } }

    /// The child that fills a property of this element.
    package func child(key: String) -> IBElement? { children.first { $0.key == key } }
    package func child(_ name: String, key: String) -> IBElement? { children.first { $0.name == name && $0.key == key } }

    /// Elements inside a structural container such as `subviews`.
    package func members(of container: String) -> [IBElement] { children(container).flatMap(\.children) }

    /// A text property: the attribute, or a `string`/`mutableString` child with that key.
    package func string(_ property: String) -> String? {
        if let value = attributes[property] { return value }
        guard let child = child("string", key: property) ?? child("mutableString", key: property) else { return nil }
        return child.content
    }

    /// The character content, decoded when the document says it is base64 of UTF-8.
    package var content: String {
        guard flag("base64-UTF8", default: false) else { return text }
        // Interface Builder leaves the padding away.
        let compact = text.filter { !$0.isWhitespace }
        let padded = compact + String(repeating: "=", count: (4 - compact.count % 4) % 4)
        return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? text
    }

    /// This element and everything below it, in document order.
    package func walk(_ visit: (IBElement) throws -> Void) rethrows {
        try visit(self)
        for child in children { try child.walk(visit) }
    }

    /// The nearest enclosing element for which the condition holds.
    package func ancestor(where matches: (IBElement) -> Bool) -> IBElement? {
        var next = parent
        while let element = next {
            if matches(element) { return element }
            next = element.parent
        }
        return nil
    }
}
