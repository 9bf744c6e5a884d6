// The heights of headers and footers: requested when the table loads, or estimated then and requested when they come on screen.
// UITableView+Loading and UITableView+Layout call it. Does not make or place their views.
import ObjectiveC

extension UITableView {
    /// A header or a footer: where the model keeps its height, and its part of the names of the delegate's methods.
    private enum Heading: String {
        case header = "Header", footer = "Footer"

        var height: WritableKeyPath<TableModel.Section, CGFloat> { self == .header ? \.headerHeight : \.footerHeight }
        var isMeasured: WritableKeyPath<TableModel.Section, Bool> { self == .header ? \.isHeaderMeasured : \.isFooterMeasured }
    }

    /// Whether the delegate decides about a heading. Swift cannot tell which methods an object implements; lowered classes can.
    private func delegateDecides(_ heading: Heading) -> Bool {
        guard let delegate else { return false }
        let name = heading.rawValue
        return objcResponds(delegate, Selector("tableView:heightFor\(name)InSection:")) || objcResponds(delegate, Selector("tableView:viewFor\(name)InSection:"))
    }

    /// The height in points of a header or footer without an estimate. Unknown on a device (DIVERGENCES).
    private var plainEstimate: CGFloat { style == .plain ? 28 : 17.5 }

    /// Fills in the header and footer. `old` is the section before an update: its heights apply until the headings are visible.
    func fillHeadings(of section: inout TableModel.Section, _ index: Int, keeping old: TableModel.Section?) {
        fill(.header, of: &section, index, keeping: old)
        fill(.footer, of: &section, index, keeping: old)
        section.topPadding = topPadding(headerHeight: section.headerHeight)
    }

    private func fill(_ heading: Heading, of section: inout TableModel.Section, _ index: Int, keeping old: TableModel.Section?) {
        if let estimated = estimate(heading, index) {
            section[keyPath: heading.height] = old?[keyPath: heading.height] ?? estimated
            section[keyPath: heading.isMeasured] = false
        } else {
            if Behaviour.tableAsksHeadingsTwice.isOn { _ = requestedHeight(heading, index) }
            section[keyPath: heading.height] = height(of: heading, index)
        }
    }

    /// The estimate; nil if the height is requested at once: estimates are off, or the table itself knows the height.
    private func estimate(_ heading: Heading, _ section: Int) -> CGFloat? {
        let general = heading == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        guard general != 0, delegateDecides(heading) else { return nil }
        if let requested = requestedEstimate(heading, section), requested > 0 { return requested }
        if general > 0 { return general }
        let fixed = fixedHeight(heading)
        return fixed > 0 ? fixed : plainEstimate
    }

    /// Requests the height of a header that was estimated. Returns whether that was needed.
    func measureHeader(_ section: Int) -> Bool { measure(.header, section) }

    /// Requests the height of a footer that was estimated. Returns whether that was needed.
    @discardableResult
    func measureFooter(_ section: Int) -> Bool { measure(.footer, section) }

    private func measure(_ heading: Heading, _ section: Int) -> Bool {
        guard model.sections.indices.contains(section), !model.sections[section][keyPath: heading.isMeasured] else { return false }
        let measured = height(of: heading, section)
        // The delegate may have reloaded the table.
        guard model.sections.indices.contains(section) else { return false }
        model.sections[section][keyPath: heading.height] = measured
        if heading == .header { model.sections[section].topPadding = topPadding(headerHeight: measured) }
        model.sections[section][keyPath: heading.isMeasured] = true
        return true
    }

    private func topPadding(headerHeight: CGFloat) -> CGFloat {
        guard style == .plain, headerHeight > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    }

    // MARK: Answers

    private func requestedHeight(_ heading: Heading, _ section: Int) -> CGFloat? {
        guard let delegate else { return nil }
        switch heading {
        case .header: return ifImplemented { delegate.tableView(self, heightForHeaderInSection: section) }
        case .footer: return ifImplemented { delegate.tableView(self, heightForFooterInSection: section) }
        }
    }

    private func requestedEstimate(_ heading: Heading, _ section: Int) -> CGFloat? {
        guard let delegate else { return nil }
        switch heading {
        case .header: return ifImplemented { delegate.tableView(self, estimatedHeightForHeaderInSection: section) }
        case .footer: return ifImplemented { delegate.tableView(self, estimatedHeightForFooterInSection: section) }
        }
    }

    /// The height that the app has set for all headers or all footers; negative if their content decides.
    private func fixedHeight(_ heading: Heading) -> CGFloat { heading == .header ? sectionHeaderHeight : sectionFooterHeight }

    private func height(of heading: Heading, _ section: Int) -> CGFloat {
        if let requested = requestedHeight(heading, section), requested >= 0 { return requested }
        let fixed = fixedHeight(heading)
        if let view = heading == .header ? madeHeader(section) : madeFooter(section) {
            if fixed >= 0, !(view is TableTitleView) { return fixed }
            return fitted(view, title: fixed >= 0 ? fixed : nil)
        }
        if style == .plain { return 0 }
        // The space above the first section is larger.
        guard heading == .header, section == 0 else { return fixed >= 0 ? fixed : 17.5 }
        if fixed >= 0 { return fixed > 0 ? max(fixed, 35) : fixed }
        return tableHeaderView == nil ? 35 : 17.5
    }

    private func fitted(_ view: UIView, title: CGFloat?) -> CGFloat {
        let width = sectionWidth
        if let title, title > 0, !(view is TableTitleView) { return title }
        if let header = view as? UITableViewHeaderFooterView { return max(header.fittingHeight(width: width, style: style), title ?? 0) }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        return view.bounds.height > 0 ? view.bounds.height : 28
    }
}
