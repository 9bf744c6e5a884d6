// Rounds frames to whole pixels of the screen. Auto Layout's results pass through here on their way to views.
import CoreGraphics

@MainActor enum PixelGrid {
    static var scale: CGFloat { Host.screenScale }

    /// Rounds edges, not sizes, so that neighbours keep touching. Halves round up; noise below a
    /// thousandth of a pixel does not decide.
    static func round(_ value: CGFloat) -> CGFloat { pixels(value, scale) / scale }

    private static func pixels(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { ((value * scale) + 0.5 + 1e-4).rounded(.down) }

    static func round(_ rect: CGRect) -> CGRect {
        let scale = scale
        // Differences are taken in whole pixels: thirds of a point do not cancel exactly.
        let (minX, minY) = (pixels(rect.minX, scale), pixels(rect.minY, scale))
        return CGRect(
            x: minX / scale, y: minY / scale, width: (pixels(rect.maxX, scale) - minX) / scale, height: (pixels(rect.maxY, scale) - minY) / scale)
    }

    static func roundUp(_ size: CGSize) -> CGSize {
        let scale = scale
        func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 1e-3).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
