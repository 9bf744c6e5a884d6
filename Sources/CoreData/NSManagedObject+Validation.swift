// What a model asks of an object before a save writes it: values that may not be nil, bounds of numbers, dates and texts, predicates, how
// many objects a relationship leads to. NSManagedObject's `validateForInsert()` and its kin call it. Codes are those of CoreDataErrors.h;
// only the descriptions of 1560 and 1570 are known, the others read as Foundation describes a code (DIVERGENCES, "Core Data").
import Foundation
import ObjectiveC

extension NSManagedObject {
    /// Throws what the object's values break: the error itself, or NSValidationMultipleErrorsError with all of them.
    func validateValues() throws {
        var errors: [NSError] = []
        for property in entity.propertiesByName.values.sorted(by: { $0.name < $1.name }) where !property.isTransient {
            do {
                if let attribute = property as? NSAttributeDescription {
                    var value = values[property.name] as AnyObject?
                    try withUnsafeMutablePointer(to: &value) { try validateValue(AutoreleasingUnsafeMutablePointer($0), forKey: attribute.name) }
                } else { try validateProperty(property, value(forKey: property.name)) }
            } catch { errors.append(error as NSError) }
        }
        try Self.throwAll(errors)
    }

    /// Throws when a relationship denies the delete of the object.
    func validateDeletion() throws {
        let errors = entity.relationshipsByName.values.sorted { $0.name < $1.name }.compactMap { relationship -> NSError? in
            guard relationship.deleteRule == .denyDeleteRule, related(relationship.name).contains(where: { !$0.isDeleted }) else { return nil }
            return error(NSValidationRelationshipDeniedDeleteError, relationship, value(forKey: relationship.name))
        }
        try Self.throwAll(errors)
    }

    static func throwAll(_ errors: [NSError]) throws {
        if errors.count > 1 {
            throw NSError(domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError, userInfo: [
                NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors,
            ])
        }
        if let error = errors.first { throw error }
    }

    /// Throws what one value breaks.
    func validateProperty(_ property: NSPropertyDescription, _ value: Any?) throws {
        if let relationship = property as? NSRelationshipDescription {
            let count = related(relationship.name).count
            if count == 0, !relationship.isToMany {
                if !relationship.isOptional { throw error(NSValidationMissingMandatoryPropertyError, property, value) }
            } else if count < relationship.minCount {
                throw error(NSValidationRelationshipLacksMinimumCountError, property, value)
            } else if relationship.maxCount > 0, count > relationship.maxCount {
                throw error(NSValidationRelationshipExceedsMaximumCountError, property, value)
            }
            return
        }
        guard let value, !(value is NSNull) else {
            if !property.isOptional { throw error(NSValidationMissingMandatoryPropertyError, property, nil) }
            return
        }
        if let code = (property as? NSAttributeDescription)?.brokenBound(value) { throw error(code, property, value) }
        for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
            throw error(NSManagedObjectValidationError, property, value, [NSValidationPredicateErrorKey: predicate])
        }
    }

    private func error(_ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ more: [String: Any] = [:]) -> NSError {
        var info: [String: Any] = [NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self]
        if let value { info[NSValidationValueErrorKey] = value }
        if code == NSValidationMissingMandatoryPropertyError { info[NSLocalizedDescriptionKey] = "\(property.name) is a required value." }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info.merging(more) { $1 })
    }
}

extension NSAttributeDescription {
    /// The error of the bound that a value breaks.
    fileprivate func brokenBound(_ value: Any) -> Int? {
        switch value {
        case let text as String:
            if let least, Double(text.utf16.count) < least { return NSValidationStringTooShortError }
            if let most, Double(text.utf16.count) > most { return NSValidationStringTooLongError }
            if let pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil { return NSValidationStringPatternMatchingError }
        case let date as Date:
            if let least, date.timeIntervalSinceReferenceDate < least { return NSValidationDateTooSoonError }
            if let most, date.timeIntervalSinceReferenceDate > most { return NSValidationDateTooLateError }
        default:
            guard let number = value as? NSNumber ?? (value as? any BinaryInteger).map({ NSNumber(value: Int64(truncatingIfNeeded: $0)) }) ?? (value as? Double).map({ NSNumber(value: $0) }) else { return nil }
            if let least, number.doubleValue < least { return NSValidationNumberTooSmallError }
            if let most, number.doubleValue > most { return NSValidationNumberTooLargeError }
        }
        return nil
    }
}
