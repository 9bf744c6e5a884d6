// Branches for values of a type that is left out: `if item is PageItem {…}`, `if let page = item as? PageItem`,
// `case is PageItem:`. No such value can exist, so the branch goes and the function around it stays. Called by DeclarationCut.
internal import SwiftSyntax

struct ImpossibleCases {
    /// The ranges that are blanked.
    private(set) var ranges: [Range<Int>] = []
    /// Statements that replace a branch if one is needed.
    private(set) var stubs: [SetAside.Stub] = []
    /// Nodes whose names are ignored.
    private(set) var nodes: Set<SyntaxIdentifier> = []

    init(_ tree: some SyntaxProtocol, isGone: @escaping (String) -> Bool) {
        let finder = Finder(isGone)
        finder.walk(tree)
        (ranges, stubs, nodes) = (finder.ranges, finder.stubs, finder.nodes)
    }

    private final class Finder: SyntaxVisitor {
        var ranges: [Range<Int>] = []
        var stubs: [SetAside.Stub] = []
        var nodes: Set<SyntaxIdentifier> = []
        private let isGone: (String) -> Bool

        init(_ isGone: @escaping (String) -> Bool) {
            self.isGone = isGone
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
            let isSecond = followsBranch(node)
            guard node.parent?.is(ExpressionStmtSyntax.self) == true || node.parent?.is(IfExprSyntax.self) == true, node.conditions.contains(where: isImpossible) else { return .visitChildren }
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            nodes.formUnion([Syntax(node.conditions).id, Syntax(node.body).id])
            switch node.elseBody {
            case .ifExpr(let other)?:
                ranges.append(start..<other.positionAfterSkippingLeadingTrivia.utf8Offset)
                walk(other)
            case .codeBlock(let block)?:
                ranges.append(start..<block.positionAfterSkippingLeadingTrivia.utf8Offset)
                // After another branch's `else` the block remains by itself.
                if !isSecond { stubs.append(SetAside.Stub(place: start, text: "do")) }
                walk(block)
            default:
                ranges.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
                stubs.append(SetAside.Stub(place: start, text: isSecond ? "{}" : "do {}"))
            }
            return .skipChildren
        }

        /// Whether a branch that stays is before this one in its chain.
        private func followsBranch(_ node: IfExprSyntax) -> Bool {
            var parent = node.parent?.as(IfExprSyntax.self)
            while let branch = parent {
                if !nodes.contains(Syntax(branch.conditions).id) { return true }
                parent = branch.parent?.as(IfExprSyntax.self)
            }
            return false
        }

        override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
            guard case .case(let label) = node.label, label.caseItems.count == 1, let item = label.caseItems.first, isImpossible(item.pattern),
                let list = node.parent?.as(SwitchCaseListSyntax.self), list.count > 1 else { return .visitChildren }
            ranges.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
            nodes.insert(Syntax(node).id)
            return .skipChildren
        }

        private func isImpossible(_ element: ConditionElementSyntax) -> Bool {
            switch element.condition {
            case .expression(let expression): isImpossible(expression, "is")
            case .optionalBinding(let binding): binding.initializer.map { isImpossible($0.value, "as") } ?? false
            case .matchingPattern(let match): isImpossible(match.pattern)
            default: false
            }
        }

        private func isImpossible(_ expression: ExprSyntax, _ word: String) -> Bool {
            guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3, let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type else { return false }
            let test = sequence.elements[sequence.elements.index(after: sequence.elements.startIndex)]
            guard word == "is" ? test.is(UnresolvedIsExprSyntax.self) : test.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?" else { return false }
            return names(type)
        }

        private func isImpossible(_ pattern: PatternSyntax) -> Bool {
            if let test = pattern.as(IsTypePatternSyntax.self) { return names(test.type) }
            guard let binding = pattern.as(ValueBindingPatternSyntax.self), let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self),
                expression.elements.count == 3, let type = expression.elements.last?.as(TypeExprSyntax.self)?.type else { return false }
            return expression.elements.contains { $0.is(UnresolvedAsExprSyntax.self) } && names(type)
        }

        private func names(_ type: TypeSyntax) -> Bool { type.as(IdentifierTypeSyntax.self).map { isGone($0.name.text) } ?? false }
    }
}
