// Gesture recognisers from a nib (FORMATS.md §4.3). Views get theirs through an outlet collection.
// Called in UIGestureRecognizer.init(coder:), for every concrete class; each class implements the hook `decodeOwnKeys(from:)`.

import Foundation
import InterfaceBuilder

extension UIGestureRecognizer {
    func decodeGestureRecognizer(from coder: NSCoder) {
        coder.nib?.register(self)
        NibClasses.gestureRecognizer.decode(self, from: coder)
        decodeOwnKeys(from: coder)
    }
}

extension UIPanGestureRecognizer {
    func decodePan(from coder: NSCoder) {
        NibClasses.panGestureRecognizer.decode(self, from: coder)
        let maximum = coder.integer("UIPanGestureRecognizer.maximumNumberOfTouches") ?? -1
        maximumNumberOfTouches = maximum < 0 ? .max : maximum
    }
}

extension UIScreenEdgePanGestureRecognizer {
    func decodeEdges(from coder: NSCoder) {
        edges = UIRectEdge(rawValue: UInt(clamping: coder.decodeInteger(forKey: "UIScreenEdgePanGestureRecognizer.edges")))
    }
}

extension UISwipeGestureRecognizer {
    func decodeSwipe(from coder: NSCoder) { NibClasses.swipeGestureRecognizer.decode(self, from: coder) }
}

extension UILongPressGestureRecognizer {
    func decodePress(from coder: NSCoder) { NibClasses.longPressGestureRecognizer.decode(self, from: coder) }
}

extension UITapGestureRecognizer {
    /// Decodes the counts, which are in a separate object.
    func decodeTaps(from coder: NSCoder) {
        guard let nib = coder.nib, let index = nib.reference(forKey: "UITapGestureRecognizer._imp") else { return }
        nib.reading(index) {
            numberOfTapsRequired = coder.integer("UITapRecognizer.numberOfTapsRequired") ?? 1
            numberOfTouchesRequired = coder.integer("UITapRecognizer.numberOfTouchesRequired") ?? 1
        }
    }
}
