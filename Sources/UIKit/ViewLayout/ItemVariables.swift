// The solver's variables of a view or a guide. LayoutRegion+Lowering makes them.
import ConstraintSolver

struct ItemVariables {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
    /// The width of the content; only for scroll views whose constraints give a content size.
    var contentWidth: Variable?
    var contentHeight: Variable?
    /// The place in `RegionMembers`; none for a guide.
    var member = -1

    var all: [Variable] { [x, y, width, height] + [contentWidth, contentHeight].compactMap { $0 } }
}
