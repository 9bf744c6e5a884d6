// Core Text's C-style functions on fonts that apps call beside UIFont: metrics, names, glyphs, registration.
// Thin faces over CTFont. Descriptors and variations are not here.

import CoreGraphics
import Foundation

/// The font of a PostScript or family name; the system font when there is none of that name. Sizes are points, 0 means 12.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont.named(name as String, size: size) ?? CTFont.system(size: size)
}

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// Points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Points below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// Points between lines that the font asks for.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Points of capital letters above the baseline.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Points of a small x above the baseline.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Points from the baseline to the underline, negative below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.metrics.underlinePosition * font.size }
/// Points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness * font.size }
/// Of the face that draws it; 2048 when no font is installed.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face?.unitsPerEm ?? 2048) }
/// Of the face that draws it; 0 when no font is installed.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face?.glyphCount ?? 0 }
/// As it was asked for, whichever face draws it.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.request.postScriptName as NSString }
/// As it was asked for; begins with a dot for system fonts.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.request.family as NSString }

/// How far a registration reaches; there is one process here, so all behave as `.process`.
public enum CTFontManagerScope: UInt32, Sendable {
    /// All but `none` have the names of Apple's scopes; the fonts last as long as the process.
    case none, process, persistent, session
}

/// Makes the faces of a font file available by name; false when the file is not a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?) -> Bool {
    guard let path = (fontURL as URL).isFileURL ? (fontURL as URL).path : nil else { return false }
    return !FontCatalog.register(path: path).isEmpty
}
