// The codes of Core Data's errors in NSCocoaErrorDomain and the keys of their user info (CoreDataErrors.h).
import Foundation

/// A validation failed for another reason than those below.
public let NSManagedObjectValidationError = 1550
/// Objects of one uniqueness constraint have the same values.
public let NSManagedObjectConstraintValidationError = 1551
/// Several validations failed: NSDetailedErrorsKey has them.
public let NSValidationMultipleErrorsError = 1560
/// A property that may not be nil is.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship leads to too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship leads to too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship denies a delete.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is above its most.
public let NSValidationNumberTooLargeError = 1610
/// A number is below its least.
public let NSValidationNumberTooSmallError = 1620
/// A date is after its last.
public let NSValidationDateTooLateError = 1630
/// A date is before its first.
public let NSValidationDateTooSoonError = 1640
/// A text has too many characters.
public let NSValidationStringTooLongError = 1660
/// A text has too few characters.
public let NSValidationStringTooShortError = 1670
/// A text does not match its regular expression.
public let NSValidationStringPatternMatchingError = 1680
/// The store has no such object.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// Two objects of a uniqueness constraint are at odds, and the policy is to fail.
public let NSManagedObjectConstraintMergeError = 133_021

/// The object that a validation failed for.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property that a validation failed for.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value that a validation failed for.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The predicate that does not hold.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The errors of NSValidationMultipleErrorsError.
public let NSDetailedErrorsKey = "NSDetailedErrors"
