// Short names of views, e1, e2, …: a view keeps its number for its life, and no number is used twice.
// ScreenSnapshot writes them, requests use them.
import UIKit

@MainActor final class ElementReferences {
    private struct Entry {
        weak var view: UIView?
        var number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private(set) var last: Int

    /// - Parameter last: the last number that was given in an earlier process of the session.
    init(last: Int = 0) { self.last = last }

    func number(of view: UIView) -> Int {
        // A new view may have the address of a view that was released.
        if let entry = entries[ObjectIdentifier(view)], entry.view === view { return entry.number }
        last += 1
        entries[ObjectIdentifier(view)] = Entry(view: view, number: last)
        return last
    }

    func view(_ number: Int) -> UIView? { entries.values.first { $0.number == number }?.view }

    func forgetTheDead() { entries = entries.filter { $0.value.view != nil } }
}
