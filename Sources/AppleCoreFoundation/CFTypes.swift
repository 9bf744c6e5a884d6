// Core Foundation's types, each as the Foundation class that it is bridged with on Apple's systems: `[…] as CFArray`,
// `text as CFString` and their ways back are then Swift's own bridging. The C library behind Foundation stays hidden.
@_exported import AppleDarwin
@_exported import Foundation

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A property list's object.
public typealias CFPropertyList = AnyObject
/// A string.
public typealias CFString = NSString
/// A string that changes.
public typealias CFMutableString = NSMutableString
/// An array.
public typealias CFArray = NSArray
/// An array that changes.
public typealias CFMutableArray = NSMutableArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that changes.
public typealias CFMutableDictionary = NSMutableDictionary
/// A set.
public typealias CFSet = NSSet
/// A set that changes.
public typealias CFMutableSet = NSMutableSet
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// True or false, in a number.
public typealias CFBoolean = NSNumber
/// A moment.
public typealias CFDate = NSDate
/// An address.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// A place's customs.
public typealias CFLocale = NSLocale
/// A time zone.
public typealias CFTimeZone = NSTimeZone
/// A calendar.
public typealias CFCalendar = NSCalendar
/// A set of characters.
public typealias CFCharacterSet = NSCharacterSet
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that change.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// The object for no value.
public typealias CFNull = NSNull
/// A bundle.
public typealias CFBundle = Bundle
/// A stream that is read.
public typealias CFReadStream = InputStream
/// A stream that is written.
public typealias CFWriteStream = OutputStream

/// A place or a count.
public typealias CFIndex = Int
/// Flags.
public typealias CFOptionFlags = UInt
/// A hash.
public typealias CFHashCode = UInt
/// The number of a type.
public typealias CFTypeID = UInt
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

/// A range, of UTF-16 units in text.
public struct CFRange: Hashable, Sendable {
    /// The first unit.
    public var location: CFIndex
    /// The number of units.
    public var length: CFIndex
    /// Zeros.
    public init() { self.init(location: 0, length: 0) }
    /// A place and a count, in that order.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// A place and a count as a range.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange { CFRange(location: location, length: length) }

/// The order of two values.
public enum CFComparisonResult: CFIndex, Sendable { case compareLessThan = -1, compareEqualTo, compareGreaterThan }

/// The place of objects in memory. Swift allocates all of them, so `kCFAllocatorDefault`, which is nil, is the only one.
public final class CFAllocator: Sendable {
    private init() {}
}
/// The usual allocator: nil.
public var kCFAllocatorDefault: CFAllocator? { nil }
/// The usual allocator as well.
public var kCFAllocatorSystemDefault: CFAllocator? { nil }
/// The usual allocator as well.
public var kCFAllocatorMalloc: CFAllocator? { nil }

/// The object for true.
public var kCFBooleanTrue: CFBoolean! { true }
/// The object for false.
public var kCFBooleanFalse: CFBoolean! { false }
/// The null object.
public var kCFNull: CFNull! { NSNull() }
/// No such place.
public let kCFNotFound: CFIndex = -1

/// Whether two objects are equal.
public func CFEqual(_ left: CFTypeRef?, _ right: CFTypeRef?) -> Bool {
    guard let left, let right else { return left === right }
    return (left as? NSObject)?.isEqual(right) ?? (left === right)
}
/// The object's hash.
public func CFHash(_ object: CFTypeRef?) -> CFHashCode { object.map { UInt(bitPattern: ($0 as? NSObject)?.hash ?? ObjectIdentifier($0).hashValue) } ?? 0 }
/// The description of the object by itself.
public func CFCopyDescription(_ object: CFTypeRef?) -> CFString! { object.map { "\($0)" as NSString } }
/// Prints the description of the object to standard error.
public func CFShow(_ object: CFTypeRef?) {
    FileHandle.standardError.write(Data("\(object.map { "\($0)" } ?? "(null)")\n".utf8))
}
/// The type of an object: equal for objects of the same bridged class, subclasses included. Numbers that were made of a Bool have a type of their own.
public func CFGetTypeID(_ object: CFTypeRef?) -> CFTypeID {
    guard let object else { return 0 }
    if object is NSNumber, Swift.type(of: object) == booleanClass { return CFBooleanGetTypeID() }
    let bridged: [AnyClass] = [
        NSString.self, NSArray.self, NSDictionary.self, NSSet.self, NSData.self, NSNumber.self, NSDate.self, NSURL.self, NSAttributedString.self,
    ]
    var type: AnyClass? = Swift.type(of: object)
    while let candidate = type {
        if bridged.contains(where: { $0 == candidate }) { return identifier(candidate) }
        type = (candidate as? NSObject.Type).flatMap { _ in _getSuperclass(candidate) }
    }
    return identifier(Swift.type(of: object))
}
private func identifier(_ type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type).hashValue) }
/// The type of strings.
public func CFStringGetTypeID() -> CFTypeID { identifier(NSString.self) }
/// The type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { identifier(NSArray.self) }
/// The type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { identifier(NSDictionary.self) }
/// The type of bytes.
public func CFDataGetTypeID() -> CFTypeID { identifier(NSData.self) }
/// Foundation keeps true and false as objects of a class of its own.
private var booleanClass: AnyClass { Swift.type(of: NSNumber(value: true)) }
/// The type of true and false.
public func CFBooleanGetTypeID() -> CFTypeID { UInt(bitPattern: ObjectIdentifier(booleanClass).hashValue) }
/// The type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { identifier(NSNumber.self) }
/// The type of moments.
public func CFDateGetTypeID() -> CFTypeID { identifier(NSDate.self) }
/// The type of addresses.
public func CFURLGetTypeID() -> CFTypeID { identifier(NSURL.self) }
