// Uses of Foundation that corelibs Foundation declares differently from Apple's, or that behave differently: closures that may escape
// there, and sets of characters that cannot be changed. Called for every call and every variable of a module for Apple's systems.
internal import SwiftSyntax

extension LoweringVisitor {
    /// Lowers `expression.enumerateMatches(in: text, range: range) { … }`: Apple's closure does not escape, so that it may use `self` and
    /// closures of the function around it without a mark. A range of WillAppear's type chooses the declaration with such a closure.
    func lowerEnumeration(_ node: FunctionCallExprSyntax) {
        guard lowering.treatsPlatformAsIOS, node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "enumerateMatches"
            || node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "enumerateMatches",
            node.arguments.first?.label?.text == "in", let range = node.arguments.first(where: { $0.label?.text == "range" })?.expression
        else { return }
        insert("_ObjC.enumerated(", at: start(range))
        insert(")", at: end(range))
    }

    /// Lowers `fputs(text, stderr)`: glibc's stream is a variable that Swift 6 refuses, Darwin's cannot be set.
    func lowerStandardStream(_ node: DeclReferenceExprSyntax) {
        guard lowering.treatsPlatformAsIOS, node.parent?.is(LabeledExprSyntax.self) == true,
            let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.streamFunctions.contains(call), LocalNames.declaration(of: node.baseName.text, around: Syntax(node)) == nil
        else { return }
        insert("_ObjC.", at: start(node))
    }

    private static let streamFunctions: Set<String> = ["fputs", "fputc", "putc", "fwrite", "fflush", "setbuf", "setvbuf", "setlinebuf", "vfprintf", "fileno", "fgets", "fgetc", "getc", "flockfile", "funlockfile"]

    /// Lowers `var allowed = CharacterSet.decimalDigits.inverted`: corelibs Foundation traps when such a set is changed.
    func lowerInvertedSet(_ node: PatternBindingSyntax) {
        lowerClassWideSetUp(node)
        guard lowering.treatsPlatformAsIOS, node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var",
            let value = node.initializer?.value, value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "inverted"
        else { return }
        insert("_ObjC.changeable(", at: start(value))
        insert(")", at: end(value))
    }

    /// `static var setUp: Void = classInitialize()`, which replaces Objective-C's `initialize`, may lead back to itself by `appearance()`
    /// (IQKeyboardManager): it becomes a property that runs the body once and lets the call from inside return.
    private func lowerClassWideSetUp(_ node: PatternBindingSyntax) {
        guard lowering.treatsPlatformAsIOS, let declaration = node.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            modifierNames(declaration.modifiers).contains("static"), let scope = enclosingType, scope.isClass, !scope.isGeneric, node.accessorBlock == nil,
            let type = node.typeAnnotation?.type.trimmedDescription, ["Void", "()"].contains(type), let initializer = node.initializer,
            initializer.value.is(FunctionCallExprSyntax.self), declaration.attributes.isEmpty,
            Syntax(node).root.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "appearance" })
        else { return }
        if declaration.bindingSpecifier.text == "let" { replace(declaration.bindingSpecifier, with: "var") }
        replace(initializer.equal, with: "{ _ObjC.once(\"\\(String(reflecting: self)).\(node.pattern.trimmedDescription)\") {")
        insert(" } }", at: end(initializer.value))
    }
}
