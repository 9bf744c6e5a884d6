// Gesture recognisers and plain objects at the top level of a document (FORMATS.md §1.9, §4.3).
// Called by the xib and storyboard compilers.

import Foundation

extension NibScope {
    static let recognizers = [
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
        writeProperties(of: className, element, object)
        switch element.name {
        case "tapGestureRecognizer":
            let taps = ArchivedObject("UITapRecognizer")
            taps.set("UITapRecognizer.numberOfTapsRequired", element.integer("numberOfTapsRequired").flatMap { $0 == 1 ? nil : .integer($0) })
            taps.set("UITapRecognizer.numberOfTouchesRequired", element.integer("numberOfTouchesRequired").flatMap { $0 == 1 ? nil : .integer($0) })
            object.set("UITapGestureRecognizer._imp", .object(taps))
        case "panGestureRecognizer":
            object.set("UIPanGestureRecognizer.maximumNumberOfTouches", .integer(element.integer("maximumNumberOfTouches") ?? -1))
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
