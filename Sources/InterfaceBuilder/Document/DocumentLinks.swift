// The things that a document needs from the app around it (classes, outlets, actions, images, colours), and its identifiers.
// Called by `willappear ib lint`. Compiles nothing.

import Foundation

package struct DocumentLinks {
    /// Something that the app must have, with the place that asks for it.
    package struct Need {
        package enum Kind: Hashable {
            case customClass
            /// An outlet of an object of this class.
            case outlet(of: String)
            /// An action that an object of this class receives; nil for the responder chain.
            case action(on: String?)
            case image, color
            /// Constraints that Interface Builder itself found wanting when the document was saved.
            case layout
        }
        package let kind: Kind
        package let name: String
        package let position: SourcePosition
        package let objectID: String?
    }

    package let file: String
    package private(set) var needs: [Need] = []
    package private(set) var sceneIdentifiers: Set<String> = []
    package private(set) var segueIdentifiers: Set<String> = []
    package private(set) var reuseIdentifiers: Set<String> = []

    package init(_ document: IBDocument) {
        file = document.file
        for container in document.root.children where container.name == "scenes" || container.name == "objects" {
            container.walk { element in note(element, in: document) }
        }
    }

    private mutating func note(_ element: IBElement, in document: IBDocument) {
        let attributes = element.attributes
        func need(_ kind: Need.Kind, _ name: String) {
            needs.append(Need(kind: kind, name: name, position: element.position, objectID: element.id ?? element.ancestor { $0.id != nil }?.id))
        }
        // A class of another module is not the app's to declare; File's Owner is named for the editor only, but its outlets are real.
        if let name = attributes["customClass"], Self.isOfTheApp(element), !(element.name == "placeholder" && attributes["placeholderIdentifier"] != "IBFilesOwner") { need(.customClass, name) }
        if attributes["ambiguous"] == "YES", attributes["verifyAmbiguity"] != "off" { need(.layout, element.name) }
        if let name = attributes["storyboardIdentifier"] { sceneIdentifiers.insert(name) }
        if let name = attributes["reuseIdentifier"] { reuseIdentifiers.insert(name) }
        for key in ["image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "minimumValueImage", "maximumValueImage"] {
            if let name = attributes[key], attributes["catalog"] != "system", !document.systemImages.contains(name) { need(.image, name) }
        }
        if element.name == "color", let name = attributes["name"], attributes["catalog"] == nil { need(.color, name) }
        let owner = element.parent?.parent
        switch element.name {
        case "segue":
            if let name = attributes["identifier"] { segueIdentifiers.insert(name) }
        case "outlet", "outletCollection":
            if let property = attributes["property"], let owner, let name = owner.attributes["customClass"], Self.isOfTheApp(owner) { need(.outlet(of: name), property) }
        case "action":
            guard let selector = attributes["selector"], let target = attributes["destination"].flatMap({ document.elements[$0] }) else { return }
            if target.attributes["placeholderIdentifier"] == "IBFirstResponder" {
                need(.action(on: nil), selector)
            } else if let name = target.attributes["customClass"], Self.isOfTheApp(target) {
                need(.action(on: name), selector)
            }
        default: break
        }
    }

    private static func isOfTheApp(_ element: IBElement) -> Bool { element.attributes["customModule"] == nil || element.attributes["customModuleProvider"] == "target" }
}
