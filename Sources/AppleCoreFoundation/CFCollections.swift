// The functions on arrays, dictionaries, data, numbers and bundles that Swift code calls.
import Foundation

/// The number of elements.
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }
/// The object at an index, unretained; the array keeps it.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(array.object(at: index) as AnyObject).toOpaque())
}
/// Adds an object, given by its address, to the end.
public func CFArrayAppendValue(_ array: CFMutableArray!, _ value: UnsafeRawPointer!) { array.add(Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue()) }
/// An array that can change; the capacity and the callbacks, which are always those of objects, do not matter.
public func CFArrayCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex, _ callbacks: UnsafeRawPointer?) -> CFMutableArray! { NSMutableArray() }
/// The number of pairs.
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }
/// The object of a key, both by address; nil for none. The dictionary keeps it.
public func CFDictionaryGetValue(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    return dictionary.object(forKey: key).map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
}
/// Whether there is an object of the key.
public func CFDictionaryContainsKey(_ dictionary: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool { CFDictionaryGetValue(dictionary, key) != nil }

/// Bytes, copied.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    length >= 0 ? NSData(bytes: bytes, length: length) : nil
}
/// Creates bytes that can grow; the capacity is no limit here.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// The number of bytes.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.length }
/// The bytes, which the data keeps.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! { data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self) }
/// The bytes, to be changed.
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! { data.mutableBytes.assumingMemoryBound(to: UInt8.self) }
/// Adds bytes.
public func CFDataAppendBytes(_ data: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) { data.append(bytes, length: length) }

/// Whether it is true.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

// MARK: Bundles and preferences

/// The app's bundle.
public func CFBundleGetMainBundle() -> CFBundle! { .main }
/// The bundle's identifier.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle.bundleIdentifier.map { $0 as NSString } }
/// A value of the Info.plist in the user's language.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    bundle.object(forInfoDictionaryKey: key as String).map { $0 as AnyObject }
}
/// The Info.plist's version of the build.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The Info.plist's short name.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The Info.plist's identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The Info.plist's executable.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The Info.plist's language of development.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The Info.plist's languages.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
/// The Info.plist's own version.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }

/// The present app, as the domain of the functions below.
public var kCFPreferencesCurrentApplication: CFString! { "kCFPreferencesCurrentApplication" }
private func defaults(_ application: CFString) -> UserDefaults {
    application == kCFPreferencesCurrentApplication || application as String == Bundle.main.bundleIdentifier ? .standard : UserDefaults(suiteName: application as String) ?? .standard
}
/// A value of the app's defaults.
public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!) -> CFPropertyList! {
    defaults(applicationID).object(forKey: key as String).map { $0 as AnyObject }
}
/// Sets a value of the app's defaults; nil takes it away.
public func CFPreferencesSetAppValue(_ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!) {
    if let value { defaults(applicationID).set(value, forKey: key as String) } else { defaults(applicationID).removeObject(forKey: key as String) }
}
/// Writes the defaults.
@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool { defaults(applicationID).synchronize() }

// MARK: Byte order

/// The order of bytes in memory.
public typealias CFByteOrder = CFIndex
/// The same integer, with its bytes the other way round.
public func CFSwapInt16(_ value: UInt16) -> UInt16 { value.byteSwapped }
/// The same integer, with its bytes the other way round.
public func CFSwapInt32(_ value: UInt32) -> UInt32 { value.byteSwapped }
/// The same integer, with its bytes the other way round.
public func CFSwapInt64(_ value: UInt64) -> UInt64 { value.byteSwapped }
/// Converts a number from the byte order of networks.
public func CFSwapInt16BigToHost(_ value: UInt16) -> UInt16 { UInt16(bigEndian: value) }
/// Converts a number from the byte order of networks.
public func CFSwapInt32BigToHost(_ value: UInt32) -> UInt32 { UInt32(bigEndian: value) }
/// Converts a number from the byte order of networks.
public func CFSwapInt64BigToHost(_ value: UInt64) -> UInt64 { UInt64(bigEndian: value) }
/// To the order of networks.
public func CFSwapInt16HostToBig(_ value: UInt16) -> UInt16 { value.bigEndian }
/// To the order of networks.
public func CFSwapInt32HostToBig(_ value: UInt32) -> UInt32 { value.bigEndian }
/// To the order of networks.
public func CFSwapInt64HostToBig(_ value: UInt64) -> UInt64 { value.bigEndian }
