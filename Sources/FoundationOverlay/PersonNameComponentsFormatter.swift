// PersonNameComponentsFormatter: names of people in a locale's order. corelibs Foundation has the class, but each of its members ends the
// process; these take their places.
import Foundation
import ObjectiveC

extension _ObjC {
    /// PersonNameComponentsFormatter.
    public protocol NameFormatter: Foreign {}
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension PersonNameComponentsFormatter: _ObjC.NameFormatter {}

private let localeKey = AssociationKey()

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension _ObjC.NameFormatter {
    /// Given and family name in the current locale's order.
    public init() { self = Self.blank() }
}

@available(*, deprecated, message: "as swift-corelibs-foundation has it")
extension PersonNameComponentsFormatter {
    /// The locale, whose language decides about the order where the name's letters do not.
    public var locale: Locale! {
        get { localeKey.value(of: self) as? Locale ?? .autoupdatingCurrent }
        set { localeKey.set(newValue, on: self) }
    }

    /// A name with one style.
    public class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The name with the formatter's style; empty without parts.
    public func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        let style: PersonNameComponents.FormatStyle.Style = switch style {
        case .short: .short
        case .default, .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
        return NameText(locale: locale).text(name, style)
    }

    /// The parts of a name that is written with spaces; nil for a text without letters.
    public func personNameComponents(from string: String) -> PersonNameComponents? { NameText(locale: locale).name(string) }
}
