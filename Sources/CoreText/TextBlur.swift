// A soft shadow under text: coverage drawn small, blurred by three box passes, then painted in one colour.
// Called by TextLayout+Drawing for shadows with a blur radius. Layers' shadows are QuartzCore's.

import CCairo
import Foundation

enum TextBlur {
    /// Paints what `draw` covers inside `bounds` (user space), blurred by `radius` points, in `color`.
    static func paint(_ cairo: OpaquePointer, bounds: CGRect, radius: CGFloat, color: TextColor, draw: (OpaquePointer) -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let scale = max(0.1, (abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)).squareRoot())
        let area = bounds.insetBy(dx: -radius * 2, dy: -radius * 2)
        let columns = Int((area.width * scale).rounded(.up)), rows = Int((area.height * scale).rounded(.up))
        guard columns > 0, rows > 0, columns < 8192, rows < 8192,
              let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(columns), Int32(rows)), let inner = cairo_create(mask) else { return }
        defer {
            cairo_destroy(inner)
            cairo_surface_destroy(mask)
        }
        cairo_scale(inner, scale, scale)
        cairo_translate(inner, -area.minX, -area.minY)
        cairo_set_source_rgba(inner, 0, 0, 0, 1)
        draw(inner)
        cairo_surface_flush(mask)
        if let data = cairo_image_surface_get_data(mask) {
            let stride = Int(cairo_image_surface_get_stride(mask))
            let box = max(1, Int((Double(radius) * scale / 2).rounded()))
            for _ in 0..<3 {
                for row in 0..<rows { pass(data + row * stride, count: columns, step: 1, radius: box / 2) }
                for column in 0..<columns { pass(data + column, count: rows, step: stride, radius: box / 2) }
            }
        }
        cairo_surface_mark_dirty(mask)
        cairo_save(cairo)
        cairo_translate(cairo, area.minX, area.minY)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(cairo, mask, 0, 0)
        cairo_restore(cairo)
    }

    private static func pass(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int) {
        guard radius > 0 else { return }
        let copy = (0..<count).map { Int(line[$0 * step]) }
        var sum = (0...min(radius, count - 1)).reduce(0) { $0 + copy[$1] }
        let window = radius * 2 + 1
        for index in 0..<count {
            line[index * step] = UInt8(min(255, sum / window))
            if index + radius + 1 < count { sum += copy[index + radius + 1] }
            if index - radius >= 0 { sum -= copy[index - radius] }
        }
    }
}
