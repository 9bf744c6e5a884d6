// The symbols of `UIImage(systemName:)`: drawn from SymbolTable, with circled, squared, struck and filled forms.
// A name of Apple's without a drawing shows the nearest one, or an empty square; names that Apple lacks are nil. The console says both once.

import CoreGraphics
import Foundation

package enum SymbolLibrary {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var made: [String: SymbolShape] = [:]

    package static func symbol(named name: String) -> SymbolShape? {
        lock.lock()
        defer { lock.unlock() }
        if let known = made[name] { return known }
        guard let parts = drawing(name) ?? standIn(name) else { return nil }
        let shape = SymbolShape(name: name, parts: parts)
        made[name] = shape
        return shape
    }

    /// The text a device prints for a name that is not in its symbol set.
    package static func reportMissing(_ name: String) { say("No symbol named '\(name)' found in system symbol set", of: name) }

    private static func say(_ text: String, of name: String) {
        assumingMainActor {
            guard Surrounded.by.drawing.missingSymbols.insert(name).inserted else { return }
            Diagnostics.log(text)
        }
    }

    package static var names: [String] { SymbolTable.names + SymbolTable.aliases.keys }

    // MARK: Forms

    private static func drawing(_ name: String) -> [SymbolShape.Part]? { parts(SymbolTable.aliases[name] ?? name) }

    /// The replacement for a name of Apple's without a drawing: the drawing of the longest beginning of the name, else a square. An app
    /// that unwraps the image continues to run (Docs/DIVERGENCES.md).
    private static func standIn(_ name: String) -> [SymbolShape.Part]? {
        guard SymbolNames.contains(name) else { return nil }
        let isFilled = name.hasSuffix(".fill")
        var words = name.split(separator: ".")
        while words.count > 1 {
            words.removeLast()
            let shorter = words.joined(separator: ".")
            guard let parts = (isFilled ? drawing(shorter + ".fill") : nil) ?? drawing(shorter) else { continue }
            say("WillAppear draws the symbol '\(shorter)' for '\(name)'", of: name)
            return parts
        }
        say("WillAppear draws an empty square for the symbol '\(name)'", of: name)
        return drawing(isFilled ? "square.fill" : "square")
    }

    private static func parts(_ name: String) -> [SymbolShape.Part]? {
        if let glyph = SymbolTable.glyph(name) { return glyph.outlined }
        if name.hasSuffix(".fill"), let glyph = SymbolTable.glyph(String(name.dropLast(5))), glyph.canFill { return glyph.filled }
        if name.hasSuffix(".slash.fill"), let glyph = SymbolTable.glyph(String(name.dropLast(11))), glyph.canFill { return glyph.filled + slash }
        if name.hasSuffix(".slash"), let glyph = SymbolTable.glyph(String(name.dropLast(6))) { return glyph.outlined + slash }
        for (suffix, frame) in frames {
            if name.hasSuffix(suffix + ".fill"), let glyph = framed(name.dropLast(suffix.count + 5)) {
                return [.fill(PathData.path(frame))] + glyph.cut
            }
            if name.hasSuffix(suffix), let glyph = framed(name.dropLast(suffix.count)) {
                return [.stroke(PathData.path(frame))] + glyph.inset
            }
        }
        return nil
    }

    private static func framed(_ word: Substring) -> SymbolGlyph? { SymbolTable.glyph(String(word)) ?? SymbolCharacters.glyph(word) }

    /// The line through a struck symbol, with a gap beside it.
    private static let slash = [SymbolShape.Part.clearStroke(PathData.path("M4.6 1.4L22.6 19.4")), .stroke(PathData.path("M3 3L21 21"))]

    private static let frames = [
        (".circle", "M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z"),
        (".square", "M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5A3.5 3.5 0 0 1 6.5 3Z"),
    ]
}
