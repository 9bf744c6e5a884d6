// The properties of bars and of their appearances as documents and nibs hold them (FORMATS.md §1.7, §4.2). Called in init(coder:) of the
// bars, by UIBarItem+Coding. The compiler's copy is NibPropertyTable: script/nib-properties.

import InterfaceBuilder

extension NibClasses {
    static let navigationBar = NibClass<UINavigationBar>([
        .barStyle(\.barStyle), .translucence(\.isTranslucent), .color("barTintColor", "UIBarTintColor", \.barTintColor),
        .flag("largeTitles", "UIBarPrefersLargeTitles", absent: false, \.prefersLargeTitles),
        .part("standardAppearance", "UIStandardAppearance", \.standardAppearance),
        .part("compactAppearance", "UICompactAppearance", \.compactAppearance),
        .part("scrollEdgeAppearance", "UIScrollEdgeAppearance", \.scrollEdgeAppearance),
        .part("compactScrollEdgeAppearance", "UICompactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
        .textAttributes("titleTextAttributes", "UITitleTextAttributes", \.titleTextAttributes),
        .textAttributes("largeTitleTextAttributes", "UIBarLargeTitleTextAttributes", \.largeTitleTextAttributes),
    ])

    static let toolbar = NibClass<UIToolbar>([
        .barStyle(\.barStyle), .translucence(\.isTranslucent), .color("barTintColor", "UIBarTintColor", \.barTintColor),
        .part("standardAppearance", "UIStandardAppearance", \.standardAppearance),
        .part("compactAppearance", "UICompactAppearance", \.compactAppearance),
        .part("scrollEdgeAppearance", "UIScrollEdgeAppearance", \.scrollEdgeAppearance),
        .part("compactScrollEdgeAppearance", "UICompactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
    ])

    static let tabBar = NibClass<UITabBar>([
        .barStyle(\.barStyle), .translucence(\.isTranslucent), .color("barTintColor", "UIBarTintColor", \.barTintColor),
        .part("standardAppearance", "UIStandardAppearance", \.standardAppearance),
        .part("scrollEdgeAppearance", "UIScrollEdgeAppearance", \.scrollEdgeAppearance),
        // UITabBar.selectedImageTintColor, which iOS 8 replaced by the tint colour.
        .custom("selectedImageTintColor", "UISelectedImageTintColor", .color, \.tintColor) { bar, coder, key in
            if !coder.containsValue(forKey: "UITintColor"), let color: UIColor = coder.object(key) { bar.tintColor = color }
        },
        .color("unselectedItemTintColor", "UIUnselectedItemTintColor", \.unselectedItemTintColor),
    ])

    /// The appearances of a bar, of iOS 13. Interface Builder writes one where "Custom Appearance" is ticked.
    static let barAppearance = NibClass<UIBarAppearance>([
        .color("backgroundColor", "UIBackgroundColor", \.backgroundColor),
        .image("backgroundImage", "UIBackgroundImage", \.backgroundImage),
        // An absent colour leaves the class's own hairline.
        .custom("shadowColor", "UIShadowColor", .clearableColor, \.shadowColor) { $0.shadowColor = $1.object($2) },
        .image("shadowImage", "UIShadowImage", \.shadowImage),
    ])

    static let navigationBarAppearance = NibClass<UINavigationBarAppearance>([
        .custom("titleTextAttributes", "UITitleTextAttributes", .textAttributes, \.titleTextAttributes) { $0.titleTextAttributes.merge($1.textAttributes($2) ?? [:]) { $1 } },
        .custom("largeTitleTextAttributes", "UILargeTitleTextAttributes", .textAttributes, \.largeTitleTextAttributes) { $0.largeTitleTextAttributes.merge($1.textAttributes($2) ?? [:]) { $1 } },
        .offset("titlePositionAdjustment", "UITitlePositionAdjustment", \.titlePositionAdjustment),
    ])
}

extension NibRow where Root: UIView {
    /// Before iOS 7, translucency was a style with the number 2.
    static func barStyle(_ path: ReferenceWritableKeyPath<Root, UIBarStyle>) -> NibRow {
        let names = [("default", 0), ("black", 1), ("blackOpaque", 1), ("blackTranslucent", 2)].map { NibProperty.Name($0.0, $0.1) }
        return .custom("barStyle", "UIBarStyle", .choice(names: names, initial: 0, absent: nil), path) { bar, coder, key in
            if let style = coder.integer(key) { bar[keyPath: path] = style == 0 ? .default : .black }
        }
    }

    static func translucence(_ path: ReferenceWritableKeyPath<Root, Bool>) -> NibRow {
        .custom("translucent", "UIBarTranslucence", .choice(names: [NibProperty.Name("NO", 2), NibProperty.Name("YES", 1)], initial: nil, absent: nil), path) { $0[keyPath: path] = $1.integer($2) != 2 }
    }

    /// A property that is an appearance, whose class has its own rows.
    static func part<Part: UIBarAppearance>(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, Part?>) -> NibRow {
        .custom(attribute, key, .part(className: String(describing: Part.self)), path, description: { String(describing: $0[keyPath: path]?.backgroundColor) }) { root, coder, key in
            if let part: Part = coder.object(key) { root[keyPath: path] = part }
        }
    }

    /// The same, of a property that always has one.
    static func part<Part: UIBarAppearance>(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, Part>) -> NibRow {
        .custom(attribute, key, .part(className: String(describing: Part.self)), path, description: { String(describing: $0[keyPath: path].backgroundColor) }) { root, coder, key in
            if let part: Part = coder.object(key) { root[keyPath: path] = part }
        }
    }
}
