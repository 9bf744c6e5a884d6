// Images drawn in perspective, which cairo has no matrices for. The compositor calls it.

internal import CCairo
import Foundation

extension CGContext {
    /// Draws `image` over the polygon, both seen in pixels of the bitmap (y down).
    ///
    /// - Parameter inverse: nine numbers, row by row, from pixels of the bitmap to pixels of the image, divided by the third row.
    package func drawProjected(_ image: CGImage, inverse n: [CGFloat], over polygon: [CGPoint]) {
        guard n.count == 9, let source = image.pixels, let first = polygon.first else { return }
        let hull = polygon.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
        let area = hull.insetBy(dx: -1, dy: -1).intersection(deviceClipBounds).integral
        guard !area.isNull, area.width >= 1, area.height >= 1, area.width < 20_000, area.height < 20_000 else { return }
        let width = image.width, height = image.height, stride = image.bytesPerRow
        let w = Double(width), h = Double(height)
        let picture = CGImage(width: Int(area.width), height: Int(area.height)) { target, targetStride in
            for row in 0..<Int(area.height) {
                for column in 0..<Int(area.width) {
                    // Four places in each pixel, each mixed from four pixels of the image.
                    var sums = (0.0, 0.0, 0.0, 0.0)
                    for place in 0..<4 {
                        let x = Double(area.minX) + Double(column) + (place & 1 == 0 ? 0.25 : 0.75)
                        let y = Double(area.minY) + Double(row) + (place & 2 == 0 ? 0.25 : 0.75)
                        let q = n[6] * x + n[7] * y + n[8]
                        if q == 0 { continue }
                        let u = (n[0] * x + n[1] * y + n[2]) / q - 0.5, v = (n[3] * x + n[4] * y + n[5]) / q - 0.5
                        // Half a pixel around the image is its edge; beyond lies nothing.
                        guard u > -0.5, v > -0.5, u < w - 0.5, v < h - 0.5 else { continue }
                        let u0 = u.rounded(.down), v0 = v.rounded(.down), s = u - u0, t = v - v0
                        let x0 = max(Int(u0), 0), x1 = min(Int(u0) + 1, width - 1), y0 = max(Int(v0), 0), y1 = min(Int(v0) + 1, height - 1)
                        let a = source + y0 * stride + x0 * 4, b = source + y0 * stride + x1 * 4
                        let c = source + y1 * stride + x0 * 4, d = source + y1 * stride + x1 * 4
                        let wa = (1 - s) * (1 - t), wb = s * (1 - t), wc = (1 - s) * t, wd = s * t
                        sums.0 += wa * Double(a[0]) + wb * Double(b[0]) + wc * Double(c[0]) + wd * Double(d[0])
                        sums.1 += wa * Double(a[1]) + wb * Double(b[1]) + wc * Double(c[1]) + wd * Double(d[1])
                        sums.2 += wa * Double(a[2]) + wb * Double(b[2]) + wc * Double(c[2]) + wd * Double(d[2])
                        sums.3 += wa * Double(a[3]) + wb * Double(b[3]) + wc * Double(c[3]) + wd * Double(d[3])
                    }
                    let p = target + row * targetStride + column * 4
                    (p[0], p[1], p[2], p[3]) = (UInt8(sums.0 / 4 + 0.5), UInt8(sums.1 / 4 + 0.5), UInt8(sums.2 / 4 + 0.5), UInt8(sums.3 / 4 + 0.5))
                }
            }
        }
        guard let picture else { return }
        saveGState()
        state.ctm = .identity
        drawTopDown(picture, in: area)
        restoreGState()
    }
}
