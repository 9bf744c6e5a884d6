// A gradient whose colours a function gives. Drawn as a gradient of 256 colours of the function.

import Foundation

/// Colours along a line or between two circles, by a function.
public final class CGShading: @unchecked Sendable {
    enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    private init?(_ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        guard space.numberOfComponents > 0, function.rangeDimension >= space.numberOfComponents else { return nil }
        let count = 256
        let colors = (0..<count).compactMap { index -> CGColor? in
            let t = CGFloat(index) / CGFloat(count - 1)
            var components = function.value(at: function.start + (function.end - function.start) * t)
            if components.count == space.numberOfComponents { components.append(1) }
            return CGColor(colorSpace: space, components: components)
        }
        guard colors.count == count else { return nil }
        self.shape = shape
        gradient = CGGradient(colors: colors, locations: nil)
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Along a line. nil when the function gives too few components for the space.
    public convenience init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }
    /// Between two circles. nil when the function gives too few components for the space.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }
}

extension CGContext {
    /// Paints the shading over the clip.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: shading.options)
        }
    }
}
