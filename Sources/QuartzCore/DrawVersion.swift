// Numbers that tell what layers showed at one moment from what they show at another, also when a layer takes the place of a dead one
// in memory. CALayer takes one at each change; LayerPicture compares them.

import Synchronization

enum DrawVersion {
    private static let count = Atomic<Int>(0)

    static func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
