// Safe area and layout margins: computed from the superview down, callbacks delivered before layout.
// Evidence: record apple-vc-display-sequence (margins, then safe area, then viewIsAppearing),
// tw26-window-nil-willappear (zero outside a window); documentation of UIView.safeAreaInsets and layoutMargins.
import CoreGraphics
import ObjectiveC

extension ViewLayoutState {
    // MARK: Recomputing

    /// The source of a controller's insets changed: its additional insets, its bars, the window's device.
    func safeAreaSourceChanged() {
        if view.window != nil { updateInsets() }
    }

    /// Recomputes safe area and margins here and below, as far down as anything changes.
    func updateInsets(sizeChanged: Bool = false) {
        guard !freezesInsets else { return }
        let safeArea = computedSafeArea
        let before = insetsInWindow
        insetsInWindow = nil
        let known = before?.safeArea ?? safeAreaInsets
        let changed = safeArea != known
        safeAreaInsets = safeArea
        if changed {
            if !owesSafeAreaCallback { safeAreaToldLast = known }
            owesSafeAreaCallback = true
        }
        let margins = layoutMargins
        let marginsChanged = margins != (before?.margins ?? knownMargins ?? ViewLayoutState.initialMargins)
        if before != nil { guideSourceChanged() }
        if marginsChanged { owesMarginsCallback = true }
        knownMargins = margins
        if changed || marginsChanged {
            guideSourceChanged()
            view.setNeedsLayout()
        }
        for child in view.subviews { child.layoutState.inheritInsets(parentChanged: changed || marginsChanged || sizeChanged) }
    }

    /// Discards the insets: outside of a window there are none (tw26-window-nil-willappear). A view that enters a window computes them again.
    /// If they are the same as before, nothing is reported and nothing is laid out (log2-pop-layout).
    func forgetInsets() {
        if let knownMargins, insetsInWindow == nil { insetsInWindow = (safeAreaInsets, knownMargins) }
        safeAreaInsets = .zero
        knownMargins = nil
        owesSafeAreaCallback = false
        owesMarginsCallback = false
        for child in view.subviews { child.layoutState.forgetInsets() }
    }

    /// Updates a child's insets if its parent's changed, or if they were never computed in this window.
    private func inheritInsets(parentChanged: Bool) {
        if parentChanged || knownMargins == nil { updateInsets() }
    }

    /// Called before a view's layout and before `viewIsAppearing`.
    func willLayout() {
        followDirection()
        deliverInsetCallbacks()
    }

    /// Leading and trailing change sides: the equations are written anew.
    private func followDirection() {
        let rightToLeft = isLaidOutRightToLeft
        defer { knownRightToLeft = rightToLeft }
        guard let knownRightToLeft, knownRightToLeft != rightToLeft else { return }
        LayoutEngine.region(childrenOf: view)?.setNeedsRebuild()
        memberOf?.setNeedsRebuild()
    }

    func deliverInsetCallbacks() {
        guard owesMarginsCallback || owesSafeAreaCallback else { return }
        let view = view
        if owesMarginsCallback {
            owesMarginsCallback = false
            view.layoutMarginsDidChange()
            if let controller = view.viewController {
                Trace.emit(.viewController, controller, "viewLayoutMarginsDidChange")
                controller.viewLayoutMarginsDidChange()
            }
        }
        if owesSafeAreaCallback {
            owesSafeAreaCallback = false
            view.safeAreaInsetsDidChange()
            notifyValueChange(view, "safeAreaInsets", old: safeAreaToldLast, new: safeAreaInsets)
            if let controller = view.viewController {
                Trace.emit(.viewController, controller, "viewSafeAreaInsetsDidChange")
                controller.viewSafeAreaInsetsDidChange()
            }
        }
    }

    // MARK: Safe area

    private var computedSafeArea: UIEdgeInsets {
        let view = view
        guard view.window != nil else { return .zero }
        var insets: UIEdgeInsets
        if view.standsOnScreen {
            insets = DeviceInsets.insets(of: view.bounds.size)
        } else if let superview = view.superview {
            if keepsInsets(in: superview) { return safeAreaInsets }
            insets = overlap(of: superview.layoutState.insetsForSubviews, in: superview)
        } else {
            insets = .zero
        }
        if let controller = view.viewController {
            insets = insets.adding(containerInsets).adding(controller.additionalSafeAreaInsets)
        }
        return insets
    }

    /// The view of a controller that reaches out of its superview, as during an app's own transition, keeps its previous insets: none
    /// before it was inside for the first time (matrixprojects.net "Safe area insets", measured; documentation of safeAreaInsets: 0 for a view
    /// "not yet visible onscreen"). Other views follow their place.
    private func keepsInsets(in superview: UIView) -> Bool {
        let view = view
        guard view.viewController != nil, !superview.holdsScrolledContent else { return false }
        return !superview.bounds.insetBy(dx: -0.5, dy: -0.5).contains(view.untransformedFrame)
    }

    /// Scroll views move their content out of the way themselves, so their content needs no insets at the scrolled edges.
    private var insetsForSubviews: UIEdgeInsets {
        let view = view
        guard view.holdsScrolledContent else { return view.safeAreaInsets }
        return UIEdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right)
    }

    /// The part of the superview's insets that reaches into this view.
    private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        if insets == .zero { return .zero }
        let view = view
        let frame = view.untransformedFrame
        let outer = superview.bounds
        func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
        return UIEdgeInsets(
            top: reach(insets.top, frame.minY - outer.minY), left: reach(insets.left, frame.minX - outer.minX),
            bottom: reach(insets.bottom, outer.maxY - frame.maxY), right: reach(insets.right, outer.maxX - frame.maxX))
    }

    // MARK: Margins

    static let initialMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The same value as `isRightToLeft`; the traits are read once per layout, not once for every view and constraint of a deep tree.
    var isLaidOutRightToLeft: Bool {
        let attribute = view.semanticContentAttribute
        guard attribute == .unspecified else {
            return UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == .rightToLeft
        }
        return inheritsRightToLeft
    }

    private var inheritsRightToLeft: Bool {
        if directionLayout == LayoutEngine.layouts { return knownInheritedDirection }
        let view = view
        if let superview = view.superview, view.traitState == nil, view.viewController == nil {
            knownInheritedDirection = superview.layoutState.inheritsRightToLeft
        } else {
            knownInheritedDirection = view.traitCollection.layoutDirection == .rightToLeft
        }
        directionLayout = LayoutEngine.layouts
        return knownInheritedDirection
    }

    /// The default margins: 8 points, or those of a part of UIKit; a controller's root view has the system's side margins instead.
    private var baseMargins: NSDirectionalEdgeInsets {
        let view = view
        guard let controller = view.viewController else { return customMargins ?? defaultMargins }
        let minimum = controller.viewRespectsSystemMinimumLayoutMargins ? DeviceInsets.sideMargin(of: view.bounds.width) : 0
        var margins = customMargins ?? NSDirectionalEdgeInsets(top: 0, leading: minimum, bottom: 0, trailing: minimum)
        margins.leading = max(margins.leading, minimum)
        margins.trailing = max(margins.trailing, minimum)
        return margins
    }

    var layoutMargins: UIEdgeInsets {
        get {
            let view = view
            let base = baseMargins
            // Equal sides have no direction, which traits would have to be asked for.
            var margins = base.resolved(rightToLeft: base.leading != base.trailing && isRightToLeft)
            if insetsMarginsFromSafeArea { margins = margins.adding(view.safeAreaInsets) }
            if preservesSuperviewMargins, let superview = view.superview {
                margins = margins.union(overlap(of: superview.layoutMargins, in: superview))
            }
            return margins
        }
        set { setMargins(NSDirectionalEdgeInsets(newValue, rightToLeft: isRightToLeft)) }
    }

    var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, rightToLeft: isRightToLeft) }
        set { setMargins(newValue) }
    }

    private func setMargins(_ margins: NSDirectionalEdgeInsets) {
        guard customMargins != margins else { return }
        customMargins = margins
        marginsSourceChanged()
    }

    /// Sets the default margins of a UIKit view, for an app that sets none.
    func setDefaultMargins(_ margins: NSDirectionalEdgeInsets) {
        guard defaultMargins != margins else { return }
        defaultMargins = margins
        if customMargins == nil { marginsSourceChanged() }
    }

    func change(_ setting: ReferenceWritableKeyPath<ViewLayoutState, Bool>, to value: Bool) {
        guard self[keyPath: setting] != value else { return }
        self[keyPath: setting] = value
        marginsSourceChanged()
    }

    func marginsSourceChanged() {
        owesMarginsCallback = true
        knownMargins = layoutMargins
        guideSourceChanged()
        view.setNeedsLayout()
        for child in view.subviews where child.layoutState.preservesSuperviewMargins { child.layoutState.marginsSourceChanged() }
    }
}

/// The insets of the device in a window, and its side margins.
@MainActor enum DeviceInsets {
    static func insets(of size: CGSize) -> UIEdgeInsets {
        let device = Host.current.device
        if size.width > size.height, device.idiom == "phone" {
            return UIEdgeInsets(
                top: device.landscapeSafeAreaTop, left: device.landscapeSafeAreaLeft,
                bottom: device.landscapeSafeAreaBottom, right: device.landscapeSafeAreaRight)
        }
        return UIEdgeInsets(top: UIScreen.main.statusBarInset, left: 0, bottom: device.safeAreaBottom, right: 0)
    }

    /// 16 points, 20 on screens at least 414 points wide (documentation of systemMinimumLayoutMargins names no numbers;
    /// these are the values of the iPhone 6 and 6 Plus classes).
    static func sideMargin(of width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

extension UIViewController {
    /// The minimum side margins of the system for the root view, in points.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = DeviceInsets.sideMargin(of: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
