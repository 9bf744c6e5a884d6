// Statuses of Security beside those that the keychain here answers with: their numbers, as SecBase.h has them. Apps compare with them.
import AppleCoreFoundation

/// Status: disk full.
public var errSecDiskFull: OSStatus { -34 }
/// Status: IO.
public var errSecIO: OSStatus { -36 }
/// Status: op wr.
public var errSecOpWr: OSStatus { -49 }
/// Status: wr perm.
public var errSecWrPerm: OSStatus { -61 }
/// Status: bad req.
public var errSecBadReq: OSStatus { -909 }
/// Status: internal component.
public var errSecInternalComponent: OSStatus { -2070 }
/// Status: ACL not simple.
public var errSecACLNotSimple: OSStatus { -25240 }
/// Status: policy not found.
public var errSecPolicyNotFound: OSStatus { -25241 }
/// Status: invalid trust setting.
public var errSecInvalidTrustSetting: OSStatus { -25242 }
/// Status: no access for item.
public var errSecNoAccessForItem: OSStatus { -25243 }
/// Status: invalid owner edit.
public var errSecInvalidOwnerEdit: OSStatus { -25244 }
/// Status: trust not available.
public var errSecTrustNotAvailable: OSStatus { -25245 }
/// Status: unsupported format.
public var errSecUnsupportedFormat: OSStatus { -25256 }
/// Status: unknown format.
public var errSecUnknownFormat: OSStatus { -25257 }
/// Status: key is sensitive.
public var errSecKeyIsSensitive: OSStatus { -25258 }
/// Status: multiple priv keys.
public var errSecMultiplePrivKeys: OSStatus { -25259 }
/// Status: passphrase required.
public var errSecPassphraseRequired: OSStatus { -25260 }
/// Status: invalid password ref.
public var errSecInvalidPasswordRef: OSStatus { -25261 }
/// Status: invalid trust settings.
public var errSecInvalidTrustSettings: OSStatus { -25262 }
/// Status: no trust settings.
public var errSecNoTrustSettings: OSStatus { -25263 }
/// Status: pkcs12 verify failure.
public var errSecPkcs12VerifyFailure: OSStatus { -25264 }
/// Status: read only.
public var errSecReadOnly: OSStatus { -25292 }
/// Status: no such keychain.
public var errSecNoSuchKeychain: OSStatus { -25294 }
/// Status: invalid keychain.
public var errSecInvalidKeychain: OSStatus { -25295 }
/// Status: duplicate keychain.
public var errSecDuplicateKeychain: OSStatus { -25296 }
/// Status: duplicate callback.
public var errSecDuplicateCallback: OSStatus { -25297 }
/// Status: invalid callback.
public var errSecInvalidCallback: OSStatus { -25298 }
/// Status: buffer too small.
public var errSecBufferTooSmall: OSStatus { -25301 }
/// Status: data too large.
public var errSecDataTooLarge: OSStatus { -25302 }
/// Status: no such attr.
public var errSecNoSuchAttr: OSStatus { -25303 }
/// Status: invalid item ref.
public var errSecInvalidItemRef: OSStatus { -25304 }
/// Status: invalid search ref.
public var errSecInvalidSearchRef: OSStatus { -25305 }
/// Status: no such class.
public var errSecNoSuchClass: OSStatus { -25306 }
/// Status: no default keychain.
public var errSecNoDefaultKeychain: OSStatus { -25307 }
/// Status: read only attr.
public var errSecReadOnlyAttr: OSStatus { -25309 }
/// Status: wrong sec version.
public var errSecWrongSecVersion: OSStatus { -25310 }
/// Status: key size not allowed.
public var errSecKeySizeNotAllowed: OSStatus { -25311 }
/// Status: no storage module.
public var errSecNoStorageModule: OSStatus { -25312 }
/// Status: no certificate module.
public var errSecNoCertificateModule: OSStatus { -25313 }
/// Status: no policy module.
public var errSecNoPolicyModule: OSStatus { -25314 }
/// Status: interaction required.
public var errSecInteractionRequired: OSStatus { -25315 }
/// Status: data not available.
public var errSecDataNotAvailable: OSStatus { -25316 }
/// Status: data not modifiable.
public var errSecDataNotModifiable: OSStatus { -25317 }
/// Status: create chain failed.
public var errSecCreateChainFailed: OSStatus { -25318 }
/// Status: invalid prefs domain.
public var errSecInvalidPrefsDomain: OSStatus { -25319 }
/// Status: in dark wake.
public var errSecInDarkWake: OSStatus { -25320 }
/// Status: MP signature invalid.
public var errSecMPSignatureInvalid: OSStatus { -25327 }
/// Status: OTR too old.
public var errSecOTRTooOld: OSStatus { -25328 }
/// Status: OTRID too new.
public var errSecOTRIDTooNew: OSStatus { -25329 }
/// Status: invalid certificate.
public var errSecInvalidCertificate: OSStatus { -26265 }
/// Status: not signer.
public var errSecNotSigner: OSStatus { -26267 }
/// Status: unsupported algorithm.
public var errSecUnsupportedAlgorithm: OSStatus { -26268 }
/// Status: policy denied.
public var errSecPolicyDenied: OSStatus { -26270 }
/// Status: unsupported operation.
public var errSecUnsupportedOperation: OSStatus { -26271 }
/// Status: unsupported padding.
public var errSecUnsupportedPadding: OSStatus { -26273 }
/// Status: invalid key.
public var errSecInvalidKey: OSStatus { -26274 }
/// Status: internal.
public var errSecInternal: OSStatus { -26276 }
/// Status: item invalid key.
public var errSecItemInvalidKey: OSStatus { -34000 }
/// Status: item invalid key type.
public var errSecItemInvalidKeyType: OSStatus { -34001 }
/// Status: item invalid value.
public var errSecItemInvalidValue: OSStatus { -34002 }
/// Status: item class missing.
public var errSecItemClassMissing: OSStatus { -34003 }
/// Status: item match unsupported.
public var errSecItemMatchUnsupported: OSStatus { -34004 }
/// Status: use item list unsupported.
public var errSecUseItemListUnsupported: OSStatus { -34005 }
/// Status: use keychain unsupported.
public var errSecUseKeychainUnsupported: OSStatus { -34006 }
/// Status: use keychain list unsupported.
public var errSecUseKeychainListUnsupported: OSStatus { -34007 }
/// Status: return data unsupported.
public var errSecReturnDataUnsupported: OSStatus { -34008 }
/// Status: return attributes unsupported.
public var errSecReturnAttributesUnsupported: OSStatus { -34009 }
/// Status: return ref unsupported.
public var errSecReturnRefUnsupported: OSStatus { -34010 }
/// Status: return persitent ref unsupported.
public var errSecReturnPersitentRefUnsupported: OSStatus { -34011 }
/// Status: value ref unsupported.
public var errSecValueRefUnsupported: OSStatus { -34012 }
/// Status: value persistent ref unsupported.
public var errSecValuePersistentRefUnsupported: OSStatus { -34013 }
/// Status: return missing pointer.
public var errSecReturnMissingPointer: OSStatus { -34014 }
/// Status: match limit unsupported.
public var errSecMatchLimitUnsupported: OSStatus { -34015 }
/// Status: item illegal query.
public var errSecItemIllegalQuery: OSStatus { -34016 }
/// Status: wait for callback.
public var errSecWaitForCallback: OSStatus { -34017 }
/// Status: upgrade pending.
public var errSecUpgradePending: OSStatus { -34019 }
