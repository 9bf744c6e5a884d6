// The picture so far, blurred: the material behind UIVisualEffectView. The compositor calls it.

internal import CCairo
import Foundation

extension CGContext {
    /// Draws a blurred copy of what lies under `rect` (user space) over it, inside the clip.
    ///
    /// - Parameters: `sigma` in user space units; `saturation` 1 for the colours as they are.
    package func drawBackdrop(in rect: CGRect, sigma: CGFloat, saturation: CGFloat) {
        guard state.ctm.isInvertible, sigma > 0, sigma.isFinite, let source = cairo_get_group_target(target),
            cairo_surface_get_type(source) == CAIRO_SURFACE_TYPE_IMAGE
        else { return }
        var dx = 0.0, dy = 0.0
        cairo_surface_get_device_offset(source, &dx, &dy)
        cairo_surface_flush(source)
        let width = Int(cairo_image_surface_get_width(source)), height = Int(cairo_image_surface_get_height(source))
        let t = state.ctm, scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        let area = rect.applying(t).intersection(deviceClipBounds).offsetBy(dx: dx, dy: dy)
            .integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1, let pixels = cairo_image_surface_get_data(source) else { return }
        let stride = Int(cairo_image_surface_get_stride(source))
        // A blur removes the details that a smaller copy cannot hold, so it is computed at a fraction of the size.
        let factor = max(1, min(8, Int(sigma * scale / 4)))
        let reach = Int((sigma * scale * 2 / CGFloat(factor)).rounded(.up))
        let x0 = max(0, Int(area.minX) - reach * factor), y0 = max(0, Int(area.minY) - reach * factor)
        let x1 = min(width, Int(area.maxX) + reach * factor), y1 = min(height, Int(area.maxY) + reach * factor)
        let columns = max(1, (x1 - x0) / factor), rows = max(1, (y1 - y0) / factor)
        let blurred = CGImage(width: columns, height: rows) { small, smallStride in
            for y in 0..<rows {
                for x in 0..<columns {
                    var sums = (0, 0, 0, 0), count = 0
                    for sy in Swift.stride(from: y0 + y * factor, to: min(y1, y0 + (y + 1) * factor), by: 1) {
                        for sx in Swift.stride(from: x0 + x * factor, to: min(x1, x0 + (x + 1) * factor), by: 1) {
                            let p = pixels + sy * stride + sx * 4
                            sums = (sums.0 + Int(p[0]), sums.1 + Int(p[1]), sums.2 + Int(p[2]), sums.3 + Int(p[3]))
                            count += 1
                        }
                    }
                    let p = small + y * smallStride + x * 4
                    let n = max(count, 1)
                    (p[0], p[1], p[2], p[3]) = (UInt8(sums.0 / n), UInt8(sums.1 / n), UInt8(sums.2 / n), UInt8(sums.3 / n))
                }
            }
            ShadowMask.blurColors(small, width: columns, height: rows, stride: smallStride, sigma: sigma * scale / CGFloat(factor))
            if saturation != 1 { Self.saturate(small, rows: rows, columns: columns, stride: smallStride, by: saturation) }
        }
        guard let blurred else { return }
        saveGState()
        clip(to: rect)
        state.ctm = .identity
        drawTopDown(blurred, in: CGRect(x: CGFloat(x0) - dx, y: CGFloat(y0) - dy, width: CGFloat(columns * factor), height: CGFloat(rows * factor)))
        restoreGState()
    }

    private static func saturate(_ pixels: UnsafeMutablePointer<UInt8>, rows: Int, columns: Int, stride: Int, by amount: CGFloat) {
        let factor = Int(amount * 256)
        for y in 0..<rows {
            for x in 0..<columns {
                let p = pixels + y * stride + x * 4
                let grey = (Int(p[0]) * 19 + Int(p[1]) * 183 + Int(p[2]) * 54) >> 8, alpha = Int(p[3])
                for i in 0..<3 { p[i] = UInt8(min(max(grey + (Int(p[i]) - grey) * factor / 256, 0), alpha)) }
            }
        }
    }
}
