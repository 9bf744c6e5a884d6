// MenuSections: the arrangement of a UIMenu on screen: its rows and their groups. Plain structure, no views.
// MenuListView shows it; hidden elements and commands without a performer are left out here.

@MainActor struct MenuSections {
    enum Row {
        /// A separate row.
        case element(UIMenuElement)
        /// Several side by side, with or without their titles.
        case strip([UIMenuElement], showsTitles: Bool)
        /// A deferred element that has not answered.
        case loading
    }

    struct Section {
        var title: String
        var rows: [Row]
    }

    private(set) var sections: [Section] = []
    private let isPerformable: (UICommand) -> Bool
    private let changed: @MainActor () -> Void

    /// `changed` is called when a deferred element has answered later.
    init(_ menu: UIMenu, isPerformable: @escaping (UICommand) -> Bool, changed: @escaping @MainActor () -> Void) {
        self.isPerformable = isPerformable
        self.changed = changed
        add(menu, title: "")
        sections.removeAll { $0.rows.isEmpty }
    }

    private mutating func add(_ menu: UIMenu, title: String) {
        sections.append(Section(title: title, rows: []))
        let size = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
        add(menu.children, size: size, perRow: size == .small ? 4 : 3)
    }

    private mutating func add(_ elements: [UIMenuElement], size: UIMenu.ElementSize, perRow: Int) {
        var strip: [UIMenuElement] = []
        func isStrip(_ element: UIMenuElement) -> Bool { (size == .small || size == .medium) && element is any UIMenuLeaf }
        func flush(_ sections: inout [Section]) {
            guard !strip.isEmpty else { return }
            sections[sections.count - 1].rows.append(.strip(strip, showsTitles: size == .medium))
            strip = []
        }
        for element in elements {
            if let leaf = element as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { continue }
            if let command = element as? UICommand, !isPerformable(command) { continue }
            if isStrip(element) {
                strip.append(element)
                if strip.count == perRow { flush(&sections) }
                continue
            }
            flush(&sections)
            if let deferred = element as? UIDeferredMenuElement {
                deferred.load(changed)
                if let found = deferred.elements { add(found, size: size, perRow: perRow) } else { sections[sections.count - 1].rows.append(.loading) }
            } else if let menu = element as? UIMenu, menu.options.contains(.displayInline) || menu.options.contains(.displayAsPalette) {
                add(menu, title: menu.title)
                sections.append(Section(title: "", rows: []))
            } else {
                sections[sections.count - 1].rows.append(.element(element))
            }
        }
        flush(&sections)
    }

    /// Lets deferred elements that are not cached call their providers again.
    static func menuWillOpen(_ menu: UIMenu) {
        for child in menu.children {
            (child as? UIDeferredMenuElement)?.menuWillOpen()
            if let menu = child as? UIMenu { menuWillOpen(menu) }
        }
    }

    /// The menu with the options of a single selection that holds `element` directly or inline.
    static func singleSelection(around element: UIMenuElement, in menu: UIMenu) -> [UIMenuElement]? {
        func leaves(_ menu: UIMenu) -> [UIMenuElement] {
            menu.children.flatMap { child -> [UIMenuElement] in
                if let inner = child as? UIMenu { return inner.options.contains(.displayInline) ? leaves(inner) : [] }
                if let deferred = child as? UIDeferredMenuElement { return deferred.elements ?? [] }
                return [child]
            }
        }
        if menu.options.contains(.singleSelection) {
            let found = leaves(menu)
            if found.contains(where: { $0 === element }) { return found }
        }
        for case let inner as UIMenu in menu.children {
            if let found = singleSelection(around: element, in: inner) { return found }
        }
        return nil
    }
}
