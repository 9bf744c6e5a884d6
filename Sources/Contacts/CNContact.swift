// CNContact and its parts: a person's card as apps read and write it.
@_exported import Foundation

/// A key that names a part of a contact.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// A person or a company.
public enum CNContactType: Int, Sendable { case person = 0, organization }

/// A value with a word that tells which one it is: "home", "work".
open class CNLabeledValue<ValueType: NSObjectProtocol>: NSObject, @unchecked Sendable {
    /// Tells values apart.
    open private(set) var identifier = UUID().uuidString
    /// The word.
    open private(set) var label: String?
    /// The value.
    open private(set) var value: ValueType
    /// A value with its word.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// The same value with another word.
    open func settingLabel(_ label: String?) -> Self { unsafeDowncast(CNLabeledValue(label: label, value: value), to: Self.self) }
    /// The word without its marks: "home" of "_$!<Home>!$_".
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// The label of something at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of something at work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// A mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The first number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    /// The number as it was written.
    open private(set) var stringValue: String
    /// A number.
    public init(stringValue string: String) { stringValue = string }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// An address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    /// Street and number.
    open fileprivate(set) var street = ""
    /// The part of the city.
    open fileprivate(set) var subLocality = ""
    /// The city.
    open fileprivate(set) var city = ""
    /// The state.
    open fileprivate(set) var state = ""
    /// The postal code.
    open fileprivate(set) var postalCode = ""
    /// The country.
    open fileprivate(set) var country = ""
    /// The country's two letters.
    open fileprivate(set) var isoCountryCode = ""
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// Street and number.
    open override var street: String { get { super.street } set { super.street = newValue } }
    /// The part of the city.
    open override var subLocality: String { get { super.subLocality } set { super.subLocality = newValue } }
    /// The city.
    open override var city: String { get { super.city } set { super.city = newValue } }
    /// The state.
    open override var state: String { get { super.state } set { super.state = newValue } }
    /// The postal code.
    open override var postalCode: String { get { super.postalCode } set { super.postalCode = newValue } }
    /// The country.
    open override var country: String { get { super.country } set { super.country = newValue } }
    /// The country's two letters.
    open override var isoCountryCode: String { get { super.isoCountryCode } set { super.isoCountryCode = newValue } }
}
