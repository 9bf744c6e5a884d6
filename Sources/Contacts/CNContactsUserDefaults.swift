// CNContactsUserDefaults: how contacts are listed on this device, from the region it is set to.
import Foundation

/// The device's settings for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let only = CNContactsUserDefaults()
    /// The settings of the device.
    open class func shared() -> CNContactsUserDefaults { only }
    /// The order of contacts: by family name, the device's default.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The region's code in small letters, as "kr".
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
