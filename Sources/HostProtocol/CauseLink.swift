// One link of the chain from a finger to a callback, as the trace and requests carry it. UIKit states links (Causes), the host
// numbers them, the page and `willappear trace --why` show them.

package struct CauseLink: Codable, Sendable, Equatable {
    /// What sort of thing happened.
    package enum Kind: String, Codable, Sendable {
        /// A finger landed, moved or was lifted.
        case finger
        case key
        /// The system or the person behind the device: launch, home, a call, rotation.
        case system
        /// A gesture recognizer changed its state.
        case recognizer
        /// A target and its selector, or a closure, was called.
        case action
        /// A row or item was chosen.
        case selection
        /// A choreography began: present, push, dismiss.
        case transition
        /// The transition waited for a commit, an animation or a finger, and went on.
        case wait
        /// A step of a choreography.
        case step
        /// UIKit's layout pass.
        case layout
        /// Work of the main run loop that nothing else is known of.
        case work
    }

    /// From 1, in the order in which events first referred to them.
    package var number: Int
    /// The link that this one follows from.
    package var because: Int?
    package var kind: Kind
    package var text: String
    /// What it is known by: what was hit, the records that a step follows.
    package var evidence: [String]

    package init(number: Int, because: Int?, kind: Kind, text: String, evidence: [String]) {
        self.number = number
        self.because = because
        self.kind = kind
        self.text = text
        self.evidence = evidence
    }

    enum CodingKeys: String, CodingKey {
        case number = "link"
        case because, kind, text, evidence
    }
}

/// Links by number.
package struct CauseChains: Sendable {
    private var links: [Int: CauseLink] = [:]

    package init(_ links: [CauseLink] = []) { links.forEach { add($0) } }

    package mutating func add(_ link: CauseLink) { links[link.number] = link }

    /// Forgets links with a number up to `number`.
    package mutating func forget(through number: Int) { links = links.filter { $0.key > number } }

    /// From the first cause to the link called `number`.
    package func chain(to number: Int?) -> [CauseLink] {
        var found: [CauseLink] = []
        var next = number
        // A cause is older than what follows from it: numbers fall.
        while let number = next, let link = links[number] {
            found.append(link)
            next = link.because.flatMap { $0 < number ? $0 : nil }
        }
        return found.reversed()
    }

    /// The links of all chains that end at one of the events, each once.
    package func links(of events: [LifecycleEvent]) -> [CauseLink] {
        var found: [Int: CauseLink] = [:]
        for event in events where event.link.map({ found[$0] == nil }) == true {
            for link in chain(to: event.link) { found[link.number] = link }
        }
        return found.values.sorted { $0.number < $1.number }
    }
}
