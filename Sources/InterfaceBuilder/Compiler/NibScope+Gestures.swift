// Gesture recognisers and plain objects at the top level of a document (FORMATS.md §1.9, §4.3).
// Called by the xib and storyboard compilers.

import Foundation

extension NibScope {
    private static let recognizers = [
        "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
        "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer", "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        // Interface Builder's own spelling.
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    ]

    /// A top-level object that is neither a controller nor a placeholder.
    func topLevelObject(_ element: IBElement) -> ArchivedObject? {
        if let className = NibScope.recognizers[element.name] { return recognizer(element, className) }
        switch element.name {
        case "customObject":
            let object = begin(element, "UICustomObject")
            object.set("UIClassName", .string(unit.customClassName(of: element) ?? "NSObject"))
            object.set("UIOriginalClassName", .string("UICustomObject"))
            writeRuntimeAttributes(of: element, object)
            whenComplete { self.connect(element, object) }
            return object
        case "barButtonItem", "navigationItem", "tabBarItem": return item(element)
        case "placeholder", "exit", "viewControllerPlaceholder": return nil
        default: return view(element)
        }
    }

    private func recognizer(_ element: IBElement, _ className: String) -> ArchivedObject {
        let object = begin(element, className)
        set(object, "UIGestureRecognizer.enabled", false, if: !element.flag("enabled", default: true))
        set(object, "UIGestureRecognizer.cancelsTouchesInView", false, if: !element.flag("cancelsTouchesInView", default: true))
        set(object, "UIGestureRecognizer.delaysTouchesBegan", true, if: element.flag("delaysTouchesBegan", default: false))
        set(object, "UIGestureRecognizer.delaysTouchesEnded", false, if: !element.flag("delaysTouchesEnded", default: true))
        switch element.name {
        case "tapGestureRecognizer":
            let taps = ArchivedObject("UITapRecognizer")
            taps.set("UITapRecognizer.numberOfTapsRequired", element.integer("numberOfTapsRequired").flatMap { $0 == 1 ? nil : .integer($0) })
            taps.set("UITapRecognizer.numberOfTouchesRequired", element.integer("numberOfTouchesRequired").flatMap { $0 == 1 ? nil : .integer($0) })
            object.set("UITapGestureRecognizer._imp", .object(taps))
        case "panGestureRecognizer":
            object.set("UIPanGestureRecognizer.minimumNumberOfTouches", element.integer("minimumNumberOfTouches").map(ArchivedValue.integer))
            object.set("UIPanGestureRecognizer.maximumNumberOfTouches", .integer(element.integer("maximumNumberOfTouches") ?? -1))
        case "swipeGestureRecognizer":
            let directions = ["right": 1, "left": 2, "up": 4, "down": 8]
            object.set("UISwipeGestureRecognizer.direction", .integer(element.choice("direction", directions) ?? 1))
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            object.set("UILongPressGestureRecognizer.minimumPressDuration", element.number("minimumPressDuration").map(ArchivedValue.double))
            object.set("UILongPressGestureRecognizer.allowableMovement", element.number("allowableMovement").map(ArchivedValue.double))
        case "screenEdgePanGestureRecognizer":
            let edges = element.child(key: "edges")
            let bits = [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)].reduce(0) { edges?.flag($1.0, default: false) == true ? $0 | $1.1 : $0 }
            object.set("UIScreenEdgePanGestureRecognizer.edges", .integer(bits))
        default: break
        }
        finish(element, object, originalClass: className)
        return object
    }
}
