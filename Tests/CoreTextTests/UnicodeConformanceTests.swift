// Every case of Unicode's own test files (Debian package unicode-data) against the module's line breaks, graphemes and levels.
// Cases that newer rules of Unicode changed are named by rule; any other difference fails.

@testable import CoreText
import XCTest

final class UnicodeConformanceTests: XCTestCase {
    private func lines(_ name: String) throws -> [Substring] {
        let path = "/usr/share/unicode/" + name
        // Never skipped: `script/test` installs the package through `script/bootstrap --tests`.
        guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    private struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) is missing: run script/bootstrap --tests, or apt-get install unicode-data" }
    }

    private struct Case {
        var units: [UInt16] = []
        var scalars: [UInt32] = []
        var boundaries: Set<Int> = []

        init(_ line: Substring) {
            for part in line.prefix(while: { $0 != "#" }).split(whereSeparator: { $0 == " " || $0 == "\t" }) where part != "×" {
                guard let value = UInt32(part, radix: 16) else {
                    boundaries.insert(units.count)
                    continue
                }
                scalars.append(value)
                if let scalar = Unicode.Scalar(value) { units += Array(String(Character(scalar)).utf16) } else { units.append(UInt16(value)) }
            }
        }
    }

    /// What Unicode 15.1 and 16 changed after the file of 15.0; ICU of the toolchain has the newer rules, as iOS 18 and later.
    private func newerRule(_ scalars: [UInt32]) -> String? {
        let plain = scalars.filter { $0 != 0x308 }
        func has(_ left: [UInt32], _ right: [UInt32]) -> Bool { zip(plain, plain.dropFirst()).contains { left.contains($0) && right.contains($1) } }
        let digits = Array(UInt32(0x30)...0x39)
        if plain.first == 0x2D, plain.count == 2, [0x23, 0xA7, 0x50005, 0xE01].contains(plain[1]) { return "LB20a: no break after a hyphen at a word's start (16.0)" }
        if has([0x20], [0x2E]), has([0x2E], digits) { return "LB15c: a break before a decimal sign after a space (16.0)" }
        if has([0x2C, 0x2E], digits) { return "LB25: infix and digit stay together, whatever is before (16.0)" }
        if plain.first == 0x22, plain.dropFirst().first == 0x20 { return "LB15a: only initial quotation marks hold an opening bracket behind spaces (15.1)" }
        if plain.contains(0xAB), plain.contains(0xBB) { return "LB15a, LB15b: French quotation marks hold the spaces inside (15.1)" }
        if plain == [0x5D0, 0x2D, 0x5D0] { return "LB21a: Hebrew, hyphen, Hebrew may break (16.0)" }
        return nil
    }

    func testLineBreaks() throws {
        var named: [String: Int] = [:]
        for line in try lines("auxiliary/LineBreakTest.txt") {
            let test = Case(line)
            let found = LineBreaker.opportunities(test.units) { _ in false }
            // Every text may end a line where it ends.
            let breaks = Set(found.indices.dropFirst().filter { found[$0] != .prohibited })
            guard breaks != test.boundaries else { continue }
            guard let rule = newerRule(test.scalars) else {
                XCTFail("\(line)")
                continue
            }
            named[rule, default: 0] += 1
        }
        XCTAssertEqual(named.values.reduce(0, +), 31, "\(named)")
        XCTAssertEqual(named.count, 6, "\(named)")
    }

    /// `hangulWordPriority` differs by design: breaks between syllables of Hangul go, none is added.
    func testHangulWordsTakeBreaksAwayOnly() throws {
        for line in try lines("auxiliary/LineBreakTest.txt") {
            let test = Case(line)
            let plain = LineBreaker.opportunities(test.units) { _ in false }, words = LineBreaker.opportunities(test.units) { _ in true }
            for index in plain.indices where plain[index] != words[index] {
                XCTAssertEqual(words[index], .prohibited, "\(line)")
                XCTAssertTrue(test.scalars.contains { (0x1100...0x11FF).contains($0) || (0xAC00...0xD7FF).contains($0) }, "\(line)")
            }
        }
    }

    func testGraphemes() throws {
        var differing: [Substring] = []
        for line in try lines("auxiliary/GraphemeBreakTest.txt") {
            let test = Case(line)
            var found: Set<Int> = [0]
            TextBoundaries.forEach(.character, in: test.units) { offset, _ in found.insert(offset) }
            if found != test.boundaries { differing.append(line) }
        }
        XCTAssertEqual(differing, [])
    }

    // MARK: Bidirectional text

    /// A character of each class that BidiTest.txt names.
    private static let samples: [String: UInt16] = [
        "L": 0x61, "R": 0x5D0, "EN": 0x33, "ES": 0x2D, "ET": 0x25, "AN": 0x660, "CS": 0x2C, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x3D,
        "NSM": 0x5BF, "AL": 0x624, "BN": 0xAD, "LRE": 0x202A, "RLE": 0x202B, "LRO": 0x202D, "RLO": 0x202E, "PDF": 0x202C,
        "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    /// ICU does not number the levels of text of one direction (ubidi.h, `UBIDI_LTR`): there the direction must agree.
    private func agree(_ found: [UInt8], _ expected: [UInt8?]) -> Bool {
        guard found.count == expected.count else { return false }
        if zip(found, expected).allSatisfy({ $1 == nil || $0 == $1 }) { return true }
        let directions = Set(expected.compactMap { $0.map { $0 % 2 } })
        return directions.count == 1 && Set(found).count == 1 && found.first.map { directions.contains($0 % 2) } == true
    }

    /// ICU joins an embedding or isolate that opens where another one closes with what is before it.
    private func opensWhereAnotherCloses(_ units: [UInt16]) -> Bool {
        zip(units, units.dropFirst()).contains { $0 == 0x202C && ((0x202A...0x202E).contains($1) && $1 != 0x202C || (0x2066...0x2068).contains($1)) }
    }

    /// ICU gives marks that follow the last bracket of a paragraph the paragraph's level, not the bracket's.
    private func endsInMarkedBracket(_ units: [UInt16]) -> Bool {
        let visible = units.filter { $0 != 0x200D && $0 != 0x200B }
        return [0x331, 0x333, 0x20D6].contains(visible.last) && [0x29, 0x5D].contains(visible.dropLast().last)
    }

    func testBidirectionalClasses() throws {
        var levels: [UInt8?] = []
        var count = 0, failures = 0
        for line in try lines("BidiTest.txt") {
            if line.hasPrefix("@Levels:") {
                levels = line.dropFirst(8).split(whereSeparator: { $0 == " " || $0 == "\t" }).map { UInt8($0) }
                continue
            }
            guard !line.hasPrefix("@"), let semicolon = line.firstIndex(of: ";") else { continue }
            let units = line[..<semicolon].split(separator: " ").compactMap { Self.samples[String($0)] }
            let bits = Int(line[line.index(after: semicolon)...].trimmingCharacters(in: .whitespaces), radix: 16) ?? 0
            for (bit, base) in [(1, nil), (2, false), (4, true)] as [(Int, Bool?)] where bits & bit != 0 {
                count += 1
                let found = BidirectionalLevels.levels(units, units.indices, base: base).levels
                if !agree(found, levels) {
                    failures += 1
                    if failures < 10 { XCTFail("\(line) base \(String(describing: base)): \(found), expected \(levels)") }
                }
            }
        }
        XCTAssertEqual(failures, 0)
        XCTAssertGreaterThan(count, 700_000)
    }

    func testBidirectionalCharacters() throws {
        var failures = 0, named = 0
        for line in try lines("BidiCharacterTest.txt") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5 else { continue }
            var units: [UInt16] = [], starts: [Int] = []
            for scalar in fields[0].split(separator: " ").compactMap({ UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }) {
                starts.append(units.count)
                units += Array(String(Character(scalar)).utf16)
            }
            let base: Bool? = fields[1] == "0" ? false : fields[1] == "1" ? true : nil
            let found = BidirectionalLevels.levels(units, units.indices, base: base)
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            if found.base == UInt8(fields[2]), agree(starts.map { found.levels[$0] }, expected) { continue }
            // UAX #9 gives up after 63 nested brackets, ICU goes on.
            if opensWhereAnotherCloses(units) || endsInMarkedBracket(units) || units.count > 63 {
                named += 1
            } else {
                failures += 1
                if failures < 10 { XCTFail("\(line): \(found)") }
            }
        }
        XCTAssertLessThanOrEqual(named, 42)
        XCTAssertEqual(failures, 0)
    }
}
