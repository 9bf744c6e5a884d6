// Core Graphics' constants of C. Swift hid them behind `.zero` until its overlay became part of the SDK; since then packages for
// Apple's systems write them again (relatedcode/ProgressHUD 14: `layer.position = CGPointZero`).
import Foundation

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size (0, 0).
public let CGSizeZero = CGSize.zero
/// The rectangle at (0, 0) without size.
public let CGRectZero = CGRect.zero
