// The places where glyphs may stand: at exact places, as they do at first, in steps of a pixel's fraction, or on whole pixels.
// Called by apps; CGContext.showGlyphs and CTFontDrawGlyphs ask. Text that UIKit draws stands in quarters of a pixel whatever this says.

internal import CCairo
import Foundation

/// The switches, each once for "allows" and once for "should": both have to be on.
struct GlyphPlaces {
    var allowsSubpixels = true
    var wantsSubpixels = true
    var allowsSteps = true
    var wantsSteps = false
}

extension CGContext {
    /// Whether glyphs may stand between pixels at all.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) { state.glyphPlaces.allowsSubpixels = allowsFontSubpixelPositioning }
    /// Whether glyphs stand between pixels; on whole pixels otherwise.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) { state.glyphPlaces.wantsSubpixels = shouldSubpixelPositionFonts }
    /// Whether places between pixels may be rounded.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) { state.glyphPlaces.allowsSteps = allowsFontSubpixelQuantization }
    /// Whether places between pixels are rounded, to quarters of a pixel here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) { state.glyphPlaces.wantsSteps = shouldSubpixelQuantizeFonts }

    /// A glyph's place as the switches want it.
    package func glyphPlace(x: Double, y: Double, on cairo: OpaquePointer) -> (x: Double, y: Double) {
        let places = state.glyphPlaces
        let isFree = places.allowsSubpixels && places.wantsSubpixels, hasSteps = places.allowsSteps && places.wantsSteps
        guard !isFree || hasSteps else { return (x, y) }
        let steps: Double = isFree ? 4 : 1
        var (x, y) = (x, y)
        cairo_user_to_device(cairo, &x, &y)
        (x, y) = ((x * steps).rounded() / steps, (y * steps).rounded() / steps)
        cairo_device_to_user(cairo, &x, &y)
        return (x, y)
    }
}
