// The installed and the registered font files, and which face suits a family, weight and slant.
// FontInstance asks it for faces, FontFallback for coverage. Order never depends on the machine's locale.

import CFontconfig
import Foundation

/// What fontconfig knows of one face without opening it.
package struct FontRecord: Hashable, Sendable {
    package var path: String
    package var index: Int
    package var family: String
    package var style: String
    package var postScriptName: String
    /// CSS weight, 100…900.
    package var weight: Int
    package var isItalic: Bool
    package var isMonospaced: Bool
    package var isColor: Bool
}

package enum FontCatalog {
    private struct Entry {
        var record: FontRecord
        var coverage: OpaquePointer?
        var face: FontFace?
        var didOpen = false
    }

    nonisolated(unsafe) private static var entries: [Entry] = installed()
    nonisolated(unsafe) private static var familyIndex: [String: [Int]] = indexFamilies()
    /// Counts registrations, so that caches of resolved fonts can tell that they are stale.
    nonisolated(unsafe) package private(set) static var generation = 0

    // MARK: Listing

    package static var records: [FontRecord] { FontLibrary.locked { entries.map(\.record) } }

    private static func installed() -> [Entry] {
        guard let configuration = FontConfiguration.load(), let set = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
        return entries(of: set).sorted { comes($0.record, before: $1.record) }
    }

    private static func comes(_ a: FontRecord, before b: FontRecord) -> Bool {
        if a.family != b.family { return a.family < b.family }
        if a.weight != b.weight { return a.weight < b.weight }
        if a.isItalic != b.isItalic { return b.isItalic }
        // A word is made of numbers only where nothing else decides.
        return "\(a.path)#\(a.index)" < "\(b.path)#\(b.index)"
    }

    private static func entries(of set: UnsafeMutablePointer<FcFontSet>) -> [Entry] {
        (0..<Int(set.pointee.nfont)).compactMap { position -> Entry? in
            guard let font = set.pointee.fonts[position], let path = string(font, "file") else { return nil }
            var isVariable: FcBool = 0
            if FcPatternGetBool(font, "variable", 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
            var color: FcBool = 0
            _ = FcPatternGetBool(font, "color", 0, &color)
            var coverage: OpaquePointer?
            var charset: OpaquePointer?
            if FcPatternGetCharSet(font, "charset", 0, &charset) == FcResultMatch, let charset { coverage = FcCharSetCopy(charset) }
            let record = FontRecord(
                path: path, index: integer(font, "index") ?? 0, family: string(font, "family") ?? "",
                style: string(font, "style") ?? "", postScriptName: string(font, "postscriptname") ?? "",
                weight: cssWeight(font), isItalic: (integer(font, "slant") ?? 0) > 0,
                isMonospaced: (integer(font, "spacing") ?? 0) >= 90, isColor: color != 0)
            return Entry(record: record, coverage: coverage)
        }
    }

    private static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    private static func cssWeight(_ pattern: OpaquePointer) -> Int {
        var value = 0.0
        guard FcPatternGetDouble(pattern, "weight", 0, &value) == FcResultMatch else { return 400 }
        return Int((FcWeightToOpenTypeDouble(value) / 100).rounded()) * 100
    }

    private static func indexFamilies() -> [String: [Int]] {
        Dictionary(grouping: entries.indices, by: { entries[$0].record.family.lowercased() })
    }

    // MARK: Choosing

    private static func face(at position: Int) -> FontFace? {
        if !entries[position].didOpen {
            entries[position].didOpen = true
            entries[position].face = FontFace(record: entries[position].record)
        }
        return entries[position].face
    }

    /// The face of `family` nearest in slant, then in weight; nil when the family is not there.
    package static func face(family: String, weight: Int, italic: Bool) -> FontFace? {
        FontLibrary.locked {
            guard let members = familyIndex[family.lowercased()] else { return nil }
            let ranked = members.sorted { distance(entries[$0].record, weight, italic) < distance(entries[$1].record, weight, italic) }
            return ranked.lazy.compactMap { face(at: $0) }.first
        }
    }

    private static func distance(_ record: FontRecord, _ weight: Int, _ italic: Bool) -> Int {
        // As in CSS, a light request prefers lighter neighbours, a bold one bolder.
        let difference = record.weight - weight
        let wrongSide = weight <= 500 ? difference > 0 : difference < 0
        return (record.isItalic == italic ? 0 : 10_000) + abs(difference) * 2 + (wrongSide ? 1 : 0)
    }

    package static func face(postScriptName: String) -> FontFace? {
        FontLibrary.locked {
            entries.indices.first { entries[$0].record.postScriptName == postScriptName }.flatMap { face(at: $0) }
        }
    }

    /// Any face that has a glyph for the scalar: preferred families first, then by name.
    static func face(covering scalar: Unicode.Scalar, families: [String], weight: Int) -> FontFace? {
        func covers(_ position: Int) -> Bool {
            guard let coverage = entries[position].coverage else { return false }
            return FcCharSetHasChar(coverage, scalar.value) != 0
        }
        for family in families {
            guard let members = familyIndex[family.lowercased()] else { continue }
            let fitting = members.filter(covers).sorted { distance(entries[$0].record, weight, false) < distance(entries[$1].record, weight, false) }
            if let found = fitting.lazy.compactMap({ face(at: $0) }).first { return found }
        }
        let rest = entries.indices.filter { covers($0) && !entries[$0].record.isItalic && !entries[$0].record.isColor }
        return rest.min { (distance(entries[$0].record, weight, false), $0) < (distance(entries[$1].record, weight, false), $1) }.flatMap { face(at: $0) }
    }

    // MARK: Registering

    /// Adds every face of a font file (an app's `UIAppFonts`); returns the PostScript names, empty when the file is no font.
    @discardableResult
    package static func register(path: String) -> [String] {
        FontLibrary.locked {
            if let known = registered[path] { return known }
            guard let set = FcFontSetCreate() else { return [] }
            defer { FcFontSetDestroy(set) }
            var count: Int32 = 0
            guard FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set) > 0 else { return [] }
            let added = entries(of: set)
            entries += added
            familyIndex = indexFamilies()
            generation += 1
            let names = added.map(\.record.postScriptName)
            registered[path] = names
            return names
        }
    }

    /// Takes a registered file's faces away; false when it was not registered. Fonts made of them stay.
    package static func unregister(path: String) -> Bool {
        FontLibrary.locked {
            guard registered.removeValue(forKey: path) != nil else { return false }
            entries.removeAll { $0.record.path == path }
            familyIndex = indexFamilies()
            generation += 1
            return true
        }
    }

    /// What a font file holds, whether it is registered or not.
    package static func records(inFile path: String) -> [FontRecord] {
        FontLibrary.locked {
            guard let set = FcFontSetCreate() else { return [] }
            defer { FcFontSetDestroy(set) }
            var count: Int32 = 0
            guard FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set) > 0 else { return [] }
            return entries(of: set).map(\.record)
        }
    }

    nonisolated(unsafe) private static var registered: [String: [String]] = [:]
    package static var registeredPaths: [String] { FontLibrary.locked { registered.keys.sorted() } }
}
