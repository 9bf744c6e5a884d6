// Initialisers of Core Data's objects. Core Data makes objects of any class by `init(entity:insertInto:)`, which is therefore `required` in
// our NSManagedObject; Objective-C's initialisers need no such word. Called for each class and each initialiser.
internal import SwiftSyntax

extension LoweringVisitor {
    private static let managed = ["entity", "insertInto"]

    /// `override init(entity:insertInto:)` becomes a required initialiser.
    func lowerManagedInitialiser(_ node: InitializerDeclSyntax) {
        guard labels(of: node) == Self.managed, !modifierNames(node.modifiers).contains("required"),
            let modifier = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        replace(modifier.name, with: "required")
    }

    /// The required initialiser of a class below NSManagedObject that declares another designated one, and so inherits none in Swift.
    func managedInitialiser(_ node: ClassDeclSyntax, of scope: LoweringScope) -> [String] {
        guard index.ancestry(of: scope.path).contains("NSManagedObject") else { return [] }
        let own = memberDeclarations(node.memberBlock).compactMap { $0.as(InitializerDeclSyntax.self) }
        guard own.contains(where: { !modifierNames($0.modifiers).contains("convenience") }), !own.contains(where: { labels(of: $0) == Self.managed }) else { return [] }
        let access = modifierNames(node.modifiers).isDisjoint(with: ["public", "open"]) ? "" : "public "
        return ["\(access)required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }"]
    }

    private func labels(of node: InitializerDeclSyntax) -> [String] { node.signature.parameterClause.parameters.map(\.firstName.text) }
}
