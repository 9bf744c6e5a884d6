// Core Foundation's time. It is Date's, so that it follows the app's clock.
import Foundation

/// Seconds since 1 January 2001, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
/// The seconds from 1970 to 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date.timeIntervalBetween1970AndReferenceDate
/// The seconds from 1904 to 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000
/// A moment as an object.
public func CFDateCreate(_ allocator: CFAllocator?, _ at: CFAbsoluteTime) -> CFDate! { NSDate(timeIntervalSinceReferenceDate: at) }
/// A moment's seconds since 1 January 2001.
public func CFDateGetAbsoluteTime(_ date: CFDate!) -> CFAbsoluteTime { date.timeIntervalSinceReferenceDate }
