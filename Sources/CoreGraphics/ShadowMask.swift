// Owns the blurred coverage that a shadow is painted through: an 8-bit surface and
// three box blurs, which stay within 3 % of a Gaussian. Called by CGContext.compose.

internal import CCairo
import Foundation

struct ShadowMask: ~Copyable {
    let surface: OpaquePointer

    /// The pixels by which a blur of `sigma` spreads.
    static func reach(sigma: CGFloat) -> CGFloat {
        CGFloat(boxRadius(sigma: sigma) * 3 + 1)
    }

    /// - Parameters: `area` in pixels; `draw` paints coverage, its origin being the area's.
    init?(area: CGRect, sigma: CGFloat, draw: (OpaquePointer) -> Void) {
        guard area.width >= 1, area.height >= 1, area.width <= CGFloat(CGImage.maximumSide),
            area.height <= CGFloat(CGImage.maximumSide), area.width * area.height <= CGFloat(CGImage.maximumPixels),
            let made = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
        else { return nil }
        guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(made) else {
            cairo_surface_destroy(made)
            return nil
        }
        draw(cr)
        cairo_destroy(cr)
        cairo_surface_flush(made)
        if let data = cairo_image_surface_get_data(made) {
            Self.blur(
                data, width: Int(area.width), height: Int(area.height),
                stride: Int(cairo_image_surface_get_stride(made)), radius: Self.boxRadius(sigma: sigma))
        }
        cairo_surface_mark_dirty(made)
        surface = made
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The radius of the box whose threefold use has the variance of a Gaussian of `sigma`.
    private static func boxRadius(sigma: CGFloat) -> Int {
        guard sigma > 0, sigma.isFinite else { return 0 }
        let width = (4 * min(sigma, 500) * min(sigma, 500) + 1).squareRoot()
        return Int(((width - 1) / 2).rounded())
    }

    private static func blur(_ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, radius: Int) {
        guard radius > 0 else { return }
        let count = max(width, height)
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        defer { line.deallocate() }
        for _ in 0..<3 {
            for y in 0..<height { box(data + y * stride, step: 1, count: width, radius: radius, line: line) }
            for x in 0..<width { box(data + x, step: stride, count: height, radius: radius, line: line) }
        }
    }

    /// Blurs four-byte pixels in place.
    static func blurColors(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat) {
        let radius = boxRadius(sigma: sigma)
        guard radius > 0 else { return }
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
        defer { line.deallocate() }
        for channel in 0..<4 {
            for _ in 0..<3 {
                for y in 0..<height {
                    box(pixels + y * stride + channel, step: 4, count: width, radius: radius, line: line, clamps: true)
                }
                for x in 0..<width {
                    box(pixels + x * 4 + channel, step: stride, count: height, radius: radius, line: line, clamps: true)
                }
            }
        }
    }

    /// Replaces each of `count` values, `step` bytes apart, by the mean of its neighbours within `radius`.
    /// Beyond the ends lies nothing, or with `clamps` the end values.
    private static func box(
        _ values: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int, line: UnsafeMutablePointer<UInt8>, clamps: Bool = false
    ) {
        for index in 0..<count { line[index] = values[index * step] }
        let divisor = 2 * radius + 1
        let first = clamps ? Int(line[0]) : 0, last = clamps ? Int(line[count - 1]) : 0
        var sum = first * (radius + 1) + max(0, radius - count) * last
        for index in 0..<min(radius, count) { sum += Int(line[index]) }
        for index in 0..<count {
            sum += index + radius < count ? Int(line[index + radius]) : last
            sum -= index - radius - 1 >= 0 ? Int(line[index - radius - 1]) : first
            values[index * step] = UInt8((sum + radius) / divisor)
        }
    }
}
