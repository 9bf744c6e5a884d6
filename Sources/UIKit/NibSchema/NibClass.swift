// The properties of a UIKit class that documents and nibs can hold, one row per property: XML name, nib key, type, default and the
// property itself. Each class declares its rows in a file beside itself (UIControl+NibProperties.swift); its init(coder:) calls
// `decode`. The compiler reads the same rows from NibPropertyTable, which script/nib-properties writes.

import Foundation
import InterfaceBuilder

/// A row that knows how to set the property of an object.
@MainActor struct NibRow<Root: AnyObject> {
    let property: NibProperty
    /// Reads the key, which the nib has, and sets the property.
    let set: @MainActor (Root, NSCoder, String) -> Void
    /// Sets the value of a nib without the key, if a new object has another value.
    let reset: (@MainActor (Root) -> Void)?
    /// The property's value, as text: for tests that a row reaches its property.
    let description: @MainActor (Root) -> String

    private init<Value>(
        _ attribute: String, _ key: String, _ form: NibProperty.Form, part: String? = nil, _ path: KeyPath<Root, Value>, reset: (@MainActor (Root) -> Void)? = nil,
        description: (@MainActor (Root) -> String)? = nil, _ set: @escaping @MainActor (Root, NSCoder, String) -> Void
    ) {
        property = NibProperty(attribute, key, form, part: part)
        self.set = set
        self.reset = reset
        self.description = description ?? { String(describing: $0[keyPath: path]) }
    }

    /// A property that is set in another way than by assignment: `path` only identifies it.
    static func custom<Value>(
        _ attribute: String, _ key: String, _ form: NibProperty.Form, _ path: KeyPath<Root, Value>, reset: (@MainActor (Root) -> Void)? = nil,
        description: (@MainActor (Root) -> String)? = nil, set: @escaping @MainActor (Root, NSCoder, String) -> Void
    ) -> NibRow {
        NibRow(attribute, key, form, path, reset: reset, description: description, set)
    }

    /// A flag. `initial` is the value of a nib without the key, if it differs from that of a document without the attribute; a new object has
    /// that value, or `resets` says that it must be set.
    static func flag(
        _ attribute: String, _ key: String, absent: Bool, initial: Bool? = nil, resets: Bool = false, part: String? = nil, _ path: ReferenceWritableKeyPath<Root, Bool>
    ) -> NibRow {
        let initial = initial ?? absent
        var reset: (@MainActor (Root) -> Void)?
        if resets { reset = { root in root[keyPath: path] = initial } }
        return NibRow(attribute, key, .flag(absent: absent, initial: initial), part: part, path, reset: reset) { $0[keyPath: path] = $1.flag($2) }
    }

    /// A flag whose key the nib always has.
    static func writtenFlag(_ attribute: String, _ key: String, absent: Bool, _ path: ReferenceWritableKeyPath<Root, Bool>) -> NibRow {
        NibRow(attribute, key, .flag(absent: absent, initial: nil), path) { $0[keyPath: path] = $1.flag($2) }
    }

    static func opposite(_ attribute: String, _ key: String, absent: Bool, resets: Bool = false, _ path: ReferenceWritableKeyPath<Root, Bool>) -> NibRow {
        var reset: (@MainActor (Root) -> Void)?
        if resets { reset = { root in root[keyPath: path] = absent } }
        return NibRow(attribute, key, .opposite(absent: absent), path, reset: reset) { $0[keyPath: path] = !$1.flag($2) }
    }

    static func integer(_ attribute: String, _ key: String, initial: Int?, _ path: ReferenceWritableKeyPath<Root, Int>) -> NibRow {
        NibRow(attribute, key, .integer(initial: initial), path) { $0[keyPath: path] = $1.integer($2) ?? $0[keyPath: path] }
    }

    static func float<Number: BinaryFloatingPoint>(
        _ attribute: String, _ key: String, initial: Double?, absent: Double? = nil, _ path: ReferenceWritableKeyPath<Root, Number>
    ) -> NibRow {
        NibRow(attribute, key, .float(initial: initial, absent: absent), path) { root, coder, key in if let number = coder.number(key) { root[keyPath: path] = Number(number) } }
    }

    static func double<Number: BinaryFloatingPoint>(_ attribute: String, _ key: String, initial: Double?, _ path: ReferenceWritableKeyPath<Root, Number>) -> NibRow {
        NibRow(attribute, key, .double(initial: initial), path) { root, coder, key in if let number = coder.number(key) { root[keyPath: path] = Number(number) } }
    }

    /// `missing` is set where the nib has no such key.
    static func choice<Value: RawRepresentable>(
        _ attribute: String, _ key: String, _ names: KeyValuePairs<String, Value>, initial: Value?, absent: Value? = nil, missing: Value? = nil, part: String? = nil,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> NibRow where Value.RawValue: BinaryInteger {
        let form = NibProperty.Form.choice(names: Self.names(names), initial: (initial?.rawValue).map { Int($0) }, absent: (absent?.rawValue).map { Int($0) })
        var reset: (@MainActor (Root) -> Void)?
        if let missing { reset = { root in root[keyPath: path] = missing } }
        return NibRow(attribute, key, form, part: part, path, reset: reset) { root, coder, key in
            guard let value: Value = Self.value(coder, key) else { return }
            root[keyPath: path] = value
        }
    }

    static func names<Value: RawRepresentable>(_ names: KeyValuePairs<String, Value>) -> [NibProperty.Name] where Value.RawValue: BinaryInteger {
        names.map { NibProperty.Name($0.key, Int($0.value.rawValue)) }
    }

    private static func value<Value: RawRepresentable>(_ coder: NSCoder, _ key: String) -> Value? where Value.RawValue: BinaryInteger {
        coder.integer(key).flatMap { Value.RawValue(exactly: $0) }.flatMap { Value(rawValue: $0) }
    }

    static func bits<Value: OptionSet>(
        _ attribute: String, _ key: String, _ names: KeyValuePairs<String, Value>, initial: Value?, absent: Value? = nil, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> NibRow where Value.RawValue: BinaryInteger {
        let form = NibProperty.Form.bits(names: Self.names(names), initial: (initial?.rawValue).map { Int($0) }, absent: (absent?.rawValue).map { Int($0) })
        return NibRow(attribute, key, form, path) { root, coder, key in
            guard let value: Value = Self.value(coder, key) else { return }
            root[keyPath: path] = value
        }
    }

    static func color(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIColor?>) -> NibRow { object(attribute, key, .color, path) }
    static func systemColor(_ attribute: String, _ key: String, absent: String, _ path: ReferenceWritableKeyPath<Root, UIColor?>) -> NibRow { object(attribute, key, .systemColor(absent: absent), path) }
    static func font(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIFont?>) -> NibRow { object(attribute, key, .font, path) }
    static func attributedText(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, NSAttributedString?>) -> NibRow { object(attribute, key, .attributedText, path) }
    static func symbol(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIImage.SymbolConfiguration?>) -> NibRow { object(attribute, key, .symbol, path) }
    static func string(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> NibRow { object(attribute, key, .string, path) }
    static func image(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIImage?>) -> NibRow { object(attribute, key, .image, path) }
    static func date(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, Date?>) -> NibRow { object(attribute, key, .date, path) }
    static func text(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> NibRow { object(attribute, key, .text, path) }
    static func texts(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, [String]?>) -> NibRow { object(attribute, key, .texts, path) }

    static func contentType(_ part: String, _ path: ReferenceWritableKeyPath<Root, UITextContentType?>) -> NibRow {
        NibRow("textContentType", "UITextContentType", .string, part: part, path) { root, coder, key in
            if let value = coder.text(key) { root[keyPath: path] = UITextContentType(rawValue: value) }
        }
    }

    static func object<Value>(_ attribute: String, _ key: String, _ form: NibProperty.Form, _ path: ReferenceWritableKeyPath<Root, Value?>) -> NibRow {
        NibRow(attribute, key, form, path) { root, coder, key in if let value: Value = coder.object(key) { root[keyPath: path] = value } }
    }

    static func insets(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIEdgeInsets>) -> NibRow {
        NibRow(attribute, key, .insets, path) { $0[keyPath: path] = $1.decodeUIEdgeInsets(forKey: $2) }
    }

    static func size(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, CGSize>) -> NibRow {
        NibRow(attribute, key, .size, path) { $0[keyPath: path] = $1.decodeCGSize(forKey: $2) }
    }

    static func sizeOr(_ absent: CGSize, _ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, CGSize>) -> NibRow {
        NibRow(attribute, key, .sizeOr(width: absent.width, height: absent.height), path) { $0[keyPath: path] = $1.decodeCGSize(forKey: $2) }
    }

    static func textAttributes(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>) -> NibRow {
        NibRow(attribute, key, .textAttributes, path) { root, coder, key in if let attributes = coder.textAttributes(key) { root[keyPath: path] = attributes } }
    }

    static func offset(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIOffset>) -> NibRow {
        NibRow(attribute, key, .offset, path) { $0[keyPath: path] = $1.decodeUIOffset(forKey: $2) }
    }
}

/// The rows of one class.
@MainActor struct NibClass<Root: AnyObject> {
    let rows: [NibRow<Root>]

    /// - Parameter more: rows that several classes share.
    init(_ rows: [NibRow<Root>], _ more: [NibRow<Root>] = []) { self.rows = rows + more }

    /// Sets the values of the nib, in the order of the rows.
    func decode(_ object: Root, from coder: NSCoder) {
        for row in rows { if coder.containsValue(forKey: row.property.key) { row.set(object, coder, row.property.key) } else { row.reset?(object) } }
    }

    var declaration: NibClassDeclaration {
        NibClassDeclaration(type: Root.self, properties: rows.map(\.property)) { object, index in
            (object as? Root).map { rows[index].description($0) }
        }
    }
}

/// The rows of a class without the type of their objects.
@MainActor struct NibClassDeclaration {
    let type: AnyClass
    let properties: [NibProperty]
    /// The value that the row at an index has set; nil for an object of another class.
    let description: @MainActor (AnyObject, Int) -> String?
}

/// The classes that have rows; each adds a constant beside itself.
@MainActor enum NibClasses {
    /// All declarations, in the order of NibPropertyTable.
    static var all: [NibClassDeclaration] {
        [
            activityIndicator.declaration, barAppearance.declaration, barButtonItem.declaration, barItem.declaration, button.declaration, collectionView.declaration,
            collectionViewController.declaration, flowLayout.declaration, control.declaration, datePicker.declaration, gestureRecognizer.declaration, imageView.declaration, label.declaration,
            longPressGestureRecognizer.declaration, navigationBar.declaration, navigationBarAppearance.declaration, navigationController.declaration, navigationItem.declaration, pageControl.declaration,
            pageViewController.declaration, panGestureRecognizer.declaration, progressView.declaration, scrollView.declaration, searchBar.declaration, segmentedControl.declaration, slider.declaration,
            splitViewController.declaration, stackView.declaration, stepper.declaration, swipeGestureRecognizer.declaration, `switch`.declaration, tabBar.declaration, tabBarItem.declaration,
            tableView.declaration, tableViewCell.declaration, tableViewController.declaration, textField.declaration, textView.declaration, toolbar.declaration, view.declaration,
            viewController.declaration,
        ]
    }
}
