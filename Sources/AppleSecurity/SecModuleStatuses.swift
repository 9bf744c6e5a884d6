// Statuses of Security for modules, keys, attributes and time stamps: their numbers, as SecBase.h has them. Apps compare with them.
import AppleCoreFoundation

/// Status: invalid key label.
public var errSecInvalidKeyLabel: OSStatus { -67740 }
/// Status: unsupported key label.
public var errSecUnsupportedKeyLabel: OSStatus { -67741 }
/// Status: invalid key format.
public var errSecInvalidKeyFormat: OSStatus { -67742 }
/// Status: unsupported vector of buffers.
public var errSecUnsupportedVectorOfBuffers: OSStatus { -67743 }
/// Status: invalid input vector.
public var errSecInvalidInputVector: OSStatus { -67744 }
/// Status: invalid output vector.
public var errSecInvalidOutputVector: OSStatus { -67745 }
/// Status: invalid context.
public var errSecInvalidContext: OSStatus { -67746 }
/// Status: invalid algorithm.
public var errSecInvalidAlgorithm: OSStatus { -67747 }
/// Status: invalid attribute key.
public var errSecInvalidAttributeKey: OSStatus { -67748 }
/// Status: missing attribute key.
public var errSecMissingAttributeKey: OSStatus { -67749 }
/// Status: invalid attribute init vector.
public var errSecInvalidAttributeInitVector: OSStatus { -67750 }
/// Status: missing attribute init vector.
public var errSecMissingAttributeInitVector: OSStatus { -67751 }
/// Status: invalid attribute salt.
public var errSecInvalidAttributeSalt: OSStatus { -67752 }
/// Status: missing attribute salt.
public var errSecMissingAttributeSalt: OSStatus { -67753 }
/// Status: invalid attribute padding.
public var errSecInvalidAttributePadding: OSStatus { -67754 }
/// Status: missing attribute padding.
public var errSecMissingAttributePadding: OSStatus { -67755 }
/// Status: invalid attribute random.
public var errSecInvalidAttributeRandom: OSStatus { -67756 }
/// Status: missing attribute random.
public var errSecMissingAttributeRandom: OSStatus { -67757 }
/// Status: invalid attribute seed.
public var errSecInvalidAttributeSeed: OSStatus { -67758 }
/// Status: missing attribute seed.
public var errSecMissingAttributeSeed: OSStatus { -67759 }
/// Status: invalid attribute passphrase.
public var errSecInvalidAttributePassphrase: OSStatus { -67760 }
/// Status: missing attribute passphrase.
public var errSecMissingAttributePassphrase: OSStatus { -67761 }
/// Status: invalid attribute key length.
public var errSecInvalidAttributeKeyLength: OSStatus { -67762 }
/// Status: missing attribute key length.
public var errSecMissingAttributeKeyLength: OSStatus { -67763 }
/// Status: invalid attribute block size.
public var errSecInvalidAttributeBlockSize: OSStatus { -67764 }
/// Status: missing attribute block size.
public var errSecMissingAttributeBlockSize: OSStatus { -67765 }
/// Status: invalid attribute output size.
public var errSecInvalidAttributeOutputSize: OSStatus { -67766 }
/// Status: missing attribute output size.
public var errSecMissingAttributeOutputSize: OSStatus { -67767 }
/// Status: invalid attribute rounds.
public var errSecInvalidAttributeRounds: OSStatus { -67768 }
/// Status: missing attribute rounds.
public var errSecMissingAttributeRounds: OSStatus { -67769 }
/// Status: invalid algorithm parms.
public var errSecInvalidAlgorithmParms: OSStatus { -67770 }
/// Status: missing algorithm parms.
public var errSecMissingAlgorithmParms: OSStatus { -67771 }
/// Status: invalid attribute label.
public var errSecInvalidAttributeLabel: OSStatus { -67772 }
/// Status: missing attribute label.
public var errSecMissingAttributeLabel: OSStatus { -67773 }
/// Status: invalid attribute key type.
public var errSecInvalidAttributeKeyType: OSStatus { -67774 }
/// Status: missing attribute key type.
public var errSecMissingAttributeKeyType: OSStatus { -67775 }
/// Status: invalid attribute mode.
public var errSecInvalidAttributeMode: OSStatus { -67776 }
/// Status: missing attribute mode.
public var errSecMissingAttributeMode: OSStatus { -67777 }
/// Status: invalid attribute effective bits.
public var errSecInvalidAttributeEffectiveBits: OSStatus { -67778 }
/// Status: missing attribute effective bits.
public var errSecMissingAttributeEffectiveBits: OSStatus { -67779 }
/// Status: invalid attribute start date.
public var errSecInvalidAttributeStartDate: OSStatus { -67780 }
/// Status: missing attribute start date.
public var errSecMissingAttributeStartDate: OSStatus { -67781 }
/// Status: invalid attribute end date.
public var errSecInvalidAttributeEndDate: OSStatus { -67782 }
/// Status: missing attribute end date.
public var errSecMissingAttributeEndDate: OSStatus { -67783 }
/// Status: invalid attribute version.
public var errSecInvalidAttributeVersion: OSStatus { -67784 }
/// Status: missing attribute version.
public var errSecMissingAttributeVersion: OSStatus { -67785 }
/// Status: invalid attribute prime.
public var errSecInvalidAttributePrime: OSStatus { -67786 }
/// Status: missing attribute prime.
public var errSecMissingAttributePrime: OSStatus { -67787 }
/// Status: invalid attribute base.
public var errSecInvalidAttributeBase: OSStatus { -67788 }
/// Status: missing attribute base.
public var errSecMissingAttributeBase: OSStatus { -67789 }
/// Status: invalid attribute subprime.
public var errSecInvalidAttributeSubprime: OSStatus { -67790 }
/// Status: missing attribute subprime.
public var errSecMissingAttributeSubprime: OSStatus { -67791 }
/// Status: invalid attribute iteration count.
public var errSecInvalidAttributeIterationCount: OSStatus { -67792 }
/// Status: missing attribute iteration count.
public var errSecMissingAttributeIterationCount: OSStatus { -67793 }
/// Status: invalid attribute DLDB handle.
public var errSecInvalidAttributeDLDBHandle: OSStatus { -67794 }
/// Status: missing attribute DLDB handle.
public var errSecMissingAttributeDLDBHandle: OSStatus { -67795 }
/// Status: invalid attribute access credentials.
public var errSecInvalidAttributeAccessCredentials: OSStatus { -67796 }
/// Status: missing attribute access credentials.
public var errSecMissingAttributeAccessCredentials: OSStatus { -67797 }
/// Status: invalid attribute public key format.
public var errSecInvalidAttributePublicKeyFormat: OSStatus { -67798 }
/// Status: missing attribute public key format.
public var errSecMissingAttributePublicKeyFormat: OSStatus { -67799 }
/// Status: invalid attribute private key format.
public var errSecInvalidAttributePrivateKeyFormat: OSStatus { -67800 }
/// Status: missing attribute private key format.
public var errSecMissingAttributePrivateKeyFormat: OSStatus { -67801 }
/// Status: invalid attribute symmetric key format.
public var errSecInvalidAttributeSymmetricKeyFormat: OSStatus { -67802 }
/// Status: missing attribute symmetric key format.
public var errSecMissingAttributeSymmetricKeyFormat: OSStatus { -67803 }
/// Status: invalid attribute wrapped key format.
public var errSecInvalidAttributeWrappedKeyFormat: OSStatus { -67804 }
/// Status: missing attribute wrapped key format.
public var errSecMissingAttributeWrappedKeyFormat: OSStatus { -67805 }
/// Status: staged operation in progress.
public var errSecStagedOperationInProgress: OSStatus { -67806 }
/// Status: staged operation not started.
public var errSecStagedOperationNotStarted: OSStatus { -67807 }
/// Status: verify failed.
public var errSecVerifyFailed: OSStatus { -67808 }
/// Status: query size unknown.
public var errSecQuerySizeUnknown: OSStatus { -67809 }
/// Status: block size mismatch.
public var errSecBlockSizeMismatch: OSStatus { -67810 }
/// Status: public key inconsistent.
public var errSecPublicKeyInconsistent: OSStatus { -67811 }
/// Status: device verify failed.
public var errSecDeviceVerifyFailed: OSStatus { -67812 }
/// Status: invalid login name.
public var errSecInvalidLoginName: OSStatus { -67813 }
/// Status: already logged in.
public var errSecAlreadyLoggedIn: OSStatus { -67814 }
/// Status: invalid digest algorithm.
public var errSecInvalidDigestAlgorithm: OSStatus { -67815 }
/// Status: invalid CRL group.
public var errSecInvalidCRLGroup: OSStatus { -67816 }
/// Status: certificate cannot operate.
public var errSecCertificateCannotOperate: OSStatus { -67817 }
/// Status: certificate expired.
public var errSecCertificateExpired: OSStatus { -67818 }
/// Status: certificate not valid yet.
public var errSecCertificateNotValidYet: OSStatus { -67819 }
/// Status: certificate revoked.
public var errSecCertificateRevoked: OSStatus { -67820 }
/// Status: certificate suspended.
public var errSecCertificateSuspended: OSStatus { -67821 }
/// Status: insufficient credentials.
public var errSecInsufficientCredentials: OSStatus { -67822 }
/// Status: invalid action.
public var errSecInvalidAction: OSStatus { -67823 }
/// Status: invalid authority.
public var errSecInvalidAuthority: OSStatus { -67824 }
/// Status: verify action failed.
public var errSecVerifyActionFailed: OSStatus { -67825 }
/// Status: invalid cert authority.
public var errSecInvalidCertAuthority: OSStatus { -67826 }
/// Status: invald CRL authority.
public var errSecInvaldCRLAuthority: OSStatus { -67827 }
/// Status: invalid CRL encoding.
public var errSecInvalidCRLEncoding: OSStatus { -67828 }
/// Status: invalid CRL type.
public var errSecInvalidCRLType: OSStatus { -67829 }
/// Status: invalid CRL.
public var errSecInvalidCRL: OSStatus { -67830 }
/// Status: invalid form type.
public var errSecInvalidFormType: OSStatus { -67831 }
/// Status: invalid ID.
public var errSecInvalidID: OSStatus { -67832 }
/// Status: invalid identifier.
public var errSecInvalidIdentifier: OSStatus { -67833 }
/// Status: invalid index.
public var errSecInvalidIndex: OSStatus { -67834 }
/// Status: invalid policy identifiers.
public var errSecInvalidPolicyIdentifiers: OSStatus { -67835 }
/// Status: invalid time string.
public var errSecInvalidTimeString: OSStatus { -67836 }
/// Status: invalid reason.
public var errSecInvalidReason: OSStatus { -67837 }
/// Status: invalid request inputs.
public var errSecInvalidRequestInputs: OSStatus { -67838 }
/// Status: invalid response vector.
public var errSecInvalidResponseVector: OSStatus { -67839 }
/// Status: invalid stop on policy.
public var errSecInvalidStopOnPolicy: OSStatus { -67840 }
/// Status: invalid tuple.
public var errSecInvalidTuple: OSStatus { -67841 }
/// Status: multiple values unsupported.
public var errSecMultipleValuesUnsupported: OSStatus { -67842 }
/// Status: not trusted.
public var errSecNotTrusted: OSStatus { -67843 }
/// Status: no default authority.
public var errSecNoDefaultAuthority: OSStatus { -67844 }
/// Status: rejected form.
public var errSecRejectedForm: OSStatus { -67845 }
/// Status: request lost.
public var errSecRequestLost: OSStatus { -67846 }
/// Status: request rejected.
public var errSecRequestRejected: OSStatus { -67847 }
/// Status: unsupported address type.
public var errSecUnsupportedAddressType: OSStatus { -67848 }
/// Status: unsupported service.
public var errSecUnsupportedService: OSStatus { -67849 }
/// Status: invalid tuple group.
public var errSecInvalidTupleGroup: OSStatus { -67850 }
/// Status: invalid base AC ls.
public var errSecInvalidBaseACLs: OSStatus { -67851 }
/// Status: invalid tuple credendtials.
public var errSecInvalidTupleCredendtials: OSStatus { -67852 }
/// Status: invalid encoding.
public var errSecInvalidEncoding: OSStatus { -67853 }
/// Status: invalid validity period.
public var errSecInvalidValidityPeriod: OSStatus { -67854 }
/// Status: invalid requestor.
public var errSecInvalidRequestor: OSStatus { -67855 }
/// Status: request descriptor.
public var errSecRequestDescriptor: OSStatus { -67856 }
/// Status: invalid bundle info.
public var errSecInvalidBundleInfo: OSStatus { -67857 }
/// Status: invalid CRL index.
public var errSecInvalidCRLIndex: OSStatus { -67858 }
/// Status: no field values.
public var errSecNoFieldValues: OSStatus { -67859 }
/// Status: unsupported field format.
public var errSecUnsupportedFieldFormat: OSStatus { -67860 }
/// Status: unsupported index info.
public var errSecUnsupportedIndexInfo: OSStatus { -67861 }
/// Status: unsupported locality.
public var errSecUnsupportedLocality: OSStatus { -67862 }
/// Status: unsupported num attributes.
public var errSecUnsupportedNumAttributes: OSStatus { -67863 }
/// Status: unsupported num indexes.
public var errSecUnsupportedNumIndexes: OSStatus { -67864 }
/// Status: unsupported num record types.
public var errSecUnsupportedNumRecordTypes: OSStatus { -67865 }
/// Status: field specified multiple.
public var errSecFieldSpecifiedMultiple: OSStatus { -67866 }
/// Status: incompatible field format.
public var errSecIncompatibleFieldFormat: OSStatus { -67867 }
/// Status: invalid parsing module.
public var errSecInvalidParsingModule: OSStatus { -67868 }
/// Status: database locked.
public var errSecDatabaseLocked: OSStatus { -67869 }
/// Status: datastore is open.
public var errSecDatastoreIsOpen: OSStatus { -67870 }
/// Status: missing value.
public var errSecMissingValue: OSStatus { -67871 }
/// Status: unsupported query limits.
public var errSecUnsupportedQueryLimits: OSStatus { -67872 }
/// Status: unsupported num selection preds.
public var errSecUnsupportedNumSelectionPreds: OSStatus { -67873 }
/// Status: unsupported operator.
public var errSecUnsupportedOperator: OSStatus { -67874 }
/// Status: invalid DB location.
public var errSecInvalidDBLocation: OSStatus { -67875 }
/// Status: invalid access request.
public var errSecInvalidAccessRequest: OSStatus { -67876 }
/// Status: invalid index info.
public var errSecInvalidIndexInfo: OSStatus { -67877 }
/// Status: invalid new owner.
public var errSecInvalidNewOwner: OSStatus { -67878 }
/// Status: invalid modify mode.
public var errSecInvalidModifyMode: OSStatus { -67879 }
/// Status: missing required extension.
public var errSecMissingRequiredExtension: OSStatus { -67880 }
/// Status: extended key usage not critical.
public var errSecExtendedKeyUsageNotCritical: OSStatus { -67881 }
/// Status: timestamp missing.
public var errSecTimestampMissing: OSStatus { -67882 }
/// Status: timestamp invalid.
public var errSecTimestampInvalid: OSStatus { -67883 }
/// Status: timestamp not trusted.
public var errSecTimestampNotTrusted: OSStatus { -67884 }
/// Status: timestamp service not available.
public var errSecTimestampServiceNotAvailable: OSStatus { -67885 }
/// Status: timestamp bad alg.
public var errSecTimestampBadAlg: OSStatus { -67886 }
/// Status: timestamp bad request.
public var errSecTimestampBadRequest: OSStatus { -67887 }
/// Status: timestamp bad data format.
public var errSecTimestampBadDataFormat: OSStatus { -67888 }
/// Status: timestamp time not available.
public var errSecTimestampTimeNotAvailable: OSStatus { -67889 }
/// Status: timestamp unaccepted policy.
public var errSecTimestampUnacceptedPolicy: OSStatus { -67890 }
/// Status: timestamp unaccepted extension.
public var errSecTimestampUnacceptedExtension: OSStatus { -67891 }
/// Status: timestamp add info not available.
public var errSecTimestampAddInfoNotAvailable: OSStatus { -67892 }
/// Status: timestamp system failure.
public var errSecTimestampSystemFailure: OSStatus { -67893 }
/// Status: signing time missing.
public var errSecSigningTimeMissing: OSStatus { -67894 }
/// Status: timestamp rejection.
public var errSecTimestampRejection: OSStatus { -67895 }
/// Status: timestamp waiting.
public var errSecTimestampWaiting: OSStatus { -67896 }
/// Status: timestamp revocation warning.
public var errSecTimestampRevocationWarning: OSStatus { -67897 }
/// Status: timestamp revocation notification.
public var errSecTimestampRevocationNotification: OSStatus { -67898 }
