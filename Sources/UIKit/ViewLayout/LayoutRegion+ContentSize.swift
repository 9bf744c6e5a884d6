// Intrinsic content sizes as wishes: not wider (hugging), not narrower (compression resistance).
// Text that wraps is measured twice, as UIKit does: first on one line, then in the width that layout gave it.
import ConstraintSolver
import CoreGraphics

struct ContentSize {
    unowned let view: UIView
    /// What the view wants when nothing limits its width.
    var natural: CGSize
    /// What it wants in the width it was given; nil while that makes no difference.
    var wrapped: CGSize?
    var horizontal: Wish?
    var vertical: Wish?

    struct Wish {
        var hugging: ConstraintID
        var compression: ConstraintID
    }
}

extension LayoutRegion {
    func installContentSize(of view: UIView) {
        let natural = (view as? any WidthDependentContent)?.unwrappedContentSize ?? view.intrinsicContentSize
        var content = ContentSize(view: view, natural: natural)
        content.horizontal = wish(view, .horizontal, natural.width)
        content.vertical = wish(view, .vertical, natural.height)
        contents[ObjectIdentifier(view)] = content
    }

    /// After `invalidateIntrinsicContentSize` or a change of priority.
    func updateContentSize(of view: UIView) {
        guard let old = contents[ObjectIdentifier(view)] else { return }
        for wish in [old.horizontal, old.vertical].compactMap({ $0 }) {
            for id in [wish.hugging, wish.compression] {
                sources[id] = nil
                solver.remove(id)
            }
        }
        installContentSize(of: view)
    }

    private func wish(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> ContentSize.Wish? {
        guard length != UIView.noIntrinsicMetric, length.isFinite, let item = items[ObjectIdentifier(view)] else { return nil }
        let variable = axis == .horizontal ? item.width : item.height
        let constant = Double(length + alignmentInset(view, axis))
        guard
            let hugging = solver.add(
                LinearConstraint([Term(variable)], .lessThanOrEqual, constant, priority: Double(view.contentHuggingPriority(for: axis).rawValue))),
            let compression = solver.add(
                LinearConstraint(
                    [Term(variable)], .greaterThanOrEqual, constant, priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue)))
        else { return nil }
        sources[hugging] = .contentSize(view, axis)
        sources[compression] = .contentSize(view, axis)
        return ContentSize.Wish(hugging: hugging, compression: compression)
    }

    private func alignmentInset(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let insets = view.alignmentRectInsets
        return axis == .horizontal ? insets.horizontal : insets.vertical
    }

    /// First pass: every text on one line.
    func unwrapContents() {
        for (key, content) in contents where content.wrapped != nil {
            apply(content.natural, to: content)
            contents[key]?.wrapped = nil
        }
    }

    /// Second pass: texts narrower than their line are measured again. True when something changed.
    func wrapContents() -> Bool {
        var changed = false
        for (key, content) in contents {
            guard let view = content.view as? any WidthDependentContent, view.wrapsContent, let item = items[key] else { continue }
            let width = CGFloat(solver.value(of: item.width)) - alignmentInset(content.view, .horizontal)
            guard width > 0, width < content.natural.width - 1e-3 else { continue }
            let wrapped = view.intrinsicContentSize(wrappedIn: width)
            apply(wrapped, to: content)
            contents[key]?.wrapped = wrapped
            changed = true
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
