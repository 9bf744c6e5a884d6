// Scroll views, tables and their cells from a nib (FORMATS.md §3.4, §4.2).
// Called in the init(coder:) of each class, after its superclass's.

import Foundation
import InterfaceBuilder

extension UIScrollView {
    func decodeScrollView(from coder: NSCoder) {
        isScrollEnabled = !coder.flag("UIScrollDisabled")
        isPagingEnabled = coder.flag("UIPagingEnabled")
        isDirectionalLockEnabled = coder.flag("UIDirectionalLockEnabled")
        bounces = coder.flag("UIBounceEnabled", default: true)
        bouncesZoom = coder.flag("UIBouncesZoom", default: true)
        alwaysBounceVertical = coder.flag("UIAlwaysBounceVertical")
        alwaysBounceHorizontal = coder.flag("UIAlwaysBounceHorizontal")
        showsHorizontalScrollIndicator = coder.flag("UIShowsHorizontalScrollIndicator", default: true)
        showsVerticalScrollIndicator = coder.flag("UIShowsVerticalScrollIndicator", default: true)
        if let scale = coder.number("UIMinimumZoomScale") { minimumZoomScale = scale }
        if let scale = coder.number("UIMaximumZoomScale") { maximumZoomScale = scale }
        if let mode: KeyboardDismissMode = coder.choice("UIKeyboardDismissMode") { keyboardDismissMode = mode }
        delaysContentTouches = coder.flag("UIDelaysContentTouches", default: true)
        canCancelContentTouches = coder.flag("UICanCancelContentTouches", default: true)
        if let behavior: ContentInsetAdjustmentBehavior = coder.choice("UIScrollViewContentInsetAdjustmentBehavior") {
            contentInsetAdjustmentBehavior = behavior
        }
        if let style: IndicatorStyle = coder.choice("UIIndicatorStyle") { indicatorStyle = style }
        if let insets = coder.insets("UIContentInset") { contentInset = insets }
        if let insets = coder.insets("UIScrollIndicatorInset") { scrollIndicatorInsets = insets }
        if let size = coder.size("UIContentSize") { contentSize = size }
    }
}

extension UITableView {
    func decodeTableView(from coder: NSCoder) {
        if let style: Style = coder.choice("UITableViewStyle") ?? coder.choice("UIStyle"), style != .plain {
            let archived = coder.containsValue(forKey: "UIBackgroundColor") ? backgroundColor : nil
            setUpTable(style: style)
            if let archived { backgroundColor = archived }
        }
        let hasSeparators = coder.integer("UISeparatorStyleIOS9AndLater") ?? coder.integer("UISeparatorStyleIOS5AndLater") ?? 1
        separatorStyle = hasSeparators == 0 ? .none : .singleLine
        if let color: UIColor = coder.object("UISeparatorColor") { separatorColor = color }
        if let insets = coder.insets("UISeparatorInset") { separatorInset = insets }
        if let points = coder.number("UIRowHeight") { rowHeight = points }
        if let points = coder.number("UISectionHeaderHeight") { sectionHeaderHeight = points }
        if let points = coder.number("UISectionFooterHeight") { sectionFooterHeight = points }
        if let points = coder.number("UIEstimatedRowHeight") { estimatedRowHeight = points }
        if let points = coder.number("UIEstimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = points }
        if let points = coder.number("UIEstimatedSectionFooterHeight") { estimatedSectionFooterHeight = points }
        allowsSelection = coder.flag("UIAllowsSelection", default: true)
        allowsMultipleSelection = coder.flag("UIAllowsMultipleSelection")
        allowsSelectionDuringEditing = coder.flag("UIAllowsSelectionDuringEditing")
        allowsMultipleSelectionDuringEditing = coder.flag("UIAllowsMultipleSelectionDuringEditing")
        sectionIndexColor = coder.object("UISectionIndexColor")
        sectionIndexBackgroundColor = coder.object("UISectionIndexBackgroundColor")
        if let view: UIView = coder.object("UITableHeaderView") { tableHeaderView = view }
        if let view: UIView = coder.object("UITableFooterView") { tableFooterView = view }
        if let view: UIView = coder.object("UIBackgroundView") { backgroundView = view }
        for (identifier, nib) in coder.prototypes("UITableViewCellPrototypeNibs", externalObjects: "UITableViewCellPrototypeNibExternalObjects") { register(nib, forCellReuseIdentifier: identifier) }
    }
}

extension NSCoder {
    /// The prototype cells of a list: one nib an identifier. Each nib knows the objects outside it that its proxies stand for.
    @MainActor func prototypes(_ nibs: String, externalObjects: String) -> [(identifier: String, nib: UINib)] {
        let externalTables: [AnyHashable: Any] = object(externalObjects) ?? [:]
        return (object(nibs, as: [AnyHashable: Any].self) ?? [:]).compactMap { identifier, nib in
            guard let name = identifier as? String, let nib = nib as? UINib else { return nil }
            for (key, object) in externalTables[identifier] as? [AnyHashable: Any] ?? [:] {
                if let key = key as? String { nib.enclosingObjects[key] = WeakReference(object as AnyObject) }
            }
            return (name, nib)
        }
    }
}
