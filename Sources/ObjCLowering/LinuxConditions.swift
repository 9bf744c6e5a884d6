// Lets a module that was written for Linux build beside WillAppear's modules: `canImport(ObjectiveC)` and similar conditions are
// false there, although WillAppear's modules would be found. Called for modules that ModulePlatform left to Linux. Beside them only
// imports for locks and the C library's streams change.

enum LinuxConditions {
    private static let token = Array("canImport(".utf8)

    /// The text with `false` for every question about a module of Apple's in a condition.
    static func lower(_ source: [UInt8]) -> LoweredFile {
        var edits: [SourceEdit] = []
        var position = 0
        while let start = Triggers.offset(of: token, in: source, from: position) {
            position = start + token.count
            guard let close = source[position...].firstIndex(of: UInt8(ascii: ")")), isCondition(source, before: start) else { continue }
            let module = String(decoding: source[position..<close], as: UTF8.self).prefix { $0 != "." && $0 != "," }
            if AppleModules.names.contains(String(module)) { edits.append(SourceEdit(start: start, end: close + 1, text: "false")) }
            position = close
        }
        edits += lockImport(source) + streams(source)
        edits.sort { $0.start < $1.start }
        guard !edits.isEmpty else { return LoweredFile(bytes: source, changed: false, diagnostics: [], columns: ColumnMap(source: [], edits: [])) }
        return LoweredFile(bytes: splice(source, edits), changed: true, diagnostics: [], columns: ColumnMap(source: source, edits: edits))
    }

    /// Takes the C library's streams from WillAppear where the file imports Foundation as from before concurrency: WillAppear's implicit import
    /// brings Foundation as well, and Swift 6 then refuses glibc's variables in spite of that mark.
    private static func streams(_ source: [UInt8]) -> [SourceEdit] {
        guard Triggers.contains(source, "@preconcurrency import ") else { return [] }
        return [", stderr)", ", stdout)"].flatMap { token -> [SourceEdit] in
            var edits: [SourceEdit] = [], position = 0
            while let start = Triggers.offset(of: Array(token.utf8), in: source, from: position) {
                edits.append(SourceEdit(start: start + 2, end: start + 2, text: "_ObjC."))
                position = start + 2
            }
            return edits
        }
    }

    /// Adds an import of Core Foundation: only with it does a subclass of one of Foundation's locks compile, and Foundation does not
    /// import it (swift-corelibs-foundation#5122).
    private static func lockImport(_ source: [UInt8]) -> [SourceEdit] {
        guard LoweringVisitor.lockTriggers.contains(where: { Triggers.contains(source, $0) }), !Triggers.contains(source, "import CoreFoundation"),
            let place = Triggers.offset(of: Array("import ".utf8), in: source), place == 0 || source[place - 1] == 10
        else { return [] }
        return [SourceEdit(start: place, end: place, text: "import CoreFoundation; ")]
    }

    /// Whether the line begins with `#if` or `#elseif`.
    private static func isCondition(_ source: [UInt8], before offset: Int) -> Bool {
        let start = source[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
        let line = source[start..<offset].drop { $0 == 32 || $0 == 9 }
        return line.starts(with: "#if".utf8) || line.starts(with: "#elseif".utf8)
    }
}
