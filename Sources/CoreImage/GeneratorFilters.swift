// Filters without an input picture: colours, gradients, patterns and bar codes.
import CoreGraphics
import Foundation

enum GeneratorFilters {
    static var all: [String: FilterOperation] {
        [
            "CIConstantColorGenerator": FilterOperation([.color(kCIInputColorKey, .red)]) { CIImage(color: $0.color(kCIInputColorKey)) },
            "CICheckerboardGenerator": FilterOperation([
                .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", .white), .color("inputColor1", .black), .number(kCIInputWidthKey, 80), .number(kCIInputSharpnessKey, 1),
            ]) { f in
                let side = CGFloat(max(1, f.number(kCIInputWidthKey))), middle = f.vector(kCIInputCenterKey).cgPointValue
                let first = f.color("inputColor0").pixel, second = f.color("inputColor1").pixel
                return everywhere { x, y in
                    let column = Int(((x - middle.x) / side).rounded(.down)), row = Int(((y - middle.y) / side).rounded(.down))
                    return (column + row).isMultiple(of: 2) ? first : second
                }
            },
            "CIStripesGenerator": FilterOperation([
                .vector(kCIInputCenterKey, 150, 150), .color("inputColor0", .white), .color("inputColor1", .black), .number(kCIInputWidthKey, 80), .number(kCIInputSharpnessKey, 1),
            ]) { f in
                let side = CGFloat(max(1, f.number(kCIInputWidthKey))), middle = f.vector(kCIInputCenterKey).cgPointValue
                let first = f.color("inputColor0").pixel, second = f.color("inputColor1").pixel
                return everywhere { x, _ in Int(((x - middle.x) / side).rounded(.down)).isMultiple(of: 2) ? first : second }
            },
            "CILinearGradient": linear { $0 },
            "CISmoothLinearGradient": linear { $0 * $0 * (3 - 2 * $0) },
            "CIRadialGradient": FilterOperation([
                .vector(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5), .number("inputRadius1", 100), .color("inputColor0", .white), .color("inputColor1", .black),
            ]) { f in
                let middle = f.vector(kCIInputCenterKey).cgPointValue, inner = CGFloat(f.number("inputRadius0")), outer = CGFloat(f.number("inputRadius1"))
                let first = f.color("inputColor0").pixel, second = f.color("inputColor1").pixel
                return everywhere { x, y in
                    let distance = hypot(x - middle.x, y - middle.y)
                    let share = outer == inner ? (distance < inner ? 0 : 1) : min(max((distance - inner) / (outer - inner), 0), 1)
                    return first + (second - first) * Float(share)
                }
            },
            "CIQRCodeGenerator": FilterOperation([.other("inputMessage", "NSData"), .other("inputCorrectionLevel", "NSString", "M")]) { f in
                guard let message = f.value(forKey: "inputMessage") as? Data, let code = QRCode(message, level: f.value(forKey: "inputCorrectionLevel") as? String ?? "M") else { return nil }
                // One light module around the code, as a device's picture has: 23 pixels for the smallest code of 21 modules.
                return modules(width: code.size + 2, height: code.size + 2) { x, y in code.isDark(x - 1, code.size - y) }
            },
            "CICode128BarcodeGenerator": FilterOperation([.other("inputMessage", "NSData"), .number("inputQuietSpace", 10), .number("inputBarcodeHeight", 32)]) { f in
                guard let message = f.value(forKey: "inputMessage") as? Data, let bars = Code128.bars(message) else { return nil }
                let quiet = min(max(Int(f.number("inputQuietSpace")), 0), 100), height = min(max(Int(f.number("inputBarcodeHeight")), 1), 500)
                return modules(width: bars.count + 2 * quiet, height: height) { x, _ in bars.indices.contains(x - quiet) && bars[x - quiet] }
            },
        ]
    }

    private static func linear(_ curve: @escaping (Float) -> Float) -> FilterOperation {
        FilterOperation([.vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200), .color("inputColor0", .white), .color("inputColor1", .black)]) { f in
            let start = f.vector("inputPoint0").cgPointValue, end = f.vector("inputPoint1").cgPointValue
            let first = f.color("inputColor0").pixel, second = f.color("inputColor1").pixel
            let dx = end.x - start.x, dy = end.y - start.y, length = dx * dx + dy * dy
            return everywhere { x, y in
                let share = length == 0 ? 0 : min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1)
                return first + (second - first) * curve(Float(share))
            }
        }
    }

    private static func everywhere(_ color: @escaping (CGFloat, CGFloat) -> Pixel) -> CIImage {
        CIImage(extent: .infinite) { area in Bitmap(area) { color(CGFloat($0) + 0.5, CGFloat($1) + 0.5) } }
    }

    private static func modules(width: Int, height: Int, _ isDark: @escaping (Int, Int) -> Bool) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height)) { area in
            Bitmap(area) { x, y in x < 0 || y < 0 || x >= width || y >= height ? .zero : isDark(x, y) ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1) }
        }
    }
}
