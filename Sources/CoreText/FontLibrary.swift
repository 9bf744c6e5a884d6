// The process-wide FreeType library and the one lock under which fonts are opened, shaped and drawn.
// Called by everything in this module that touches a C font object. Knows no families and no text.

import CFreeType
import Foundation

package enum FontLibrary {
    /// FreeType faces and HarfBuzz fonts are not thread-safe; background image renderers draw text too.
    private static let lock = NSRecursiveLock()

    nonisolated(unsafe) private static var library: FT_Library? = {
        var handle: FT_Library?
        return FT_Init_FreeType(&handle) == 0 ? handle : nil
    }()

    package static func locked<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Opens one face of a font file; nil when the file is missing, damaged or not a font.
    static func open(path: String, index: Int) -> FT_Face? {
        guard let library else { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, path, FT_Long(index), &face) == 0 else { return nil }
        return face
    }
}
