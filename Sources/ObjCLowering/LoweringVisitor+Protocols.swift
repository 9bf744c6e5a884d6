// `@objc protocol` and optional requirements: the requirement leaves the protocol, an extension of the protocol looks it up in the
// class tables, and calls `d?.name?(…)` find the extension's members.
internal import SwiftSyntax

extension LoweringVisitor {
    /// `some P` of a result, or `(some P)?` of a parameter, where P is an `@objc` protocol: on a device a value of type `any P` conforms to P.
    /// Swift opens such a value only for a parameter that is `some P` itself.
    func lowerOpaqueType(_ node: SomeOrAnyTypeSyntax) {
        guard lowering.treatsPlatformAsIOS, node.someOrAnySpecifier.text == "some", index.isObjCProtocol(node.constraint.trimmedDescription),
            node.parent?.is(FunctionParameterSyntax.self) != true, node.parent?.is(AttributedTypeSyntax.self) != true
        else { return }
        replace(node.someOrAnySpecifier, with: "any ")
    }

    /// `extension Array where Element: P` of an `@objc` protocol holds for an array of `any P` too, on a device: it gets the same members.
    func repeatForExistentials(_ node: ExtensionDeclSyntax) {
        guard lowering.treatsPlatformAsIOS, scopes.isEmpty, Self.containers.contains(node.extendedType.trimmedDescription), node.inheritanceClause == nil,
            let clause = node.genericWhereClause, clause.requirements.count == 1, case .conformanceRequirement(let requirement)? = clause.requirements.first?.requirement,
            index.isObjCProtocol(requirement.rightType.trimmedDescription), !Triggers.mayNeedLowering(Array(node.memberBlock.trimmedDescription.utf8))
        else { return }
        let head = (node.attributes.map(\.trimmedDescription) + node.modifiers.map(\.trimmedDescription)).map { $0 + " " }.joined()
        fileDeclarations.append(
            "\(head)extension \(node.extendedType.trimmedDescription) where \(requirement.leftType.trimmedDescription) == any \(requirement.rightType.trimmedDescription) \(node.memberBlock.trimmedDescription)")
    }

    private static let containers: Set<String> = ["Array", "Set", "Optional", "Sequence", "Collection", "MutableCollection", "BidirectionalCollection", "RandomAccessCollection"]

    static let optionalPrefix = "__optional_"

    func isRemovedRequirement(_ modifiers: DeclModifierListSyntax) -> Bool {
        scopes.last?.kind == .protocol && modifierNames(modifiers).contains("optional")
    }

    /// Lowers a required `init()` if an extension makes NSObject or a framework's class conform. Objective-C's classes meet it with
    /// their `init`; Swift's must mark it `required`. The requirement becomes a member of a protocol's extension that runs
    /// `init()` as the class itself has it. A Swift class with a `required init()` keeps its own.
    /// If other types conform, the requirement stays as it is.
    private func lowerPlainRequirement(_ node: ProtocolDeclSyntax) {
        guard isMade(qualified(node.name.text)) else { return }
        for member in memberDeclarations(node.memberBlock) {
            guard let initialiser = member.as(InitializerDeclSyntax.self), initialiser.isPlain else { continue }
            blank(initialiser)
            let isFirst = node.inheritanceClause == nil && attribute("objc", in: node.attributes) == nil
            insert(isFirst ? ": _ObjC.Made" : ", _ObjC.Made", at: node.inheritanceClause.map { end($0) } ?? end(node.name))
            return
        }
    }

    /// Lowers the conformance of a framework's class to such a protocol: it also conforms to the refined protocols, which the compiler wants stated.
    func lowerMadeConformance(_ node: ExtensionDeclSyntax) {
        guard let clause = node.inheritanceClause, index.resolve(node.extendedType.trimmedDescription) == nil, inheritedTypes(clause).contains(where: isMade) else { return }
        insert(", @retroactive _ObjC.Made", at: end(clause))
    }

    /// Lowers a Swift class that meets such a requirement with its own initialiser.
    func lowerMadeClass(_ node: ClassDeclSyntax) {
        guard let clause = node.inheritanceClause, let scope = scopes.last, makesItself(scope.path), inheritedTypes(clause).contains(where: isMade) else { return }
        insert(", _ObjC.MadeItself", at: end(clause))
    }

    private func isMade(_ name: String) -> Bool {
        let types = index.typesMade(by: name)
        return types.contains { index.resolve($0) == nil && isObjectiveCClass($0) }
            && types.allSatisfy { isObjectiveCClass(index.ancestry(of: $0).last ?? $0) || makesItself($0) }
    }

    private func makesItself(_ name: String) -> Bool {
        index.resolve(name) != nil && !isObjectiveCClass(index.ancestry(of: name).last ?? name) && index.declares(name, "required init()")
    }

    private func isObjectiveCClass(_ name: String) -> Bool { name == "NSObject" || isFrameworkClass(name) }

    func lowerProtocol(_ node: ProtocolDeclSyntax) {
        let isObjectiveC = attribute("objc", in: node.attributes) != nil
        if isObjectiveC, node.inheritanceClause == nil { insert(": AnyObject", at: end(node.name)) }
        lowerPlainRequirement(node)
        guard isObjectiveC else { return }
        let access = node.modifiers.map(\.name.text).first { $0 == "public" || $0 == "package" || $0 == "fileprivate" || $0 == "private" }
        let prefix = access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
        var members: [String] = [], references: Set<String> = []
        for member in memberDeclarations(node.memberBlock) {
            guard let (keys, modifiers) = memberKeys(member), modifiers.contains("optional") else { continue }
            if let function = member.as(FunctionDeclSyntax.self) {
                // Properties are not distinguished by their types: of requirements that differ only in types, the first gets the property.
                let isFirst = references.insert(keys.joined()).inserted
                members += accessors(of: function, access: prefix).prefix(isFirst ? .max : 1)
            } else if let variable = member.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation?.type else { continue }
                    let text = oneLine(type)
                    members.append("\(prefix)var \(name): \(optional(text)) { _ObjC.optionalValue(self, \"\(name.unticked)\", as: \(plain(text)).self)\(isOptional(text) ? " ?? nil" : "") }")
                }
            }
            blank(member)
            if let semicolon = member.parent?.as(MemberBlockItemSyntax.self)?.semicolon { blank(semicolon) }
        }
        guard !members.isEmpty else { return }
        let text = "extension \(qualified(node.name.text)) { \(members.joined(separator: "; ")) }"
        if scopes.isEmpty, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
            insert("; " + text, at: end(node.memberBlock.rightBrace))
        } else {
            fileDeclarations.append(text)
        }
    }

    /// The function that sends the message, and for calls without labels the property that Objective-C code sees.
    private func accessors(of function: FunctionDeclSyntax, access: String) -> [String] {
        let name = function.name.text.unticked, selector = function.selectorName
        let parameters = Array(function.signature.parameterClause.parameters)
        let result = function.signature.returnClause.map { oneLine($0.type) } ?? "Void"
        let isVoid = result == "Void" || result == "()"
        let values = parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let declared = parameters.enumerated().map { number, parameter in
            let type = oneLine(parameter.type)
            let escaping = parameter.type.is(FunctionTypeSyntax.self) ? "@escaping " : ""
            return "\(parameter.firstName.text) a\(number): \(escaping)\(type)"
        }.joined(separator: ", ")
        let discardable = isVoid || attribute("discardableResult", in: function.attributes) != nil ? "@discardableResult " : ""
        var members = [
            "\(discardable)\(access)func \(Self.optionalPrefix)\(name)(\(declared)) -> \(optional(result)) "
                + "{ _ObjC.sendOptional(self, \"\(selector)\", [\(values)], as: \(plain(result)).self)\(isOptional(result) ? " ?? nil" : "") }"
        ]
        let types = parameters.map { oneLine($0.type) }.joined(separator: ", ")
        let sent = "{ (\(parameters.indices.map { "a\($0)" }.joined(separator: ", "))) in _ObjC.send(self, \"\(selector)\", [\(values)], as: \(plain(result)).self) }"
        let isAlone = function.labels.allSatisfy { $0 == "_" } && index.optionalRequirements(base: name).count == 1
        if !function.labels.isEmpty, !isAlone {
            members.append("\(access)var \(Self.reference(name, function.labels)): ((\(types)) -> \(result))? { _ObjC.responds(self, \"\(selector)\") ? \(sent) : nil }")
        }
        if isAlone {
            let head = parameters.isEmpty ? sent.replacing("{ () in ", with: "{ ") : sent
            members.append("\(access)var \(function.name.text): ((\(types)) -> \(result))? { _ObjC.responds(self, \"\(selector)\") ? \(head) : nil }")
        }
        return members
    }

    /// The property that an unapplied `name(_:label:)` becomes.
    private static func reference(_ name: String, _ labels: [String]) -> String { "__reference_\(name)_" + labels.joined(separator: "_") }

    /// Lowers `delegate?.name(_:label:)` without a call: the method as a value, nil if the receiver does not implement it.
    func lowerRequirementReference(_ node: MemberAccessExprSyntax) {
        guard node.base != nil else { return }
        guard let arguments = node.declName.argumentNames else { return lowerPlainReference(node) }
        let base = node.declName.baseName.text.unticked, labels = arguments.arguments.map { $0.name.text.unticked }
        guard index.optionalRequirement(base: base, labels: labels) != nil, isAskedFor(node) else { return }
        // A requirement without labels, whose name no other requirement has, becomes a property of that name.
        let isAlone = labels.allSatisfy { $0 == "_" } && index.optionalRequirements(base: base).count == 1
        if isAlone { blank(arguments) } else { replace(node.declName, with: Self.reference(base, labels)) }
    }

    /// Lowers `if let chosen = delegate.picked`, where `picked(item:at:)` is the only requirement of that name.
    private func lowerPlainReference(_ node: MemberAccessExprSyntax) {
        let base = node.declName.baseName.text.unticked
        guard let only = index.onlyOptionalRequirement(base: base), let labels = only.labels, !labels.allSatisfy({ $0 == "_" }), isBoundOrCompared(node) else { return }
        replace(node.declName, with: Self.reference(base, labels))
    }

    /// Whether the method is used as one that may be missing. A type's own method of that name is a plain value.
    private func isAskedFor(_ node: MemberAccessExprSyntax) -> Bool {
        if node.base?.is(OptionalChainingExprSyntax.self) == true || node.base?.is(ForceUnwrapExprSyntax.self) == true { return true }
        guard let parent = node.parent else { return false }
        return parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) || isBoundOrCompared(node)
    }

    private func isBoundOrCompared(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        return parent.as(ExprListSyntax.self)?.contains { $0.is(NilLiteralExprSyntax.self) } ?? false
    }

    private func isOptional(_ type: String) -> Bool { plain(type).hasSuffix("?") }

    /// The type with one level of optionality: a call through a missing method and a nil result look the same.
    private func optional(_ type: String) -> String {
        let type = plain(type)
        if type.hasSuffix("?") { return type }
        let simple = type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:, ?".contains($0) } && !type.hasPrefix("any ") && !type.hasPrefix("some ")
        return simple ? type + "?" : "(\(type))?"
    }

    /// The type's plain form; implicitly unwrapped types are optional ones here.
    private func plain(_ type: String) -> String {
        let type = type.hasSuffix("!") ? type.dropLast() + "?" : type
        return type.contains("->") || type.hasPrefix("any ") || type.contains("&") ? "(\(type))" : type
    }

    // MARK: Calls

    /// `Timer(timeInterval:target:selector:…)` makes a timer that lets go of its target when invalidated.
    private func lowerTimer(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Timer",
            node.arguments.contains(where: { $0.label?.text == "target" }), node.arguments.contains(where: { $0.label?.text == "selector" })
        else { return }
        replace(name, with: "_ObjCTimer")
    }

    /// `receiver.name?(…)` of an optional requirement.
    func lowerCall(_ node: FunctionCallExprSyntax) {
        lowerTimer(node)
        lowerTestCaseInitialiser(node)
        lowerObserve(node)
        lowerForcedOptionalCall(node)
        lowerMetatypeInitialiser(node)
        lowerClassDescription(node)
        lowerImplementationCast(node)
        lowerBlockImplementation(node)
        lowerIntersection(node)
        lowerEnumeration(node)
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self), let receiver = access.base
        else { return }
        let base = access.declName.baseName.text.unticked
        var labels = node.arguments.map { $0.label?.text.unticked ?? "_" }
        labels += Array(repeating: "_", count: node.trailingClosure == nil ? 0 : 1)
        let hasLabel = node.arguments.contains { $0.label != nil }
        if let own = index.optionalRequirement(base: base, labels: labels) ?? ownRequirement(base: base, labels: labels, node) {
            castAnyObject(receiver, to: own.protocolName)
            // Without labels the call stays: it uses the extension's property of that name.
            if own.labels?.allSatisfy({ $0 == "_" }) == true, index.optionalRequirements(base: base).count == 1 { return }
            insert(Self.optionalPrefix, at: start(access.declName))
            blank(chain.questionMark)
            return
        }
        guard hasLabel || FrameworkRequirements.isUnlabelled(base) else { return }
        // A delegate's method whose first argument has a label is among those that are known; what else is called so is a value with `callAsFunction`.
        guard node.arguments.first?.label == nil || FrameworkRequirements.baseNames.contains(base) else { return }
        let arguments = ShorthandArguments.of(node), captures = Set(arguments.map(\.text)).sorted().map { "_given\($0.dropFirst()) = \($0)" }
        // The call stands in a closure of its own now, in which `$0` would be another argument.
        insert("_ObjC.ifImplemented({ " + (captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] in "), at: start(receiver))
        for argument in arguments { replace(argument, with: "_given" + argument.text.dropFirst()) }
        blank(chain.questionMark)
        // The rest of the expression was chained on the call's result.
        let continues = node.parent?.is(MemberAccessExprSyntax.self) == true || node.parent?.is(SubscriptCallExprSyntax.self) == true
        insert(continues ? " })?" : " })", at: end(node))
    }

    /// A delegate that its class declares as AnyObject, as outlets of old code do: Objective-C looks the method up on any object.
    private func castAnyObject(_ receiver: ExprSyntax, to type: String) {
        let chain = receiver.as(OptionalChainingExprSyntax.self), object = chain?.expression ?? receiver
        let access = object.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName.baseName.text ?? object.as(DeclReferenceExprSyntax.self)?.baseName.text, access == nil || access?.base?.trimmedDescription == "self",
            let scope = enclosingType, index.isAnyObject(name, of: scope.path)
        else { return }
        insert("(", at: start(object))
        if let chain { replace(chain.questionMark, with: " as? \(type))?") } else { insert(" as! \(type))", at: end(object)) }
    }

    /// Lowers `receiver.name!(…)`: the default implementation, or the extension's member, replaces a method that may be missing.
    private func lowerForcedOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let force = node.calledExpression.as(ForceUnwrapExprSyntax.self), let access = force.expression.as(MemberAccessExprSyntax.self),
            access.base != nil
        else { return }
        let base = access.declName.baseName.text.unticked
        var labels = node.arguments.map { $0.label?.text.unticked ?? "_" }
        labels += Array(repeating: "_", count: node.trailingClosure == nil ? 0 : 1)
        if let own = index.optionalRequirement(base: base, labels: labels) ?? ownRequirement(base: base, labels: labels, node) {
            if own.labels?.allSatisfy({ $0 == "_" }) == true, index.optionalRequirements(base: base).count == 1 { return }
            insert(Self.optionalPrefix, at: start(access.declName))
            blank(force.exclamationMark)
            if !own.hasOptionalResult { insert("!", at: end(node)) }
        } else if FrameworkRequirements.contains(base: base, labels: labels), !labels.allSatisfy({ $0 == "_" }) || FrameworkRequirements.isUnlabelled(base) {
            blank(force.exclamationMark)
        }
    }

    /// `type(of: object).description()`: a class method of NSObject's that the runtime finds in any object's class.
    private func lowerClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "description", let base = access.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
        else { return }
        insert("_ObjC.classDescription(", at: start(base))
        edits.replace(end(base), end(node), with: ")")
    }

    private func ownRequirement(base: String, labels: [String], _ node: FunctionCallExprSyntax) -> FileFacts.OptionalRequirement? {
        // A trailing closure replaces a labelled parameter.
        guard node.trailingClosure != nil else { return nil }
        return index.optionalRequirements(base: base).first { $0.labels?.count == labels.count && $0.labels?.dropLast() == labels.dropLast() }
    }
}

extension InitializerDeclSyntax {
    /// `init()`: nothing to give, and neither failing nor throwing.
    var isPlain: Bool {
        signature.parameterClause.parameters.isEmpty && optionalMark == nil && genericParameterClause == nil && signature.effectSpecifiers == nil
    }

    /// `convenience init()` that other files see.
    var isPlainConvenience: Bool {
        let names = modifierNames(modifiers)
        return isPlain && names.contains("convenience") && names.isDisjoint(with: ["private", "fileprivate", "override", "required"])
    }
}

/// `$0`, `$1` … of the closure around an expression.
private final class ShorthandArguments: SyntaxVisitor {
    private var uses: [TokenSyntax] = []

    static func of(_ node: some SyntaxProtocol) -> [TokenSyntax] {
        let collector = ShorthandArguments(viewMode: .sourceAccurate)
        collector.walk(node)
        return collector.uses
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier = node.baseName.tokenKind { uses.append(node.baseName) }
        return .visitChildren
    }
}
