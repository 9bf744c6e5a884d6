// The heights of headers and footers: requested when the table loads, or estimated then and requested when they come on screen.
// UITableView+Loading and UITableView+Layout call it. Does not make or place their views.
import ObjectiveC

extension UITableView {
    /// Whether the delegate decides about one side of a section. Swift cannot tell which methods an object implements; lowered classes can.
    private func delegateDecides(_ side: String) -> Bool {
        guard let delegate else { return false }
        return objcResponds(delegate, Selector("tableView:heightFor\(side)InSection:")) || objcResponds(delegate, Selector("tableView:viewFor\(side)InSection:"))
    }

    /// The height in points of a header or footer without an estimate. Unknown on a device (DIVERGENCES).
    private var plainEstimate: CGFloat { style == .plain ? 28 : 17.5 }

    /// Fills in the header and footer. `old` is the section before an update: its heights apply until the headings are visible.
    func fillHeadings(of section: inout TableModel.Section, _ index: Int, keeping old: TableModel.Section?) {
        if let estimate = headerEstimate(index) {
            section.headerHeight = old?.headerHeight ?? estimate
            section.isHeaderMeasured = false
        } else {
            if let delegate, Behaviour.tableAsksHeadingsTwice.isOn { ifImplemented { delegate.tableView(self, heightForHeaderInSection: index) } }
            section.headerHeight = headerHeight(index)
        }
        if let estimate = footerEstimate(index) {
            section.footerHeight = old?.footerHeight ?? estimate
            section.isFooterMeasured = false
        } else {
            if let delegate, Behaviour.tableAsksHeadingsTwice.isOn { ifImplemented { delegate.tableView(self, heightForFooterInSection: index) } }
            section.footerHeight = footerHeight(index)
        }
        section.topPadding = topPadding(headerHeight: section.headerHeight)
    }

    /// The estimate; nil if the height is requested at once: estimates are off, or the table itself knows the height.
    private func headerEstimate(_ section: Int) -> CGFloat? {
        guard let delegate, estimatedSectionHeaderHeight != 0, delegateDecides("Header") else { return nil }
        if let height = ifImplemented({ delegate.tableView(self, estimatedHeightForHeaderInSection: section) }), height > 0 { return height }
        if estimatedSectionHeaderHeight > 0 { return estimatedSectionHeaderHeight }
        return sectionHeaderHeight > 0 ? sectionHeaderHeight : plainEstimate
    }

    private func footerEstimate(_ section: Int) -> CGFloat? {
        guard let delegate, estimatedSectionFooterHeight != 0, delegateDecides("Footer") else { return nil }
        if let height = ifImplemented({ delegate.tableView(self, estimatedHeightForFooterInSection: section) }), height > 0 { return height }
        if estimatedSectionFooterHeight > 0 { return estimatedSectionFooterHeight }
        return sectionFooterHeight > 0 ? sectionFooterHeight : plainEstimate
    }

    /// Requests the height of a header that was estimated. Returns whether that was needed.
    func measureHeader(_ section: Int) -> Bool {
        guard model.sections.indices.contains(section), !model.sections[section].isHeaderMeasured else { return false }
        let height = headerHeight(section)
        guard model.sections.indices.contains(section) else { return false }
        model.sections[section].headerHeight = height
        model.sections[section].topPadding = topPadding(headerHeight: height)
        model.sections[section].isHeaderMeasured = true
        return true
    }

    /// The same of a footer.
    @discardableResult
    func measureFooter(_ section: Int) -> Bool {
        guard model.sections.indices.contains(section), !model.sections[section].isFooterMeasured else { return false }
        let height = footerHeight(section)
        guard model.sections.indices.contains(section) else { return false }
        model.sections[section].footerHeight = height
        model.sections[section].isFooterMeasured = true
        return true
    }

    private func topPadding(headerHeight: CGFloat) -> CGFloat {
        guard style == .plain, headerHeight > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        if let delegate, let height = ifImplemented({ delegate.tableView(self, heightForHeaderInSection: section) }), height >= 0 { return height }
        let fixed = sectionHeaderHeight
        if let view = madeHeader(section) {
            if fixed >= 0, !(view is TableTitleView) { return fixed }
            return fitted(view, title: fixed >= 0 ? fixed : nil)
        }
        if style == .plain { return 0 }
        if fixed >= 0 { return section == 0 && fixed > 0 ? max(fixed, 35) : fixed }
        return section == 0 ? (tableHeaderView == nil ? 35 : 17.5) : 17.5
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        if let delegate, let height = ifImplemented({ delegate.tableView(self, heightForFooterInSection: section) }), height >= 0 { return height }
        let fixed = sectionFooterHeight
        if let view = madeFooter(section) {
            if fixed >= 0, !(view is TableTitleView) { return fixed }
            return fitted(view, title: fixed >= 0 ? fixed : nil)
        }
        if style == .plain { return 0 }
        return fixed >= 0 ? fixed : 17.5
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
