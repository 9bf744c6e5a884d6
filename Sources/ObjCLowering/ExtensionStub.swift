// A member of an extension that must be overridable, or that overrides: Swift wants such members in the class
// body. The body takes a stub of the same signature; the member keeps its place under another name.
internal import SwiftSyntax

struct ExtensionStub {
    static let prefix = "__extension_"
    let text: String

    /// `access` is the extension's own, which its members have unless they say otherwise.
    init?(_ member: DeclSyntax, access: String? = nil) {
        if let function = member.as(FunctionDeclSyntax.self) {
            guard let text = Self.stub(of: function, access: access) else { return nil }
            self.text = text
        } else if let variable = member.as(VariableDeclSyntax.self) {
            guard let text = Self.stub(of: variable, access: access) else { return nil }
            self.text = text
        } else { return nil }
    }

    /// Modifiers the stub repeats.
    private static func modifiers(_ list: DeclModifierListSyntax, access: String? = nil) -> String? {
        let names = modifierNames(list)
        let access = names.isDisjoint(with: ["public", "open", "internal", "package"]) ? access.map { $0 + " " } ?? "" : ""
        if !names.isDisjoint(with: ["private", "fileprivate", "static"]) { return nil }
        return access + list.map(\.trimmedDescription).filter { $0 != "dynamic" && $0 != "final" }.map { $0 + " " }.joined()
    }

    /// A method in place of one in an extension of another module's class: it runs the override of the
    /// receiver's class, if there is one, else the original under its other name.
    static func dispatcher(of function: FunctionDeclSyntax) -> String? {
        stub(of: function) { call, arguments in
            let result = function.signature.returnClause.map { oneLine($0.type) } ?? "Void"
            let type = result.contains("->") || result.hasPrefix("any ") ? "(\(result))" : result.hasSuffix("!") ? result.dropLast() + "?" : result
            let name = function.selectorName
            return "if _ObjC.isOverridden(self, \"\(name)\") { return _ObjC.sendOverride(self, \"\(name)\", [\(arguments)], as: \(type).self) }; return \(call)"
        }?.replacing("open ", with: "public ", maxReplacements: 1)
    }

    private static func stub(of function: FunctionDeclSyntax, access: String? = nil, body: (_ call: String, _ arguments: String) -> String = { call, _ in call }) -> String? {
        guard let modifiers = modifiers(function.modifiers, access: access), function.genericParameterClause == nil else { return nil }
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
            + "\(prefix)\(function.name.text.unticked)(\(arguments.joined(separator: ", ")))"
        let values = parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let discardable = attribute("discardableResult", in: function.attributes) != nil ? "@discardableResult " : ""
        return "\(discardable)\(modifiers)func \(function.name.text)(\(parameters.joined(separator: ", ")))\(effectText)\(result) { \(body(call, values)) }"
    }

    private static func stub(of variable: VariableDeclSyntax, access: String?) -> String? {
        guard let modifiers = modifiers(variable.modifiers, access: access), variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation, let accessors = binding.accessorBlock
        else { return nil }
        let target = prefix + name.unticked
        var body = target
        if case .accessors(let list) = accessors.accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            if kinds.contains("set") {
                guard kinds.contains("get") else { return nil }
                body = "get { \(target) } set { \(target) = newValue }"
            } else if kinds != ["get"] { return nil }
        }
        return "\(modifiers)var \(name)\(oneLine(type)) { \(body) }"
    }
}

/// Source text of a node on one line.
func oneLine(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.split(whereSeparator: \.isNewline).map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? "" }
        .joined(separator: " ")
}
