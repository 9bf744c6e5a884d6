// Overrides under Swift 4's names: UIKit has the new ones, and the old ones only as extensions, which cannot be overridden.
// Called for functions and calls on super.
internal import SwiftSyntax

extension LoweringVisitor {
    static let swift4Label = "toParentViewController"

    /// `override func willMove(toParentViewController parent: …)` overrides `willMove(toParent:)`; the parameter keeps its name.
    func lowerSwift4Override(_ node: FunctionDeclSyntax) {
        guard lowering.treatsPlatformAsIOS, modifierNames(node.modifiers).contains("override"), ["willMove", "didMove"].contains(node.name.text),
            let parameter = node.signature.parameterClause.parameters.first, parameter.firstName.text == Self.swift4Label
        else { return }
        replace(parameter.firstName, with: parameter.secondName == nil ? "toParent \(Self.swift4Label)" : "toParent")
    }

    /// `super.willMove(toParentViewController: parent)` would come back to the override.
    func lowerSwift4SuperCall(_ node: FunctionCallExprSyntax) {
        guard lowering.treatsPlatformAsIOS, let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base?.is(SuperExprSyntax.self) == true,
            let label = node.arguments.first?.label, label.text == Self.swift4Label
        else { return }
        replace(label, with: "toParent")
    }
}
