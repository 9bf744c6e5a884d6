// UIKeyInput and UITextInputTraits: the receiver of typing and the look of its keyboard.

/// The keys that the keyboard offers first. Those of numbers get the number pad, all others letters.
public enum UIKeyboardType: Int, Sendable {
    /// Raw values count from 0 in this order, as in the SDK.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The older name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
/// Colours of the keyboard; kept, but the keyboard follows the traits.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light; public static var alert: UIKeyboardAppearance { .dark } }
/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
/// The text that gets capitals automatically. Kept for code and nibs: typed text stays unchanged.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected. Kept for code and nibs: typed text stays unchanged.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether misspelt words are marked. Kept for code and nibs: nothing is marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes are curled. Kept for code and nibs: typed text stays unchanged.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes. Kept for code and nibs: typed text stays unchanged.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces around words follow insertions. Kept for code and nibs: typed text stays unchanged.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The purpose of a field, by which a device suggests contents. Nothing is suggested here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// The first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// Street and number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code from a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// What stands before a name: "Dr."
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// The name between the first and the last.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// What stands behind a name: "Jr."
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title at work.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A company.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place: an address, a sight or anything else.
    public static let location = UITextContentType(rawValue: "location")
    /// The first line of a street's address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street's address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number by which a parcel is followed.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date, a time or a duration.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// The look and behaviour of a text input's keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The keys that show first. Default `.default`.
    var keyboardType: UIKeyboardType { get }
    /// The title of the return key. Default `.default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether dots replace the text. Default false.
    var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
    public var keyboardType: UIKeyboardType { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var isSecureTextEntry: Bool { false }
}

/// A responder that takes typed characters.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Called for each key: one character or, for return, a line feed.
    func insertText(_ text: String)
    /// Called for the delete key.
    func deleteBackward()
}

/// The traits of one text input as a value: UITextField and UITextView keep one each.
struct TextInputTraits: Equatable {
    var keyboardType: UIKeyboardType = .default
    var keyboardAppearance: UIKeyboardAppearance = .default
    var returnKeyType: UIReturnKeyType = .default
    var enablesReturnKeyAutomatically: Bool = false
    var isSecureTextEntry: Bool = false
    var autocapitalizationType: UITextAutocapitalizationType = .sentences
    var autocorrectionType: UITextAutocorrectionType = .default
    var spellCheckingType: UITextSpellCheckingType = .default
    var smartQuotesType: UITextSmartQuotesType = .default
    var smartDashesType: UITextSmartDashesType = .default
    var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    var textContentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
}
