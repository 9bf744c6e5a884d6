// Shadows of rectangles, plain or rounded: one blurred picture for all of the same style, whatever their size. Its corners are copied,
// its edges stretched, its middle is the plain colour. LayerRenderer+Shadow tries this first.

import CoreGraphics
import Foundation

/// The nine parts of a blurred rounded rectangle, in pixels.
final class ShadowParts {
    struct Style: Hashable {
        /// The radii in pixels, clockwise from the upper left.
        let radii: [CGFloat]
        let isContinuous: Bool
        let sigma: CGFloat
        let color: CGColor
    }

    /// The pixels of a corner's part.
    let corner: Int
    /// The pixels by which the shadow reaches over the shape.
    let reach: Int
    private let parts: [CGImage]

    nonisolated(unsafe) private static var kept: [Style: ShadowParts] = [:]
    private static let lock = NSLock()

    static func of(_ style: Style) -> ShadowParts? {
        lock.lock()
        defer { lock.unlock() }
        if let known = kept[style] { return known }
        guard let made = ShadowParts(style) else { return nil }
        // A screen has few styles; an animated radius has many that are not used again.
        if kept.count >= 64 { kept = [:] }
        kept[style] = made
        return made
    }

    private init?(_ style: Style) {
        let reach = Int((style.sigma * 3).rounded(.up)) + 2
        let bend = Int(((style.radii.max() ?? 0) * (style.isContinuous ? CornerCurve.reach : 1)).rounded(.up))
        let corner = 2 * reach + bend, side = 2 * corner + 1
        guard side < 2000, let context = CGContext(width: side, height: side, scale: 1) else { return nil }
        let shape = CGRect(x: reach, y: reach, width: side - 2 * reach, height: side - 2 * reach)
        var path: CGPath = CGPath(rect: shape, transform: nil)
        if bend > 0 {
            let rounded = CGMutablePath()
            rounded.addRoundedRect(shape, radii: style.radii.map { CGSize(width: $0, height: $0) })
            path = style.isContinuous ? CornerCurve.path(in: shape, radii: style.radii) ?? rounded : rounded
        }
        context.drawShadow(of: path, offset: .zero, sigma: style.sigma, color: style.color)
        guard let whole = context.makeImage() else { return nil }
        let cuts = [0, corner, corner + 1, side]
        var parts: [CGImage] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let area = CGRect(x: cuts[column], y: cuts[row], width: cuts[column + 1] - cuts[column], height: cuts[row + 1] - cuts[row])
                guard let part = whole.cropping(to: area) else { return nil }
                parts.append(part)
            }
        }
        (self.corner, self.reach, self.parts) = (corner, reach, parts)
    }

    /// - Parameters: `rect` is the shape in pixels; `hidden` is the area that the layer itself covers without gaps. `context` draws in pixels.
    /// - Returns: false for a shape that is smaller than its corners.
    func draw(_ rect: CGRect, hidden: CGRect, color: CGColor, in context: CGContext) -> Bool {
        let all = rect.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)), edge = CGFloat(corner)
        guard all.width > 2 * edge, all.height > 2 * edge else { return false }
        let x = [all.minX, all.minX + edge, all.maxX - edge, all.maxX], y = [all.minY, all.minY + edge, all.maxY - edge, all.maxY]
        // One pixel that is repeated needs no interpolation.
        context.interpolationQuality = .none
        for row in 0..<3 {
            for column in 0..<3 {
                let target = CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
                if hidden.contains(target) { continue }
                if row == 1, column == 1 {
                    context.setFillColor(color)
                    context.fill(target)
                } else {
                    context.drawTopDown(parts[row * 3 + column], in: target)
                }
            }
        }
        return true
    }
}

extension LayerRenderer {
    /// False where the path, the matrix or the size is not of the kind that parts can be made of.
    func drawShadowInParts(of path: CGPath, _ color: CGColor, _ shown: LayerNode, in context: CGContext) -> Bool {
        let s = shown.state, t = context.deviceTransform
        guard t.b == 0, t.c == 0, t.a == t.d, t.a > 0, s.shadowRadius * t.a >= 1, s.shadowRadius < 200 else { return false }
        let rect = path.boundingBox
        guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return false }
        var radii: [CGFloat] = [0, 0, 0, 0], isContinuous = false
        if path != CGPath(rect: rect, transform: nil) {
            let r = s.cornerRadius
            if let outline = shown.state.outline(of: rect, radius: r), outline == path {
                let corners: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner]
                radii = corners.map { s.maskedCorners.contains($0) ? r * t.a : 0 }
                isContinuous = s.cornerCurve == .continuous && CornerCurve.path(in: rect, radii: radii.map { $0 / t.a }) != nil
            } else if r > 0, r * 2 <= min(rect.width, rect.height), path == CGPath(roundedRect: rect, cornerWidth: r, cornerHeight: r, transform: nil) {
                radii = radii.map { _ in r * t.a }
            } else {
                return false
            }
        }
        guard (radii.max() ?? 0) * 2 <= min(rect.width, rect.height) * t.a else { return false }
        let style = ShadowParts.Style(radii: radii, isContinuous: isContinuous, sigma: s.shadowRadius * t.a, color: color)
        let offset = CGSize(width: s.shadowOffset.width, height: s.shadowOffset.height)
        // A blurred edge may move by less than half a pixel to lie on whole ones.
        let seen = rect.offsetBy(dx: offset.width, dy: offset.height).applying(t)
        let place = CGRect(
            x: seen.minX.rounded(), y: seen.minY.rounded(), width: seen.maxX.rounded() - seen.minX.rounded(), height: seen.maxY.rounded() - seen.minY.rounded())
        guard let parts = ShadowParts.of(style) else { return false }
        var hidden = CGRect.null
        if (s.backgroundColor?.alpha ?? 0) >= 1, s.backgroundColor?.pattern == nil, s.opacity >= 1 {
            let bend = s.cornerRadius * (s.cornerCurve == .continuous ? CornerCurve.reach : 1)
            hidden = s.bounds.applying(t).insetBy(dx: bend * t.a + 1, dy: bend * t.a + 1)
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(t.inverted())
        return parts.draw(place, hidden: hidden, color: color, in: context)
    }
}
