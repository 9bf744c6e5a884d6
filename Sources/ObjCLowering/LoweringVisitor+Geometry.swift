// Geometry that corelibs Foundation computes differently from Core Graphics.
internal import SwiftSyntax

extension LoweringVisitor {
    /// `a.intersects(b)`: Foundation's is true of rectangles that only touch. A module with a method of that name means its own.
    func lowerIntersection(_ node: FunctionCallExprSyntax) {
        guard lowering.treatsPlatformAsIOS, !index.declaresIntersects, let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
            access.declName.baseName.text == "intersects", access.declName.argumentNames == nil, node.arguments.count == 1, node.arguments.first?.label == nil,
            node.trailingClosure == nil
        else { return }
        insert("_", at: start(access.declName))
    }
}
