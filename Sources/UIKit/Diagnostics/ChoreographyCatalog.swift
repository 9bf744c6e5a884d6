// Every choreography of UIKit, in the order in which Docs/LIFECYCLE.md prints them.
// A transition type adds its static choreographies here; the documentation generator reads nothing else.

@MainActor package enum ChoreographyCatalog {
    package static var all: [ChoreographyTable] {
        [
            PresentTransition.choreography.table,
        ]
    }
}
