// One property of a UIKit class as a document spells it and as a nib stores it. UIKit declares the rows beside its classes
// (NibClass); NibPropertyTable repeats them for the compiler, which does not link UIKit. Called by NibScope+Properties.

/// A row: XML name, nib key, type and default of one property.
package struct NibProperty: Hashable, Sendable {
    /// How the value is written on both sides.
    package enum Form: Hashable, Sendable {
        /// `YES` or `NO`; `absent` is what a document without the attribute means, `initial` what a nib without the key means.
        /// Nil: the key is always written.
        case flag(absent: Bool, initial: Bool?)
        /// As `flag`, of a key that stores the opposite: `enabled` and `UIDisabled`.
        case opposite(absent: Bool)
        /// Not written when it equals `initial`.
        case integer(initial: Int?)
        /// Single precision, as most of UIKit's archives have it. `absent` is written for a document that says nothing.
        case float(initial: Double?, absent: Double?)
        case double(initial: Double?)
        /// The names of an enumeration and their raw values; `absent` is written for a document that says nothing.
        case choice(names: [Name], initial: Int?, absent: Int?)
        case color, image, insets, size, offset, date, font
        /// As `color`; a document that says nothing means this dynamic colour.
        case systemColor(absent: String)
        /// As `size`, and what is written for a document that says nothing.
        case sizeOr(width: Double, height: Double)
        /// The flags of a child element as an option set, not written when it equals `initial`; `absent` is for a document without the element.
        case bits(names: [Name], initial: Int?, absent: Int?)
        /// Only where the element's `usesAttributedText` says so.
        case attributedText
        /// A symbol configuration.
        case symbol
        /// An attribute that is the same in every language.
        case string
        /// Translated when the document lies in Base.lproj.
        case text
        /// A view inside the element.
        case view
        /// A list of `<string>` elements.
        case texts
        /// As `color`; `<nil>` is written as nothing, which is not the same as no key.
        case clearableColor
        /// As `size`, with the name that older documents have.
        case renamedSize(older: String)
        /// Font, colour and shadow of a text as attributes.
        case textAttributes
        /// An object of its own inside the element, with the rows of its class: `<navigationBarAppearance>` is a UINavigationBarAppearance.
        case part(className: String)
        /// As `choice`; the nib has `marker` as well.
        case markedChoice(names: [Name], marker: String)
        /// A bar button item inside the element.
        case item
        /// One bar button item, several, or both; the nib has the first one also under the key without its last letter.
        case items
    }

    /// A value of an enumeration in a document.
    package struct Name: Hashable, Sendable {
        package let name: String
        package let value: Int

        package init(_ name: String, _ value: Int) {
            self.name = name
            self.value = value
        }
    }

    /// The attribute, or the `key` of the child element.
    package let attribute: String
    package let key: String
    package let form: Form
    /// The child element that has the attribute; nil for the object's own element.
    package let part: String?

    package init(_ attribute: String, _ key: String, _ form: Form, part: String? = nil) {
        self.attribute = attribute
        self.key = key
        self.form = form
        self.part = part
    }
}

/// The rows of a class without those of its superclass.
package struct NibPropertyList: Hashable, Sendable {
    package let className: String
    package let superclassName: String?
    package let properties: [NibProperty]

    package init(_ className: String, inheriting superclassName: String?, _ properties: [NibProperty]) {
        self.className = className
        self.superclassName = superclassName
        self.properties = properties
    }
}

extension NibPropertyList {
    /// The class of every element that becomes a view, a controller or a gesture recognizer, and of what stands in these: those whose ancestors can have rows.
    package static var elements: [(element: String, className: String)] {
        let views = NibScope.viewClasses.map { ($0.key, $0.value.className) }, controllers = NibScope.controllerClasses.map { ($0.key, $0.value.className) }
        return (views + controllers + NibScope.recognizers.map { ($0.key, $0.value) } + parts).sorted { $0.0 < $1.0 }
    }

    private static let parts = [
        ("collectionViewFlowLayout", "UICollectionViewFlowLayout"), ("navigationItem", "UINavigationItem"), ("barButtonItem", "UIBarButtonItem"), ("tabBarItem", "UITabBarItem"),
        ("navigationBarAppearance", "UINavigationBarAppearance"), ("toolbarAppearance", "UIToolbarAppearance"), ("tabBarAppearance", "UITabBarAppearance"),
    ]

    private static let byName = Dictionary(NibPropertyTable.classes.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })

    /// Whether a class has rows of its own: a view of another class has those of every view.
    static func has(_ className: String) -> Bool { byName[className] != nil }

    /// The rows of a class without its superclasses'.
    static func ownProperties(of className: String) -> [NibProperty] { byName[className]?.properties ?? [] }

    /// The rows of a class, the superclass's first; none for a class without rows.
    static func properties(of className: String) -> [NibProperty] {
        guard let list = byName[className] else { return [] }
        return (list.superclassName.map(properties(of:)) ?? []) + list.properties
    }
}
