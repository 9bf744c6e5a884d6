// Methods and properties of classes: finds those that selectors and key-value coding may use, and makes the
// statement that registers each in its class table.
internal import SwiftSyntax

extension LoweringVisitor {
    /// Lowers a method. Returns the meaning of `super.name` in its body if it overrides a method of an extension.
    func lowerMember(_ node: FunctionDeclSyntax) -> (name: String, superPrefix: String)? {
        guard let scope = scopes.last, scope.kind == .cls || scope.kind == .ext else { return nil }
        let modifiers = modifierNames(node.modifiers)
        let key = memberKey(base: node.name.text.unticked, labels: node.labels)
        lowerExtensionMember(DeclSyntax(node), name: node.name, key: key, modifiers: node.modifiers)
        let foreign = lowerForeignOverride(node, key: key)
        let shadowsObject = foreign == nil && lowerObjectOverride(node, key: key)
        keepObjectIsolation(node, key: key)
        lowerTestFixture(node)
        lowerAsynchronousFixture(node)
        if foreign == nil, exchangedEntries[node.id] == nil, scope.kind == .cls || !index.isHoisted(type: scope.path, key: key) { _ = lowerExchanged(node) }

        let isExplicit = ["objc", "IBAction", "IBSegueAction"].contains { attribute($0, in: node.attributes) != nil }
        let isImplied = scope.exposesAll && attribute("nonobjc", in: node.attributes) == nil && modifiers.isDisjoint(with: ["private", "fileprivate"])
        let isRequirement = scope.isClass && modifiers.isDisjoint(with: ["override", "static", "class"])
            && (FrameworkRequirements.contains(base: node.name.text.unticked, labels: node.labels) || index.isProtocolMember(key))
        guard isExplicit || isImplied || isRequirement || shadowsObject || foreign != nil || exchangedEntries[node.id] != nil else { return nil }
        if isUnavailable(node.attributes) { return foreign }
        let overridden = foreign == nil ? nil : overriddenTypes(of: node, key: key)
        if overridden != nil { overload(node, in: scope) }
        guard let entry = methodEntry(node, in: scope, isForeignOverride: foreign != nil, overridden: overridden) else {
            if isExplicit { report("'@objc' method '\(key)' cannot be called by selector: it is generic or has parameters that Objective-C cannot pass", at: node.name) }
            return foreign
        }
        add(entry, for: node, attributes: node.attributes)
        if isRequirement, let given = index.requirement(base: node.name.text.unticked, labels: node.labels, types: node.parameterTypes, selector: node.selectorName)?.selector, given != node.selectorName {
            add("$0.alias(\"\(given)\", for: \"\(node.selectorName)\")", for: node, attributes: node.attributes)
        }
        if let exchanged = exchangedEntries[node.id] { add(exchanged, for: node, attributes: node.attributes) }
        let derived = selectorName(base: node.name.text.unticked, labels: node.labels)
        if foreign == nil, derived != node.selectorName { add("$0.rename(\"\(derived)\", \"\(node.selectorName)\")", for: node, attributes: node.attributes) }
        return foreign
    }

    /// Lowers a property. Returns the meaning of `super.name` in its accessors if it overrides a property of an extension.
    func lowerMember(_ node: VariableDeclSyntax) -> (name: String, superPrefix: String)? {
        guard let scope = scopes.last, scope.kind == .cls || scope.kind == .ext else { return nil }
        let modifiers = modifierNames(node.modifiers)
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier, node.bindings.count == 1 {
            lowerExtensionMember(DeclSyntax(node), name: name, key: name.text.unticked, modifiers: node.modifiers)
        }
        if let foreign = lowerForeignOverride(node), let parts = ExtensionStub.computed(node) ?? ExtensionStub.observer(node).map({ ($0.name, $0.type, true) }) {
            let name = parts.name.unticked, hidden = Self.overridePrefix + name
            // A subclass's property is found through the one that it overrides.
            guard index.foreignOverride(type: scope.path, key: name)?.isOfExtension == true else { return foreign }
            add("$0.m0(\"override \(name)\") { (o: \(scope.name)) in o.\(hidden) }", for: node, attributes: node.attributes)
            if parts.isSettable {
                add("$0.m1(\"override set\(name.capitalisedFirst):\") { (o: \(scope.name), a0: \(parts.type)) in o.\(hidden) = a0 }", for: node, attributes: node.attributes)
            }
            return foreign
        }
        lowerObjectOverride(node)
        let isExplicit = ["objc", "IBOutlet", "IBInspectable", "GKInspectable"].contains { attribute($0, in: node.attributes) != nil }
        let isImplied = scope.exposesAll && attribute("nonobjc", in: node.attributes) == nil && modifiers.isDisjoint(with: ["private", "fileprivate"])
        let isRequirement = scope.isClass && node.names.contains { index.isProtocolMember($0) }
        if isExplicit || isImplied { lowerDynamicProperty(node, in: scope) }
        guard isExplicit || isImplied || isRequirement, modifiers.isDisjoint(with: ["static", "class"]), !isUnavailable(node.attributes) else { return nil }
        let custom = attribute("objc", in: node.attributes)?.arguments?.trimmedDescription
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            add("$0.p(\"\(name.unticked)\", \\\(scope.name).\(name))", for: node, attributes: node.attributes)
            if let custom, custom != name { add("$0.alias(\"\(custom)\", for: \"\(name.unticked)\")", for: node, attributes: node.attributes) }
        }
        return nil
    }

    /// Nil when Objective-C could not call the method either. `overridden`: the parameters' types of the method that it overrides, whose callers pass them.
    private func methodEntry(_ node: FunctionDeclSyntax, in scope: LoweringScope, isForeignOverride: Bool = false, overridden: [String]? = nil) -> String? {
        let parameters = Array(node.signature.parameterClause.parameters)
        // More arguments than any message here carries: known by name only.
        if parameters.count > 7 { return "$0.named(\"\(node.selectorName)\")" }
        guard node.genericParameterClause == nil, node.genericWhereClause == nil else { return nil }
        let isStatic = !modifierNames(node.modifiers).isDisjoint(with: ["static", "class"])
        var declared = [isStatic ? "o: \(scope.name).Type" : "o: \(scope.name)"], arguments: [String] = []
        for (number, parameter) in parameters.enumerated() {
            var type = overridden.flatMap { number < $0.count ? $0[number].split(whereSeparator: \.isNewline).joined(separator: " ") : nil } ?? oneLine(parameter.type)
            if parameter.ellipsis != nil || type.hasPrefix("inout ") || type.hasPrefix("some ") { return nil }
            type = type.split(separator: " ").filter { $0 != "@autoclosure" }.joined(separator: " ")
            if parameter.type.isFunction, !type.contains("@escaping") { type = "@escaping " + type }
            declared.append("a\(number): \(replacingSelf(type, with: scope.name))")
            let label = parameter.firstName.text
            arguments.append((label == "_" ? "" : label + ": ") + "a\(number)")
        }
        let name = isForeignOverride ? Self.overridePrefix + node.name.text.unticked : node.name.text
        var call = "o.\(name)(\(arguments.joined(separator: ", ")))"
        let effects = node.signature.effectSpecifiers
        if effects?.asyncSpecifier != nil {
            call = "_ = Task { \(effects?.throwsClause != nil ? "try " : "")await \(call) }"
        } else if effects?.throwsClause != nil {
            call = "try? \(call)"
        }
        let kind = isStatic ? "c" : "m"
        let selector = (isForeignOverride ? "override " : "") + node.selectorName
        return "$0.\(kind)\(parameters.count)(\"\(selector)\") { (\(declared.joined(separator: ", ")))\(closureResult(node, in: scope)) in \(call) }"
    }

    /// The declared result. An overload with the same name in a protocol's extension (`removeFirst()` of a class
    /// that is a collection) would fit as well if the closure's result were inferred.
    private func closureResult(_ node: FunctionDeclSyntax, in scope: LoweringScope) -> String {
        let effects = node.signature.effectSpecifiers
        guard !scope.isGeneric, effects?.asyncSpecifier == nil, effects?.throwsClause == nil, let type = node.signature.returnClause?.type,
            !type.is(SomeOrAnyTypeSyntax.self), !type.trimmedDescription.contains("some ")
        else { return "" }
        // `T!` is not a separate type.
        let text = type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? oneLine(type).dropLast() + "?" : oneLine(type)
        return " -> \(replacingSelf(String(text), with: scope.name))"
    }

    private func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
        attribute("available", in: attributes)?.arguments?.trimmedDescription.contains("unavailable") ?? false
    }

    /// Adds an entry; a member inside `#if`, or a deprecated one, gets a separate record beside it.
    private func add(_ entry: String, for node: some DeclSyntaxProtocol, attributes: AttributeListSyntax) {
        let deprecated = attribute("available", in: attributes)?.arguments?.trimmedDescription.contains("deprecated") ?? false
        guard let scope = scopes.last, !scope.isGeneric, deprecated || isConditional(node) else {
            scopes[scopes.count - 1].entries.append(entry)
            return
        }
        let mark = deprecated ? "@available(*, deprecated) " : ""
        insert("; " + record(nextRecordName(), scope: scope, entries: [entry], attributes: mark), at: end(node))
    }

    /// `@NSManaged var` of a layer is a property that Core Animation keeps by its key; of other classes, Core Data's.
    func lowerManaged(_ node: AttributeSyntax) {
        // A function's own scope is around its attributes.
        let lineage = enclosingType.map { $0.inherited.prefix(1) + index.ancestry(of: $0.path) } ?? []
        if lineage.contains("NSManagedObject"), lowerManagedObjectMember(node) { return }
        guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation,
            let root = lineage.last, root.hasPrefix("CA"), root.hasSuffix("Layer")
        else {
            // One message for each class is enough: all its properties have the attribute for one reason.
            if managedClasses.insert(scopes.last?.path ?? "").inserted { report("'@NSManaged' stands in a class that inherits neither from NSManagedObject nor from a layer", at: node) }
            return
        }
        blank(node)
        insert(
            " { get { _ObjC.managed(self.value(forKey: \"\(name.unticked)\") ?? Self.defaultValue(forKey: \"\(name.unticked)\")) } set { self.setValue(newValue, forKey: \"\(name.unticked)\") } }",
            at: end(type))
    }

    /// Lowers `func < (lhs: NSNumber, rhs: NSNumber)` of a file: Foundation's number has that operator on Linux but not on Apple's
    /// systems, so a call would be ambiguous.
    func lowerNumberComparison(_ node: FunctionDeclSyntax) {
        guard scopes.isEmpty, ["<", ">", "<=", ">="].contains(node.name.text),
            node.signature.parameterClause.parameters.map({ $0.type.trimmedDescription }) == ["NSNumber", "NSNumber"]
        else { return }
        insert("@_disfavoredOverload ", at: start(node))
    }

    /// A property of a Core Data object reads and sets its value by name; a generated accessor changes its relationship.
    private func lowerManagedObjectMember(_ node: AttributeSyntax) -> Bool {
        if let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unticked, let type = binding.typeAnnotation {
            blank(node)
            insert(" { get { self._managed(\"\(name)\") } set { self._setManaged(\"\(name)\", newValue) } }", at: end(type))
            return true
        }
        if let function = node.parent?.parent?.as(FunctionDeclSyntax.self), function.body == nil,
            let value = function.signature.parameterClause.parameters.first.map({ ($0.secondName ?? $0.firstName).text }) {
            blank(node)
            insert(" { self._managedAccessor(\"\(function.selectorName)\", \(value)) }", at: end(function.signature))
            return true
        }
        return false
    }

    func isConditional(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(IfConfigDeclSyntax.self) { return true }
            if current.is(MemberBlockSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }
}
