// What SwiftUI adds to collections for lists: elements move and go by offsets. Apps use it in table views too.
import Foundation

extension MutableCollection {
    /// Moves the elements at some offsets before the element at another; all offsets are those before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
        let behind = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
        for (index, element) in zip(indices, before + moved + behind) { self[index] = element }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
