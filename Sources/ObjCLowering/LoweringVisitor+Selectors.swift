// `#selector` and `#keyPath`: a name beside a reference that the compiler checks, so that a wrong name is
// an ordinary compile error at the user's place.
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else {
            return report("'#selector' takes one method, or 'getter:' or 'setter:' and a property", at: node)
        }
        var expression = unparenthesised(argument.expression)
        var cast: ExprSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
                expression = unparenthesised(elements[0])
                cast = elements[2]
            }
        }
        guard let reference = MethodReference(expression) else {
            return report("the argument of '#selector' must name a method or property", at: argument.expression)
        }
        guard let close = node.rightParen else { return }
        let owner = enclosingReference
        switch argument.label?.text {
        case "getter":
            replaceHead(of: node, upTo: reference, with: "_ObjC.getter(\"\(reference.base)\") { @MainActor in \\", owner: owner)
            replace(close, with: "}")
        case "setter":
            replaceHead(of: node, upTo: reference, with: "_ObjC.setter(\"set\(reference.base.capitalisedFirst):\") { @MainActor in \\", owner: owner)
            replace(close, with: "}")
        default:
            if let selector = protocolSelector(reference) {
                let lines = String(repeating: "\n", count: node.trimmedDescription.utf8.filter { $0 == 10 }.count)
                return replace(node, with: "Selector(\"\(selector)\")\(lines)")
            }
            let name = reference.labels.map { selectorName(base: reference.base, labels: $0) } ?? reference.base
            let head = node.leftParen.map { end($0) } ?? start(argument.expression)
            if reference.receiverIsOptional, cast == nil {
                // The reference is never run; unwrapped, it has the method's own type.
                edits.replace(start(node), head, with: "_ObjC.selector(\"\(name)\", unwrapping: { ")
                for mark in reference.optionalMarks { edits.replace(mark, mark + 1, with: "!") }
                return insert(" }", at: end(argument.expression))
            }
            if cast == nil, let type = reference.isOwn ? enclosingType?.path : reference.typeName, index.isMainActorMethod(reference.base, of: type) {
                // An unapplied reference would send its receiver to the main actor.
                edits.replace(start(node), head, with: "_ObjC.selector(\"\(name)\", onMainActor: ")
                edits.replace(reference.start, reference.memberStart, with: "\(reference.isOwn ? owner : type).self, { $0.")
                return insert(" }", at: end(argument.expression))
            }
            edits.replace(start(node), head, with: "_ObjC.selector(\"\(name)\", ")
            guard reference.isOwn, !owner.isEmpty else { return }
            edits.replace(reference.start, reference.memberStart, with: owner + ".")
            if let cast, owner != "Self", !cast.trimmedDescription.hasPrefix("(\(owner)) ->") { insert("(\(owner)) -> ", at: start(cast)) }
        }
    }

    /// The selector of a requirement named through its protocol: those that are optional have no method to refer to.
    private func protocolSelector(_ reference: MethodReference) -> String? {
        guard let type = reference.typeName else { return nil }
        if index.isProtocol(type) {
            return index.optionalRequirements(base: reference.base)
                .first { $0.protocolName == type && (reference.labels == nil || $0.labels == reference.labels) }?.selector
        }
        guard let labels = reference.labels, ["Delegate", "DataSource", "Transitioning", "FlowLayout"].contains(where: { type.hasSuffix($0) }) else { return nil }
        return FrameworkRequirements.selector(base: reference.base, labels: labels)
    }

    /// Replaces the text before a property reference; line breaks in it stay.
    private func replaceHead(of node: MacroExpansionExprSyntax, upTo reference: MethodReference, with head: String, owner: String) {
        let isOwn = reference.isOwn && !owner.isEmpty
        let to = isOwn ? reference.memberStart : reference.start
        let offset = start(node)
        let lines = node.syntaxTextBytes.dropFirst(offset - node.position.utf8Offset).prefix(to - offset).filter { $0 == 10 }.count
        // The backslash must touch the reference.
        edits.replace(offset, to, with: head.dropLast() + String(repeating: "\n", count: lines) + "\\" + (isOwn ? owner + "." : ""))
    }

    func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        var components = argument.expression.trimmedDescription.split(separator: ".").map { $0.trimmingCharacters() }
        var root: [String] = []
        while let first = components.first, components.count > 1, first.first?.isUppercase == true { root.append(components.removeFirst()) }
        if components.first == "self" { components.removeFirst() }
        let literal = components.joined(separator: ".")
        let owner = root.isEmpty ? enclosingReference : root.joined(separator: ".")
        // One component of a class of the module can be checked. Further ones may pass through optionals, which
        // Swift's key paths spell out, and a framework's key may be a class property.
        if components.count == 1, !owner.isEmpty, root.isEmpty || index.resolve(owner) != nil, let reference = MethodReference(argument.expression), let close = node.rightParen {
            replaceHead(of: node, upTo: reference, with: "_ObjC.keyPath(\"\(literal)\") { @MainActor in \\", owner: owner)
            replace(close, with: "}")
        } else {
            replace(node, with: "\"\(literal)\"" + String(repeating: "\n", count: node.trimmedDescription.utf8.filter { $0 == 10 }.count))
        }
    }

    /// The spelling of a member of the innermost type as an unapplied reference; empty outside types.
    private var enclosingReference: String {
        guard let type = enclosingType else { return "" }
        if type.kind == .ext, !type.isClass, isInCode { return "Self" }
        return type.name
    }
}

/// `foo`, `foo(_:)`, `self.foo`, `Type.foo(_:bar:)`, `object.foo`.
private struct MethodReference {
    let base: String
    let labels: [String]?
    /// The qualifier before the name, as written; nil if there is none.
    let receiver: String?
    /// Offsets of the question marks in the receiver.
    private(set) var optionalMarks: [Int] = []
    /// Offsets of the whole reference and of the member's name.
    let start: Int
    let memberStart: Int

    init?(_ expression: ExprSyntax) {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            self.init(name, receiver: nil)
        } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            self.init(access.declName, receiver: base)
        } else { return nil }
    }

    private init(_ name: DeclReferenceExprSyntax, receiver: ExprSyntax?) {
        base = name.baseName.text.unticked
        labels = name.argumentNames?.arguments.map { $0.name.text.unticked }
        memberStart = name.positionAfterSkippingLeadingTrivia.utf8Offset
        start = receiver?.positionAfterSkippingLeadingTrivia.utf8Offset ?? memberStart
        self.receiver = receiver?.trimmedDescription
        var next = receiver
        while let current = next {
            if let chain = current.as(OptionalChainingExprSyntax.self) {
                optionalMarks.append(chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset)
                next = chain.expression
            } else { next = current.as(MemberAccessExprSyntax.self)?.base }
        }
    }

    var receiverIsOptional: Bool { !optionalMarks.isEmpty }

    var isOwn: Bool { receiver == nil || receiver == "self" || receiver == "super" }
    var typeName: String? { receiver.flatMap { $0.first?.isUppercase == true ? $0 : nil } }
}

extension Substring {
    func trimmingCharacters() -> String { String(self).split(whereSeparator: \.isWhitespace).joined() }
}
