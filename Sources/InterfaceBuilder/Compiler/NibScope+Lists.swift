// Tables with prototype or static cells, collection views (FORMATS.md §1.7, §3.4, §4.2).
// Prototype cells become nibs of their own inside the nib of the table.

import Foundation

extension NibScope {
    // MARK: Tables

    private static let tableStyles = ["plain": 0, "grouped": 1, "insetGrouped": 2]

    func writeTableView(_ element: IBElement, _ object: ArchivedObject) {
        let style = element.choice("style", NibScope.tableStyles) ?? 0
        if style != 0 { object.set("UITableViewStyle", .integer(style)) }
        object.set("UIStyle", .integer(min(style, 1)))
        if element["separatorStyle"] == "none" {
            object.set("UISeparatorStyleIOS9AndLater", .integer(0))
        } else {
            object.set("UISeparatorStyle", .integer(1))
            object.set("UISeparatorStyleIOS5AndLater", .integer(1))
        }
        writePrototypes(element.members(of: "prototypes"), of: element, object)
        writeStaticSections(of: element)
    }

    /// One nib a prototype, and the objects of this nib that it refers to (§3.4).
    private func writePrototypes(_ cells: [IBElement], of table: IBElement, _ object: ArchivedObject) {
        var nibs: [(ArchivedObject, ArchivedObject)] = []
        var externalTables: [(ArchivedObject, ArchivedObject)] = []
        for cell in cells where cell.name == "tableViewCell" {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
                unit.warn(cell, "Prototype table cells must have reuse identifiers")
                cell.settle()
                continue
            }
            let prototype = prototypeNib(cell)
            nibs.append((.string(identifier), prototype.nib))
            externalTables.append((.string(identifier), prototype.externals))
        }
        guard !nibs.isEmpty else { return }
        object.set("UITableViewCellPrototypeNibs", .object(.dictionary(nibs, className: "NSMutableDictionary")))
        object.set("UITableViewCellPrototypeNibExternalObjects", .object(.dictionary(externalTables, className: "NSMutableDictionary")))
    }

    /// The nested nib of a reusable view. Its table of external objects is filled when this nib is complete.
    func prototypeNib(_ element: IBElement) -> (nib: ArchivedObject, externals: ArchivedObject) {
        let scope = NibScope(unit: unit) { [unowned self] id in self.canReference(id) }
        let nib = ArchivedObject("UINib", ["captureEnclosingNIBBundleOnDecode": .boolean(true)])
        let externals = ArchivedObject.dictionary([], className: "NSMutableDictionary")
        scope.topLevel = [scope.view(element)].compactMap { $0 }
        whenComplete {
            nib.set("archiveData", .object(.data([UInt8](scope.archive().data()))))
            for (identifier, id) in scope.externals {
                guard let target = self.reference(to: id) else { continue }
                externals.set("UINibEncoderEmptyKey", .string(identifier))
                externals.set("UINibEncoderEmptyKey", .object(target))
            }
        }
        return (nib, externals)
    }

    private func writeStaticSections(of table: IBElement) {
        let sections = table.members(of: "sections").filter { $0.name == "tableViewSection" }
        guard !sections.isEmpty else { return }
        let dataSource = ArchivedObject("UITableViewDataSource")
        dataSource.set("UITableSections", .object(.array(sections.map(staticSection))))
        topLevel.append(dataSource)
        outlets.append(NibScope.outlet("staticDataSource", from: owner, to: dataSource))
    }

    private func staticSection(_ element: IBElement) -> ArchivedObject {
        let section = begin(element, "UITableViewSection")
        section.set("UITableSectionHeaderTitle", text("headerTitle", of: element))
        section.set("UITableSectionFooterTitle", text("footerTitle", of: element))
        let rows = element.members(of: "cells").compactMap { cell -> ArchivedObject? in
            guard let archived = view(cell) else { return nil }
            return ArchivedObject("UITableViewRow", [
                "UITableRowCell": .object(archived), "UITableRowHeight": .float(cell.number("rowHeight") ?? -1),
            ])
        }
        section.set("UITableSectionRows", .object(.array(rows)))
        return section
    }

    private static let cellStyles = [
        "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
    ]

    func writeTableViewCell(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIReuseIdentifier", reuseIdentifier(of: element).map(ArchivedValue.string))
        if let style = element.choice("style", NibScope.cellStyles) {
            if style != 0 { object.set("UITableViewCellStyle", .integer(style)) }
        }
        object.set("UIContentView", compiled(element.child(key: "contentView")))
        for (attribute, key) in [("textLabel", "UITextLabel"), ("detailTextLabel", "UIDetailTextLabel"), ("imageView", "UIImageView")] {
            guard let id = element[attribute], let part = compiled[id] else { continue }
            if part.className == "UILabel" {
                part.className = "UITableViewLabel"
                part.fallbackClassNames = ["UILabel"]
            }
            object.set(key, .object(part))
        }
        object.set("UIListContentConfiguration", element.child("listContentConfiguration", key: "contentConfiguration").map(listContent))
        set(object, "UITableCellBackgroundColorSet", true, if: element.child("color", key: "backgroundColor") != nil)
    }

    /// What a cell of iOS 14 shows instead of labels. The keys are ours (Docs/DIVERGENCES.md).
    private func listContent(_ element: IBElement) -> ArchivedObject {
        let content = ArchivedObject("UIListContentConfiguration")
        content.set("UIText", text("text", of: element))
        content.set("UISecondaryText", text("secondaryText", of: element))
        content.set("UIImage", image("image", of: element))
        return content
    }

    // MARK: Collections

    func writeCollectionView(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UICollectionLayout", element.child(key: "collectionViewLayout").map(collectionLayout))
        var nibs: [(ArchivedObject, ArchivedObject)] = []
        var externals: [(ArchivedObject, ArchivedObject)] = []
        for cell in element.members(of: "cells") where cell.name == "collectionViewCell" {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
                unit.warn(cell, "Prototype collection view cells must have reuse identifiers")
                cell.settle()
                continue
            }
            let prototype = prototypeNib(cell)
            nibs.append((.string(identifier), prototype.nib))
            externals.append((.string(identifier), prototype.externals))
        }
        if !nibs.isEmpty {
            object.set("UICollectionViewCellNibDict", .object(.dictionary(nibs, className: "NSMutableDictionary")))
            object.set("UICollectionViewCellPrototypeNibExternalObjects", .object(.dictionary(externals, className: "NSMutableDictionary")))
        }
        let kinds = [("sectionHeaderView", "UICollectionElementKindSectionHeader"), ("sectionFooterView", "UICollectionElementKindSectionFooter")]
        let supplementary = kinds.compactMap { key, kind -> (ArchivedObject, ArchivedObject)? in
            guard let view = element.child(key: key), let identifier = reuseIdentifier(of: view) else { return nil }
            return (.string("\(kind)/\(identifier)"), prototypeNib(view).nib)
        }
        if !supplementary.isEmpty {
            object.set("UICollectionViewSupplementaryViewNibDict", .object(.dictionary(supplementary, className: "NSMutableDictionary")))
        }
    }

    private func collectionLayout(_ element: IBElement) -> ArchivedObject {
        let isFlow = element.name == "collectionViewFlowLayout"
        let name = isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"
        let layout = begin(element, name)
        if isFlow {
            writeProperties(of: name, element, layout)
            // UICollectionViewFlowLayout.automaticSize.
            let automatic = element.flag("automaticEstimatedItemSize", default: false) ? ArchivedValue.geometry(.greatestFiniteMagnitude, .greatestFiniteMagnitude) : nil
            layout.set("UIEstimatedItemSize", automatic ?? size(element, key: "estimatedItemSize"))
        }
        finish(element, layout, originalClass: name)
        return layout
    }

    /// An empty identifier is none: the cell takes the one that its nib is registered for.
    private func reuseIdentifier(of element: IBElement) -> String? { element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }

    func writeReusableView(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIReuseIdentifier", reuseIdentifier(of: element).map(ArchivedValue.string))
        if element.name == "collectionViewCell" {
            object.set("UIContentView", compiled(element.child(key: "contentView")))
        }
    }
}
