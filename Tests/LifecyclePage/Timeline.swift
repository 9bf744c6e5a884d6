// A log as columns of text, one for each controller, time going down: searchable, and readable in a diff.

struct Timeline {
    private struct Line {
        /// Nil for marks that concern nobody in particular.
        let column: Int?
        let text: String
    }

    private let names: [String]
    private let lines: [Line]

    init(_ log: [String]) {
        var names: [String] = []
        for entry in log {
            if let name = Self.split(entry).name, !names.contains(name) { names.append(name) }
        }
        // Who holds the others stands at the left.
        let first = ["App", "Scene", "Nav", "Tabs", "P"]
        names.sort { ((first.firstIndex(of: $0) ?? first.count), $0) < ((first.firstIndex(of: $1) ?? first.count), $1) }
        self.names = names
        lines = log.map { entry in
            let (name, text) = Self.split(entry)
            return Line(column: name.flatMap { names.firstIndex(of: $0) }, text: text)
        }
    }

    /// "A.viewDidLoad" is A's; "[push returns]" and "dismiss completion" are nobody's.
    private static func split(_ entry: String) -> (name: String?, text: String) {
        guard !entry.hasPrefix("["), let dot = entry.firstIndex(of: "."), !entry[..<dot].contains(" ") else { return (nil, entry) }
        return (String(entry[..<dot]), String(entry[entry.index(after: dot)...]).replacing(" (is", with: "  (is"))
    }

    var text: String {
        guard !names.isEmpty else { return (lines.map { $0.text.filter { !"[]".contains($0) } } + ["(nothing is called)"]).joined(separator: "\n") }
        let widths = names.indices.map { column in
            max(names[column].count, lines.filter { $0.column == column }.map(\.text.count).max() ?? 0) + 2
        }
        let total = widths.reduce(0, +)
        func row(_ cells: [String]) -> String {
            var line = ""
            for (cell, width) in zip(cells, widths) { line += cell + String(repeating: " ", count: width - cell.count) }
            return line.trimmingSuffix(" ")
        }
        var result = [row(names), widths.map { String(repeating: "─", count: $0 - 2) }.joined(separator: "  ")]
        for line in lines {
            guard let column = line.column else {
                let mark = line.text.hasPrefix("[") ? String(line.text.dropFirst().dropLast()) : line.text
                let dots = max(4, total - 2 - mark.count - 4)
                result.append("┄┄ \(mark) " + String(repeating: "┄", count: dots))
                continue
            }
            result.append(row(names.indices.map { $0 == column ? line.text : "" }))
        }
        return result.joined(separator: "\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var rest = self[...]
        while rest.last == character { rest = rest.dropLast() }
        return String(rest)
    }
}
