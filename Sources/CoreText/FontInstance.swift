// A font at a size: which face draws it, its metrics in points, its names and traits.
// CTFont and UIFont hold one; the shaper and the painter read it. Finds faces through FontCatalog, knows no text.

import CoreGraphics
import Foundation

/// A font of one size. Immutable; two fonts made alike are equal.
package final class FontInstance: @unchecked Sendable {
    /// What was asked for: this, not the face found, is the font's identity.
    package struct Request: Hashable, Sendable {
        package var family: String
        package var postScriptName: String
        /// CSS weight, 100…900.
        package var weight = 400
        package var isItalic = false
        package var hasMonospacedDigits = false
        package var size: CGFloat
        /// Maps the shapes of glyphs; their advances stay.
        package var matrix = CGAffineTransform.identity
        /// OpenType features that are switched on or off, in the order they were asked for.
        package var features: [FontFeature] = []
    }

    package let request: Request
    /// nil when no font at all is installed: text then measures by estimate and draws nothing.
    package let face: FontFace?
    package let metrics: FontFace.Metrics
    /// Extra advance per glyph, in points.
    package let tracking: CGFloat
    /// A slant to apply where the drawing family has no italic.
    package let skew: CGFloat
    package let isMonospaced: Bool

    package var size: CGFloat { request.size }
    package var ascent: CGFloat { metrics.ascent * size }
    package var descent: CGFloat { metrics.descent * size }
    package var leading: CGFloat { metrics.leading * size }
    package var capHeight: CGFloat { metrics.capHeight * size }
    package var xHeight: CGFloat { metrics.xHeight * size }
    package var isSystem: Bool { request.family.hasPrefix(".") }

    private init(_ request: Request, face: FontFace?, metrics: FontFace.Metrics, tracking: CGFloat, isMonospaced: Bool) {
        self.request = request
        self.face = face
        self.metrics = metrics
        self.tracking = tracking
        self.isMonospaced = isMonospaced
        skew = request.isItalic && face?.record.isItalic == false ? 0.21 : 0
    }

    // MARK: Making

    private static let cache = FontCache()

    /// The system font of a weight. Sizes that are not finite and positive are taken as 12 points (Core Text's default).
    package static func system(size: CGFloat, weight: Int = 400, italic: Bool = false, family: String = SystemFont.family, monospacedDigits: Bool = false) -> FontInstance {
        let request = Request(
            family: family, postScriptName: systemName(family: family, weight: weight, italic: italic),
            weight: weight, isItalic: italic, hasMonospacedDigits: monospacedDigits, size: sane(size))
        return cache.font(for: request) { makeSystem($0) }
    }

    private static func makeSystem(_ request: Request) -> FontInstance {
        var families = [SystemFont.drawingFamily(size: request.size), "Inter", "DejaVu Sans"]
        if request.family == SystemFont.monospacedFamily { families = ["DejaVu Sans Mono", "Noto Sans Mono CJK KR"] }
        if request.family == SystemFont.serifFamily { families = ["DejaVu Serif", "Noto Serif CJK KR"] }
        let isMono = request.family == SystemFont.monospacedFamily
        return FontInstance(
            request, face: firstFace(families, request.weight, request.isItalic), metrics: SystemFont.metrics,
            tracking: families.contains("Inter") ? SystemFont.tracking(size: request.size) * request.size : 0, isMonospaced: isMono)
    }

    /// A font by PostScript or family name: registered files first, then the names iOS ships. nil when unknown.
    package static func named(_ name: String, size: CGFloat) -> FontInstance? {
        if name.hasPrefix(".") || name == "System" { return system(size: size) }
        if let face = FontCatalog.face(postScriptName: name), FontCatalog.registeredPaths.contains(face.record.path) { return own(face, size: size) }
        if let (family, member) = StandInFamily.member(postScriptName: name) { return standIn(family, member, size: size) }
        if let family = StandInFamily.named(name), let member = family.member(weight: 400, italic: false) { return standIn(family, member, size: size) }
        if let face = FontCatalog.face(postScriptName: name) ?? FontCatalog.face(family: name, weight: 400, italic: false) { return own(face, size: size) }
        return nil
    }

    /// The member of a family nearest to a weight and slant; nil when the family is unknown.
    package static func member(of family: String, weight: Int, italic: Bool, size: CGFloat) -> FontInstance? {
        if family.hasPrefix(".") { return system(size: size, weight: weight, italic: italic, family: family) }
        if let standInFamily = StandInFamily.named(family), let member = standInFamily.member(weight: weight, italic: italic) {
            return standIn(standInFamily, member, size: size)
        }
        return FontCatalog.face(family: family, weight: weight, italic: italic).map { own($0, size: size) }
    }

    /// A font of a face that need not be registered.
    package static func of(_ face: FontFace, size: CGFloat) -> FontInstance { own(face, size: size) }

    private static func own(_ face: FontFace, size: CGFloat) -> FontInstance {
        let record = face.record
        let request = Request(family: record.family, postScriptName: record.postScriptName, weight: record.weight, isItalic: record.isItalic, size: sane(size))
        return cache.font(for: request) { FontInstance($0, face: face, metrics: face.metrics, tracking: 0, isMonospaced: record.isMonospaced) }
    }

    private static func standIn(_ family: StandInFamily, _ member: StandInFamily.Member, size: CGFloat) -> FontInstance {
        let request = Request(family: family.name, postScriptName: member.postScriptName, weight: member.weight, isItalic: member.isItalic, size: sane(size))
        return cache.font(for: request) { request in
            let face = firstFace(family.drawnWith, member.weight, member.isItalic)
            var metrics = face?.metrics ?? SystemFont.metrics
            metrics.ascent = family.ascent
            metrics.descent = family.descent
            metrics.leading = family.leading
            return FontInstance(request, face: face, metrics: metrics, tracking: 0, isMonospaced: family.isMonospaced)
        }
    }

    /// The same font at another size.
    package func resized(to size: CGFloat) -> FontInstance {
        if size == self.size { return self }
        if isSystem {
            let plain = Self.system(size: size, weight: request.weight, italic: request.isItalic, family: request.family, monospacedDigits: request.hasMonospacedDigits)
            return plain.shaped(by: request.matrix, features: request.features)
        }
        var copy = request
        copy.size = Self.sane(size)
        return Self.cache.font(for: copy) { FontInstance($0, face: face, metrics: metrics, tracking: 0, isMonospaced: isMonospaced) }
    }

    /// The same font with a matrix for its glyphs and with features switched.
    package func shaped(by matrix: CGAffineTransform, features: [FontFeature]) -> FontInstance {
        var copy = request
        copy.matrix = matrix
        copy.features = features
        if copy == request { return self }
        return Self.cache.font(for: copy) { FontInstance($0, face: face, metrics: metrics, tracking: tracking, isMonospaced: isMonospaced) }
    }

    private static func firstFace(_ families: [String], _ weight: Int, _ italic: Bool) -> FontFace? {
        families.lazy.compactMap { FontCatalog.face(family: $0, weight: weight, italic: italic) }.first
            ?? FontFallback.face(for: "x", weight: weight, monospaced: false)
    }

    private static func sane(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? min(size, 10_000) : 12
    }

    private static func systemName(family: String, weight: Int, italic: Bool) -> String {
        let base = switch family {
        case SystemFont.monospacedFamily: ".SFUIMono"
        case SystemFont.roundedFamily: ".SFUIRounded"
        case SystemFont.serifFamily: ".NewYork"
        default: ".SFUI"
        }
        let names = [100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy", 900: "Black"]
        let style = names[weight] ?? "Regular"
        return base + "-" + (italic ? (style == "Regular" ? "RegularItalic" : style + "Italic") : style)
    }
}

extension FontInstance: Hashable {
    /// By what was asked for: two fonts made alike are equal.
    package static func == (left: FontInstance, right: FontInstance) -> Bool { left === right || left.request == right.request }
    /// Of what was asked for.
    package func hash(into hasher: inout Hasher) { hasher.combine(request) }
}

/// Fonts made so far: asking twice gives the same object, as `UIFont` does.
private final class FontCache: @unchecked Sendable {
    private var fonts: [FontInstance.Request: FontInstance] = [:]

    func font(for request: FontInstance.Request, make: (FontInstance.Request) -> FontInstance) -> FontInstance {
        FontLibrary.locked {
            if let known = fonts[request] { return known }
            if fonts.count > 2_000 { fonts.removeAll() }
            let font = make(request)
            fonts[request] = font
            return font
        }
    }
}
