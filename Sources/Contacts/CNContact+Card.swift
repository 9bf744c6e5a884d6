// The card itself, and the keys of its parts.
import Foundation

/// A person or a company.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Names the contact.
    open fileprivate(set) var identifier = UUID().uuidString
    /// Whether the contact is a person or a company.
    open fileprivate(set) var contactType: CNContactType = .person
    /// Before the name.
    open fileprivate(set) var namePrefix: String = ""
    /// The first name.
    open fileprivate(set) var givenName: String = ""
    /// The second name.
    open fileprivate(set) var middleName: String = ""
    /// The last name.
    open fileprivate(set) var familyName: String = ""
    /// Behind the name.
    open fileprivate(set) var nameSuffix: String = ""
    /// The name that friends use.
    open fileprivate(set) var nickname: String = ""
    /// The company.
    open fileprivate(set) var organizationName: String = ""
    /// The department of the organisation.
    open fileprivate(set) var departmentName: String = ""
    /// The profession.
    open fileprivate(set) var jobTitle: String = ""
    /// Anything else.
    open fileprivate(set) var note: String = ""
    /// A picture.
    open fileprivate(set) var imageData: Data? = nil
    /// Telephone numbers.
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// Mail addresses.
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    /// Addresses.
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// Web addresses.
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    /// Days.
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    /// The day of birth.
    open fileprivate(set) var birthday: DateComponents? = nil
    /// A small picture: the picture.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
    /// An empty card.
    public override init() { super.init() }
    /// Whether a part was read: everything always is.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether parts were read: everything always is.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Itself, or a card that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(CNContact()) }
    /// A card that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(CNMutableContact()) }
    private func filled<C: CNContact>(_ other: C) -> C {
        other.identifier = identifier
        other.contactType = contactType
        other.namePrefix = namePrefix
        other.givenName = givenName
        other.middleName = middleName
        other.familyName = familyName
        other.nameSuffix = nameSuffix
        other.nickname = nickname
        other.organizationName = organizationName
        other.departmentName = departmentName
        other.jobTitle = jobTitle
        other.note = note
        other.imageData = imageData
        other.phoneNumbers = phoneNumbers
        other.emailAddresses = emailAddresses
        other.postalAddresses = postalAddresses
        other.urlAddresses = urlAddresses
        other.dates = dates
        other.birthday = birthday
        return other
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    /// All contacts with a name.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(block: { contact, _ in (contact as? CNContact).map { "\($0.givenName) \($0.familyName)".localizedCaseInsensitiveContains(name) } ?? false }) }
    /// The contacts of names of theirs.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(block: { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }) }
    /// The contacts with an e-mail address, whatever the case of its letters.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(block: { contact, _ in (contact as? CNContact)?.emailAddresses.contains { ($0.value as String).caseInsensitiveCompare(emailAddress) == .orderedSame } ?? false })
    }
    /// The contacts with a telephone number, whatever stands between its digits.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let digits = phoneNumber.stringValue.filter(\.isNumber)
        return NSPredicate(block: { contact, _ in (contact as? CNContact)?.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits } ?? false })
    }
    /// The contacts of a container. None is in one here: the store has no container.
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
    /// The contacts of a group. None is in one here: the store has no group.
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}

/// A card that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Whether the contact is a person or a company.
    open override var contactType: CNContactType { get { super.contactType } set { super.contactType = newValue } }
    /// Before the name.
    open override var namePrefix: String { get { super.namePrefix } set { super.namePrefix = newValue } }
    /// The first name.
    open override var givenName: String { get { super.givenName } set { super.givenName = newValue } }
    /// The second name.
    open override var middleName: String { get { super.middleName } set { super.middleName = newValue } }
    /// The last name.
    open override var familyName: String { get { super.familyName } set { super.familyName = newValue } }
    /// Behind the name.
    open override var nameSuffix: String { get { super.nameSuffix } set { super.nameSuffix = newValue } }
    /// The name that friends use.
    open override var nickname: String { get { super.nickname } set { super.nickname = newValue } }
    /// The company.
    open override var organizationName: String { get { super.organizationName } set { super.organizationName = newValue } }
    /// The department of the organisation.
    open override var departmentName: String { get { super.departmentName } set { super.departmentName = newValue } }
    /// The profession.
    open override var jobTitle: String { get { super.jobTitle } set { super.jobTitle = newValue } }
    /// Anything else.
    open override var note: String { get { super.note } set { super.note = newValue } }
    /// A picture.
    open override var imageData: Data? { get { super.imageData } set { super.imageData = newValue } }
    /// Telephone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { super.phoneNumbers } set { super.phoneNumbers = newValue } }
    /// Mail addresses.
    open override var emailAddresses: [CNLabeledValue<NSString>] { get { super.emailAddresses } set { super.emailAddresses = newValue } }
    /// Addresses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get { super.postalAddresses } set { super.postalAddresses = newValue } }
    /// Web addresses.
    open override var urlAddresses: [CNLabeledValue<NSString>] { get { super.urlAddresses } set { super.urlAddresses = newValue } }
    /// Days.
    open override var dates: [CNLabeledValue<NSDateComponents>] { get { super.dates } set { super.dates = newValue } }
    /// The day of birth.
    open override var birthday: DateComponents? { get { super.birthday } set { super.birthday = newValue } }
}

/// The key of whether the contact is a person or a company.
public let CNContactTypeKey = "contactType"
/// Before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The first name.
public let CNContactGivenNameKey = "givenName"
/// The second name.
public let CNContactMiddleNameKey = "middleName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// Behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the name that friends use.
public let CNContactNicknameKey = "nickname"
/// The company.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The profession.
public let CNContactJobTitleKey = "jobTitle"
/// Anything else.
public let CNContactNoteKey = "note"
/// A picture.
public let CNContactImageDataKey = "imageData"
/// Telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Days.
public let CNContactDatesKey = "dates"
/// The day of birth.
public let CNContactBirthdayKey = "birthday"
/// The contact's name with the system.
public let CNContactIdentifierKey = "identifier"
/// A small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
