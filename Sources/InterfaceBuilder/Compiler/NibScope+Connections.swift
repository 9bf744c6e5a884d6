// Outlets, actions, outlet collections, runtime attributes, accessibility (FORMATS.md §1.11 to §1.13, §4.7).
// Called for every object that is compiled; segues from controls and cells become connections here too.

import Foundation

extension NibScope {
    static func outlet(_ label: String, from source: ArchivedObject, to destination: ArchivedObject) -> ArchivedObject {
        ArchivedObject("UIRuntimeOutletConnection", [
            "UILabel": .string(label), "UISource": .object(source), "UIDestination": .object(destination),
        ])
    }

    static func event(_ selector: String, from source: ArchivedObject, to destination: ArchivedObject, mask: Int?) -> ArchivedObject {
        let event = ArchivedObject("UIRuntimeEventConnection", [
            "UILabel": .string(selector), "UISource": .object(source), "UIDestination": .object(destination),
        ])
        event.set("UIEventMask", mask.map(ArchivedValue.integer))
        return event
    }

    private static let events = [
        "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16, "touchDragExit": 32,
        "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
        "menuActionTriggered": 16384, "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
        "editingDidEndOnExit": 524_288, "allTouchEvents": 0xFFF, "allEditingEvents": 0xF0000, "allEvents": 0xFFFF_FFFF,
    ]

    /// All connections whose source is this object.
    func connect(_ element: IBElement, _ source: ArchivedObject) { connect(element.members(of: "connections"), from: source) }

    func connect(_ connections: [IBElement], from source: ArchivedObject) {
        var gathered: [(property: String, className: String, appends: Bool, members: [ArchivedObject])] = []
        for connection in connections where !(connection["destination"].map(belongsDownstream) ?? false) {
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let target = destination(of: connection) else { continue }
                outlets.append(NibScope.outlet(property, from: source, to: target))
            case "action":
                guard let selector = connection["selector"], let target = destination(of: connection) else { continue }
                events.append(NibScope.event(selector, from: source, to: target, mask: connection.choice("eventType", NibScope.events)))
            case "outletCollection":
                guard let property = connection["property"], let target = destination(of: connection) else { continue }
                if let index = gathered.firstIndex(where: { $0.property == property }) {
                    gathered[index].members.append(target)
                } else {
                    let appends = connection.flag("appends", default: false)
                    gathered.append((property, connection["collectionClass"] ?? "NSArray", appends, [target]))
                }
            case "segue": connectSegue(connection, from: source)
            default: unit.warn(connection, "the connection <\(connection.name)> is not known and is left out")
            }
        }
        for collection in gathered {
            collections.append(ArchivedObject("UIRuntimeOutletCollectionConnection", [
                "UILabel": .string(collection.property), "UISource": .object(source),
                "UIDestination": .object(.array(collection.members, className: "NSMutableArray")),
                "runtimeCollectionClassName": .string(collection.className), "addsContentToExistingCollection": .boolean(collection.appends),
            ]))
        }
    }

    private func destination(of connection: IBElement) -> ArchivedObject? {
        guard let id = connection["destination"] else { return nil }
        if unit.document.elements[id]?.name == "exit" {
            unit.warn(connection, "the \(connection.name) leads to Exit, which takes segues only, and is left out")
            connection.settle()
            return nil
        }
        guard let target = reference(to: id) else {
            unit.warn(connection, "the \(connection.name) leads to \(id), which is not part of this nib, and is left out")
            connection.settle()
            return nil
        }
        return target
    }

    // MARK: Segues as connections

    private static let primaryEvents = ["button": 64, "barButtonItem": 0]

    /// A segue starts at what triggers it; its template belongs to the controller (§3.4).
    private func connectSegue(_ segue: IBElement, from source: ArchivedObject) {
        guard segue["kind"] != "relationship", let id = segue.id, let trigger = segue.parent?.parent else { return }
        guard trigger["sceneMemberID"] != "viewController" else { return }
        guard let template = reference(to: id) else { return }
        connectAnchor(of: segue, template)
        switch trigger.name {
        case "tableViewCell", "collectionViewCell":
            let label = segue["trigger"] == "accessoryAction" ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
            outlets.append(NibScope.outlet(label, from: source, to: template))
        case "containerView" where segue["kind"] == "embed":
            outlets.append(NibScope.outlet("containerView", from: template, to: source))
        case let name where NibScope.isView(trigger):
            let mask = segue.choice("eventType", NibScope.events) ?? (name == "button" ? 64 : 4096)
            events.append(NibScope.event("perform:", from: source, to: template, mask: mask))
        default:
            events.append(NibScope.event("perform:", from: source, to: template, mask: nil))
        }
    }

    /// Connects the view to which a popover's arrow points. The keys are ours (Docs/DIVERGENCES.md).
    func connectAnchor(of segue: IBElement, _ template: ArchivedObject) {
        for (attribute, label) in [("popoverAnchorBarButtonItem", "anchorBarButtonItem"), ("popoverAnchorView", "anchorView")] {
            guard let id = segue[attribute], let anchor = reference(to: id) else { continue }
            outlets.append(NibScope.outlet(label, from: template, to: anchor))
        }
    }

    // MARK: Runtime attributes

    func writeRuntimeAttributes(of element: IBElement, _ object: ArchivedObject) {
        for attribute in element.members(of: "userDefinedRuntimeAttributes") where attribute.name == "userDefinedRuntimeAttribute" {
            guard let keyPath = attribute["keyPath"], let type = attribute["type"] else { continue }
            guard let value = runtimeValue(attribute, type: type) else {
                unit.warn(attribute, "the runtime attribute \(keyPath) has no value of type \(type) and is left out")
                continue
            }
            runtimeAttributes.append(ArchivedObject("UINibKeyValuePair", [
                "UIObject": .object(object), "UIKeyPath": .string(keyPath), "UIValue": value,
            ]))
        }
    }

    private func runtimeValue(_ attribute: IBElement, type: String) -> ArchivedValue? {
        switch type {
        case "nil": return .null
        case "string", "localizedString": return attribute.string("value").map { .string($0) }
        case "boolean": return .object(.number(attribute["value"] == "YES" ? 1 : 0))
        case "number":
            if let real = attribute.child("real")?.number("value") { return .object(.number(real)) }
            return (attribute.child("integer")?.integer("value")).map { .object(.number($0)) }
        case "color": return attribute.child("color").map { .object(color($0)) }
        case "image":
            let isSymbol = attribute["catalog"] == "system"
            return attribute["value"].map { .object(image(named: $0, isSymbol: isSymbol || unit.document.systemImages.contains($0), configuration: nil)) }
        case "point":
            return attribute.child("point").map { point in structValue(1, "NS.pointval", "{\(number(point, "x")), \(number(point, "y"))}") }
        case "size":
            return attribute.child("size").map { structValue(2, "NS.sizeval", "{\(number($0, "width")), \(number($0, "height"))}") }
        case "rect":
            return attribute.child("rect").map {
                structValue(3, "NS.rectval", "{{\(number($0, "x")), \(number($0, "y"))}, {\(number($0, "width")), \(number($0, "height"))}}")
            }
        case "range":
            return attribute.child("range").map { structValue(4, "NS.rangeval", "{\(number($0, "location")), \(number($0, "length"))}") }
        default: return nil
        }
    }

    private func structValue(_ kind: Int, _ key: String, _ text: String) -> ArchivedValue {
        let value = ArchivedObject("NSValue", ["NS.special": .integer(kind)])
        value.set(key, .string(text))
        return .object(value)
    }

    private func number(_ element: IBElement, _ name: String) -> String { String(format: "%.17g", element.number(name, default: 0)) }

    // MARK: Accessibility

    private static let traitBits = [
        ("button", 1), ("link", 2), ("image", 4), ("selected", 8), ("playsSound", 16), ("keyboardKey", 32), ("staticText", 64), ("summaryElement", 128),
        ("notEnabled", 256), ("updatesFrequently", 512), ("searchField", 1024), ("startsMediaSession", 2048), ("adjustable", 4096),
        ("allowsDirectInteraction", 8192), ("causesPageTurn", 16384), ("header", 65536),
    ]

    func writeAccessibility(of element: IBElement, _ object: ArchivedObject) {
        guard let source = element.child("accessibility", key: "accessibilityConfiguration") else { return }
        let configuration = ArchivedObject("UIRuntimeAccessibilityConfiguration", ["UIAccessibileObject": .object(object)])
        configuration.set("UIAccessibilityLabel", string(source.string("label"), of: element, as: "accessibilityLabel"))
        configuration.set("UIAccessibilityHint", string(source.string("hint"), of: element, as: "accessibilityHint"))
        configuration.set("UIAccessibilityIdentifier", source["identifier"].map(ArchivedValue.string))
        configuration.set("UIAccessibilityValue", source.string("value").map(ArchivedValue.string))
        if let traits = source.child("accessibilityTraits") {
            _ = traits.flag("none", default: false)
            let bits = NibScope.traitBits.reduce(0) { traits.flag($1.0, default: false) ? $0 | $1.1 : $0 }
            configuration.set("UIAccessibilityTraits", .object(.number(bits)))
        }
        if let flag = source.child("bool", key: "isElement") {
            configuration.set("UIIsAccessibilityElement", .object(.number(flag.flag("value", default: false) ? 1 : 0)))
        }
        accessibility.append(configuration)
    }
}
