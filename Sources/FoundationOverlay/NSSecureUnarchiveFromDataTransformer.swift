// NSSecureUnarchiveFromDataTransformer: archives to objects of allowed classes. Core Data keeps transformable attributes through it.
import Foundation

/// Turns an archive (Data) into its object, if its class is allowed, and an object into an archive on the way back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that the object at the top of an archive may have. Subclasses add their own.
    open class var allowedTopLevelClasses: [AnyClass] {
        [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self, NSNull.self]
    }

    open override class func transformedValueClass() -> AnyClass { NSObject.self }

    /// The object of an archive; nil for what is no data, no archive or of another class.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: data)
    }

    /// The archive of an object; nil for what cannot be archived.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
