// The names that Objective-C gives the integers of the processor's width; Swift code of Apple's systems still uses them.

/// `Int`, by the name of Objective-C's headers.
public typealias NSInteger = Int
/// `UInt` by Objective-C's name. Headers' `NSUInteger` itself is mostly `Int` in Swift.
public typealias NSUInteger = UInt

/// The largest `Int`, by Objective-C's name.
public var NSIntegerMax: Int { .max }
/// The largest `UInt`, by Objective-C's name.
public var NSUIntegerMax: UInt { .max }

// Limits of C whose macros Swift reads from Darwin's headers but not from glibc's.

/// The smallest `Int16`.
public var INT16_MIN: Int32 { -32_768 }
/// The smallest `Int32`.
public var INT32_MIN: Int32 { .min }
/// The smallest `Int64`.
public var INT64_MIN: Int64 { .min }
/// The largest `Int64`.
public var INT64_MAX: Int64 { .max }
/// The largest `UInt64`.
public var UINT64_MAX: UInt64 { .max }
/// The largest `UInt32`.
public var UINT_MAX: UInt32 { .max }
