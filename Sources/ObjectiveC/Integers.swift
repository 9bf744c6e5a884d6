// The names that Objective-C gives the integers of the processor's width; Swift code of Apple's systems still uses them.

/// `Int`, by the name of Objective-C's headers.
public typealias NSInteger = Int
/// `UInt` by Objective-C's name. Headers' `NSUInteger` itself is mostly `Int` in Swift.
public typealias NSUInteger = UInt
