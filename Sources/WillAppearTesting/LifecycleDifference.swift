// Two lists of life-cycle lines side by side, aligned at what they share, the first difference marked, each actual line
// with its cause. AppScenario's assertions print it.

struct LifecycleDifference {
    let expected: [String]
    let actual: [LifecycleLine]

    private struct Row {
        var expected: String?
        var actual: LifecycleLine?
        var isSame: Bool { expected != nil && expected == actual?.text }
    }

    var text: String {
        let rows = aligned
        let first = rows.firstIndex { !$0.isSame }
        let width = max(8, expected.map(\.count).max() ?? 0)
        let actualWidth = max(6, actual.map(\.text.count).max() ?? 0)
        var lines = [summary, "    " + pad("expected", width) + "   " + pad("actual", actualWidth) + "   because of"]
        for (index, row) in rows.enumerated() {
            let mark = index == first ? "==> " : row.isSame ? "    " : "  ! "
            let line = mark + pad(row.expected ?? "-", width) + "   " + pad(row.actual?.text ?? "-", actualWidth) + "   " + (row.actual?.cause ?? "")
            lines.append(trimmed(line))
        }
        return lines.joined(separator: "\n")
    }

    private var summary: String {
        let missing = expected.filter { line in !actual.contains { $0.text == line } }
        let surplus = actual.map(\.text).filter { !expected.contains($0) }
        if missing.isEmpty && surplus.isEmpty && expected.count == actual.count { return "the life cycle has another order:" }
        var parts: [String] = []
        if !missing.isEmpty { parts.append("missing: \(missing.joined(separator: ", "))") }
        if !surplus.isEmpty { parts.append("not expected: \(surplus.joined(separator: ", "))") }
        return "the life cycle differs" + (parts.isEmpty ? ":" : "; " + parts.joined(separator: "; "))
    }

    /// Rows by the longest common subsequence; what stands between two common lines is paired up.
    private var aligned: [Row] {
        let lines = actual.map(\.text)
        var lengths = Array(repeating: Array(repeating: 0, count: lines.count + 1), count: expected.count + 1)
        for i in stride(from: expected.count - 1, through: 0, by: -1) {
            for j in stride(from: lines.count - 1, through: 0, by: -1) {
                lengths[i][j] = expected[i] == lines[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var rows: [Row] = []
        var (i, j) = (0, 0)
        while i < expected.count || j < lines.count {
            if i < expected.count, j < lines.count, expected[i] == lines[j] {
                rows.append(Row(expected: expected[i], actual: actual[j]))
                i += 1
                j += 1
            } else if j >= lines.count || (i < expected.count && lengths[i + 1][j] >= lengths[i][j + 1]) {
                rows.append(Row(expected: expected[i], actual: nil))
                i += 1
            } else {
                rows.append(Row(expected: nil, actual: actual[j]))
                j += 1
            }
        }
        return rows
    }

    private func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
