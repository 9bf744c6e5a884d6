// CTRunDelegate: functions of an app that say how wide and high a run is, to leave room for a picture in text.
// AttributedTextReader asks it when text is laid out; the app draws what stands there.

import CoreGraphics
import Foundation

/// The functions of a run delegate, each called with the pointer that it was made with.
public struct CTRunDelegateCallbacks {
    /// `kCTRunDelegateVersion1`, or `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Called when nothing refers to the delegate any more.
    public var dealloc: (UnsafeMutableRawPointer) -> Void
    /// Returns the points above the baseline.
    public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
    /// The points below the baseline, positive.
    public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
    /// Returns the points that each character takes.
    public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

    /// The version and the four functions.
    public init(
        version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void, getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat, getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The one version there is.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The newest version.
public let kCTRunDelegateCurrentVersion: CFIndex = kCTRunDelegateVersion1

/// Says how much room characters take. A value of `kCTRunDelegateAttributeName`.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    // First of all: a value of attributed strings (AttributeValueTag in UIFoundation).
    private let tag: UInt64 = 0x700
    private let callbacks: CTRunDelegateCallbacks
    let context: UnsafeMutableRawPointer

    init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.context = context
    }

    deinit { callbacks.dealloc(context) }

    /// The box that the text leaves free; the delegate is asked each time.
    var box: TextInlineBox {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let ascent = sane(callbacks.getAscent(context)), descent = sane(callbacks.getDescent(context))
        let bounds = CGRect(x: 0, y: -descent, width: max(0, sane(callbacks.getWidth(context))), height: ascent + descent)
        return TextInlineBox(bounds: bounds, standsForAnyCharacter: true) { _, _ in }
    }
}

// A delegate without a pointer hands its functions this one: they take none that is nil.
nonisolated(unsafe) private let nothing = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)

/// A delegate of these functions, which are passed `refCon`. nil for a version that is not known.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    callbacks.pointee.version == kCTRunDelegateVersion1 ? CTRunDelegate(callbacks.pointee, refCon ?? nothing) : nil
}

/// The pointer that the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.context }
