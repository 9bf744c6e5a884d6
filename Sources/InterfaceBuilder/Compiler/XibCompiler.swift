// A xib document -> one nib (FORMATS.md §1.3, §2.6). File's Owner is a proxy; everything else that
// stands in <objects> is a top-level object. Called by InterfaceBuilderCompiler.

import Foundation

struct XibCompiler {
    let unit: CompilationUnit

    func compile() -> NIBArchive {
        let scope = NibScope(unit: unit)
        for element in unit.document.objects {
            if element.name == "placeholder" {
                connect(placeholder: element, in: scope)
            } else if NibScope.controllerClasses[element.name] != nil {
                controller(element, in: scope)
            } else if let object = scope.topLevelObject(element) {
                scope.topLevel.append(object)
            }
        }
        return scope.archive()
    }

    private func connect(placeholder element: IBElement, in scope: NibScope) {
        guard let id = element.id else { return }
        if element["placeholderIdentifier"] != "IBFirstResponder" { _ = scope.reference(to: id) }
        scope.whenComplete {
            guard let object = scope.reference(to: id) else { return }
            scope.connect(element, object)
        }
    }

    /// A controller in a xib holds its view in the same nib, without a storyboard.
    private func controller(_ element: IBElement, in scope: NibScope) {
        let storyboardOutlets = scope.outlets.count
        guard let object = scope.controller(element, parent: nil, context: { _ in NibScope.ControllerContext() }) else { return }
        scope.outlets.removeSubrange(storyboardOutlets..<min(storyboardOutlets + 1, scope.outlets.count))
        scope.topLevel.append(object)
        scope.writeControllerGuides(of: element)
        if let view = element.child(key: "view").flatMap({ scope.view($0) }) {
            object.set("UIView", .object(view))
        }
    }
}
