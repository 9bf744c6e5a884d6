// Errors by Core Foundation's functions, and how often an object is held.
import Foundation

/// The group of an error's code.
public typealias CFErrorDomain = CFString
/// The group of an error's code.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { NSString(string: err.domain) }
/// An error's number in its domain.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
/// The further facts in an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { NSDictionary(dictionary: err.userInfo) }
/// The sentence of an error for a person.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }
/// The reason in an error; nil if there is none.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason.map { NSString(string: $0) } }
/// The advice in an error; nil if there is none.
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err.localizedRecoverySuggestion.map { NSString(string: $0) } }
/// An error of a domain, with what it knows besides.
public func CFErrorCreate(_ allocator: CFAllocator?, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!) -> CFError! {
    var info: [String: Any] = [:]
    for case let (key as String, value) in userInfo ?? [:] { info[key] = value }
    return NSError(domain: "\(domain ?? "")", code: code, userInfo: info)
}

@_silgen_name("swift_retainCount") private func swiftRetainCount(_ object: UnsafeMutableRawPointer) -> UInt

/// The number of references to an object. Only a comparison of two answers at one place in the code is meaningful.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { CFIndex(swiftRetainCount(Unmanaged.passUnretained(cf).toOpaque())) }
