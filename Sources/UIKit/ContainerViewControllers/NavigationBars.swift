// Bars and frames of a navigation controller: which bars show, their frames, and the space that they leave to the child.
// UINavigationController's layout and flags call this; transitions and animated hiding move the bars from one state to the next.
import CoreGraphics

@MainActor final class NavigationBars {
    private unowned let navigation: UINavigationController
    /// The bar's present state, held until an animation takes it to the state of `isNavigationBarHidden`.
    private var heldBarHidden: Bool?
    private var heldToolbarHidden: Bool?
    private var isMoving = false
    private var placed: (view: ObjectIdentifier, frame: CGRect)?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    private var root: UIView? { navigation.viewIfLoaded }
    private var bar: UINavigationBar { navigation.navigationBar }
    private var toolbarHeight: CGFloat { navigation.traitCollection.hasLowBars ? 32 : 49 }

    /// Hidden by the app, or by a controller of the stack that was pushed without the bottom bar.
    private var toolbarIsHidden: Bool {
        navigation.isToolbarHidden || navigation.stack.controllers(upTo: navigation.stack.shown).contains { $0.hidesBottomBarWhenPushed }
    }

    // MARK: Hiding and showing

    func changed() {
        root?.setNeedsLayout()
        layout()
    }

    func setBarHidden(_ hidden: Bool, animated: Bool) {
        let before = navigation.isNavigationBarHidden
        guard hidden != before else { return }
        change(animated: animated, hold: { self.heldBarHidden = self.heldBarHidden ?? before }) { navigation.isNavigationBarHidden = hidden }
    }

    func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        let before = toolbarIsHidden
        guard hidden != navigation.isToolbarHidden else { return }
        change(animated: animated, hold: { self.heldToolbarHidden = self.heldToolbarHidden ?? before }) { navigation.isToolbarHidden = hidden }
    }

    private func change(animated: Bool, hold: () -> Void, _ set: () -> Void) {
        guard animated, let root, root.window != nil else { return set() }
        hold()
        set()
        // A transition that is about to animate moves the bars itself.
        if let running = navigation.stack.running, running.isAnimated, !running.motion.hasStarted { return }
        isMoving = true
        UIView.animateTouchably(withDuration: TimeInterval(UINavigationController.hideShowBarDuration), animations: {
            self.move()
            if self.navigation.stack.running == nil { root.layoutIfNeeded() }
        }, completion: { [weak self] _ in self?.settle() })
    }

    /// Moves the bars to the positions for their flags; inside an animation they glide there.
    func move() {
        isMoving = true
        heldBarHidden = nil
        heldToolbarHidden = nil
        layout()
    }

    /// Hiding or showing waits for an animation to take the bars along.
    var isHeld: Bool { heldBarHidden != nil || heldToolbarHidden != nil }

    /// The animation is over.
    func settle() {
        isMoving = false
        heldBarHidden = nil
        heldToolbarHidden = nil
        layout()
    }

    // MARK: Frames

    /// Lays out only the bars, for a child that is in its place.
    func layoutBars() {
        guard let root else { return }
        let navigation = navigation, bar = bar, bounds = root.bounds
        navigation.contentHolder.stand(at: bounds)
        let isHidden = heldBarHidden ?? navigation.isNavigationBarHidden
        let height = bar.sizeThatFits(bounds.size).height
        bar.isHidden = isHidden && navigation.isNavigationBarHidden && !isMoving
        bar.stand(at: CGRect(x: 0, y: isHidden ? -height : root.safeAreaInsets.top, width: bounds.width, height: height))
        layoutToolbar(in: root)
        if root.subviews.last !== bar { root.bringSubviewToFront(bar) }
    }

    func layout() {
        layoutBars()
        // A departing child keeps the bars it had: its content must not jump while it slides out.
        if root != nil, let child = navigation.stack.shown, child.isViewLoaded { place(child) }
    }

    private func layoutToolbar(in root: UIView) {
        let isHidden = heldToolbarHidden ?? toolbarIsHidden
        guard navigation.hasToolbar || !isHidden, let toolbar = navigation.toolbar else { return }
        if toolbar.superview !== root { root.addSubview(toolbar) }
        let top = root.bounds.height - (isHidden ? 0 : root.safeAreaInsets.bottom + toolbarHeight)
        toolbar.frame = CGRect(x: 0, y: top, width: root.bounds.width, height: toolbarHeight)
        toolbar.isHidden = isHidden && toolbarIsHidden && !isMoving
        toolbar.isAtScrollEdge = navigation.contentStandsAtItsEnd
    }

    /// Gives a child its frame and the safe area that the bars leave. `again` undoes changes of an app's animator.
    func place(_ child: UIViewController, again: Bool = false) {
        guard let view = child.placedView else { return }
        let (frame, insets) = space(for: child), bar = bar
        bar.heightGivenToContent = navigation.isNavigationBarHidden ? 0 : bar.collapsedHeight
        view.layoutState.containerInsets = insets
        guard again || placed?.view != ObjectIdentifier(view) || placed?.frame != frame else { return }
        placed = (ObjectIdentifier(view), frame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func frame(for child: UIViewController) -> CGRect { space(for: child).frame }

    /// Content reaches under a bar unless the controller says otherwise (UIViewController.edgesForExtendedLayout and
    /// extendedLayoutIncludesOpaqueBars, Apple documentation).
    private func space(for child: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
        guard let root else { return (.zero, .zero) }
        let navigation = navigation, bar = bar
        var frame = root.bounds
        var insets = UIEdgeInsets.zero
        if !navigation.isNavigationBarHidden {
            let height = bar.sizeThatFits(frame.size).height
            if child.extends(under: .top, translucent: bar.isTranslucent) {
                insets.top = height
            } else {
                let covered = root.safeAreaInsets.top + height
                frame.origin.y += covered
                frame.size.height -= covered
            }
        }
        if !toolbarIsHidden {
            if child.extends(under: .bottom, translucent: navigation.toolbar.isTranslucent) {
                insets.bottom = toolbarHeight
            } else {
                frame.size.height -= root.safeAreaInsets.bottom + toolbarHeight
            }
        }
        return (frame, insets)
    }

    /// The bar's items are the stack's, at once.
    func showItems() {
        let items = navigation.stack.controllers.map(\.navigationItem)
        guard !items.elementsEqual(bar.itemStack, by: ===) || bar.content == nil else { return }
        bar.setItems(items, animated: false)
    }
}

extension UIView {
    /// Sets the frame if it differs: containers call this in every layout.
    fileprivate func stand(at rect: CGRect) { if frame != rect { frame = rect } }
}

extension UIViewController {
    fileprivate func extends(under edge: UIRectEdge, translucent: Bool) -> Bool {
        Behaviour.extendedLayout.isOn && edgesForExtendedLayout.contains(edge) && (translucent || extendedLayoutIncludesOpaqueBars)
    }
}

extension UINavigationController {
    func toolbarItemsChanged(of controller: UIViewController?) {
        guard let controller, controller === topViewController, isViewLoaded else { return }
        if !isToolbarHidden { toolbar.setItems(controller.toolbarItems, animated: false) }
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UINavigationController {
    var bars: NavigationBars { part { NavigationBars(self) } }
}
