// Writes the properties that have a row (NibProperty): attribute or child element in, nib key out.
// Called by NibScope+Views for every view; what needs more than one value has a function of its own there.

import Foundation

extension NibScope {
    func writeProperties(of className: String, _ element: IBElement, _ object: ArchivedObject) {
        for property in NibPropertyList.properties(of: className) { object.set(property.key, value(of: property, element)) }
    }

    private func value(of property: NibProperty, _ whole: IBElement) -> ArchivedValue? {
        let name = property.attribute
        guard let element = property.part.map({ whole.child($0) }) ?? whole else { return nil }
        switch property.form {
        case .flag(let absent, let initial):
            let value = element.flag(name, default: absent)
            return value == initial ? nil : .boolean(value)
        case .opposite(let absent):
            let value = element.flag(name, default: absent)
            return value == absent ? nil : .boolean(!value)
        case .integer(let initial): return element.integer(name).flatMap { $0 == initial ? nil : .integer($0) }
        case .float(let initial, let absent): return (element.number(name) ?? absent).flatMap { $0 == initial ? nil : .float($0) }
        case .double(let initial): return element.number(name).flatMap { $0 == initial ? nil : .double($0) }
        case .choice(let names, let initial, let absent):
            let table = Dictionary(names.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
            return (element.choice(name, table) ?? absent).flatMap { $0 == initial ? nil : .integer($0) }
        case .bits(let names, let initial, let absent):
            let flags = element.child(key: name) ?? element.child(name)
            let value = flags.map { flags in names.reduce(0) { flags.flag($1.name, default: false) ? $0 | $1.value : $0 } } ?? absent
            return value.flatMap { $0 == initial ? nil : .integer($0) }
        case .color: return color(element, key: name)
        case .systemColor(let absent): return color(element, key: name) ?? dynamicColor(absent)
        case .sizeOr(let width, let height): return size(element, key: name) ?? .geometry(width, height)
        case .font: return element.child("fontDescription", key: name).map { .object(font($0)) }
        case .attributedText: return element.flag("usesAttributedText", default: false) ? attributedString(element, key: name) : nil
        case .symbol: return symbolConfiguration(key: name, of: element).map(ArchivedValue.object)
        case .string: return element[name].map(ArchivedValue.string)
        case .image: return image(name, of: element)
        case .insets: return insets(element, key: name)
        case .size: return size(element, key: name)
        case .offset: return offset(element, key: name)
        case .date: return date(element, key: name)
        case .text: return text(name, of: element)
        case .view: return element.child(key: name).flatMap { view($0) }.map(ArchivedValue.object)
        case .texts:
            guard let list = element.child(name) else { return nil }
            let texts = list.children("string").enumerated().compactMap { index, text in string(text.content, of: element, as: "\(name)[\(index)]") }
            return .object(.array(texts.map { if case .object(let object) = $0 { object } else { ArchivedObject.string("") } }))
        }
    }

    /// A colour by the name that UIKit gives it, black where the name is not known (§1.4).
    private func dynamicColor(_ name: String) -> ArchivedValue {
        .object(ArchivedObject("UIColor", fallbacks: ["NSColor"], [
            "UISystemColorName": .string(name), "UIColorComponentCount": .integer(2), "UIWhite": .float(0), "UIAlpha": .float(1),
        ]))
    }
}
