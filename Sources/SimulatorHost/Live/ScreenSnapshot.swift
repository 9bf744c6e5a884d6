// The screen as a person perceives it, as a tree in reading order: kinds, names, values and states, each with a short
// reference. LiveSession prints it and the difference of two. ScreenReader decides what is visible.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor final class ScreenSnapshot {
    /// Lines of one snapshot, and of changes.
    static let maximumLines = 200
    private static let maximumChanges = 24

    let references: ElementReferences
    private let application: UIApplication
    private var told: [Int: String] = [:]

    init(application: UIApplication, references: ElementReferences) {
        self.application = application
        self.references = references
    }

    // MARK: Asking

    func text(_ options: SnapshotOptions, title: String) -> String {
        let nodes = read()
        remember(nodes)
        var lines: [String] = []
        for node in nodes { append(node, level: 0, options, to: &lines) }
        if lines.isEmpty { lines = [options.find.map { "nothing on screen is called \(ScriptSource.quoted($0))" } ?? "nothing on screen has a name"] }
        if lines.count > Self.maximumLines {
            let rest = lines.count - Self.maximumLines + 1
            lines = lines.prefix(Self.maximumLines - 1) + ["… \(rest) more lines; --find TEXT or --depth N narrows it"]
        }
        return ([title] + lines).joined(separator: "\n")
    }

    /// The elements that came, went and changed since the last snapshot.
    func changes() -> [String] {
        let before = told
        remember(read())
        // In the order of the numbers; new elements are numbered in reading order.
        let came = told.filter { before[$0.key] == nil }.sorted { $0.key < $1.key }.map { "+ e\($0.key) \($0.value)" }
        let changed = told.filter { line in before[line.key].map { $0 != line.value } == true }.sorted { $0.key < $1.key }
            .map { "~ e\($0.key) \($0.value) (was \(before[$0.key] ?? ""))" }
        let went = before.filter { told[$0.key] == nil }.sorted { $0.key < $1.key }
        var lines = changed + came
        if lines.count > Self.maximumChanges { lines = lines.prefix(Self.maximumChanges - 1) + ["… \(lines.count - Self.maximumChanges + 1) more; snapshot shows all"] }
        if went.count > 3 {
            lines.append("- \(went.count) elements: \(went.prefix(2).map { "e\($0.key) \($0.value)" }.joined(separator: ", ")), …")
        } else {
            lines += went.map { "- e\($0.key) \($0.value)" }
        }
        return lines
    }

    /// The element in a script: its name if that finds it, else a point on it.
    func source(of reference: Int) throws(StepFailure) -> String {
        guard let view = references.view(reference) else { throw StepFailure("there is no e\(reference) any more; snapshot shows what there is") }
        let reader = ScreenReader(application)
        let elements = reader.elements()
        let element = elements.first { $0.view === view } ?? elements.first { $0.view.isDescendant(of: view) }
        guard let element else { throw StepFailure("e\(reference) is not on screen any more; snapshot shows what is") }
        guard let point = reader.touchPoint(of: element) else { throw StepFailure("e\(reference) \(element.description) cannot be touched: something is in front of it, or it takes no touches") }
        let search = TargetSearch(application: application)
        for name in element.names where elements.filter({ $0.isCalled(name) }).count == 1 {
            if (try? search.target(name)) == point { return ScriptSource.quoted(name) }
        }
        return ScriptSource.point(Double(point.x), Double(point.y))
    }

    /// The frontmost named element at `point` in a script, if its name finds only this element; else the point, and all elements with the name.
    func source(at point: CGPoint) -> (source: String, candidates: [String]) {
        let elements = ScreenReader(application).elements()
        var candidates: [String] = []
        for element in elements where element.frame.contains(point) && !(element.view is UIWindow) {
            for name in element.names where elements.filter({ $0.isCalled(name) }).count == 1 { return (ScriptSource.quoted(name), []) }
            if candidates.isEmpty, let name = element.names.first { candidates = elements.filter { $0.isCalled(name) }.map(\.description) }
        }
        return (ScriptSource.point(Double(point.x), Double(point.y)), candidates)
    }

    // MARK: Reading

    private struct Node {
        let view: UIView
        /// Given when the tree is whole, so that numbers rise in reading order.
        var number = 0
        var line: String
        let frame: CGRect
        var isNamed: Bool
        var children: [Node]
    }

    private func read() -> [Node] {
        references.forgetTheDead()
        guard application.life.isOnScreen else { return [] }
        var elements: [ObjectIdentifier: ScreenElement] = [:]
        let reader = ScreenReader(application)
        for element in reader.elements() { elements[ObjectIdentifier(element.view)] = element }
        return application.windowsOnScreen.reversed().flatMap { nodes(in: $0, elements, reader) }.map(numbered)
    }

    private func numbered(_ node: Node) -> Node {
        var node = node
        node.number = references.number(of: node.view)
        node.children = node.children.map(numbered)
        return node
    }

    /// The nodes that `view` is or holds. A view that is neither an element nor a container is replaced by its contents.
    private func nodes(in view: UIView, _ elements: [ObjectIdentifier: ScreenElement], _ reader: ScreenReader) -> [Node] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        let element = elements[ObjectIdentifier(view)]
        let container = Self.container(view)
        var children = view.subviews.flatMap { nodes(in: $0, elements, reader) }.enumerated()
            .sorted { Self.comesBefore($0.element.frame, $1.element.frame, $0.offset < $1.offset) }.map(\.element)
        let frame = element?.frame ?? view.convert(view.bounds, to: nil)
        if let element {
            let reachable = !(view is UIControl) || reader.touchPoint(of: element) != nil
            return [Node(view: view, line: Self.describe(element) + (reachable ? "" : " covered"), frame: frame, isNamed: true, children: children)]
        }
        guard let container, !children.isEmpty else { return children }
        var line = container
        // A cell speaks for its labels, as it does to VoiceOver.
        if container == "cell" {
            let texts = children.filter { $0.children.isEmpty && $0.line.hasPrefix("label ") }
            children.removeAll { child in texts.contains { $0.view === child.view } }
            line += texts.map { " " + $0.line.dropFirst(6) }.joined()
            if (view as? UITableViewCell)?.isSelected == true || (view as? UICollectionViewCell)?.isSelected == true { line += " selected" }
        }
        return [Node(view: view, line: line, frame: frame, isNamed: false, children: children)]
    }

    private static func comesBefore(_ a: CGRect, _ b: CGRect, _ wasBefore: Bool) -> Bool {
        if a.maxY <= b.minY + 1 { return true }
        if b.maxY <= a.minY + 1 { return false }
        if abs(a.minX - b.minX) > 1 { return a.minX < b.minX }
        return abs(a.minY - b.minY) > 1 ? a.minY < b.minY : wasBefore
    }

    private static func container(_ view: UIView) -> String? {
        switch view {
        case is UINavigationBar: "navigation bar"
        case is UITabBar: "tab bar"
        case is UIToolbar: "toolbar"
        case is UITextView: nil
        case is UITableView: "table"
        case is UICollectionView: "collection"
        case is UIScrollView: "scroll view"
        case is UITableViewCell, is UICollectionViewCell: "cell"
        default: nil
        }
    }

    private static func describe(_ element: ScreenElement) -> String {
        let view = element.view
        var names = element.names
        var line = element.kind
        var value = view.accessibilityValue
        if let field = view as? UITextField {
            value = field.isSecureTextEntry ? String(repeating: "•", count: field.text?.count ?? 0) : field.text
            let shown = field.text?.trimmingCharacters(in: .whitespacesAndNewlines)
            if names.count > 1 { names.removeAll { $0 == shown } }
        } else if view is UITextView {
            value = nil
        } else if let toggle = view as? UISwitch {
            value = toggle.isOn ? "on" : "off"
        }
        if let name = names.first { line += " " + ScriptSource.quoted(shortened(name)) }
        if let identifier = view.accessibilityIdentifier, names.dropFirst().contains(identifier) { line += " #\(identifier)" }
        if let value, !value.isEmpty, value != names.first { line += " = \(ScriptSource.quoted(shortened(value)))" }
        if let control = view as? UIControl {
            if !control.isEnabled { line += " disabled" }
            if control.isSelected || control.accessibilityTraits.contains(.selected) { line += " selected" }
        }
        if view.isFirstResponder { line += " focused" }
        return line
    }

    private static func shortened(_ text: String) -> String { text.count > 120 ? text.prefix(119) + "…" : text }

    // MARK: Writing

    private func append(_ node: Node, level: Int, _ options: SnapshotOptions, to lines: inout [String]) {
        if let depth = options.depth, level >= depth { return }
        if let text = options.find, !contains(node, text) { return }
        let place = options.frames ? " at \(ScreenElement.text(node.frame))" : ""
        lines.append(String(repeating: "  ", count: level) + "e\(node.number) \(node.line)\(place)")
        for child in node.children { append(child, level: level + 1, options, to: &lines) }
    }

    private func contains(_ node: Node, _ text: String) -> Bool {
        node.line.range(of: text, options: .caseInsensitive) != nil || node.children.contains { contains($0, text) }
    }

    private func remember(_ nodes: [Node]) {
        told = [:]
        func add(_ node: Node) {
            // Containers without a text of their own change with their contents.
            if node.isNamed || node.line.contains("\"") { told[node.number] = node.line }
            node.children.forEach(add)
        }
        nodes.forEach(add)
    }
}
