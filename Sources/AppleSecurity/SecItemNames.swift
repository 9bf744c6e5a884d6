// The names of keychain items, as SecItem.h spells them: what is asked for, what is kept, what is given.
// Called by apps and by Keychain.
import AppleCoreFoundation

/// The kind of an item.
public var kSecClass: CFString { "class" }
/// A password of the app's.
public var kSecClassGenericPassword: CFString { "genp" }
/// A password of a server.
public var kSecClassInternetPassword: CFString { "inet" }
/// A certificate.
public var kSecClassCertificate: CFString { "cert" }
/// A key.
public var kSecClassKey: CFString { "keys" }
/// A certificate with its key.
public var kSecClassIdentity: CFString { "idnt" }
/// The condition under which an item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Once the device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Always.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// While the device is unlocked and has a passcode.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// While this device is unlocked.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Once this device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Always, on this device.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// The apps that share an item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The account of a password.
public var kSecAttrAccount: CFString { "acct" }
/// The service of a password.
public var kSecAttrService: CFString { "svce" }
/// Data of the app's.
public var kSecAttrGeneric: CFString { "gena" }
/// The server of a password.
public var kSecAttrServer: CFString { "srvr" }
/// The name that users see.
public var kSecAttrLabel: CFString { "labl" }
/// The purpose of the item.
public var kSecAttrDescription: CFString { "desc" }
/// A comment.
public var kSecAttrComment: CFString { "icmt" }
/// Whether the item is on all devices.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Matches items whether or not they are on all devices.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The date on which the item was added.
public var kSecAttrCreationDate: CFString { "cdat" }
/// The date on which the item was changed.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The port of a server.
public var kSecAttrPort: CFString { "port" }
/// The protocol of a server.
public var kSecAttrProtocol: CFString { "ptcl" }
/// The path at a server.
public var kSecAttrPath: CFString { "path" }
/// The domain of a server.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The kind of authentication of a server.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// A number of the app's.
public var kSecAttrType: CFString { "type" }
/// The maker of the item.
public var kSecAttrCreator: CFString { "crtr" }
/// Whether users do not see it.
public var kSecAttrIsInvisible: CFString { "invi" }
/// Whether there is no password.
public var kSecAttrIsNegative: CFString { "nega" }
/// The condition under which the item may be read.
public var kSecAttrAccessControl: CFString { "accc" }
/// The secret.
public var kSecValueData: CFString { "v_Data" }
/// The object.
public var kSecValueRef: CFString { "v_Ref" }
/// The item's name for good.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// Whether to give the secret.
public var kSecReturnData: CFString { "r_Data" }
/// Whether to give the attributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether to give the object.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether to give the item's name for good.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The largest number of results.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether capitals are the same.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
/// A policy for certificates and identities, of which the keychain here has none; so are the other conditions on certificates below.
public var kSecMatchPolicy: CFString { "m_Policy" }
/// The items among which to look.
public var kSecMatchItemList: CFString { "m_ItemList" }
/// The keychains in which to look; an app has one.
public var kSecMatchSearchList: CFString { "m_SearchList" }
/// The issuers that may stand in a certificate's chain.
public var kSecMatchIssuers: CFString { "m_Issuers" }
/// A mail address of a certificate.
public var kSecMatchEmailAddressIfPresent: CFString { "m_EmailAddressIfPresent" }
/// A part of a certificate's subject.
public var kSecMatchSubjectContains: CFString { "m_SubjectContains" }
/// Whether certificates must lead to a trusted one.
public var kSecMatchTrustedOnly: CFString { "m_TrustedOnly" }
/// A date on which certificates are valid.
public var kSecMatchValidOnDate: CFString { "m_ValidOnDate" }
/// The token that holds a key.
public var kSecAttrTokenID: CFString { "tkid" }
/// The Secure Enclave, which is not here.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// Whether the user may be asked.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// The question to the user.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// Whether the keychain is iOS's.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }

/// No error.
public var errSecSuccess: OSStatus { 0 }
/// Not possible here.
public var errSecUnimplemented: OSStatus { -4 }
/// A wrong parameter.
public var errSecParam: OSStatus { -50 }
/// No memory.
public var errSecAllocate: OSStatus { -108 }
/// No keychain.
public var errSecNotAvailable: OSStatus { -25291 }
/// Wrong password.
public var errSecAuthFailed: OSStatus { -25293 }
/// The item is there already.
public var errSecDuplicateItem: OSStatus { -25299 }
/// There is no such item.
public var errSecItemNotFound: OSStatus { -25300 }
/// The user cannot be asked.
public var errSecInteractionNotAllowed: OSStatus { -25308 }
/// Not readable.
public var errSecDecode: OSStatus { -26275 }
/// The user cancelled.
public var errSecUserCanceled: OSStatus { -128 }
/// The app may not.
public var errSecMissingEntitlement: OSStatus { -34018 }
