// Attributes of text that is spoken. Texts store them; nothing speaks here.
import Foundation

extension NSAttributedString.Key {
    /// Whether punctuation is spoken: a Boolean number.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language that the text is spoken in, as "fr-CA".
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether the announcement waits for the one that is being spoken: a Boolean number.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation of the text, in the phonetic alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether each letter is spoken: a Boolean number.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 0 for none to 6.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Words of the app's about the text.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The kind of the text's content.
    public static let accessibilityTextualContext = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeContext")
}
