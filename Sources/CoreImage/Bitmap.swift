// Rows of linear light: what filters compute on. Core Image works in linear sRGB with premultiplied alpha and y upwards
// (Core Image Programming Guide, "working colour space"); images come in and go out as 8-bit sRGB.
import CoreGraphics
import Foundation

/// Whole pixels, y upwards.
package struct PixelRect: Equatable {
    var x: Int, y: Int, width: Int, height: Int

    init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height)) }

    /// The pixels that a rectangle touches; none of one that is not finite.
    init(_ rect: CGRect) {
        let outer = rect.standardized.integral
        let limit = CGFloat(1 << 24)
        guard !rect.isNull, outer.minX.isFinite, outer.minY.isFinite, outer.maxX.isFinite, outer.maxY.isFinite, abs(outer.minX) < limit, abs(outer.minY) < limit,
            outer.width < limit, outer.height < limit
        else { self.init(x: 0, y: 0, width: 0, height: 0); return }
        self.init(x: Int(outer.minX), y: Int(outer.minY), width: Int(outer.width), height: Int(outer.height))
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    func grown(by points: Int) -> PixelRect { PixelRect(x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points) }
    /// The pixels of both; infinite rectangles are welcome.
    func common(with other: CGRect) -> PixelRect { other.isInfinite ? self : PixelRect(rect.intersection(other)) }
}

/// A pixel of premultiplied linear red, green, blue and alpha.
typealias Pixel = SIMD4<Float>

package struct Bitmap {
    let area: PixelRect
    var pixels: [Pixel]

    init(_ area: PixelRect, filled pixel: Pixel = .zero) {
        self.area = area
        pixels = Array(repeating: pixel, count: area.width * area.height)
    }

    /// Each pixel by its place.
    init(_ area: PixelRect, _ make: (_ x: Int, _ y: Int) -> Pixel) {
        self.area = area
        pixels = []
        pixels.reserveCapacity(area.width * area.height)
        for y in area.y..<area.y + area.height {
            for x in area.x..<area.x + area.width { pixels.append(make(x, y)) }
        }
    }

    /// Transparent outside.
    subscript(x: Int, y: Int) -> Pixel {
        let column = x - area.x, row = y - area.y
        guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
        return pixels[row * area.width + column]
    }

    /// Between the four nearest pixels' middles.
    func sample(_ x: CGFloat, _ y: CGFloat) -> Pixel {
        guard x.isFinite, y.isFinite, abs(x) < 1e7, abs(y) < 1e7 else { return .zero }
        let left = (x - 0.5).rounded(.down), bottom = (y - 0.5).rounded(.down)
        let h = Float(x - 0.5 - left), v = Float(y - 0.5 - bottom)
        let column = Int(left), row = Int(bottom)
        let low = self[column, row] * (1 - h) + self[column + 1, row] * h
        let high = self[column, row + 1] * (1 - h) + self[column + 1, row + 1] * h
        return low * (1 - v) + high * v
    }

    func map(_ change: (Pixel) -> Pixel) -> Bitmap {
        var result = self
        for index in result.pixels.indices { result.pixels[index] = change(result.pixels[index]) }
        return result
    }
}

enum Light {
    /// sRGB's curve (IEC 61966-2-1).
    static func linear(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    static func encoded(_ value: Float) -> Float { value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }
    static func linear(_ value: Pixel) -> Pixel { Pixel(linear(value.x), linear(value.y), linear(value.z), value.w) }
    static func encoded(_ value: Pixel) -> Pixel { Pixel(encoded(max(0, value.x)), encoded(max(0, value.y)), encoded(max(0, value.z)), value.w) }
    static let table: [Float] = (0...255).map { linear(Float($0) / 255) }
    /// Rec. 709's weights.
    static func luminance(_ value: Pixel) -> Float { 0.2126 * value.x + 0.7152 * value.y + 0.0722 * value.z }
}

extension Pixel {
    /// Without its alpha in the colours.
    var straight: Pixel { w <= 0 ? .zero : Pixel(x / w, y / w, z / w, w) }
    var premultiplied: Pixel { Pixel(x * w, y * w, z * w, w) }
    var clamped: Pixel { Pixel(Swift.min(Swift.max(x, 0), 1), Swift.min(Swift.max(y, 0), 1), Swift.min(Swift.max(z, 0), 1), Swift.min(Swift.max(w, 0), 1)) }
    init(gray: Float, alpha: Float) { self.init(gray, gray, gray, alpha) }
}

extension Bitmap {
    /// The picture's pixels in an area; its lower left pixel is at 0, 0.
    init(_ image: CGImage, in area: PixelRect) {
        self.init(area)
        guard let bytes = image.pixels else { return }
        for row in 0..<area.height {
            let y = image.height - 1 - (area.y + row)
            guard y >= 0, y < image.height else { continue }
            for column in 0..<area.width {
                let x = area.x + column
                guard x >= 0, x < image.width else { continue }
                let source = bytes + y * image.bytesPerRow + x * 4
                let alpha = Float(source[3]) / 255
                if source[3] == 255 {
                    pixels[row * area.width + column] = Pixel(Light.table[Int(source[2])], Light.table[Int(source[1])], Light.table[Int(source[0])], 1)
                } else if source[3] > 0 {
                    let straight = Pixel(Float(source[2]), Float(source[1]), Float(source[0]), 0) / 255 / alpha
                    pixels[row * area.width + column] = Light.linear(Pixel(straight.x, straight.y, straight.z, alpha)).premultiplied
                }
            }
        }
    }

    /// 8 bits a component in sRGB; nil for an empty or a too large area.
    func image() -> CGImage? {
        CGImage(width: area.width, height: area.height) { bytes, stride in
            for row in 0..<area.height {
                let target = bytes + (area.height - 1 - row) * stride
                for column in 0..<area.width {
                    let pixel = Light.encoded(pixels[row * area.width + column].straight).clamped
                    let scaled = pixel.premultiplied * 255 + 0.5
                    let out = target + column * 4
                    (out[0], out[1], out[2], out[3]) = (UInt8(scaled.z), UInt8(scaled.y), UInt8(scaled.x), UInt8(pixel.w * 255 + 0.5))
                }
            }
        }
    }
}
