// In which variants a sequence holds, in a reader's words.
import LifecycleScenarios

enum Holding {
    /// "iOS 13, 18, 26"; with "animated" or "from a storyboard" only where that makes a difference.
    static func words(_ variants: [Variant], in scenario: Scenario) -> String {
        var parts: [(versions: [Int], words: String)] = []
        for version in scenario.versions {
            let here = variants.filter { $0.version == version }
            if here.isEmpty { continue }
            let words = conditions(here)
            if let index = parts.firstIndex(where: { $0.words == words }) { parts[index].versions.append(version) } else { parts.append(([version], words)) }
        }
        return parts.map { "iOS \($0.versions.map(String.init).joined(separator: ", "))\($0.words)" }.joined(separator: "; ")
    }

    private static func conditions(_ variants: [Variant]) -> String {
        if variants.count == 4 { return "" }
        let animations = Set(variants.map(\.animated)), constructions = Set(variants.map(\.construction))
        guard variants.count == animations.count * constructions.count else {
            return " (" + variants.map { "\($0.construction.rawValue) \($0.animated ? "animated" : "not animated")" }.joined(separator: ", ") + ")"
        }
        var words: [String] = []
        if animations.count == 1 { words.append(animations == [true] ? "animated" : "not animated") }
        if constructions.count == 1 { words.append(constructions == [.code] ? "in code" : "from a storyboard") }
        return " (" + words.joined(separator: ", ") + ")"
    }
}
