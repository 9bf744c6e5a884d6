// A picture that fills like a colour: the app draws a cell, which is kept as an image and tiled by CGContext+Painting.

import Foundation

/// The way in which cells are fitted to pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells are drawn once and repeated at exact steps, whichever is asked for.
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// The app's functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws one cell, in the pattern's space.
    public var drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?
    /// Called when the pattern is no longer used.
    public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

    /// - Parameter version: 0.
    public init(version: UInt32, drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?, releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell of drawing that is repeated.
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    private let bounds: CGRect
    private let step: CGSize
    let matrix: CGAffineTransform
    let isColored: Bool

    /// - Parameters: `bounds` is the cell; `matrix` maps the pattern's space to that of the context's first matrix; steps are in the
    ///   pattern's space. A pattern that is not coloured draws in the colour it is used with. nil for an empty cell.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling,
        isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let step = CGSize(width: abs(xStep) > 0 ? abs(xStep) : bounds.width, height: abs(yStep) > 0 ? abs(yStep) : bounds.height)
        guard bounds.width > 0, bounds.height > 0, step.width > 0, step.height > 0, step.width < 10_000, step.height < 10_000 else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.step = step
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// One step's picture, the cell's origin at its upper left (y down) or lower left, at `scale` pixels a unit.
    func cell(scale: CGFloat, isFlipped: Bool, color: CGColor?) -> CGColor.Pattern? {
        let width = max(1, Int((step.width * scale).rounded())), height = max(1, Int((step.height * scale).rounded()))
        guard let context = CGContext(width: width, height: height, scale: 1) else { return nil }
        // A step is a whole number of pixels, so that cells meet without seams.
        let x = CGFloat(width) / step.width, y = CGFloat(height) / step.height
        if !isFlipped {
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: 1, y: -1)
        }
        context.scaleBy(x: x, y: y)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if let color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        // Cells larger than a step reach into their neighbours.
        let reachX = min(Int((bounds.width / step.width).rounded(.up)) - 1, 4), reachY = min(Int((bounds.height / step.height).rounded(.up)) - 1, 4)
        for row in stride(from: -reachY, through: 0, by: 1) {
            for column in stride(from: -reachX, through: 0, by: 1) {
                context.saveGState()
                context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
        guard let image = context.makeImage() else { return nil }
        return CGColor.Pattern(image: image, scale: 1, placement: CGAffineTransform(a: 1 / x, b: 0, c: 0, d: 1 / y, tx: bounds.minX, ty: bounds.minY), isFlipped: isFlipped)
    }
}

extension CGColorSpace {
    /// The space of patterns; `base` is the space of the colours that uncoloured patterns are drawn in.
    public convenience init?(patternBaseSpace base: CGColorSpace?) {
        self.init(model: .pattern, label: "kCGColorSpacePattern")
    }
}

extension CGContext {
    /// `components` are those of the fill colour space's base for uncoloured patterns; the last is the alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = color(of: pattern, colorComponents) { setFillColor(color) }
    }
    /// Sets the pattern of lines, as `setFillPattern(_:colorComponents:)` sets that of fills.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        if let color = color(of: pattern, colorComponents) { setStrokeColor(color) }
    }
    /// Moves where patterns begin, in units of the first matrix's space.
    public func setPatternPhase(_ phase: CGSize) { if phase.width.isFinite, phase.height.isFinite { state.patternPhase = phase } }
    /// Sets the colour space of a fill pattern; `setFillPattern` sets the rest. Colours bring their own spaces.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = space.model == .monochrome ? CGColor(gray: 0, alpha: 1) : .black }
    /// Sets the colour space of a pattern of lines, as `setFillColorSpace(_:)` does for fills.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = space.model == .monochrome ? CGColor(gray: 0, alpha: 1) : .black }

    private func color(of pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> CGColor? {
        let m = pattern.matrix
        let pixels = (isFlipped ? scale : 1) * max(hypot(m.a, m.b), 0.01)
        // Without a base space, the components mean red, green and blue.
        let color = pattern.isColored ? nil : CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        guard var cell = pattern.cell(scale: min(pixels, 16), isFlipped: isFlipped, color: color) else { return nil }
        cell.matrix = m
        return CGColor(pattern: cell, alpha: pattern.isColored ? components[0] : 1)
    }
}
