// A size at which a screen can be driven.
import CoreGraphics

/// A size that a screen can be driven at.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    open private(set) var size: CGSize
    /// Width by height of a pixel: square.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
