// `#selector` and `#keyPath`: a name beside a reference that the compiler checks, so that a wrong name is
// an ordinary compile error at the user's place.
import SwiftSyntax

extension LoweringVisitor {
    func lowerSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else {
            return report("'#selector' takes one method, or 'getter:' or 'setter:' and a property", at: node)
        }
        var expression = unparenthesised(argument.expression)
        var cast: String?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
                expression = unparenthesised(elements[0])
                cast = elements[2].trimmedDescription
            }
        }
        guard let reference = MethodReference(expression) else {
            return report("the argument of '#selector' must name a method or property", at: argument.expression)
        }
        let lines = node.trimmedDescription.utf8.filter { $0 == 10 }.count
        let padding = String(repeating: "\n", count: max(0, lines - reference.text(enclosing: "").utf8.filter { $0 == 10 }.count))
        let owner = enclosingReference
        switch argument.label?.text {
        case "getter":
            replace(node, with: "_ObjC.getter(\"\(reference.base)\") { @MainActor in \\\(reference.text(enclosing: owner)) }\(padding)")
        case "setter":
            replace(node, with: "_ObjC.setter(\"set\(reference.base.capitalisedFirst):\") { @MainActor in \\\(reference.text(enclosing: owner)) }\(padding)")
        default:
            if let type = reference.typeName, index.isProtocol(type),
                let requirement = index.optionalRequirements(base: reference.base).first(where: { $0.protocolName == type && (reference.labels == nil || $0.labels == reference.labels) }) {
                replace(node, with: "Selector(\"\(requirement.selector)\")\(padding)")
                return
            }
            if let type = reference.typeName, let labels = reference.labels,
                let selector = FrameworkRequirements.selector(base: reference.base, labels: labels),
                ["Delegate", "DataSource", "Transitioning", "FlowLayout"].contains(where: { type.hasSuffix($0) }) {
                replace(node, with: "Selector(\"\(selector)\")\(padding)")
                return
            }
            let name = reference.labels.map { selectorName(base: reference.base, labels: $0) } ?? reference.base
            var text = reference.text(enclosing: owner)
            if let cast {
                text += reference.isOwn && !owner.isEmpty && owner != "Self" ? " as (\(owner)) -> \(curried(cast, owner))" : " as \(cast)"
            }
            replace(node, with: "_ObjC.selector(\"\(name)\", \(text))\(padding)")
        }
    }

    /// `(Owner) -> (A) -> R` may have been written out in full.
    private func curried(_ cast: String, _ owner: String) -> String {
        let prefix = "(\(owner)) -> "
        return cast.hasPrefix(prefix) ? String(cast.dropFirst(prefix.count)) : cast
    }

    func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        var components = argument.expression.trimmedDescription.split(separator: ".").map { $0.trimmingCharacters() }
        var root: [String] = []
        while let first = components.first, components.count > 1, first.first?.isUppercase == true { root.append(components.removeFirst()) }
        if components.first == "self" { components.removeFirst() }
        let literal = components.joined(separator: ".")
        let owner = root.isEmpty ? enclosingReference : root.joined(separator: ".")
        // One component can be checked; further ones may pass through optionals, which Swift's key paths spell out.
        if components.count == 1, !owner.isEmpty {
            replace(node, with: "_ObjC.keyPath(\"\(literal)\") { @MainActor in \\\(owner).\(literal) }")
        } else {
            replace(node, with: "\"\(literal)\"")
        }
    }

    /// How a member of the innermost type is written as an unapplied reference; empty outside types.
    private var enclosingReference: String {
        guard let type = enclosingType else { return "" }
        if type.kind == .ext, !type.isClass, isInCode { return "Self" }
        return type.name
    }

    private func unparenthesised(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            expression = only.expression
        }
        return expression
    }
}

/// `foo`, `foo(_:)`, `self.foo`, `Type.foo(_:bar:)`, `object.foo`.
private struct MethodReference {
    let base: String
    let labels: [String]?
    /// What stands before the name, as written; nil when there is nothing.
    let receiver: String?
    private let member: String

    init?(_ expression: ExprSyntax) {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            self.init(name, receiver: nil)
        } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            self.init(access.declName, receiver: base.trimmedDescription)
        } else { return nil }
    }

    private init(_ name: DeclReferenceExprSyntax, receiver: String?) {
        base = name.baseName.text.unticked
        labels = name.argumentNames?.arguments.map { $0.name.text.unticked }
        member = name.trimmedDescription
        self.receiver = receiver
    }

    var isOwn: Bool { receiver == nil || receiver == "self" || receiver == "super" }
    var typeName: String? { receiver.flatMap { $0.first?.isUppercase == true ? $0 : nil } }

    func text(enclosing: String) -> String {
        if isOwn { return enclosing.isEmpty ? (receiver.map { $0 + "." } ?? "") + member : "\(enclosing).\(member)" }
        return "\(receiver ?? "").\(member)"
    }
}

extension Substring {
    func trimmingCharacters() -> String { String(self).split(whereSeparator: \.isWhitespace).joined() }
}
