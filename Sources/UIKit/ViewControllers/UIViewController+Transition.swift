// Tells a controller of a new size or new traits, and forwards the call: children first, then the presented controller,
// each asked for its child's size before the child is told (records wwdc14-228-size, apple-rotation-root-first).
// RotationTransition starts it at the root; the open members of UIViewController continue it.
import CoreGraphics

extension UIViewController {
    func tellSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        Trace.emit(.viewController, self, "viewWillTransition(to:with:)")
        viewWillTransition(to: size, with: coordinator)
    }

    /// Tells of a change of traits, unless the controller's own traits stay because of an override.
    func tellTraitChange(_ inherited: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let new = traits(inheriting: inherited)
        // Children and presented controllers may have traits that do change.
        guard new != traitCollection else { return passOnTraitChange(new, coordinator) }
        Trace.emit(.viewController, self, "willTransition(to:with:)")
        willTransition(to: new, with: coordinator)
    }

    func passOnSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // A child whose size stays is not told (header-same-size). A view below the top of a stack has missed the last change: its
            // controller is not told of the way back.
            if child.viewIfLoaded?.bounds.size == childSize { continue }
            child.tellSizeChange(childSize, coordinator)
        }
        if let presented = presentation.presented { presented.presentation.controllerForPresentation()?.viewWillTransition(to: size, with: coordinator) }
    }

    func passOnTraitChange(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.tellTraitChange(traits, coordinator) }
        if let presented = presentation.presented { presented.presentation.controllerForPresentation()?.willTransition(to: traits, with: coordinator) }
    }
}

extension UIPresentationController {
    func passOnSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let childSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.tellSizeChange(childSize, coordinator)
    }
}

// MARK: The callbacks of iOS 7 and before
extension UIViewController {
    /// Visits this controller and those inside it; from iOS 8 on without those that are told of their new size instead.
    private func eachInside(_ body: (UIViewController) -> Void) {
        if Behaviour.rotationCallbacks.isOn || !SizeTransitionOverride.exists(in: type(of: self)) { body(self) }
        for child in children { child.eachInside(body) }
    }

    func tellWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        eachInside {
            Trace.emit(.viewController, $0, "willRotate(to:duration:)")
            $0.willRotate(to: orientation, duration: duration)
        }
    }

    func tellWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        eachInside {
            Trace.emit(.viewController, $0, "willAnimateRotation(to:duration:)")
            $0.willAnimateRotation(to: orientation, duration: duration)
        }
    }

    func tellDidRotate(from orientation: UIInterfaceOrientation) {
        eachInside {
            Trace.emit(.viewController, $0, "didRotate(from:)")
            $0.didRotate(from: orientation)
        }
    }
}
