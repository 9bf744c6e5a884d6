// Key-value observing: `@objc dynamic` properties report their changes, `observe(\.name)` passes its key.
internal import SwiftSyntax

extension LoweringVisitor {
    /// Gives a stored `dynamic` property a `didSet`, or a first statement in the one it has.
    func lowerDynamicProperty(_ node: VariableDeclSyntax, in scope: LoweringScope) {
        let modifiers = modifierNames(node.modifiers)
        guard scope.kind == .cls, modifiers.contains("dynamic"), modifiers.isDisjoint(with: ["static", "class"]),
            node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        func notification(_ old: String) -> String { "_ObjC.changed(self, \"\(name.unticked)\", \(old), self.\(name))" }
        guard let block = binding.accessorBlock else {
            if !modifiers.contains("override") { insert(" { didSet { \(notification("oldValue")) } }", at: end(binding)) }
            return
        }
        guard case .accessors(let accessors) = block.accessors,
            accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return }
        if let existing = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = existing.body {
            // Observers hear when the setter is over, which `didSet` is a part of.
            insert(" defer { \(notification(existing.parameters?.name.text ?? "oldValue")) };", at: end(body.leftBrace))
        } else if let last = accessors.last {
            insert(" didSet { \(notification("oldValue")) }", at: end(last))
        }
    }

    /// Adds the name to an `observe` call, because key paths have no names at run time on Linux: as a further argument of NSObject's own
    /// form, and beside the path where a library's form may pass it on.
    func lowerObserve(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), ["observe", "publisher"].contains(access.declName.baseName.text),
            let argument = node.arguments.first, argument.label?.text == (access.declName.baseName.text == "publisher" ? "for" : nil),
            access.base?.trimmedDescription.hasSuffix(".rx") != true, let path = argument.expression.as(KeyPathExprSyntax.self)
        else { return }
        let isOwnForm = !index.declaresObserve && node.arguments.dropFirst().allSatisfy { ["options", "changeHandler"].contains($0.label?.text) }
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.text.unticked)
            case .optional: break
            default: return isOwnForm ? report("a key path with a subscript or a method cannot be observed", at: argument.expression) : ()
            }
        }
        guard !names.isEmpty else { return }
        let name = "\"\(names.joined(separator: "."))\""
        if isOwnForm { return insert(", _name: \(name)", at: end(argument.expression)) }
        guard access.declName.baseName.text == "observe" else { return }
        insert("_ObjC.named(", at: start(argument.expression))
        insert(", \(name))", at: end(argument.expression))
    }
}
