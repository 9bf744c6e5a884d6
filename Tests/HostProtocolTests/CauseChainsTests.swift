// Chains of causes: from the first to the last, whatever a trace may hold.
import HostProtocol
import Testing

@Suite struct CauseChainsTests {
    private func link(_ number: Int, _ because: Int?, _ text: String) -> CauseLink { CauseLink(number: number, because: because, kind: .step, text: text, evidence: ["record \(number)"]) }
    private func event(_ link: Int?) -> LifecycleEvent { LifecycleEvent(.init(kind: .viewController, className: "B", object: 1, event: "viewWillAppear"), sequence: 9, time: 1, frame: 2, link: link) }

    @Test func aChainBeginsWithItsFirstCause() {
        let chains = CauseChains([link(1, nil, "finger"), link(2, 1, "action"), link(3, 1, "other"), link(4, 2, "push")])
        #expect(chains.chain(to: 4).map(\.text) == ["finger", "action", "push"])
        #expect(chains.chain(to: nil).isEmpty && chains.chain(to: 7).isEmpty)
        #expect(chains.links(of: [event(4), event(3), event(nil), event(4)]).map(\.number) == [1, 2, 3, 4])
        #expect(chains.text(of: event(4), evidence: false) == ["step: finger", "  → step: action", "    → step: push", "      → B#1 viewWillAppear"])
        #expect(chains.text(of: event(2), evidence: true) == ["step: finger", "    record 1", "  → step: action", "      record 2", "    → B#1 viewWillAppear"])
        #expect(chains.text(of: event(nil), evidence: true) == ["nothing is known of what led to it"])
    }

    /// A trace that somebody has written by hand leads nowhere for ever.
    @Test func aRingEnds() {
        let chains = CauseChains([link(1, 2, "a"), link(2, 1, "b"), link(3, 3, "c")])
        #expect(chains.chain(to: 2).map(\.text) == ["a", "b"])
        #expect(chains.chain(to: 3).map(\.text) == ["c"])
    }

    @Test func whatIsForgottenIsGone() {
        var chains = CauseChains([link(1, nil, "a"), link(2, 1, "b")])
        chains.forget(through: 1)
        #expect(chains.chain(to: 2).map(\.text) == ["b"])
    }
}
