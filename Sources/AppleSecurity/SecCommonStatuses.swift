// Statuses of Security that its common layer (CSSM) began: their numbers, as SecBase.h has them. Apps compare with them.
import AppleCoreFoundation

/// Status: service not available.
public var errSecServiceNotAvailable: OSStatus { -67585 }
/// Status: insufficient client ID.
public var errSecInsufficientClientID: OSStatus { -67586 }
/// Status: device reset.
public var errSecDeviceReset: OSStatus { -67587 }
/// Status: device failed.
public var errSecDeviceFailed: OSStatus { -67588 }
/// Status: apple add app ACL subject.
public var errSecAppleAddAppACLSubject: OSStatus { -67589 }
/// Status: apple public key incomplete.
public var errSecApplePublicKeyIncomplete: OSStatus { -67590 }
/// Status: apple signature mismatch.
public var errSecAppleSignatureMismatch: OSStatus { -67591 }
/// Status: apple invalid key start date.
public var errSecAppleInvalidKeyStartDate: OSStatus { -67592 }
/// Status: apple invalid key end date.
public var errSecAppleInvalidKeyEndDate: OSStatus { -67593 }
/// Status: conversion error.
public var errSecConversionError: OSStatus { -67594 }
/// Status: apple SS lv2 rollback.
public var errSecAppleSSLv2Rollback: OSStatus { -67595 }
/// Status: quota exceeded.
public var errSecQuotaExceeded: OSStatus { -67596 }
/// Status: file too big.
public var errSecFileTooBig: OSStatus { -67597 }
/// Status: invalid database blob.
public var errSecInvalidDatabaseBlob: OSStatus { -67598 }
/// Status: invalid key blob.
public var errSecInvalidKeyBlob: OSStatus { -67599 }
/// Status: incompatible database blob.
public var errSecIncompatibleDatabaseBlob: OSStatus { -67600 }
/// Status: incompatible key blob.
public var errSecIncompatibleKeyBlob: OSStatus { -67601 }
/// Status: host name mismatch.
public var errSecHostNameMismatch: OSStatus { -67602 }
/// Status: unknown critical extension flag.
public var errSecUnknownCriticalExtensionFlag: OSStatus { -67603 }
/// Status: no basic constraints.
public var errSecNoBasicConstraints: OSStatus { -67604 }
/// Status: no basic constraints CA.
public var errSecNoBasicConstraintsCA: OSStatus { -67605 }
/// Status: invalid authority key ID.
public var errSecInvalidAuthorityKeyID: OSStatus { -67606 }
/// Status: invalid subject key ID.
public var errSecInvalidSubjectKeyID: OSStatus { -67607 }
/// Status: invalid key usage for policy.
public var errSecInvalidKeyUsageForPolicy: OSStatus { -67608 }
/// Status: invalid extended key usage.
public var errSecInvalidExtendedKeyUsage: OSStatus { -67609 }
/// Status: invalid ID linkage.
public var errSecInvalidIDLinkage: OSStatus { -67610 }
/// Status: path length constraint exceeded.
public var errSecPathLengthConstraintExceeded: OSStatus { -67611 }
/// Status: invalid root.
public var errSecInvalidRoot: OSStatus { -67612 }
/// Status: CRL expired.
public var errSecCRLExpired: OSStatus { -67613 }
/// Status: CRL not valid yet.
public var errSecCRLNotValidYet: OSStatus { -67614 }
/// Status: CRL not found.
public var errSecCRLNotFound: OSStatus { -67615 }
/// Status: CRL server down.
public var errSecCRLServerDown: OSStatus { -67616 }
/// Status: CRL bad URI.
public var errSecCRLBadURI: OSStatus { -67617 }
/// Status: unknown cert extension.
public var errSecUnknownCertExtension: OSStatus { -67618 }
/// Status: unknown CRL extension.
public var errSecUnknownCRLExtension: OSStatus { -67619 }
/// Status: CRL not trusted.
public var errSecCRLNotTrusted: OSStatus { -67620 }
/// Status: CRL policy failed.
public var errSecCRLPolicyFailed: OSStatus { -67621 }
/// Status: IDP failure.
public var errSecIDPFailure: OSStatus { -67622 }
/// Status: SMIME email addresses not found.
public var errSecSMIMEEmailAddressesNotFound: OSStatus { -67623 }
/// Status: SMIME bad extended key usage.
public var errSecSMIMEBadExtendedKeyUsage: OSStatus { -67624 }
/// Status: SMIME bad key usage.
public var errSecSMIMEBadKeyUsage: OSStatus { -67625 }
/// Status: SMIME key usage not critical.
public var errSecSMIMEKeyUsageNotCritical: OSStatus { -67626 }
/// Status: SMIME no email address.
public var errSecSMIMENoEmailAddress: OSStatus { -67627 }
/// Status: SMIME subj alt name not critical.
public var errSecSMIMESubjAltNameNotCritical: OSStatus { -67628 }
/// Status: SSL bad extended key usage.
public var errSecSSLBadExtendedKeyUsage: OSStatus { -67629 }
/// Status: OCSP bad response.
public var errSecOCSPBadResponse: OSStatus { -67630 }
/// Status: OCSP bad request.
public var errSecOCSPBadRequest: OSStatus { -67631 }
/// Status: OCSP unavailable.
public var errSecOCSPUnavailable: OSStatus { -67632 }
/// Status: OCSP status unrecognized.
public var errSecOCSPStatusUnrecognized: OSStatus { -67633 }
/// Status: end of data.
public var errSecEndOfData: OSStatus { -67634 }
/// Status: incomplete cert revocation check.
public var errSecIncompleteCertRevocationCheck: OSStatus { -67635 }
/// Status: network failure.
public var errSecNetworkFailure: OSStatus { -67636 }
/// Status: OCSP not trusted to anchor.
public var errSecOCSPNotTrustedToAnchor: OSStatus { -67637 }
/// Status: record modified.
public var errSecRecordModified: OSStatus { -67638 }
/// Status: OCSP signature error.
public var errSecOCSPSignatureError: OSStatus { -67639 }
/// Status: OCSP no signer.
public var errSecOCSPNoSigner: OSStatus { -67640 }
/// Status: OCSP responder malformed req.
public var errSecOCSPResponderMalformedReq: OSStatus { -67641 }
/// Status: OCSP responder internal error.
public var errSecOCSPResponderInternalError: OSStatus { -67642 }
/// Status: OCSP responder try later.
public var errSecOCSPResponderTryLater: OSStatus { -67643 }
/// Status: OCSP responder signature required.
public var errSecOCSPResponderSignatureRequired: OSStatus { -67644 }
/// Status: OCSP responder unauthorized.
public var errSecOCSPResponderUnauthorized: OSStatus { -67645 }
/// Status: OCSP response nonce mismatch.
public var errSecOCSPResponseNonceMismatch: OSStatus { -67646 }
/// Status: code signing bad cert chain length.
public var errSecCodeSigningBadCertChainLength: OSStatus { -67647 }
/// Status: code signing no basic constraints.
public var errSecCodeSigningNoBasicConstraints: OSStatus { -67648 }
/// Status: code signing bad path length constraint.
public var errSecCodeSigningBadPathLengthConstraint: OSStatus { -67649 }
/// Status: code signing no extended key usage.
public var errSecCodeSigningNoExtendedKeyUsage: OSStatus { -67650 }
/// Status: code signing development.
public var errSecCodeSigningDevelopment: OSStatus { -67651 }
/// Status: resource sign bad cert chain length.
public var errSecResourceSignBadCertChainLength: OSStatus { -67652 }
/// Status: resource sign bad ext key usage.
public var errSecResourceSignBadExtKeyUsage: OSStatus { -67653 }
/// Status: trust setting deny.
public var errSecTrustSettingDeny: OSStatus { -67654 }
/// Status: invalid subject name.
public var errSecInvalidSubjectName: OSStatus { -67655 }
/// Status: unknown qualified cert statement.
public var errSecUnknownQualifiedCertStatement: OSStatus { -67656 }
/// Status: mobile me request queued.
public var errSecMobileMeRequestQueued: OSStatus { -67657 }
/// Status: mobile me request redirected.
public var errSecMobileMeRequestRedirected: OSStatus { -67658 }
/// Status: mobile me server error.
public var errSecMobileMeServerError: OSStatus { -67659 }
/// Status: mobile me server not available.
public var errSecMobileMeServerNotAvailable: OSStatus { -67660 }
/// Status: mobile me server already exists.
public var errSecMobileMeServerAlreadyExists: OSStatus { -67661 }
/// Status: mobile me server service err.
public var errSecMobileMeServerServiceErr: OSStatus { -67662 }
/// Status: mobile me request already pending.
public var errSecMobileMeRequestAlreadyPending: OSStatus { -67663 }
/// Status: mobile me no request pending.
public var errSecMobileMeNoRequestPending: OSStatus { -67664 }
/// Status: mobile me CSR verify failure.
public var errSecMobileMeCSRVerifyFailure: OSStatus { -67665 }
/// Status: mobile me failed consistency check.
public var errSecMobileMeFailedConsistencyCheck: OSStatus { -67666 }
/// Status: not initialized.
public var errSecNotInitialized: OSStatus { -67667 }
/// Status: invalid handle usage.
public var errSecInvalidHandleUsage: OSStatus { -67668 }
/// Status: PVC referent not found.
public var errSecPVCReferentNotFound: OSStatus { -67669 }
/// Status: function integrity fail.
public var errSecFunctionIntegrityFail: OSStatus { -67670 }
/// Status: internal error.
public var errSecInternalError: OSStatus { -67671 }
/// Status: memory error.
public var errSecMemoryError: OSStatus { -67672 }
/// Status: invalid data.
public var errSecInvalidData: OSStatus { -67673 }
/// Status: MDS error.
public var errSecMDSError: OSStatus { -67674 }
/// Status: invalid pointer.
public var errSecInvalidPointer: OSStatus { -67675 }
/// Status: self check failed.
public var errSecSelfCheckFailed: OSStatus { -67676 }
/// Status: function failed.
public var errSecFunctionFailed: OSStatus { -67677 }
/// Status: module manifest verify failed.
public var errSecModuleManifestVerifyFailed: OSStatus { -67678 }
/// Status: invalid GUID.
public var errSecInvalidGUID: OSStatus { -67679 }
/// Status: invalid handle.
public var errSecInvalidHandle: OSStatus { -67680 }
/// Status: invalid DB list.
public var errSecInvalidDBList: OSStatus { -67681 }
/// Status: invalid passthrough ID.
public var errSecInvalidPassthroughID: OSStatus { -67682 }
/// Status: invalid network address.
public var errSecInvalidNetworkAddress: OSStatus { -67683 }
/// Status: CRL already signed.
public var errSecCRLAlreadySigned: OSStatus { -67684 }
/// Status: invalid number of fields.
public var errSecInvalidNumberOfFields: OSStatus { -67685 }
/// Status: verification failure.
public var errSecVerificationFailure: OSStatus { -67686 }
/// Status: unknown tag.
public var errSecUnknownTag: OSStatus { -67687 }
/// Status: invalid signature.
public var errSecInvalidSignature: OSStatus { -67688 }
/// Status: invalid name.
public var errSecInvalidName: OSStatus { -67689 }
/// Status: invalid certificate ref.
public var errSecInvalidCertificateRef: OSStatus { -67690 }
/// Status: invalid certificate group.
public var errSecInvalidCertificateGroup: OSStatus { -67691 }
/// Status: tag not found.
public var errSecTagNotFound: OSStatus { -67692 }
/// Status: invalid query.
public var errSecInvalidQuery: OSStatus { -67693 }
/// Status: invalid value.
public var errSecInvalidValue: OSStatus { -67694 }
/// Status: callback failed.
public var errSecCallbackFailed: OSStatus { -67695 }
/// Status: ACL delete failed.
public var errSecACLDeleteFailed: OSStatus { -67696 }
/// Status: ACL replace failed.
public var errSecACLReplaceFailed: OSStatus { -67697 }
/// Status: ACL add failed.
public var errSecACLAddFailed: OSStatus { -67698 }
/// Status: ACL change failed.
public var errSecACLChangeFailed: OSStatus { -67699 }
/// Status: invalid access credentials.
public var errSecInvalidAccessCredentials: OSStatus { -67700 }
/// Status: invalid record.
public var errSecInvalidRecord: OSStatus { -67701 }
/// Status: invalid ACL.
public var errSecInvalidACL: OSStatus { -67702 }
/// Status: invalid sample value.
public var errSecInvalidSampleValue: OSStatus { -67703 }
/// Status: incompatible version.
public var errSecIncompatibleVersion: OSStatus { -67704 }
/// Status: privilege not granted.
public var errSecPrivilegeNotGranted: OSStatus { -67705 }
/// Status: invalid scope.
public var errSecInvalidScope: OSStatus { -67706 }
/// Status: PVC already configured.
public var errSecPVCAlreadyConfigured: OSStatus { -67707 }
/// Status: invalid PVC.
public var errSecInvalidPVC: OSStatus { -67708 }
/// Status: EMM load failed.
public var errSecEMMLoadFailed: OSStatus { -67709 }
/// Status: EMM unload failed.
public var errSecEMMUnloadFailed: OSStatus { -67710 }
/// Status: addin load failed.
public var errSecAddinLoadFailed: OSStatus { -67711 }
/// Status: invalid key ref.
public var errSecInvalidKeyRef: OSStatus { -67712 }
/// Status: invalid key hierarchy.
public var errSecInvalidKeyHierarchy: OSStatus { -67713 }
/// Status: addin unload failed.
public var errSecAddinUnloadFailed: OSStatus { -67714 }
/// Status: library reference not found.
public var errSecLibraryReferenceNotFound: OSStatus { -67715 }
/// Status: invalid addin function table.
public var errSecInvalidAddinFunctionTable: OSStatus { -67716 }
/// Status: invalid service mask.
public var errSecInvalidServiceMask: OSStatus { -67717 }
/// Status: module not loaded.
public var errSecModuleNotLoaded: OSStatus { -67718 }
/// Status: invalid sub service ID.
public var errSecInvalidSubServiceID: OSStatus { -67719 }
/// Status: attribute not in context.
public var errSecAttributeNotInContext: OSStatus { -67720 }
/// Status: module manager initialize failed.
public var errSecModuleManagerInitializeFailed: OSStatus { -67721 }
/// Status: module manager not found.
public var errSecModuleManagerNotFound: OSStatus { -67722 }
/// Status: event notification callback not found.
public var errSecEventNotificationCallbackNotFound: OSStatus { -67723 }
/// Status: input length error.
public var errSecInputLengthError: OSStatus { -67724 }
/// Status: output length error.
public var errSecOutputLengthError: OSStatus { -67725 }
/// Status: privilege not supported.
public var errSecPrivilegeNotSupported: OSStatus { -67726 }
/// Status: device error.
public var errSecDeviceError: OSStatus { -67727 }
/// Status: attach handle busy.
public var errSecAttachHandleBusy: OSStatus { -67728 }
/// Status: not logged in.
public var errSecNotLoggedIn: OSStatus { -67729 }
/// Status: algorithm mismatch.
public var errSecAlgorithmMismatch: OSStatus { -67730 }
/// Status: key usage incorrect.
public var errSecKeyUsageIncorrect: OSStatus { -67731 }
/// Status: key blob type incorrect.
public var errSecKeyBlobTypeIncorrect: OSStatus { -67732 }
/// Status: key header inconsistent.
public var errSecKeyHeaderInconsistent: OSStatus { -67733 }
/// Status: unsupported key format.
public var errSecUnsupportedKeyFormat: OSStatus { -67734 }
/// Status: unsupported key size.
public var errSecUnsupportedKeySize: OSStatus { -67735 }
/// Status: invalid key usage mask.
public var errSecInvalidKeyUsageMask: OSStatus { -67736 }
/// Status: unsupported key usage mask.
public var errSecUnsupportedKeyUsageMask: OSStatus { -67737 }
/// Status: invalid key attribute mask.
public var errSecInvalidKeyAttributeMask: OSStatus { -67738 }
/// Status: unsupported key attribute mask.
public var errSecUnsupportedKeyAttributeMask: OSStatus { -67739 }
