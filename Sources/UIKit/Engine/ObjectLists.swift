// Searches a list for an object without a closure: a main-actor closure checks its thread at each call, which
// costs more than the search.

extension Array where Element: AnyObject {
    /// Whether the very object is in the list.
    func holds(_ object: Element) -> Bool { place(of: object) != nil }

    /// The first index of the very object.
    func place(of object: Element) -> Int? {
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }

    /// The last index of the very object; found first if it is at the end.
    func lastPlace(of object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }

    /// Removes the very object.
    mutating func drop(_ object: Element) {
        while let index = place(of: object) { remove(at: index) }
    }
}
