// A view's layout guides: those that the app adds, and those of the system, which are made on first use.

extension UIView {
    /// The guides added by the app, in order.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide and removes it from its previous view.
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
    /// The guide of the keyboard; its constraints animate with the keyboard (iOS 15). Once the guide was read, the view is laid out whenever
    /// the keyboard moves.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        UIApplication.shared.keyboardGuides.register(self)
        return (layoutState.guide(.keyboard) as? UIKeyboardLayoutGuide) ?? UIKeyboardLayoutGuide()
    }
}
