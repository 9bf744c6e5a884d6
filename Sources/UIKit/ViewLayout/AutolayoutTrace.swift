// The view tree as Auto Layout sees it, in the form of a device's `_autolayoutTrace`, which developers call from the debugger
// (several public transcripts agree on form and legend). UIKit itself does not call it.
import ConstraintSolver

extension UIView {
    /// The views from this one down, each with the way in which it is laid out and its undetermined values, for the debugger.
    public func _autolayoutTrace() -> String {
        var lines: [String] = []
        AutolayoutTrace.add(self, depth: 0, to: &lines)
        return lines.joined(separator: "\n") + AutolayoutTrace.legend
    }
}

@MainActor enum AutolayoutTrace {
    static let legend = """


        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """

    static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
        let bars = String(repeating: "|   ", count: depth)
        lines.append(bars + mark(view) + name(view) + ambiguity(of: view, in: view.superview))
        for guide in view.layoutState.guides { lines.append(bars + "|   *\(guide)" + ambiguity(of: guide, in: view)) }
        for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
    }

    private static func mark(_ view: UIView) -> String {
        let state = view.layoutState
        if !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil, state.memberOf != nil { return "*" }
        if state.isFixedItem { return "+" }
        return state.region?.rootItem == nil ? "" : "•"
    }

    private static func name(_ item: AnyObject) -> String {
        var names: [String] = []
        return ConstraintDescription.name(item, &names)
    }

    private static func ambiguity(of item: AnyObject, in container: UIView?) -> String {
        guard let container, (item as? UIView)?.translatesAutoresizingMaskIntoConstraints != true, let region = LayoutEngine.region(childrenOf: container) else { return "" }
        region.solveIfNeeded()
        let open = region.openVariables(of: item).map { "\(name(item)).\($0.name){id: \($0.number)}" }
        return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + open.joined(separator: ", ")
    }
}

extension LayoutRegion {
    /// The undetermined values of an item, by the names that a device prints, with the solver's numbers.
    func openVariables(of item: AnyObject) -> [(name: String, number: Int)] {
        guard let variables = knownItem(of: item) else { return [] }
        return [("minX", variables.x), ("minY", variables.y), ("Width", variables.width), ("Height", variables.height)]
            .filter { solver.isAmbiguous($0.1) }.map { ($0.0, $0.1.index) }
    }
}
