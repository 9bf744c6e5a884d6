// Counts an application's transitions between their call and their completion, so that `settle` can wait for them.
// A transition begins an entry and ends it at every possible end; an entry that outlives its application counts nowhere.

@MainActor package final class TransitionsInFlight {
    package private(set) var count = 0

    /// One transition; ended once.
    @MainActor final class Entry {
        private var owner: TransitionsInFlight?

        fileprivate init(_ owner: TransitionsInFlight) {
            self.owner = owner
            owner.count += 1
        }

        func end() {
            owner?.count -= 1
            owner = nil
        }
    }

    func begin() -> Entry { Entry(self) }
}

extension TransitionsInFlight {
    /// The running application's.
    package static var shared: TransitionsInFlight { UIApplication.shared.transitionsInFlight }
}

extension UIApplication {
    var transitionsInFlight: TransitionsInFlight { part { TransitionsInFlight() } }
}
