// Filters that look at a pixel's neighbours or at its place: blurs, sharpening, blocks, vignettes, distortions.
import CoreGraphics
import Foundation

enum EffectFilters {
    private static var middle: FilterInput { .vector(kCIInputCenterKey, 150, 150) }

    static var all: [String: FilterOperation] {
        [
            "CIGaussianBlur": FilterOperation([.image(), .number(kCIInputRadiusKey, 10)]) { f in f.image().map { Blur.gaussian($0, sigma: f.number(kCIInputRadiusKey)) } },
            "CIBoxBlur": FilterOperation([.image(), .number(kCIInputRadiusKey, 10)]) { f in f.image().map { Blur.box($0, radius: f.number(kCIInputRadiusKey)) } },
            "CIDiscBlur": FilterOperation([.image(), .number(kCIInputRadiusKey, 8)]) { f in f.image().map { Blur.box($0, radius: f.number(kCIInputRadiusKey)) } },
            "CISharpenLuminance": FilterOperation([.image(), .number(kCIInputSharpnessKey, 0.4), .number(kCIInputRadiusKey, 1.69)]) { f in
                f.image().map { Blur.unsharp($0, radius: max(0.5, f.number(kCIInputRadiusKey)), amount: f.float(kCIInputSharpnessKey)) }
            },
            "CIUnsharpMask": FilterOperation([.image(), .number(kCIInputRadiusKey, 2.5), .number(kCIInputIntensityKey, 0.5)]) { f in
                f.image().map { Blur.unsharp($0, radius: f.number(kCIInputRadiusKey), amount: f.float(kCIInputIntensityKey)) }
            },
            "CIBloom": FilterOperation([.image(), .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]) { f in
                guard let image = f.image() else { return nil }
                let amount = f.float(kCIInputIntensityKey)
                let soft = Blur.gaussian(image, sigma: f.number(kCIInputRadiusKey))
                return image.blended(with: soft, extent: soft.extent) { $0 + $1 * amount * (Pixel(repeating: 1) - $0) }
            },
            "CIPixellate": FilterOperation([.image(), middle, .number(kCIInputScaleKey, 8)]) { f in f.image().map { blocks($0, side: f.number(kCIInputScaleKey), at: f.vector(kCIInputCenterKey).cgPointValue) } },
            "CIVignette": FilterOperation([.image(), .number(kCIInputRadiusKey, 1), .number(kCIInputIntensityKey, 0)]) { f in
                f.image().map { vignette($0, middle: CGPoint(x: $0.extent.midX, y: $0.extent.midY), reach: hypot($0.extent.width, $0.extent.height) / 2, radius: f.number(kCIInputRadiusKey), intensity: f.number(kCIInputIntensityKey)) }
            },
            "CIVignetteEffect": FilterOperation([.image(), middle, .number(kCIInputRadiusKey, 150), .number(kCIInputIntensityKey, 1), .number("inputFalloff", 0.5)]) { f in
                f.image().map { vignette($0, middle: f.vector(kCIInputCenterKey).cgPointValue, reach: CGFloat(max(1, f.number(kCIInputRadiusKey))), radius: 1, intensity: f.number(kCIInputIntensityKey)) }
            },
            "CIEdges": FilterOperation([.image(), .number(kCIInputIntensityKey, 1)]) { f in f.image().map { edges($0, amount: f.float(kCIInputIntensityKey)) } },
            "CIBumpDistortion": FilterOperation([.image(), middle, .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]) { f in
                let scale = CGFloat(f.number(kCIInputScaleKey))
                return distorted(f) { _, share in (1 - scale * (1 - share) * (1 - share), 0) }
            },
            "CIPinchDistortion": FilterOperation([.image(), middle, .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]) { f in
                let scale = CGFloat(f.number(kCIInputScaleKey))
                return distorted(f) { _, share in (1 + scale * (1 - share) * (1 - share), 0) }
            },
            "CITwirlDistortion": FilterOperation([.image(), middle, .number(kCIInputRadiusKey, 300), .number(kCIInputAngleKey, .pi)]) { f in
                let angle = CGFloat(f.number(kCIInputAngleKey))
                return distorted(f) { _, share in (1, angle * (1 - share) * (1 - share)) }
            },
            "CIAreaAverage": FilterOperation([.image(), .vector(kCIInputExtentKey, 0, 0, 640, 80)]) { f in
                guard let image = f.image() else { return nil }
                let area = PixelRect(f.vector(kCIInputExtentKey).cgRectValue).common(with: image.extent)
                return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { wanted in
                    let pixels = image.bitmap(area).pixels
                    let mean = pixels.isEmpty ? Pixel.zero : pixels.reduce(.zero, +) / Float(pixels.count)
                    return Bitmap(wanted) { x, y in x == 0 && y == 0 ? mean : .zero }
                }
            },
            "CIAreaMaximum": FilterOperation([.image(), .vector(kCIInputExtentKey, 0, 0, 640, 80)]) { f in
                guard let image = f.image() else { return nil }
                let area = PixelRect(f.vector(kCIInputExtentKey).cgRectValue).common(with: image.extent)
                return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { wanted in
                    let most = image.bitmap(area).pixels.reduce(Pixel.zero) { pointwiseMax($0, $1) }
                    return Bitmap(wanted) { x, y in x == 0 && y == 0 ? most : .zero }
                }
            },
            "CILabDeltaE": FilterOperation([.image(), .image("inputImage2")]) { f in
                guard let image = f.image(), let other = f.image("inputImage2") else { return nil }
                return CIImage(extent: image.extent.union(other.extent)) { area in
                    let one = image.bitmap(area), two = other.bitmap(area)
                    return Bitmap(area) { x, y in
                        let difference = LabColor(one[x, y].straight).difference(from: LabColor(two[x, y].straight))
                        return Pixel(difference, difference, difference, 1)
                    }
                }
            },
        ]
    }

    /// Squares of one colour each, a corner of one of them at `middle`.
    private static func blocks(_ image: CIImage, side: Double, at middle: CGPoint) -> CIImage {
        let side = max(1, CGFloat(side.isFinite ? side : 1))
        let soft = image.clampedToExtent()
        return CIImage(extent: image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -side / 2, dy: -side / 2)) { area in
            let source = soft.bitmap(area.grown(by: Int(side.rounded(.up)) + 1))
            var known: [SIMD2<Int>: Pixel] = [:]
            return Bitmap(area) { x, y in
                let cell = SIMD2(Int(((CGFloat(x) + 0.5 - middle.x) / side).rounded(.down)), Int(((CGFloat(y) + 0.5 - middle.y) / side).rounded(.down)))
                if let pixel = known[cell] { return pixel }
                let pixel = source.sample(middle.x + (CGFloat(cell.x) + 0.5) * side, middle.y + (CGFloat(cell.y) + 0.5) * side)
                known[cell] = pixel
                return pixel
            }
        }
    }

    private static func vignette(_ image: CIImage, middle: CGPoint, reach: CGFloat, radius: Double, intensity: Double) -> CIImage {
        let reach = max(1, reach) * CGFloat(max(0.1, radius))
        return CIImage(extent: image.extent) { area in
            var result = image.bitmap(area)
            var index = 0
            for y in area.y..<area.y + area.height {
                for x in area.x..<area.x + area.width {
                    let share = hypot(CGFloat(x) + 0.5 - middle.x, CGFloat(y) + 0.5 - middle.y) / reach
                    let light = Float(max(0, 1 - CGFloat(intensity) * share * share * share / (1 + share)))
                    let pixel = result.pixels[index]
                    result.pixels[index] = Pixel(pixel.x * light, pixel.y * light, pixel.z * light, pixel.w)
                    index += 1
                }
            }
            return result
        }
    }

    private static func edges(_ image: CIImage, amount: Float) -> CIImage {
        let soft = image.clampedToExtent()
        return CIImage(extent: image.extent) { area in
            let source = soft.bitmap(area.grown(by: 1))
            return Bitmap(area) { x, y in
                let dx = source[x + 1, y] - source[x - 1, y], dy = source[x, y + 1] - source[x, y - 1]
                let size = (dx * dx + dy * dy).squareRoot() * amount
                return Pixel(size.x, size.y, size.z, source[x, y].w)
            }
        }
    }

    /// Pixels within the radius come from elsewhere: `from` gives the factor of the distance and the turn, by the distance as a share of the radius.
    private static func distorted(_ f: CIFilter, from: @escaping (CGFloat, _ share: CGFloat) -> (factor: CGFloat, turn: CGFloat)) -> CIImage? {
        guard let image = f.image() else { return nil }
        let middle = f.vector(kCIInputCenterKey).cgPointValue, radius = CGFloat(max(1, f.number(kCIInputRadiusKey)))
        return CIImage(extent: image.extent) { area in
            let source = image.bitmap(PixelRect(area.rect.union(CGRect(x: middle.x - 2 * radius, y: middle.y - 2 * radius, width: 4 * radius, height: 4 * radius))).common(with: image.extent))
            return Bitmap(area) { x, y in
                let dx = CGFloat(x) + 0.5 - middle.x, dy = CGFloat(y) + 0.5 - middle.y
                let distance = hypot(dx, dy)
                guard distance < radius else { return source[x, y] }
                let (factor, turn) = from(distance, distance / radius)
                let (c, s) = (cos(turn) * factor, sin(turn) * factor)
                return source.sample(middle.x + dx * c - dy * s, middle.y + dx * s + dy * c)
            }
        }
    }
}
