// Intrinsic content sizes as wishes: not wider (hugging), not narrower (compression resistance).
// Text that wraps is measured twice, as UIKit does: first on one line, then in the width that layout gave it.
import ConstraintSolver
import CoreGraphics

extension LayoutRegion {
    func installContentSize(of view: UIView) {
        let wrapping = view.widthDependentContent
        let natural = wrapping?.unwrappedContentSize ?? view.intrinsicContentSize
        let key = ObjectIdentifier(view)
        let known = contents[key]
        // Most containers wish no size, and need no place in the list.
        if known == nil, wrapping == nil, natural.width == UIView.noIntrinsicMetric, natural.height == UIView.noIntrinsicMetric { return }
        var content = known ?? ContentSize(view: view, natural: natural)
        content.natural = natural
        content.wrapped = nil
        content.horizontal = wish(view, .horizontal, natural.width, content.horizontal)
        content.vertical = wish(view, .vertical, natural.height, content.vertical)
        contents[key] = content
        if wrapping != nil { self.wrapping.insert(key) }
    }

    func removeContentSize(of view: UIView) {
        let key = ObjectIdentifier(view)
        wrapping.remove(key)
        guard let content = contents.removeValue(forKey: key) else { return }
        remove(content.horizontal)
        remove(content.vertical)
    }

    private func remove(_ wish: ContentSize.Wish?) {
        guard let wish else { return }
        for id in [wish.hugging, wish.compression] {
            sources[id] = nil
            solver.remove(id)
        }
    }

    /// Changes the wish there is, or makes one.
    private func wish(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ old: ContentSize.Wish?) -> ContentSize.Wish? {
        guard length != UIView.noIntrinsicMetric, length.isFinite, let item = knownItem(of: view) else {
            remove(old)
            return nil
        }
        let constant = Double(length + alignmentInset(view, axis))
        let hugs = Double(view.contentHuggingPriority(for: axis).rawValue)
        let resists = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
        if let old {
            solver.setConstant(constant, of: old.hugging)
            solver.setConstant(constant, of: old.compression)
            solver.setPriority(hugs, of: old.hugging)
            solver.setPriority(resists, of: old.compression)
            return old
        }
        let variable = axis == .horizontal ? item.width : item.height
        guard let hugging = solver.add(variable, .lessThanOrEqual, constant, priority: hugs),
            let compression = solver.add(variable, .greaterThanOrEqual, constant, priority: resists)
        else { return nil }
        sources[hugging] = .contentSize(Unowned(view), axis)
        sources[compression] = .contentSize(Unowned(view), axis)
        return ContentSize.Wish(hugging: hugging, compression: compression)
    }

    private func alignmentInset(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let insets = view.alignmentRectInsets
        return axis == .horizontal ? insets.horizontal : insets.vertical
    }

    /// The first pass: every text on one line, except those with a given width. Returns whether a size changed.
    @discardableResult
    func unwrapContents() -> Bool {
        var changed = false
        for key in wrapping {
            guard let content = contents[key], content.wrapped != nil, let item = knownItem(of: content.view), !solver.isDetermined(item.width) else { continue }
            apply(content.natural, to: content)
            contents[key]?.wrapped = nil
            changed = true
        }
        return changed
    }

    /// Second pass: texts narrower than their line are measured again. True when something changed.
    func wrapContents() -> Bool {
        var changed = false
        for key in wrapping {
            guard let content = contents[key], let view = content.view.widthDependentContent, let item = knownItem(of: content.view) else { continue }
            let width = CGFloat(solver.value(of: item.width)) - alignmentInset(content.view, .horizontal)
            if view.wrapsContent, width > 0, width < content.natural.width - 1e-3 {
                if content.wrapped != nil && content.width == width { continue }
                let wrapped = view.intrinsicContentSize(wrappedIn: width)
                apply(wrapped, to: content)
                contents[key]?.wrapped = wrapped
                contents[key]?.width = width
                changed = true
            } else if content.wrapped != nil {
                apply(content.natural, to: content)
                contents[key]?.wrapped = nil
                changed = true
            }
        }
        return changed
    }

    private func apply(_ size: CGSize, to content: ContentSize) {
        func set(_ wish: ContentSize.Wish?, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
            guard let wish, length != UIView.noIntrinsicMetric, length.isFinite else { return }
            let constant = Double(length + alignmentInset(content.view, axis))
            solver.setConstant(constant, of: wish.hugging)
            solver.setConstant(constant, of: wish.compression)
        }
        set(content.horizontal, size.width, .horizontal)
        set(content.vertical, size.height, .vertical)
    }
}
