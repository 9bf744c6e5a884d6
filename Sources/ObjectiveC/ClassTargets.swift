// Classes as observers and targets: `addObserver(Self.self, selector: …)`. A class travels as AnyObject in a box; whoever keeps a weak
// reference to one, or compares two, needs the same box each time. NotificationCenter's and UIKit's target forms call it.
import Foundation

/// The object that messages to a target go to; for a class the box in which it travels, which lives as long as the process.
package func objcTarget(_ target: Any) -> AnyObject {
    guard let cls = target as? AnyClass else { return target as AnyObject }
    return ClassBoxes.shared.box(of: cls)
}

private final class ClassBoxes: @unchecked Sendable {
    static let shared = ClassBoxes()
    private let lock = NSLock()
    private var boxes: [ObjectIdentifier: AnyObject] = [:]

    func box(of cls: AnyClass) -> AnyObject {
        lock.withLock {
            if let known = boxes[ObjectIdentifier(cls)] { return known }
            let box = cls as AnyObject
            boxes[ObjectIdentifier(cls)] = box
            return box
        }
    }
}
