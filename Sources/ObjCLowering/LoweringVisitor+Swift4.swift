// Swift 4's spellings that no declaration of WillAppear's can provide: overrides under names that UIKit has only as extensions, which cannot be
// overridden, and functions that are properties since Swift 4.2. Called for functions and calls.
internal import SwiftSyntax

extension LoweringVisitor {
    static let swift4Label = "toParentViewController"

    /// `override func willMove(toParentViewController parent: …)` overrides `willMove(toParent:)`; the parameter keeps its name.
    func lowerSwift4Override(_ node: FunctionDeclSyntax) {
        guard lowering.treatsPlatformAsIOS, modifierNames(node.modifiers).contains("override"), ["willMove", "didMove"].contains(node.name.text),
            let parameter = node.signature.parameterClause.parameters.first, parameter.firstName.text == Self.swift4Label
        else { return }
        replace(parameter.firstName, with: parameter.secondName == nil ? "toParent \(Self.swift4Label)" : "toParent")
    }

    static let swift4PickerKeys = ["OriginalImage", "EditedImage", "MediaType", "MediaURL", "CropRect", "ReferenceURL", "MediaMetadata", "ImageURL", "PHAsset", "LivePhoto"]
        .map { "UIImagePickerController" + $0 }

    /// Until Swift 4.2 a picked picture's dictionary had texts as keys. A method that reads it by the old names of the keys, which are texts, is the
    /// delegate's: it takes the dictionary of today and reads it as the old one.
    func lowerSwift4PickerDelegate(_ node: FunctionDeclSyntax) {
        guard lowering.treatsPlatformAsIOS, node.name.text == "imagePickerController", let body = node.body, let parameter = node.signature.parameterClause.parameters.last,
            parameter.firstName.text == "didFinishPickingMediaWithInfo", let type = parameter.type.as(DictionaryTypeSyntax.self),
            type.key.trimmedDescription == "String", type.value.trimmedDescription == "Any",
            body.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .identifier($0.text) && Self.swift4PickerKeys.contains($0.text) })
        else { return }
        let name = (parameter.secondName ?? parameter.firstName).text
        replace(type.key, with: "UIImagePickerController.InfoKey")
        insert(" let \(name) = [String: Any](uniqueKeysWithValues: \(name).map { ($0.key.rawValue, $0.value) });", at: end(body.leftBrace))
    }

    /// `UNNotificationSound.default()` is a property since Swift 4.2.
    func lowerSwift4PropertyCall(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen, let right = node.rightParen,
            node.calledExpression.trimmedDescription == "UNNotificationSound.default"
        else { return }
        replace(left, with: " ")
        replace(right, with: " ")
    }

    /// `super.willMove(toParentViewController: parent)` would come back to the override.
    func lowerSwift4SuperCall(_ node: FunctionCallExprSyntax) {
        guard lowering.treatsPlatformAsIOS, let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.base?.is(SuperExprSyntax.self) == true,
            let label = node.arguments.first?.label, label.text == Self.swift4Label
        else { return }
        replace(label, with: "toParent")
    }
}
