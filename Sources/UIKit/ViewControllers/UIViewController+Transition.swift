// How a controller hears of a new size or new traits, and passes the news on: children first, then what it presents,
// each asked for its child's size before the child is told (lifecycle/ wwdc14-228-size, apple-rotation-root-first).
// Rotation starts it at the root; the open members of UIViewController continue it.
import CoreGraphics

extension UIViewController {
    func tellSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        Trace.emit(.viewController, self, "viewWillTransition(to:with:)")
        viewWillTransition(to: size, with: coordinator)
    }

    func tellTraitChange(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        Trace.emit(.viewController, self, "willTransition(to:with:)")
        willTransition(to: traits, with: coordinator)
    }

    func passOnSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.tellSizeChange(childSize, coordinator)
        }
        presentation.presented?.tellSizeChange(size, coordinator)
    }

    func passOnTraitChange(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.tellTraitChange(traits, coordinator) }
        presentation.presented?.tellTraitChange(traits, coordinator)
    }
}
