// One element of an Interface Builder document, with typed access to its attributes.
// Built by XMLReader, walked by IBDocument and the compiler. Knows no element's meaning, but remembers which parts of it
// somebody read: DroppedParts reports the others, so that nothing of a document is left out without a word.

import Foundation

/// An XML element that remembers where it stands.
package final class IBElement {
    package let name: String
    /// As the document has them. Whoever walks over all of them reads none; the compiler reads by name, through the accessors.
    package let attributes: [String: String]
    package let position: SourcePosition
    package private(set) weak var parent: IBElement?
    package private(set) var children: [IBElement] = []
    package internal(set) var text = ""
    private(set) var reading = Reading()

    /// What has been read of an element.
    struct Reading {
        /// An accessor returned the element.
        var isFound = false
        /// Attributes whose value somebody took.
        var taken: Set<String> = []
        /// Attributes whose value is none that the reader knows.
        var refused: Set<String> = []
        /// The element became an object of its own.
        var isCompiled = false
        /// Whoever read the element knows that nothing below it counts, as ibtool does.
        var isSettled = false
    }

    package init(name: String, attributes: [String: String], position: SourcePosition, parent: IBElement?) {
        self.name = name
        self.attributes = attributes
        self.position = position
        self.parent = parent
        parent?.children.append(self)
    }

    package var id: String? { attributes["id"] }
    package var key: String? { attributes["key"] }

    package subscript(name: String) -> String? {
        guard let value = attributes[name] else { return nil }
        reading.taken.insert(name)
        return value
    }

    /// The element is left out for a reason that is said elsewhere, or needs none: nothing in it is reported again.
    package func settle() { reading.isSettled = true }

    /// The element becomes an object, whether it has attributes or not.
    package func keep() { reading.isCompiled = true }

    private func found(_ elements: [IBElement]) -> [IBElement] {
        for element in elements { element.reading.isFound = true }
        return elements
    }

    private func found(_ element: IBElement?) -> IBElement? {
        element?.reading.isFound = true
        return element
    }

    /// The value as `read` understands it; a value that it does not understand is refused.
    private func take<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
        guard let text = attributes[name] else { return nil }
        guard let value = read(text) else {
            reading.refused.insert(name)
            return nil
        }
        reading.taken.insert(name)
        return value
    }

    /// `YES`/`NO` (§1.2); anything else counts as the default.
    package func flag(_ name: String, default standard: Bool) -> Bool {
        take(name) { ["YES": true, "NO": false][$0] } ?? standard
    }

    /// A finite number in the C locale. Tiny magnitudes are kept as they are.
    package func number(_ name: String) -> Double? {
        take(name) { text in Double(text).flatMap { $0.isFinite ? $0 : nil } }
    }

    package func number(_ name: String, default standard: Double) -> Double { number(name) ?? standard }

    /// A length in points, or in hundredths of a whole: "21.47%".
    package func length(_ name: String, of whole: Double) -> Double? {
        take(name) { text in
            let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
            return value.flatMap { $0.isFinite ? $0 : nil }
        }
    }

    package func integer(_ name: String) -> Int? {
        guard let value = number(name) else { return nil }
        return Int(exactly: value.rounded(.towardZero))
    }

    /// The position of the attribute's value in a list of enumeration names, compared without case.
    package func choice(_ name: String, _ table: [String: Int]) -> Int? {
        take(name) { text in table[text] ?? table.first { $0.key.lowercased() == text.lowercased() }?.value }
    }

    package func child(_ name: String) -> IBElement? { found(children.first { $0.name == name }) }
    package func children(_ name: String) -> [IBElement] { found(children.filter { $0.name == name }) }

    /// The child that fills a property of this element.
    package func child(key: String) -> IBElement? { found(children.first { $0.key == key }) }
    package func child(_ name: String, key: String) -> IBElement? { found(children.first { $0.name == name && $0.key == key }) }

    /// Every child, each of which the caller takes or reports.
    package func everyChild() -> [IBElement] { found(children) }

    /// Elements inside a structural container such as `subviews`.
    package func members(of container: String) -> [IBElement] { children(container).flatMap { $0.everyChild() } }

    /// A text property: the attribute, or a `string`/`mutableString` child with that key.
    package func string(_ property: String) -> String? {
        if let value = self[property] { return value }
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
