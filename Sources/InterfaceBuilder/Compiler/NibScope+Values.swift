// Value objects of a nib: strings, geometry, colours, fonts, images (FORMATS.md §4.4).
// Called by the element compilers. Value objects get no awakeFromNib and are not listed.

import Foundation

extension NibScope {
    /// A string property, localisable when the document is (§1.14, §2.5).
    func string(_ text: String?, of element: IBElement, as property: String) -> ArchivedValue? {
        guard let text else { return nil }
        let id = element.id ?? element.ancestor { $0.id != nil }?.id
        guard unit.isLocalizable, let id else { return .string(text) }
        return .object(ArchivedObject("NSLocalizableString", [
            "NS.bytes": .data(Array(text.utf8)), "NSKey": .string("\(id).\(property)"), "NSDev": .string(text),
        ]))
    }

    func text(_ property: String, of element: IBElement) -> ArchivedValue? {
        string(element.string(property), of: element, as: property)
    }

    func size(_ element: IBElement, key: String) -> ArchivedValue? {
        element.child("size", key: key).map { .geometry($0.number("width", default: 0), $0.number("height", default: 0)) }
    }

    /// `inset` (minX minY maxX maxY) or `edgeInsets` (top left bottom right) as UIEdgeInsets.
    func insets(_ element: IBElement, key: String) -> ArchivedValue? {
        if let inset = element.child("inset", key: key) {
            return .geometry(
                inset.number("minY", default: 0), inset.number("minX", default: 0), inset.number("maxY", default: 0), inset.number("maxX", default: 0))
        }
        return element.child("edgeInsets", key: key).map {
            .geometry($0.number("top", default: 0), $0.number("left", default: 0), $0.number("bottom", default: 0), $0.number("right", default: 0))
        }
    }

    func date(_ element: IBElement, key: String) -> ArchivedValue? {
        element.child("date", key: key).map {
            .object(ArchivedObject("NSDate", ["NS.time": .double($0.number("timeIntervalSinceReferenceDate", default: 0))]))
        }
    }

    /// An image named by an attribute or by an `imageReference` child.
    func image(_ property: String, of element: IBElement) -> ArchivedValue? {
        if let reference = element.child("imageReference", key: property), let name = reference["image"] {
            let image = image(named: name, isSymbol: reference["catalog"] == "system", configuration: symbolConfiguration(reference))
            if let mode = reference.choice("renderingMode", ["original": 1, "template": 2]) { image.set("UIImageRenderingMode", .integer(mode)) }
            return .object(image)
        }
        guard let name = element[property] else { return nil }
        let isSymbol = element["catalog"] == "system" || unit.document.systemImages.contains(name)
        return .object(image(named: name, isSymbol: isSymbol, configuration: nil))
    }

    func image(named name: String, isSymbol: Bool, configuration: ArchivedObject?) -> ArchivedObject {
        let image = ArchivedObject("UIImageNibPlaceholder", [
            "UIImageWidth": .float(isSymbol ? 0 : 1), "UIImageHeight": .float(isSymbol ? 0 : 1), "UIResourceName": .string(name),
        ])
        if isSymbol { image.set("UISystemSymbolResourceName", .string(name)) }
        image.set("UISymbolImageConfiguration", configuration)
        return image
    }

    private static let symbolScales = ["default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3]
    private static let symbolWeights = [
        "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5, "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
    ]

    func symbolConfiguration(_ element: IBElement) -> ArchivedObject? {
        let configuration = ArchivedObject("UIImageSymbolConfiguration")
        let scale = element.choice("scale", NibScope.symbolScales) ?? element.choice("symbolScale", NibScope.symbolScales)
        configuration.set("UISymbolScale", scale.map(ArchivedValue.integer))
        configuration.set("UIPointSize", element.number("pointSize").map(ArchivedValue.float))
        configuration.set("UISymbolWeight", element.choice("weight", NibScope.symbolWeights).map(ArchivedValue.integer))
        configuration.set("UITextStyle", (element["style"] ?? element.child("fontDescription")?["style"]).map(ArchivedValue.string))
        return configuration.entries.isEmpty ? nil : configuration
    }

    func symbolConfiguration(key: String, of element: IBElement) -> ArchivedObject? {
        element.child("preferredSymbolConfiguration", key: key).flatMap(symbolConfiguration)
    }

    // MARK: Fonts

    private static let fontUsages: [String: (name: String, usage: String, traits: Int)] = [
        "ultraLight": (".SFUI-Ultralight", "CTFontUltraLightUsage", 0), "thin": (".SFUI-Thin", "CTFontThinUsage", 0),
        "light": (".SFUI-Light", "CTFontLightUsage", 8), "regular": (".SFUI-Regular", "CTFontRegularUsage", 0),
        "medium": (".SFUI-Medium", "CTFontMediumUsage", 0), "semibold": (".SFUI-Semibold", "CTFontDemiUsage", 2),
        "bold": (".SFUI-Bold", "CTFontBoldUsage", 2), "heavy": (".SFUI-Heavy", "CTFontHeavyUsage", 2),
        "black": (".SFUI-Black", "CTFontBlackUsage", 2), "boldSystem": (".SFUI-Bold", "CTFontEmphasizedUsage", 2),
        "italicSystem": (".SFUI-RegularItalic", "CTFontObliqueUsage", 1),
    ]
    /// Point sizes of the named metrics that IB writes as `size="…"` or `metaFont="…"`.
    private static let namedSizes: [String: Double] = ["button": 18, "label": 17, "system": 17, "systemBold": 17, "smallSystem": 14, "message": 13]

    func font(_ element: IBElement) -> ArchivedObject {
        let font = ArchivedObject("UIFont", fallbacks: ["NSFont"])
        if let style = element["style"] ?? element["textStyle"] {
            font.set("UIIBTextStyle", .string(style))
            font.set("UIFontPointSize", .double(0))
            return font
        }
        let size = element.number("pointSize") ?? element.number("size")
            ?? (element["size"] ?? element["metaFont"]).flatMap { NibScope.namedSizes[$0] } ?? 17
        if let name = element["name"] {
            fill(font, name: name, size: size, attribute: ("NSFontNameAttribute", name), traits: 0, isSystem: false)
        } else {
            let type = element["metaFont"] == "systemBold" ? "boldSystem" : element["type"] ?? "system"
            let choice = NibScope.fontUsages[type] ?? NibScope.fontUsages[element["weight"] ?? "regular"]
            let usage = choice ?? (".SFUI-Regular", "CTFontRegularUsage", 0)
            fill(font, name: usage.name, size: size, attribute: ("NSCTFontUIUsageAttribute", usage.usage), traits: usage.traits, isSystem: true)
        }
        return font
    }

    private func fill(_ font: ArchivedObject, name: String, size: Double, attribute: (String, String), traits: Int, isSystem: Bool) {
        let attributes = ArchivedObject.dictionary([
            (.string("NSFontSizeAttribute"), .number(size)), (.string(attribute.0), .string(attribute.1)),
        ])
        font.set("UIFontName", .string(name))
        font.set("UIFontDescriptor", .object(ArchivedObject("UIFontDescriptor", ["UIFontDescriptorAttributes": .object(attributes)])))
        font.set("UIFontPointSize", .double(size))
        font.set("UIFontTraits", .integer(traits))
        font.set("UISystemFont", .boolean(isSystem))
        font.set("NSName", .string(name))
        font.set("NSSize", .double(size))
    }
}
