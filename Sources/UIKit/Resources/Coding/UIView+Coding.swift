// UIView from a nib: the keys of every view that are in no row (FORMATS.md §4.1): geometry, subviews, layout.
// Called first in UIView.init(coder:), with the subclass's stored properties already set.

import Foundation
import InterfaceBuilder

extension UIView {
    func decode(from coder: NSCoder) {
        coder.nib?.register(self)
        bounds = coder.decodeCGRect(forKey: "UIBounds")
        center = coder.decodeCGPoint(forKey: "UICenter")
        NibClasses.view.decode(self, from: coder)
        decodeLayout(from: coder)
        decodeParts(from: coder)
        decodeConstraints(from: coder)
        decodeOwnKeys(from: coder)
    }

    private func decodeLayout(from coder: NSCoder) {
        if coder.flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") { translatesAutoresizingMaskIntoConstraints = false }
        if let priorities = coder.braces("UIViewContentHuggingPriority", count: 2) {
            setContentHuggingPriority(UILayoutPriority(Float(priorities[0])), for: .horizontal)
            setContentHuggingPriority(UILayoutPriority(Float(priorities[1])), for: .vertical)
        }
        if let priorities = coder.braces("UIViewContentCompressionResistancePriority", count: 2) {
            setContentCompressionResistancePriority(UILayoutPriority(Float(priorities[0])), for: .horizontal)
            setContentCompressionResistancePriority(UILayoutPriority(Float(priorities[1])), for: .vertical)
        }
        if let margins = coder.insets("UIViewLayoutMargins") { layoutMargins = margins }
        if coder.flag("UIViewPreservesSuperviewMargins") { preservesSuperviewLayoutMargins = true }
        if coder.containsValue(forKey: "UIViewInsetsLayoutMarginsFromSafeArea") {
            insetsLayoutMarginsFromSafeArea = coder.flag("UIViewInsetsLayoutMarginsFromSafeArea")
        }
    }

    /// Subviews in order; classes with parts of their own put the archived part's keys into those.
    private func decodeParts(from coder: NSCoder) {
        decodeOwnParts(from: coder)
        for subview in coder.object("UISubviews", as: [Any].self) ?? [] {
            guard let subview = subview as? UIView, subview !== self, subview.superview !== self else { continue }
            addSubview(subview)
        }
    }

    /// Constraints are installed when the whole nib is decoded: their items may not exist yet.
    private func decodeConstraints(from coder: NSCoder) {
        guard let nib = coder.nib, let loading = nib.instantiation else { return }
        for constraint in coder.object("UIViewAutolayoutConstraints", as: [Any].self) ?? [] {
            guard let constraint = constraint as? NSLayoutConstraint else { continue }
            loading.pendingConstraints.append((self, constraint))
        }
    }
}

extension NIBArchiveDecoder {
    @MainActor var instantiation: NibInstantiation? { objectFactory as? NibInstantiation }
}

extension UIWindow {
    func decodeWindow(from coder: NSCoder) {
        if let root: UIViewController = coder.object("UIRootViewController") { rootViewController = root }
    }
}
