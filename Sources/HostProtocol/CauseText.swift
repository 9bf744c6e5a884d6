// A chain of causes as lines of text, for `willappear trace --why` and `willappear explain`: the page draws the same links.

extension CauseChains {
    /// From the first cause down to the event, a line each, evidence below its link.
    package func text(of event: LifecycleEvent, evidence: Bool) -> [String] {
        let links = chain(to: event.link)
        guard !links.isEmpty else { return ["nothing is known of what led to it"] }
        var lines: [String] = []
        for (level, link) in links.enumerated() {
            let indent = String(repeating: "  ", count: level)
            lines.append("\(indent)\(level == 0 ? "" : "→ ")\(link.kind.rawValue): \(link.text)")
            if evidence { lines += link.evidence.map { "\(indent)    \($0)" } }
        }
        lines.append(String(repeating: "  ", count: links.count) + "→ \(event.lane) \(event.event)")
        return lines
    }
}
