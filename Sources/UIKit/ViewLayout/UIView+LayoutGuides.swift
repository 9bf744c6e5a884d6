// A view's layout guides: those that the app adds, and those of the system that are made when they are asked for.

extension UIView {
    /// The guides added by the app, in order.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide, taking it from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        layoutGuide.kind = UILayoutGuide.scrollKind(of: layoutGuide, in: self)
        layoutState.guides.append(layoutGuide)
    }

    /// Removes a guide and every constraint that refers to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        layoutState.removeConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
        LayoutEngine.region(childrenOf: self)?.drop(layoutGuide)
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The margins, no wider than comfortable lines of text.
    public var readableContentGuide: UILayoutGuide { layoutState.guide(.readableContent) }
    /// Follows the keyboard; its constraints animate with it (iOS 15). The view is laid out whenever the keyboard
    /// moves once it was asked for.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        UIApplication.shared.keyboardGuides.register(self)
        return (layoutState.guide(.keyboard) as? UIKeyboardLayoutGuide) ?? UIKeyboardLayoutGuide()
    }
}
