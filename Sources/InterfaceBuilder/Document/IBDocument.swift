// A checked xib or storyboard: right root, unique ids, no reference into nothing.
// Made from a file or data by the compiler and by `willappear ib dump`. Compiles nothing.

import Foundation

/// An Interface Builder document whose references all lead somewhere.
package struct IBDocument {
    package enum Kind: String, Sendable {
        case xib, storyboard
    }

    package let file: String
    package let kind: Kind
    package let root: IBElement
    package let elements: [String: IBElement]
    /// Concrete components beside the named and system colours, by name (§1.5).
    package let colorFallbacks: [String: IBElement]
    /// Names whose image is a system symbol.
    package let systemImages: Set<String>

    package init(contentsOf url: URL) throws {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw InterfaceBuilderError(file: url.path, rule: .unreadable, "the file cannot be read")
        }
        try self.init(data: data, file: url.path)
    }

    package init(data: Data, file: String) throws {
        let root = try XMLReader.read(data, file: file)
        self.file = file
        self.root = root
        kind = try IBDocument.kind(of: root, file: file)
        elements = try IBDocument.index(root, file: file)

        var colors: [String: IBElement] = [:]
        var symbols: Set<String> = []
        for resource in root.members(of: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor", "systemColor": colors[name] = resource.child("color")
            case "image" where resource["catalog"] == "system": symbols.insert(name)
            default: break
            }
        }
        colorFallbacks = colors
        systemImages = symbols
        try checkReferences()
    }

    package var scenes: [IBElement] { root.members(of: "scenes").filter { $0.name == "scene" } }
    package var objects: [IBElement] { root.members(of: "objects") }
    package var initialViewController: String? { root["initialViewController"] }
    package var usesAutoLayout: Bool { root.flag("useAutolayout", default: false) }

    /// Looks an element up and says where the reference stands when it is not there.
    package func element(_ id: String, referencedBy source: IBElement, as role: String) throws -> IBElement {
        guard let element = elements[id] else {
            throw InterfaceBuilderError(
                file: file, position: source.position, objectID: id, rule: .danglingReference,
                "\(role) of <\(source.name)> names the object \(id), which is not in the document")
        }
        return element
    }

    private static func kind(of root: IBElement, file: String) throws -> Kind {
        guard root.name == "document" else {
            let hint = root.name == "archive" ? "an Xcode 3/4 archive document; open and save it once with a newer Xcode" : "<\(root.name)>"
            throw InterfaceBuilderError(file: file, position: root.position, rule: .wrongRoot, "the root element is not <document>: \(hint)")
        }
        switch root["type"] {
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .xib
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
        case let type:
            throw InterfaceBuilderError(
                file: file, position: root.position, rule: .unsupportedDocument, "documents of type \(type ?? "(none)") are not for iOS")
        }
    }

    private static func index(_ root: IBElement, file: String) throws -> [String: IBElement] {
        var elements: [String: IBElement] = [:]
        for container in root.children where container.name == "scenes" || container.name == "objects" {
            try container.walk { element in
                guard let id = element.id else { return }
                if let first = elements[id] {
                    throw InterfaceBuilderError(
                        file: file, position: element.position, objectID: id, rule: .duplicateID,
                        "the id \(id) of <\(element.name)> already belongs to <\(first.name)> in line \(first.position.line)")
                }
                elements[id] = element
            }
        }
        return elements
    }

    /// Attributes that name another object of the document.
    private static let references: [String: [String]] = [
        "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
        "segue": ["destination", "popoverAnchorView"], "constraint": ["firstItem", "secondItem"],
        "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
        "include": ["reference"], "exclude": ["reference"],
    ]

    private func checkReferences() throws {
        if let id = initialViewController { _ = try element(id, referencedBy: root, as: "initialViewController") }
        for container in root.children where container.name == "scenes" || container.name == "objects" {
            try container.walk { element in
                for attribute in IBDocument.references[element.name] ?? [] {
                    guard let id = element.attributes[attribute] else { continue }
                    _ = try self.element(id, referencedBy: element, as: attribute)
                }
            }
        }
    }
}
