// Members that change class metadata or may be changed in it: overrides in extensions of other modules' classes, and
// methods that the program exchanges with others. A record or a table entry carries the member as a closure that
// captures only its receiver, whose function takes the receiver as a method does.
internal import SwiftSyntax

extension LoweringVisitor {
    private func closure(_ type: String, _ value: String, in cls: String) -> String {
        "{ (o: \(cls)) in struct F { let f: @MainActor \(type) }; return unsafeBitCast(F(f: \(value)), to: _ObjC.Closure.self) }"
    }

    /// A closure of the method that captures only its receiver.
    private func call(of function: FunctionDeclSyntax, _ hidden: String) -> String {
        let arguments = function.signature.parameterClause.parameters.enumerated().map { number, parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            return label + (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + "$\(number)"
        }
        let tries = function.signature.effectSpecifiers?.throwsClause != nil ? "try " : ""
        return "{ \(tries)o.\(hidden)(\(arguments.joined(separator: ", "))) }"
    }

    // MARK: Overrides in extensions

    /// An override in an extension of another module's class becomes the implementation of that class while the program
    /// loads. False when the member has no form that can.
    func lowerFrameworkOverride(_ node: DeclSyntax, name: TokenSyntax, modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope = scopes.last, !scope.isGeneric, modifierNames(modifiers).isDisjoint(with: ["static", "class"]) else { return false }
        let hidden = ExtensionStub.hiddenName(name.text, of: scope.path)
        var statements: [String] = []
        if let function = node.as(FunctionDeclSyntax.self) {
            guard let type = ExtensionStub.closureType(of: function, in: scope.name) else { return false }
            statements.append("_ObjC.override(\(scope.name).self, \"\(function.overrideSelector)\") " + closure(type, call(of: function, hidden), in: scope.name))
        } else if let variable = node.as(VariableDeclSyntax.self), let parts = ExtensionStub.computed(variable) {
            let type = parts.type.hasSuffix("!") ? parts.type.dropLast() + "?" : parts.type
            statements.append("_ObjC.override(\(scope.name).self, \"\(parts.name.unticked)\") " + closure("() -> \(type)", "{ o.\(hidden) }", in: scope.name))
            if parts.isSettable {
                statements.append(
                    "_ObjC.override(\(scope.name).self, \"set\(parts.name.unticked.capitalisedFirst):\") "
                        + closure("(__owned \(type)) -> Void", "{ o.\(hidden) = $0 }", in: scope.name))
            }
        } else { return false }
        rename(name, to: hidden, modifiers)
        insert(
            "; @used @section(\".init_array\") nonisolated private static let __lowered_\(nextRecordName()): @convention(c) () -> Void = { \(statements.joined(separator: "; ")) }",
            at: end(node))
        return true
    }

    /// Lowers `super.name`: a call of the function of the class that declares it; a member that an extension put between is only in the
    /// metadata of the superclass.
    func lowerSuperOfFrameworkOverride(_ node: MemberAccessExprSyntax) {
        guard let scope = enclosingType, scope.isClass, !scope.isGeneric else { return }
        var parent = node.parent
        while let current = parent, !current.is(FunctionDeclSyntax.self), !current.is(VariableDeclSyntax.self) { parent = current.parent }
        let name = node.declName.baseName.text.unticked
        func reference(_ type: String, _ selector: String) -> String {
            "{ () -> (\(type)) in struct F { let f: \(type) }; return unsafeBitCast(_ObjC.superMethod(self, \(scope.name).self, \"\(selector)\"), to: F.self).f }()"
        }
        if let function = parent?.as(FunctionDeclSyntax.self), function.name.text.unticked == name,
            index.isOverriddenInFrameworkExtension(memberKey(base: name, labels: function.labels)), modifierNames(function.modifiers).contains("override"),
            let type = ExtensionStub.closureType(of: function, in: scope.name), let call = node.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == node.id, call.trailingClosure == nil, call.arguments.map({ $0.label?.text.unticked ?? "_" }) == function.labels {
            replace(node, with: reference(type, function.overrideSelector))
            for argument in call.arguments {
                if let label = argument.label { blank(label) }
                if let colon = argument.colon { blank(colon) }
            }
        } else if let variable = parent?.as(VariableDeclSyntax.self), let parts = ExtensionStub.computed(variable), parts.name.unticked == name,
            index.isOverriddenInFrameworkExtension(name), modifierNames(variable.modifiers).contains("override"),
            !isAssigned(node) {
            let type = parts.type.hasSuffix("!") ? parts.type.dropLast() + "?" : parts.type
            replace(node, with: reference("() -> \(type)", name) + "()")
        }
    }

    private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self), elements.first?.id == node.id else { return false }
        return elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }

    /// Lowers an override whose accessors only observe: their code becomes a method that the stub's observer calls.
    func lowerHoistedObserver(_ node: VariableDeclSyntax, hidden: String) -> Bool {
        guard let parts = ExtensionStub.observer(node), let binding = node.bindings.first else { return false }
        for modifier in node.modifiers where ["override", "dynamic"].contains(modifier.name.text) { blank(modifier) }
        for modifier in node.modifiers where modifier.name.text == "open" { replace(modifier, with: "public") }
        edits.replace(start(node.bindingSpecifier), end(parts.annotation), with: "func \(hidden)(_ \(parts.value): \(parts.type))" + String(repeating: "\n", count: binding.trimmedDescription.prefix { $0 != "{" }.filter(\.isNewline).count))
        replace(parts.accessor.accessorSpecifier, with: "do")
        if let parameters = parts.accessor.parameters { blank(parameters) }
        return true
    }

    // MARK: Exchanged methods

    /// Lowers a method that the module exchanges: it first looks for its replacement. Returns true if a dispatcher replaced it.
    func lowerExchanged(_ node: FunctionDeclSyntax, alsoOverridden: Bool = false) -> Bool {
        guard let scope = scopes.last, scope.kind == .cls || scope.kind == .ext, scope.isClass, !scope.isGeneric, node.body != nil,
            index.isExchanged(node.name.text.unticked), modifierNames(node.modifiers).isDisjoint(with: ["static", "class"]),
            scope.exposesAll || ["objc", "IBAction"].contains(where: { attribute($0, in: node.attributes) != nil }) || modifierNames(node.modifiers).contains("override"),
            let type = ExtensionStub.closureType(of: node, in: scope.name)
        else { return false }
        let isInExtension = scope.kind == .ext
        let questions = ExtensionStub.Questions(overrides: alsoOverridden, exchangedIn: scope.name, isInExtension: isInExtension)
        guard let dispatcher = ExtensionStub.dispatcher(of: node, type: scope.path, asking: questions) else { return false }
        let hidden = ExtensionStub.hiddenName(node.name.text, of: scope.path)
        insert(dispatcher + "; ", at: start(node))
        rename(node.name, to: hidden, node.modifiers)
        if !isInExtension, !modifierNames(node.modifiers).contains("final") { insert("final ", at: start(node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword))) }
        var entry = "$0.implementation(\"\(node.selectorName)\", \(closure(type, call(of: node, hidden), in: scope.name))"
        if let owned = ExtensionStub.closureType(of: node, in: scope.name, owned: true) {
            let label = node.labels[0] == "_" ? "" : node.labels[0] + ": "
            entry += ", owned: " + closure(owned, "{ o.\(hidden)(\(label)$0) }", in: scope.name)
        }
        exchangedEntries[node.id] = entry + ")"
        return true
    }
}

extension FunctionDeclSyntax {
    /// The selector by Swift's rule. Class metadata knows methods by that rule, even if Apple's header spells them differently.
    var overrideSelector: String { ObjCLowering.selectorName(base: name.text.unticked, labels: labels) }
}
