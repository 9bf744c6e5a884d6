// A member of an extension that must be overridable, or that overrides: Swift wants such members in the class
// body. The body gets a stub with the same signature; the member keeps its place under another name.
internal import SwiftSyntax

struct ExtensionStub {
    let text: String

    /// The name of a member that a stub, a dispatcher or a record calls; one for each type, because a superclass may
    /// have a member of the same name in an extension too.
    static func hiddenName(_ name: String, of type: String) -> String {
        "__extension_\(String(type.map { $0.isLetter || $0.isNumber ? $0 : "_" }))__\(name.unticked)"
    }

    static let plainInitialiser = "init()"

    /// `init()` beside the one that every UIKit class has is an override in Swift, and so belongs into the class body.
    static func initialiser(_ node: InitializerDeclSyntax, access: String?) -> String {
        let own = modifierNames(node.modifiers).first { ["public", "package"].contains($0) } ?? access
        return "\(own.map { $0 + " " } ?? "")convenience init() { self.init(__extension: ()) }"
    }

    /// `access` is the extension's own, which its members have unless they say otherwise.
    init?(_ member: DeclSyntax, of type: String, access: String? = nil) {
        if let function = member.as(FunctionDeclSyntax.self) {
            guard let modifiers = Self.overridableModifiers(function.modifiers, access: access),
                let text = Self.stub(of: function, type: type, modifiers: modifiers, body: { call, _ in call })
            else { return nil }
            self.text = text
        } else if let variable = member.as(VariableDeclSyntax.self) {
            guard let text = Self.stub(of: variable, type: type, access: access) else { return nil }
            self.text = text
        } else { return nil }
    }

    /// Modifiers the stub repeats; nil for members that cannot be overridden.
    private static func overridableModifiers(_ list: DeclModifierListSyntax, access: String? = nil) -> String? {
        let names = modifierNames(list)
        let access = names.isDisjoint(with: ["public", "open", "internal", "package"]) ? access.map { $0 + " " } ?? "" : ""
        if !names.isDisjoint(with: ["private", "fileprivate"]) { return nil }
        // A static member cannot be overridden, but it may override: `override static func canInit(with:)`.
        if names.contains("static"), !names.contains("override") { return nil }
        return access + list.map(\.trimmedDescription).filter { $0 != "dynamic" && $0 != "final" }.map { $0 + " " }.joined()
    }

    /// A dispatcher's checks before it calls the member under its hidden name.
    struct Questions {
        /// Whether a member of another class overrides it through the class tables.
        var overrides = false
        /// The class whose body or extension declares it, if the program may give it another implementation.
        var exchangedIn: String?
        var isInExtension = true
    }

    /// A method that replaces one: it runs the override of the receiver's class or the method with which it was exchanged,
    /// if there is either, else the original under its other name.
    static func dispatcher(of function: FunctionDeclSyntax, type: String, asking questions: Questions) -> String? {
        let repeated = function.modifiers.map(\.trimmedDescription).filter {
            $0 != "dynamic" && !(questions.isInExtension && ($0 == "override" || $0 == "final"))
        }
        let modifiers = repeated.map { questions.isInExtension && $0 == "open" ? "public " : $0 + " " }.joined()
        let name = function.selectorName
        return stub(of: function, type: type, modifiers: modifiers) { call, arguments in
            var body = ""
            if let cls = questions.exchangedIn, let signature = closureType(of: function, in: cls) {
                let tries = function.signature.effectSpecifiers?.throwsClause != nil ? "try " : ""
                let values = function.signature.parameterClause.parameters.enumerated().map { index, parameter in
                    (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + "a\(index)"
                }.joined(separator: ", ")
                func run(_ type: String) -> String { "struct F { let f: \(type) }; return \(tries)withExtendedLifetime(self) { \(tries)unsafeBitCast(r.closure, to: F.self).f(\(values)) }" }
                body += "if let r = _ObjC.replacement(self, \(cls).self, \"\(name)\") { "
                if let owned = closureType(of: function, in: cls, owned: true) { body += "if r.consumesArguments { \(run(owned)) }; " }
                body += "\(run(signature)) }; "
            }
            if questions.overrides {
                let result = function.signature.returnClause.map { oneLine($0.type) } ?? "Void"
                let type = result.contains("->") || result.hasPrefix("any ") ? "(\(result))" : result.hasSuffix("!") ? result.dropLast() + "?" : result
                var send = "_ObjC.sendOverride(self, \"\(name)\", [\(arguments)], as: \(type).self)"
                for (number, parameter) in function.signature.parameterClause.parameters.enumerated() where parameter.type.isNonescapingFunction {
                    send = "withoutActuallyEscaping(a\(number)) { a\(number) in \(send) }"
                }
                body += "if _ObjC.isOverridden(self, \"\(name)\") { return \(send) }; "
            }
            return body + "return " + call
        }
    }

    /// A method under the name and with the parameters of an override that takes other ones than the overridden method, which is found by its own.
    static func overload(of function: FunctionDeclSyntax, calling target: String, modifiers: String) -> String? {
        stub(of: function, target: target, modifiers: modifiers) { call, _ in "return " + call }
    }

    /// The same for a computed property that can only be read, or read and set.
    static func dispatcher(of variable: VariableDeclSyntax, type: String) -> String? {
        guard let parts = computed(variable) else { return nil }
        let modifiers = variable.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }.map { $0 == "open" ? "public " : $0 + " " }.joined()
        let name = parts.name.unticked, target = hiddenName(parts.name, of: type)
        let result = parts.type.hasSuffix("!") ? parts.type.dropLast() + "?" : parts.type
        let get = "if _ObjC.isOverridden(self, \"\(name)\") { return _ObjC.sendOverride(self, \"\(name)\", [], as: (\(result)).self) }; return \(target)"
        let setter = "set\(name.capitalisedFirst):"
        let set = "if _ObjC.isOverridden(self, \"\(setter)\") { return _ObjC.sendOverride(self, \"\(setter)\", [newValue], as: Void.self) }; \(target) = newValue"
        return "\(modifiers)var \(parts.name): \(parts.type) { " + (parts.isSettable ? "get { \(get) } set { \(set) }" : get) + " }"
    }

    /// The type of a closure with the method's signature; nil if there is none. `owned`: the argument is taken as by a setter.
    static func closureType(of function: FunctionDeclSyntax, in type: String, owned: Bool = false) -> String? {
        let parameters = Array(function.signature.parameterClause.parameters)
        guard function.genericParameterClause == nil, function.signature.effectSpecifiers?.asyncSpecifier == nil else { return nil }
        var types: [String] = []
        for parameter in parameters {
            let text = oneLine(parameter.type)
            if parameter.ellipsis != nil || text.hasPrefix("some ") { return nil }
            types.append(replacingSelf(text, with: type))
        }
        let result = function.signature.returnClause.map { replacingSelf(oneLine($0.type), with: type) } ?? "Void"
        if owned {
            guard types.count == 1, result == "Void", !types[0].contains("@"), !types[0].hasPrefix("inout ") else { return nil }
            types[0] = "__owned " + types[0]
        }
        let result1 = result.hasSuffix("!") ? result.dropLast() + "?" : result
        return "(\(types.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }.joined(separator: ", ")))"
            + (function.signature.effectSpecifiers?.throwsClause != nil ? " throws" : "") + " -> \(result1)"
    }

    private static func stub(of function: FunctionDeclSyntax, type: String, modifiers: String, body: (_ call: String, _ arguments: String) -> String) -> String? {
        stub(of: function, target: hiddenName(function.name.text, of: type), modifiers: modifiers, body: body)
    }

    private static func stub(of function: FunctionDeclSyntax, target: String, modifiers: String, body: (_ call: String, _ arguments: String) -> String) -> String? {
        guard function.genericParameterClause == nil else { return nil }
        var parameters: [String] = [], arguments: [String] = []
        for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
            if parameter.ellipsis != nil { return nil }
            let label = parameter.firstName.text
            let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
            let defaultValue = modifierNames(function.modifiers).contains("override") ? "" : parameter.defaultValue.map { " " + $0.trimmedDescription } ?? ""
            parameters.append("\(label) a\(index): \(oneLine(parameter.type))\(defaultValue)")
            arguments.append((label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + "a\(index)")
        }
        let effects = function.signature.effectSpecifiers
        let effectText = effects.map { " " + $0.trimmedDescription } ?? ""
        let result = function.signature.returnClause.map { " " + oneLine($0) } ?? ""
        let call = (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
            + "\(target)(\(arguments.joined(separator: ", ")))"
        let values = parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let attributes = ["discardableResult", "MainActor"].filter { attribute($0, in: function.attributes) != nil }.map { "@\($0) " }.joined() + refusals(function.attributes)
        return "\(attributes)\(modifiers)func \(function.name.text)(\(parameters.joined(separator: ", ")))\(effectText)\(result) { \(body(call, values)) }"
    }

    /// `@available(*, unavailable)` and similar attributes, which forbid the member's use: callers of it under its other name need them too.
    private static func refusals(_ attributes: AttributeListSyntax) -> String {
        attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments, arguments.first?.argument.trimmedDescription == "*",
                arguments.contains(where: { ["unavailable", "deprecated"].contains($0.argument.trimmedDescription) })
            else { return nil }
            return oneLine(attribute) + " "
        }.joined()
    }

    /// The parts of an overriding property with one observer.
    static func observer(_ variable: VariableDeclSyntax) -> (name: String, type: String, value: String, annotation: TypeAnnotationSyntax, accessor: AccessorDeclSyntax)? {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, let annotation = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            case .accessors(let list) = binding.accessorBlock?.accessors, let accessor = list.first, list.count == 1, accessor.body != nil,
            ["willSet", "didSet"].contains(accessor.accessorSpecifier.text)
        else { return nil }
        let value = accessor.parameters?.name.text ?? (accessor.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")
        return (name, oneLine(annotation.type), value, annotation, accessor)
    }

    private static func stub(of variable: VariableDeclSyntax, type: String, access: String?) -> String? {
        if let modifiers = overridableModifiers(variable.modifiers, access: access), let parts = observer(variable) {
            let kind = parts.accessor.accessorSpecifier.text
            return "\(refusals(variable.attributes))\(modifiers)var \(parts.name): \(parts.type) { \(kind) { \(hiddenName(parts.name, of: type))(\(kind == "willSet" ? "newValue" : "oldValue")) } }"
        }
        guard let modifiers = overridableModifiers(variable.modifiers, access: access), let parts = computed(variable) else { return nil }
        let target = hiddenName(parts.name, of: type)
        return "\(refusals(variable.attributes))\(modifiers)var \(parts.name): \(parts.type) { \(parts.isSettable ? "get { \(target) } set { \(target) = newValue }" : target) }"
    }

    /// The parts of a computed property.
    static func computed(_ variable: VariableDeclSyntax) -> (name: String, type: String, isSettable: Bool)? {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
        else { return nil }
        guard case .accessors(let list) = accessors.accessors else { return (name, oneLine(type), false) }
        let kinds = list.map(\.accessorSpecifier.text)
        guard kinds.contains("get") else { return nil }
        return (name, oneLine(type), kinds.contains("set"))
    }
}

extension TypeSyntax {
    var isFunction: Bool {
        if self.is(FunctionTypeSyntax.self) { return true }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return only.type.isFunction }
        return false
    }

    /// A parameter's closure that must not be kept.
    var isNonescapingFunction: Bool { isFunction && !["@escaping", "@autoclosure"].contains(where: trimmedDescription.contains) }
}

/// Source text of a node on one line.
func oneLine(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.split(whereSeparator: \.isNewline).map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? "" }
        .joined(separator: " ")
}

func replacingSelf(_ type: String, with name: String) -> String {
    type.contains("Self") ? type.replacing(/\bSelf\b/, with: name) : type
}
