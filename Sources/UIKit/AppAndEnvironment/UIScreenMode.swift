// A size that a screen can be driven at.
import CoreGraphics

/// A size that a screen can be driven at.
@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
    /// In pixels.
    public let size: CGSize
    /// Width by height of a pixel: square.
    public var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
