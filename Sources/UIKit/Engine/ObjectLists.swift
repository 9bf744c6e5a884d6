// Looking for an object in a list without a closure: one that belongs to the main actor asks at each call which thread it is on, which
// costs more than the look.

extension Array where Element: AnyObject {
    /// Whether the very object is in the list.
    func holds(_ object: Element) -> Bool { place(of: object) != nil }

    /// Where the very object is for the first time.
    func place(of object: Element) -> Int? {
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }

    /// Where the very object is for the last time; found first where that is the end.
    func lastPlace(of object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }

    /// Takes the very object out.
    mutating func drop(_ object: Element) {
        while let index = place(of: object) { remove(at: index) }
    }
}
