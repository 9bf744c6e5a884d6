// Writes the properties that have a row (NibProperty): attribute or child element in, nib key out.
// Called for every view, controller, recognizer and item; what needs more than one value has a function of its own there.

import Foundation

extension NibScope {
    func writeProperties(of className: String, _ element: IBElement, _ object: ArchivedObject) {
        write(NibPropertyList.properties(of: className), element, object)
    }

    /// Without the rows of the superclasses.
    func writeOwnProperties(of className: String, _ element: IBElement, _ object: ArchivedObject) {
        write(NibPropertyList.ownProperties(of: className), element, object)
    }

    private func write(_ properties: [NibProperty], _ element: IBElement, _ object: ArchivedObject) {
        for property in properties {
            let value = value(of: property, element)
            switch property.form {
            case .markedChoice(_, let marker) where value != nil: object.set(marker, .boolean(true))
            case .items:
                let items = barButtonItems(property.attribute, of: element)
                guard let first = items.first else { continue }
                object.set(String(property.key.dropLast()), .object(first))
                object.set(property.key, .object(.array(items)))
                continue
            default: break
            }
            object.set(property.key, value)
        }
    }

    /// `<barButtonItem key="left…">`, then those of the list of that name.
    private func barButtonItems(_ name: String, of element: IBElement) -> [ArchivedObject] {
        var items = element.members(of: "\(name)s").filter { $0.name == "barButtonItem" }.map(barButtonItem)
        if let single = element.child(key: name) { items.insert(barButtonItem(single), at: 0) }
        return items
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
        case .markedChoice(let names, _): return element.choice(name, Dictionary(names.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })).map(ArchivedValue.integer)
        case .color: return color(element, key: name)
        case .clearableColor: return element.child("nil", key: name) == nil ? color(element, key: name) : .null
        case .renamedSize(let older):
            guard let size = element.child(key: older) ?? element.child(key: name) else { return nil }
            _ = size["type"]
            return .geometry(size.number("width", default: 0), size.number("height", default: 0))
        case .textAttributes: return textAttributes(element, key: name).map(ArchivedValue.object)
        case .part(let className):
            let tag = className.dropFirst(2)
            guard let part = element.child(tag.prefix(1).lowercased() + tag.dropFirst(), key: name) else { return nil }
            let made = ArchivedObject(className)
            writeProperties(of: className, part, made)
            return .object(made)
        case .item: return element.child(key: name).map { .object(barButtonItem($0)) }
        case .items: return nil
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
