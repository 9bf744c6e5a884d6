// Core Text's C-style functions on fonts that apps call beside UIFont: metrics, names, glyphs, registration.
// Thin faces over CTFont. Descriptors and variations are not here.

import CoreGraphics
import Foundation

/// Core Foundation's string; on Linux Foundation's own class stands for it.
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFAttributedString = NSAttributedString

/// The font of a PostScript or family name; the system font when there is none of that name. Sizes are points, 0 means 12.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont.named(name as String, size: size) ?? CTFont.system(size: size)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.metrics.underlinePosition * font.size }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness * font.size }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face?.unitsPerEm ?? 2048) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face?.glyphCount ?? 0 }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.request.postScriptName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.request.family as NSString }

public typealias CFIndex = Int

/// How far a registration reaches; there is one process here, so all behave as `.process`.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
}

/// Makes the faces of a font file available by name; false when the file is not a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?) -> Bool {
    guard let path = (fontURL as URL).isFileURL ? (fontURL as URL).path : nil else { return false }
    return !FontCatalog.register(path: path).isEmpty
}
