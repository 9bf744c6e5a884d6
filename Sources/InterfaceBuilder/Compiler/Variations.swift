// Size-class and idiom variations of views and constraints (FORMATS.md §1.10, §4.6): what a document
// says for some traits only. Compiled into trait storages that the loader applies and re-applies.

import Foundation

enum Variations {
    /// Members of `constraints` or `subviews` that no variation ever installs. They are not compiled, but for constraints that outlets hold.
    static func neverInstalled(_ key: String, of element: IBElement) -> Set<String> {
        var excluded: Set<String> = []
        var included: Set<String> = []
        for variation in element.children("variation") {
            for member in members(of: variation, key) {
                if member.installs { included.insert(member.id) } else if variation.key == "default" { excluded.insert(member.id) }
            }
        }
        return excluded.subtracting(included)
    }

    static func members(of variation: IBElement, _ key: String) -> [(id: String, installs: Bool)] {
        variation.children("mask").filter { $0.key == key }.flatMap { $0.everyChild() }.compactMap { member in
            member["reference"].map { ($0, member.name == "include") }
        }
    }

    private static let sizeClasses = ["compact": 1, "regular": 2]
    private static let idioms = ["phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6]

    /// `heightClass=compact-widthClass=regular` as an archived trait collection; nil for traits that are not known.
    static func traitCollection(_ key: String) -> ArchivedObject? {
        let collection = ArchivedObject("UITraitCollection")
        guard key != "default" else { return collection }
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=").map(String.init)
            guard pair.count == 2 else { return nil }
            switch pair[0] {
            case "widthClass": collection.set(trait("HorizontalSizeClass"), sizeClasses[pair[1]].map(ArchivedValue.integer))
            case "heightClass": collection.set(trait("VerticalSizeClass"), sizeClasses[pair[1]].map(ArchivedValue.integer))
            case "userInterfaceIdiom": collection.set(trait("UserInterfaceIdiom"), idioms[pair[1]].map(ArchivedValue.integer))
            default: return nil
            }
        }
        return collection.entries.isEmpty ? nil : collection
    }

    private static func trait(_ name: String) -> String { "UITraitCollectionBuiltinTrait-_UITraitName\(name)" }
}

extension NibScope {
    /// Writes the storages of one element; called when every object of the nib exists.
    func writeVariations(of element: IBElement, _ object: ArchivedObject) {
        let variations = element.children("variation")
        guard !variations.isEmpty else { return }
        let collections = variations.map { variation -> ArchivedObject? in
            let collection = variation.key.flatMap(Variations.traitCollection)
            if collection == nil { unit.warn(variation, "the variation \(variation.key ?? "without key") is not known and is left out") }
            return collection
        }
        let known = zip(variations, collections).compactMap { variation, collection in collection.map { (variation, $0) } }
        writeRelationships("constraints", "traitStorageConstraints", known, of: element, object)
        writeRelationships("subviews", "traitStorageSubviews", known, of: element, object)
        writeAttributes(of: element, known, object)
    }

    private func writeRelationships(_ key: String, _ keyPath: String, _ variations: [(IBElement, ArchivedObject)], of element: IBElement, _ object: ArchivedObject) {
        // What no variation installs does not change with the traits: it is the app's, if an outlet holds it.
        let fixed = Variations.neverInstalled(key, of: element)
        var candidates: [ArchivedObject] = []
        var records: [ArchivedObject] = []
        for (variation, collection) in variations {
            let members = Variations.members(of: variation, key).filter { !fixed.contains($0.id) }.compactMap { member in
                compiled[member.id].map { (object: $0, installs: member.installs) }
            }
            guard !members.isEmpty else { continue }
            for member in members where !candidates.contains(where: { $0 === member.object }) { candidates.append(member.object) }
            records.append(ArchivedObject("_UIRelationshipTraitStorageRecord", [
                "UITraitCollection": .object(collection),
                "UIAddedObjects": .object(.array(members.filter(\.installs).map(\.object), className: "NSSet")),
                "UIRemovedObjects": .object(.array(members.filter { !$0.installs }.map(\.object), className: "NSSet")),
            ]))
        }
        guard !records.isEmpty else { return }
        traitStorages.append(ArchivedObject("_UIRelationshipTraitStorage", [
            "UIObject": .object(object), "UIKeyPath": .string(keyPath), "UIRecords": .object(.array(records)),
            "UIRelationshipCandidates": .object(.array(candidates, className: "NSSet")),
        ]))
    }

    private enum Kind {
        case number, flag, choice([String: Int])
    }

    /// Attributes that vary, with the property they set.
    private static let attributeKinds: [(attribute: String, keyPath: String, kind: Kind)] = [
        ("spacing", "spacing", .number), ("alpha", "alpha", .number), ("hidden", "hidden", .flag),
        ("axis", "axis", .choice(["horizontal": 0, "vertical": 1])),
        ("distribution", "distribution", .choice(["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4])),
        ("alignment", "alignment", .choice(["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5])),
        ("numberOfLines", "numberOfLines", .number),
    ]

    private func writeAttributes(of element: IBElement, _ variations: [(IBElement, ArchivedObject)], _ object: ArchivedObject) {
        if element.name == "constraint" {
            storage(object, "encodedConstant", variations, base: constant(element) ?? constant(0)) { constant($0) }
            return
        }
        for entry in NibScope.attributeKinds where variations.contains(where: { $0.0[entry.attribute] != nil }) {
            let standard: ArchivedObject = entry.attribute == "alpha" || entry.attribute == "numberOfLines" ? .number(1) : .number(0)
            storage(object, entry.keyPath, variations, base: value(entry, element) ?? standard) { value(entry, $0) }
        }
        for key in ["backgroundColor", "tintColor", "textColor"] where variations.contains(where: { $0.0.child("color", key: key) != nil }) {
            storage(object, key, variations, base: element.child("color", key: key).map { color($0) }) { $0.child("color", key: key).map { color($0) } }
        }
        if variations.contains(where: { $0.0.child("fontDescription") != nil }) {
            storage(object, "font", variations, base: element.child("fontDescription").map { font($0) }) { $0.child("fontDescription").map { font($0) } }
        }
    }

    private func constant(_ number: Double) -> ArchivedObject { ArchivedObject("_NSLayoutConstraintConstant", ["UINumericConstant": .double(number)]) }
    private func constant(_ element: IBElement) -> ArchivedObject? { element.number("constant").map(constant) }

    private func value(_ entry: (attribute: String, keyPath: String, kind: Kind), _ element: IBElement) -> ArchivedObject? {
        guard element[entry.attribute] != nil else { return nil }
        switch entry.kind {
        case .number: return element.number(entry.attribute).map { .number($0) }
        case .flag: return .number(element.flag(entry.attribute, default: false) ? 1 : 0)
        case .choice(let table): return element.choice(entry.attribute, table).map { .number($0) }
        }
    }

    /// One property with a record for each variation that says something, the plain value first.
    private func storage(
        _ object: ArchivedObject, _ keyPath: String, _ variations: [(IBElement, ArchivedObject)], base: ArchivedObject?, _ read: (IBElement) -> ArchivedObject?
    ) {
        var records: [ArchivedObject] = []
        func add(_ collection: ArchivedObject, _ value: ArchivedObject?) {
            let record = ArchivedObject("_UIAttributeTraitStorageRecord", ["UITraitCollection": .object(collection)])
            record.set("UIValue", value)
            records.append(record)
        }
        add(ArchivedObject("UITraitCollection"), base)
        for (variation, collection) in variations {
            if let value = read(variation) { add(collection, value) }
        }
        guard records.count > 1 else { return }
        traitStorages.append(ArchivedObject("_UIAttributeTraitStorage", [
            "UIObject": .object(object), "UIKeyPath": .string(keyPath), "UIRecords": .object(.array(records)),
        ]))
    }
}
