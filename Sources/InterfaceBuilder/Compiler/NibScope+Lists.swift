// Scroll views, tables with prototype or static cells, collection views (FORMATS.md §1.7, §3.4, §4.2).
// Prototype cells become nibs of their own inside the nib of the table.

import Foundation

extension NibScope {
    private static let dismissModes = ["none": 0, "onDrag": 1, "interactive": 2]
    private static let insetBehaviors = ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3]
    private static let indicatorStyles = ["default": 0, "black": 1, "white": 2]

    func writeScrollView(_ element: IBElement, _ object: ArchivedObject) { writeScrollKeys(element, object) }

    func writeScrollKeys(_ element: IBElement, _ object: ArchivedObject) {
        set(object, "UIScrollDisabled", true, if: !element.flag("scrollEnabled", default: true))
        set(object, "UIPagingEnabled", true, if: element.flag("pagingEnabled", default: false))
        set(object, "UIDirectionalLockEnabled", true, if: element.flag("directionalLockEnabled", default: false))
        set(object, "UIBounceEnabled", false, if: !element.flag("bounces", default: true))
        object.set("UIBouncesZoom", .boolean(element.flag("bouncesZoom", default: true)))
        set(object, "UIAlwaysBounceVertical", true, if: element.flag("alwaysBounceVertical", default: false))
        set(object, "UIAlwaysBounceHorizontal", true, if: element.flag("alwaysBounceHorizontal", default: false))
        set(object, "UIShowsHorizontalScrollIndicator", false, if: !element.flag("showsHorizontalScrollIndicator", default: true))
        set(object, "UIShowsVerticalScrollIndicator", false, if: !element.flag("showsVerticalScrollIndicator", default: true))
        object.set("UIMinimumZoomScale", element.number("minimumZoomScale").map(ArchivedValue.float))
        object.set("UIMaximumZoomScale", element.number("maximumZoomScale").map(ArchivedValue.float))
        if let mode = element.choice("keyboardDismissMode", NibScope.dismissModes), mode != 0 { object.set("UIKeyboardDismissMode", .integer(mode)) }
        set(object, "UIDelaysContentTouches", false, if: !element.flag("delaysContentTouches", default: true))
        set(object, "UICanCancelContentTouches", false, if: !element.flag("canCancelContentTouches", default: true))
        if let behavior = element.choice("contentInsetAdjustmentBehavior", NibScope.insetBehaviors), behavior != 0 {
            object.set("UIScrollViewContentInsetAdjustmentBehavior", .integer(behavior))
        }
        if let style = element.choice("indicatorStyle", NibScope.indicatorStyles), style != 0 { object.set("UIIndicatorStyle", .integer(style)) }
        object.set("UIContentInset", insets(element, key: "contentInset"))
        object.set("UIScrollIndicatorInset", insets(element, key: "scrollIndicatorInsets"))
    }

    // MARK: Tables

    private static let tableStyles = ["plain": 0, "grouped": 1, "insetGrouped": 2]

    func writeTableView(_ element: IBElement, _ object: ArchivedObject) {
        writeScrollKeys(element, object)
        let style = element.choice("style", NibScope.tableStyles) ?? 0
        if style != 0 { object.set("UITableViewStyle", .integer(style)) }
        object.set("UIStyle", .integer(min(style, 1)))
        if element["separatorStyle"] == "none" {
            object.set("UISeparatorStyleIOS9AndLater", .integer(0))
        } else {
            object.set("UISeparatorStyle", .integer(1))
            object.set("UISeparatorStyleIOS5AndLater", .integer(1))
        }
        object.set("UISeparatorColor", color(element, key: "separatorColor"))
        object.set("UISeparatorInset", insets(element, key: "separatorInset"))
        for (attribute, key) in [
            ("rowHeight", "UIRowHeight"), ("sectionHeaderHeight", "UISectionHeaderHeight"), ("sectionFooterHeight", "UISectionFooterHeight"),
            ("estimatedRowHeight", "UIEstimatedRowHeight"), ("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight"),
            ("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight"),
        ] { object.set(key, element.number(attribute).map(ArchivedValue.float)) }
        set(object, "UIAllowsSelection", false, if: !element.flag("allowsSelection", default: true))
        set(object, "UIAllowsMultipleSelection", true, if: element.flag("allowsMultipleSelection", default: false))
        set(object, "UIAllowsSelectionDuringEditing", true, if: element.flag("allowsSelectionDuringEditing", default: false))
        set(object, "UIAllowsMultipleSelectionDuringEditing", true, if: element.flag("allowsMultipleSelectionDuringEditing", default: false))
        object.set("UISectionIndexColor", color(element, key: "sectionIndexColor"))
        object.set("UISectionIndexBackgroundColor", color(element, key: "sectionIndexBackgroundColor"))
        object.set("UITableHeaderView", element.child(key: "tableHeaderView").flatMap { view($0) })
        object.set("UITableFooterView", element.child(key: "tableFooterView").flatMap { view($0) })
        object.set("UIBackgroundView", element.child(key: "backgroundView").flatMap { view($0) })
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
    private static let accessories = ["none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4]
    private static let selectionStyles = ["none": 0, "blue": 1, "gray": 2, "default": 3]

    func writeTableViewCell(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIReuseIdentifier", element["reuseIdentifier"].map(ArchivedValue.string))
        if let style = element.choice("style", NibScope.cellStyles) {
            if style != 0 { object.set("UITableViewCellStyle", .integer(style)) }
        }
        object.set("UIIndentationWidth", element.number("indentationWidth").map(ArchivedValue.float))
        object.set("UIIndentationLevel", element.integer("indentationLevel").map(ArchivedValue.integer))
        object.set("UISeparatorInset", insets(element, key: "separatorInset"))
        object.set("UIContentView", element.child(key: "contentView")?.id.flatMap { compiled[$0] })
        for (attribute, key) in [("textLabel", "UITextLabel"), ("detailTextLabel", "UIDetailTextLabel"), ("imageView", "UIImageView")] {
            guard let id = element[attribute], let part = compiled[id] else { continue }
            if part.className == "UILabel" {
                part.className = "UITableViewLabel"
                part.fallbackClassNames = ["UILabel"]
            }
            object.set(key, .object(part))
        }
        if let accessory = element.choice("accessoryType", NibScope.accessories), accessory != 0 { object.set("UIAccessoryType", .integer(accessory)) }
        if let accessory = element.choice("editingAccessoryType", NibScope.accessories), accessory != 0 {
            object.set("UIEditingAccessoryType", .integer(accessory))
        }
        if let style = element.choice("selectionStyle", NibScope.selectionStyles), style != 3 { object.set("UISelectionStyle", .integer(style)) }
        set(object, "UIShouldIndentWhileEditing", false, if: !element.flag("shouldIndentWhileEditing", default: true))
        set(object, "UIShowsReorderControl", true, if: element.flag("showsReorderControl", default: false))
        set(object, "UITableCellBackgroundColorSet", true, if: element.child("color", key: "backgroundColor") != nil)
        for (key, archived) in [("accessoryView", "UIAccessoryView"), ("backgroundView", "UIBackgroundView"), ("selectedBackgroundView", "UISelectedBackgroundView")] {
            object.set(archived, element.child(key: key).flatMap { view($0) })
        }
    }

    // MARK: Collections

    func writeCollectionView(_ element: IBElement, _ object: ArchivedObject) {
        writeScrollKeys(element, object)
        object.set("UICollectionLayout", element.child(key: "collectionViewLayout").map(collectionLayout))
        set(object, "UIAllowsSelection", false, if: !element.flag("allowsSelection", default: true))
        set(object, "UIAllowsMultipleSelection", true, if: element.flag("allowsMultipleSelection", default: false))
        object.set("UICollectionViewPrefetchingEnabled", .boolean(element.flag("prefetchingEnabled", default: true)))
        var nibs: [(ArchivedObject, ArchivedObject)] = []
        var externals: [(ArchivedObject, ArchivedObject)] = []
        for cell in element.members(of: "cells") where cell.name == "collectionViewCell" {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
                unit.warn(cell, "Prototype collection view cells must have reuse identifiers")
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
            guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else { return nil }
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
            if let spacing = element.number("minimumInteritemSpacing"), spacing != 10 { layout.set("UIInteritemSpacing", .float(spacing)) }
            if let spacing = element.number("minimumLineSpacing"), spacing != 10 { layout.set("UILineSpacing", .float(spacing)) }
            layout.set("UIItemSize", size(element, key: "itemSize"))
            if element["scrollDirection"] == "horizontal" { layout.set("UIScrollDirection", .integer(1)) }
            layout.set("UIHeaderReferenceSize", size(element, key: "headerReferenceSize"))
            layout.set("UIFooterReferenceSize", size(element, key: "footerReferenceSize"))
            layout.set("UISectionInset", insets(element, key: "sectionInset"))
            layout.set("UIEstimatedItemSize", size(element, key: "estimatedItemSize"))
        }
        finish(element, layout, originalClass: name)
        return layout
    }

    func writeReusableView(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIReuseIdentifier", element["reuseIdentifier"].map(ArchivedValue.string))
        if element.name == "collectionViewCell" {
            object.set("UIContentView", element.child(key: "contentView")?.id.flatMap { compiled[$0] })
        }
    }
}
