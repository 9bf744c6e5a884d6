// The graphics state's setters: colours, lines, blending, shadow, text.

import Foundation

extension CGContext {
    /// Sets the colour of fills and text. Black until it is set.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the colour of lines. Black until it is set.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// sRGB, 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// sRGB, 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Grey, 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
    /// Grey, 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

    /// CMYK by the plain formula, 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    /// CMYK by the plain formula, 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    package var fillColor: CGColor { state.fillColor }
    package var strokeColor: CGColor { state.strokeColor }

    /// User space units; what is not a finite number is ignored.
    public func setLineWidth(_ width: CGFloat) { if width.isFinite { state.lineWidth = width } }
    /// Sets the ends of lines. `butt` until it is set.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets the corners of lines. `miter` until it is set.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// In line widths, 10 at first; below 1 counts as 1.
    public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.miterLimit = limit } }

    /// `lengths` are painted and unpainted ones in turn, of which the first `phase` units are skipped; empty for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashPhase = isUsable ? phase : 0
        state.dashLengths = isUsable ? lengths : []
    }

    /// Sets the opacity, 0 to 1, that is multiplied with every colour and image.
    public func setAlpha(_ alpha: CGFloat) { if alpha.isFinite { state.alpha = min(max(alpha, 0), 1) } }
    /// Sets the mode in which everything is drawn from now on. `normal` until it is set.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets whether edges are smoothed; false draws whole pixels only.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
    /// Sets whether edges may be smoothed; the same switch as `setShouldAntialias(_:)` here.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialiases = allowsAntialiasing }

    /// The smoothing of scaled images: `none` shows pixels, the other values smooth alike.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// A black shadow of one third opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// - Parameters: `offset` in the base space, where UIKit's contexts point y down; `blur` is two
    ///   standard deviations; nil `color` turns the shadow off.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        let pixels = CGSize(width: offset.width * scale, height: offset.height * scale * (isFlipped ? 1 : -1))
        state.shadow = GraphicsState.Shadow(offset: pixels, sigma: max(blur, 0) / 2 * scale, color: color)
    }

    /// Kept; text is filled.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
    /// Kept; text is spaced by its attributes.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    package var textDrawingMode: CGTextDrawingMode { state.textMode }
    package var characterSpacing: CGFloat { state.characterSpacing }
}
