// UIButton: contents by state and the iOS 15 configuration (FORMATS.md §1.7, §4.2). Called by NibScope+Views.

import Foundation

extension NibScope {
    private static let buttonTypes = [
        "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5, "close": 7,
    ]
    private static let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8]

    func writeButton(_ element: IBElement, _ object: ArchivedObject) {
        let configuration = element.child("buttonConfiguration", key: "configuration")
        let contents = element.children("state").compactMap { state -> (ArchivedObject, ArchivedObject)? in
            guard let key = state.key, let number = NibScope.states[key] else { return nil }
            let content = buttonContent(state, of: element, stateName: key, hasConfiguration: configuration != nil)
            return content.entries.isEmpty ? nil : (.number(number), content)
        }
        if !contents.isEmpty { object.set("UIButtonStatefulContent", .object(.dictionary(contents, className: "NSMutableDictionary"))) }
        let adjusts = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory", default: false)
        set(object, "UIAdjustsImageSizeForAccessibilityContentSizeCategory", true, if: adjusts)
        if let type = element.choice("buttonType", NibScope.buttonTypes), type != 0 { object.set("UIButtonType", .integer(type)) }
        object.set("UIFont", element.child("fontDescription", key: "fontDescription").map { .object(font($0)) })
        if let configuration { object.set("UIButtonConfiguration", .object(buttonConfiguration(configuration, button: element))) }
    }

    private func buttonContent(_ state: IBElement, of button: IBElement, stateName: String, hasConfiguration: Bool) -> ArchivedObject {
        let content = ArchivedObject("UIButtonContent")
        // A configuration owns the title and image of the normal state; the document's copies are ignored.
        if hasConfiguration, stateName == "normal" {
            state.settle()
        } else {
            content.set("UITitle", string(state.string("title"), of: button, as: "\(stateName)Title"))
            content.set("UIAttributedTitle", attributedString(state, key: "attributedTitle"))
            content.set("UIImage", image("image", of: state))
        }
        content.set("UITitleColor", color(state, key: "titleColor"))
        content.set("UIShadowColor", color(state, key: "titleShadowColor"))
        content.set("UIBackgroundImage", image("backgroundImage", of: state))
        content.set("UIImageSymbolConfiguration", symbolConfiguration(key: "preferredSymbolConfiguration", of: state))
        return content
    }

    private static let configurationStyles = ["plain": 0, "gray": 1, "tinted": 2, "filled": 3]
    private static let cornerStyles = ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4]
    private static let buttonSizes = ["medium": 0, "small": 1, "mini": 2, "large": 3]
    private static let placements = ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]
    private static let titleAlignments = ["automatic": 0, "leading": 1, "center": 2, "trailing": 3]

    private func buttonConfiguration(_ element: IBElement, button: IBElement) -> ArchivedObject {
        let object = ArchivedObject("UIButtonConfiguration")
        func key(_ name: String) -> String { "UIButtonConfiguration\(name)" }
        object.set(key("ButtonStyle"), .integer(element.choice("style", NibScope.configurationStyles) ?? 0))
        object.set(key("CornerStyle"), element.choice("cornerStyle", NibScope.cornerStyles).map(ArchivedValue.integer))
        object.set(key("ButtonSize"), element.choice("buttonSize", NibScope.buttonSizes).map(ArchivedValue.integer))
        object.set(key("Background"), element.child("backgroundConfiguration", key: "background").map(background))
        object.set(key("BaseBackgroundColor"), color(element, key: "baseBackgroundColor"))
        object.set(key("BaseForegroundColor"), color(element, key: "baseForegroundColor"))
        object.set(key("Image"), image("image", of: element))
        object.set(key("PreferredSymbolConfigurationForImage"), symbolConfiguration(key: "preferredSymbolConfigurationForImage", of: element))
        set(object, key("ShowsActivityIndicator"), true, if: element.flag("showsActivityIndicator", default: false))
        object.set(key("Title"), configurationTitle(element, "title", button))
        object.set(key("Subtitle"), configurationTitle(element, "subtitle", button))
        object.set(key("ImagePlacement"), element.choice("imagePlacement", NibScope.placements).map(ArchivedValue.integer))
        object.set(key("ImagePadding"), element.number("imagePadding").map(ArchivedValue.float))
        object.set(key("TitlePadding"), element.number("titlePadding").map(ArchivedValue.float))
        object.set(key("TitleAlignment"), element.choice("titleAlignment", NibScope.titleAlignments).map(ArchivedValue.integer))
        if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
            let numbers = ["top", "leading", "bottom", "trailing"].map { NibScope.short(insets.number($0, default: 0)) }
            object.set(key("ContentInset"), .string("{\(numbers.joined(separator: ", "))}"))
        }
        return object
    }

    private func background(_ element: IBElement) -> ArchivedObject {
        let object = ArchivedObject("UIBackgroundConfiguration")
        object.set("backgroundColor", color(element, key: "backgroundColor"))
        object.set("strokeColor", color(element, key: "strokeColor"))
        object.set("strokeWidth", element.number("strokeWidth").map(ArchivedValue.double))
        object.set("cornerRadius", element.number("cornerRadius").map(ArchivedValue.double))
        return object
    }

    /// Titles of a configuration are attributed; a font of its own is their only attribute.
    private func configurationTitle(_ element: IBElement, _ property: String, _ button: IBElement) -> ArchivedValue? {
        if let attributed = attributedString(element, key: property == "title" ? "attributedTitle" : "attributedSubtitle") { return attributed }
        guard let title = string(element.string(property), of: button, as: "configuration.\(property)") else { return nil }
        let string = ArchivedObject("NSAttributedString", ["NSString": title])
        if let description = element.child("fontDescription", key: "\(property)FontDescription") {
            string.set("NSAttributes", .object(.dictionary([(.string("NSFont"), font(description))])))
        }
        return .object(string)
    }
}
