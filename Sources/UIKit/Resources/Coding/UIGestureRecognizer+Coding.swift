// Gesture recognisers from a nib (FORMATS.md §4.3). Views get theirs through an outlet collection.
// Called in UIGestureRecognizer.init(coder:), for every concrete class.

import Foundation
import InterfaceBuilder

extension UIGestureRecognizer {
    func decodeGestureRecognizer(from coder: NSCoder) {
        coder.nib?.register(self)
        isEnabled = coder.flag("UIGestureRecognizer.enabled", default: true)
        cancelsTouchesInView = coder.flag("UIGestureRecognizer.cancelsTouchesInView", default: true)
        delaysTouchesBegan = coder.flag("UIGestureRecognizer.delaysTouchesBegan")
        delaysTouchesEnded = coder.flag("UIGestureRecognizer.delaysTouchesEnded", default: true)
        switch self {
        case let tap as UITapGestureRecognizer: tap.decodeTaps(from: coder)
        case let edge as UIScreenEdgePanGestureRecognizer:
            edge.edges = UIRectEdge(rawValue: UInt(clamping: coder.decodeInteger(forKey: "UIScreenEdgePanGestureRecognizer.edges")))
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = coder.integer("UIPanGestureRecognizer.minimumNumberOfTouches") ?? 1
            let maximum = coder.integer("UIPanGestureRecognizer.maximumNumberOfTouches") ?? -1
            pan.maximumNumberOfTouches = maximum < 0 ? .max : maximum
        case let swipe as UISwipeGestureRecognizer:
            if let direction = coder.integer("UISwipeGestureRecognizer.direction") {
                swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(clamping: direction))
            }
        case let press as UILongPressGestureRecognizer:
            if let seconds = coder.number("UILongPressGestureRecognizer.minimumPressDuration") { press.minimumPressDuration = TimeInterval(seconds) }
            if let points = coder.number("UILongPressGestureRecognizer.allowableMovement") { press.allowableMovement = points }
        default: break
        }
    }
}

extension UITapGestureRecognizer {
    /// The counts stand in an object of their own.
    fileprivate func decodeTaps(from coder: NSCoder) {
        guard let nib = coder.nib, let index = nib.reference(forKey: "UITapGestureRecognizer._imp") else { return }
        nib.reading(index) {
            numberOfTapsRequired = coder.integer("UITapRecognizer.numberOfTapsRequired") ?? 1
            numberOfTouchesRequired = coder.integer("UITapRecognizer.numberOfTouchesRequired") ?? 1
        }
    }
}
