// UIFocusAnimationCoordinator: animations that run alongside a move of focus.
import Foundation

/// Runs an app's animations along with a move of focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// The seconds that UIView's animations take by default.
    private static let duration: TimeInterval = 0.2

    /// Runs animations with those of the item that gets focus.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        guard let animations else { completion?(); return }
        animate(animations, duration: Self.duration, completion)
    }
}
