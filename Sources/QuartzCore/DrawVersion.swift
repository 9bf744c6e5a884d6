// Numbers that distinguish a layer's appearance at one moment from that at another, also when a layer takes the place of a freed one
// in memory. CALayer takes one at each change; LayerPicture compares them.

import Synchronization

enum DrawVersion {
    private static let count = Atomic<Int>(0)

    static func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
