// Translates the 8-bit pixel layouts that Apple's bitmap API names to and from the
// one that cairo draws in: B, G, R, A premultiplied. Called by CGImage and CGContext.

import Foundation

struct PixelLayout: Equatable {
    let bytesPerPixel: Int
    /// Byte of red, green, blue (equal for grey) and alpha in a pixel; nil: absent.
    private let red: Int?, green: Int?, blue: Int?, alpha: Int?
    private let isPremultiplied: Bool

    init?(space: CGColorSpace?, bitsPerComponent: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents), let alphaInfo = info.alphaInfo else { return nil }
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        if alphaInfo == .alphaOnly {
            (bytesPerPixel, red, green, blue, alpha) = (1, nil, nil, nil, 0)
            return
        }
        switch space?.model {
        case .monochrome:
            switch alphaInfo {
            case .none: (bytesPerPixel, red, green, blue, alpha) = (1, 0, 0, 0, nil)
            case .premultipliedLast, .last: (bytesPerPixel, red, green, blue, alpha) = (2, 0, 0, 0, 1)
            default: return nil
            }
        case .rgb:
            var order: [Int?]
            switch alphaInfo {
            case .none: order = [0, 1, 2, nil]
            case .premultipliedLast, .last: order = [0, 1, 2, 3]
            case .premultipliedFirst, .first: order = [1, 2, 3, 0]
            case .noneSkipLast: order = [0, 1, 2, nil]
            case .noneSkipFirst: order = [1, 2, 3, nil]
            case .alphaOnly: return nil
            }
            bytesPerPixel = alphaInfo == .none ? 3 : 4
            if info.intersection(.byteOrderMask) == .byteOrder32Little {
                guard bytesPerPixel == 4 else { return nil }
                order = order.map { place in place.map { 3 - $0 } }
            }
            (red, green, blue, alpha) = (order[0], order[1], order[2], order[3])
        default:
            return nil
        }
    }

    /// The layout is cairo's ARGB32 already.
    var isNative: Bool {
        bytesPerPixel == 4 && blue == 0 && green == 1 && red == 2 && (alpha == nil || alpha == 3 && isPremultiplied)
    }

    var isGray: Bool { red != nil && red == blue }
    var hasAlpha: Bool { alpha != nil }

    func decode(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let from = source + index * bytesPerPixel, to = target + index * 4
            let a = alpha.map { from[$0] } ?? 255
            func component(_ place: Int?) -> UInt8 {
                guard let place else { return 0 }
                return isPremultiplied || a == 255 ? min(from[place], a) : multiply(from[place], a)
            }
            to[0] = component(blue)
            to[1] = component(green)
            to[2] = component(red)
            to[3] = a
        }
    }

    func encode(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count {
            let from = source + index * 4, to = target + index * bytesPerPixel
            let a = from[3]
            func component(_ value: UInt8) -> UInt8 {
                isPremultiplied || alpha == nil || a == 255 ? value : divide(value, a)
            }
            if let red, let green, let blue {
                if isGray {
                    to[red] = component(UInt8((Int(from[2]) * 54 + Int(from[1]) * 183 + Int(from[0]) * 19) >> 8))
                } else {
                    to[red] = component(from[2])
                    to[green] = component(from[1])
                    to[blue] = component(from[0])
                }
            }
            if let alpha { to[alpha] = a }
        }
    }
}

/// `value · alpha` in 0…255, rounded.
func multiply(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    let product = Int(value) * Int(alpha) + 128
    return UInt8((product + (product >> 8)) >> 8)
}

/// The inverse of `multiply`, rounded.
func divide(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
}
