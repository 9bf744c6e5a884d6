// A document as a person reads it: scenes, controllers, view trees with frames and texts, connections.
// Printed by `willappear ib dump`. Says what the document holds, not what it compiles to.

import Foundation

package struct DocumentOutline {
    private var lines: [String] = []
    private let document: IBDocument

    package init(_ document: IBDocument) {
        self.document = document
        let name = (document.file as NSString).lastPathComponent
        switch document.kind {
        case .storyboard:
            let initial = document.initialViewController.map { ", initial \($0)" } ?? ", no initial controller"
            lines.append("\(name): storyboard, \(document.scenes.count) scenes\(initial)")
            for scene in document.scenes {
                for object in scene.members(of: "objects") where object.name != "placeholder" { describe(object, depth: 1) }
            }
        case .xib:
            lines.append("\(name): xib, \(document.objects.count) objects")
            for object in document.objects { describe(object, depth: 1) }
        }
    }

    package var text: String { lines.joined(separator: "\n") }

    private static let containers: Set<String> = [
        "subviews", "items", "prototypes", "sections", "cells", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "layoutGuides",
    ]
    private static let values: Set<String> = ["rect", "autoresizingMask", "constraints", "connections", "userDefinedRuntimeAttributes", "state", "variation"]

    private mutating func describe(_ element: IBElement, depth: Int) {
        add(headline(element), depth)
        for state in element.children("state") {
            if let title = state.string("title") { add("\(state.key ?? "state") title \"\(short(title))\"", depth + 1) }
        }
        let constraints = element.members(of: "constraints").count
        if constraints > 0 { add("\(constraints) constraints", depth + 1) }
        for attribute in element.members(of: "userDefinedRuntimeAttributes") {
            add("runtime attribute \(attribute["keyPath"] ?? "?") (\(attribute["type"] ?? "?"))", depth + 1)
        }
        for connection in element.members(of: "connections") { add(self.connection(connection), depth + 1) }
        for child in element.children where !DocumentOutline.values.contains(child.name) {
            if DocumentOutline.containers.contains(child.name) {
                for member in child.children { describe(member, depth: depth + 1) }
            } else if child.id != nil {
                describe(child, depth: depth + 1)
            }
        }
    }

    private func headline(_ element: IBElement) -> String {
        var parts = [element.key.map { "\($0): \(element.name)" } ?? element.name]
        if let custom = element["customClass"] { parts.append("(\(custom))") }
        if let id = element.id { parts.append(id) }
        if let identifier = element["storyboardIdentifier"] ?? element["reuseIdentifier"] { parts.append("identifier \"\(identifier)\"") }
        if let text = element.string("text") ?? element.string("title") ?? element.string("placeholder") { parts.append("\"\(short(text))\"") }
        if let rect = element.child("rect", key: "frame") {
            let numbers = ["x", "y", "width", "height"].map { String(format: "%g", rect.number($0, default: 0)) }
            parts.append("(\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3]))")
        }
        return parts.joined(separator: " ")
    }

    private func connection(_ connection: IBElement) -> String {
        let target = connection["destination"].map { " -> \(name(of: $0))" } ?? ""
        switch connection.name {
        case "action": return "action \(connection["selector"] ?? "?")\(connection["eventType"].map { " on \($0)" } ?? "")\(target)"
        case "segue":
            let identifier = connection["identifier"].map { " \"\($0)\"" } ?? ""
            return "segue \(connection["relationship"] ?? connection["kind"] ?? "?")\(identifier)\(target)"
        default: return "\(connection.name) \(connection["property"] ?? "?")\(target)"
        }
    }

    private func name(of id: String) -> String {
        guard let element = document.elements[id] else { return id }
        if element.name == "placeholder" { return element["placeholderIdentifier"] == "IBFilesOwner" ? "File's Owner" : element["placeholderIdentifier"] ?? id }
        return "\(element["customClass"] ?? element.name) \(id)"
    }

    private func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 40 ? line.prefix(39) + "…" : line == text ? line : line + "…"
    }

    private mutating func add(_ line: String, _ depth: Int) { lines.append(String(repeating: "  ", count: depth) + line) }
}
