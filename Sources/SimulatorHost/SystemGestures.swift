// The system's own gestures, made with a finger: swipe, swipe back, pulling a sheet down. ScriptPlayer and tests
// call it; UIKit's recognizers decide about the effect of the touches.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor package struct SystemGestures {
    let application: UIApplication
    let finger: Finger

    package init(application: UIApplication, finger: Finger) {
        self.application = application
        self.finger = finger
    }

    /// Swipes from one side of the screen's middle to the other, clear of the edges, as fast as a flick.
    package func swipe(_ direction: ScriptStep.Direction) {
        let (x, y) = (screen.width, screen.height)
        let (from, to): (CGPoint, CGPoint) = switch direction {
        case .up: (CGPoint(x: x * 0.5, y: y * 0.7), CGPoint(x: x * 0.5, y: y * 0.3))
        case .down: (CGPoint(x: x * 0.5, y: y * 0.3), CGPoint(x: x * 0.5, y: y * 0.7))
        case .left: (CGPoint(x: x * 0.8, y: y * 0.5), CGPoint(x: x * 0.2, y: y * 0.5))
        case .right: (CGPoint(x: x * 0.2, y: y * 0.5), CGPoint(x: x * 0.8, y: y * 0.5))
        }
        finger.drag(from: from, to: to, seconds: 0.15)
    }

    /// Swipes from the edge at which the previous screen left to the other side; a cancelled swipe returns to the edge, where the
    /// finger rests before it lifts. Returns a problem; nil if it was done.
    package func swipeBack(cancelled: Bool) -> String? {
        guard let navigation = frontNavigation, navigation.viewControllers.count > 1 else { return "no navigation controller in front has a screen to go back to" }
        let rightToLeft = application.userInterfaceLayoutDirection == .rightToLeft
        func at(_ part: CGFloat) -> CGPoint { CGPoint(x: max(1, screen.width * (rightToLeft ? 1 - part : part) - 1), y: screen.height * 0.5) }
        stroke(from: at(0), to: at(0.9), cancelled: cancelled)
        return nil
    }

    /// The sheet's top edge pulled towards the bottom of the screen.
    package func sheetSwipe(cancelled: Bool) -> String? {
        guard let top = application.topmostController, top.presentingViewController != nil, let sheet = top.presentationInForce as? UISheetPresentationController, let view = sheet.presentedView, let window = view.window else {
            return "no sheet is in front"
        }
        let frame = view.convert(view.bounds, to: window)
        let start = CGPoint(x: frame.midX, y: frame.minY + 12)
        stroke(from: start, to: CGPoint(x: start.x, y: screen.height - 20), cancelled: cancelled)
        return nil
    }

    /// Moves quickly across; if cancelled, slowly a third of the way and back, and rests before it lifts.
    private func stroke(from start: CGPoint, to end: CGPoint, cancelled: Bool) {
        guard cancelled else { return finger.drag(from: start, to: end, seconds: 0.25) }
        let turn = CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3)
        let back = CGPoint(x: start.x + (end.x - start.x) / 50, y: start.y + (end.y - start.y) / 50)
        finger.drag(from: start, legs: [.init(to: turn, seconds: 0.4), .init(to: back, seconds: 0.4), .init(to: back, seconds: 0.2)])
    }

    private var screen: CGRect { UIScreen.main.bounds }

    private var frontNavigation: UINavigationController? {
        var found: UINavigationController?
        var controller = application.topmostController
        while let current = controller {
            if let navigation = current as? UINavigationController { found = navigation }
            controller = (current as? UINavigationController)?.topViewController ?? (current as? UITabBarController)?.selectedViewController ?? current.children.last
        }
        return found
    }
}
