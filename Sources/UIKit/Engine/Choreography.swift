// A transition written down as named steps with their evidence, and the runner that performs them in that order.
// Every transition type holds its choreographies as static values; Docs/LIFECYCLE.md prints the same values.
// It does not know what the steps do.

/// The steps of one transition, in order.
@MainActor struct Choreography<Transition> {
    /// The name of the transition in a developer's words: "Push", "Dismiss, swipe cancelled".
    let name: String
    /// The roles of A, B, … and the situation in which this choreography runs.
    let summary: String
    let steps: [Step]

    init(_ name: String, _ summary: String, _ steps: [Step]) {
        self.name = name
        self.summary = summary
        self.steps = steps
    }

    @MainActor struct Step {
        enum Work {
            case now((Transition) -> Void)
            case wait((Transition, _ proceed: @escaping () -> Void) -> Void)
        }

        /// The step's name as in a log: "A.viewWillDisappear".
        let name: String
        let evidence: [String]
        /// The condition in words, for the reader; the runner calls `applies`.
        let condition: String?
        let behaviour: Behaviour?
        let applies: (Transition) -> Bool
        let work: Work

        /// A step that is over when `work` returns.
        static func now(_ name: String, _ evidence: [String] = [], only condition: String? = nil, since behaviour: Behaviour? = nil, if applies: @escaping (Transition) -> Bool = { _ in true }, _ work: @escaping (Transition) -> Void) -> Step {
            Step(name: name, evidence: evidence, condition: condition, behaviour: behaviour, applies: applies, work: .now(work))
        }

        /// A step that is over when `work` calls `proceed`, once: a commit, an animation, a finger.
        static func wait(_ name: String, _ evidence: [String] = [], only condition: String? = nil, since behaviour: Behaviour? = nil, if applies: @escaping (Transition) -> Bool = { _ in true }, _ work: @escaping (Transition, _ proceed: @escaping () -> Void) -> Void) -> Step {
            Step(name: name, evidence: evidence, condition: condition, behaviour: behaviour, applies: applies, work: .wait(work))
        }
    }

    /// Performs the steps that apply; each of their events has `cause` in the trace. `proceed` may be called
    /// later or inside the step. A second call of the same `proceed` does nothing.
    /// For a transition of controllers, which can be taken back and torn down, a TransitionRunner does this.
    func run(_ transition: Transition, cause: String) { perform(0, transition, cause, self.cause) }

    private func perform(_ start: Int, _ transition: Transition, _ cause: String, _ link: Cause) {
        guard let (begin, next) = advance(from: start, transition, cause: cause, link: link, while: { true }) else { return }
        let gate = StepGate()
        let waits = wait(before: next, link)
        Causes.during(waits) {
            Trace.because(cause) { begin(transition) { if gate.open() { self.perform(next, transition, cause, waits) } } }
        }
    }

    /// The transition itself, as a link of the chains of causes.
    var cause: Cause { Cause(.transition, name, evidence: [summary]) }

    /// The cause for the steps from `next` on, which waited. A second wait does not make the chain longer.
    func wait(before next: Int, _ link: Cause) -> Cause {
        let step = steps[next - 1]
        return Cause(.wait, step.name, evidence: step.evidence, because: link.kind == .wait ? link.because : link)
    }

    /// Performs the steps from `start` up to the next wait, while `isCurrent` returns true. Returns the begin of that wait
    /// and the step after it; nil at the end.
    func advance(from start: Int, _ transition: Transition, cause: String, link: Cause? = nil, while isCurrent: () -> Bool) -> (begin: (Transition, _ proceed: @escaping () -> Void) -> Void, next: Int)? {
        var index = start
        while index < steps.count {
            let step = steps[index]
            index += 1
            guard step.behaviour?.isOn ?? true, isCurrent(), step.applies(transition) else { continue }
            switch step.work {
            case .now(let work):
                Causes.during(Cause(.step, step.name, evidence: step.evidence, because: link ?? Causes.current)) { Trace.because(cause) { work(transition) } }
            case .wait(let work): return (work, index)
            }
        }
        return nil
    }

    /// The table for the documentation.
    var table: ChoreographyTable {
        ChoreographyTable(name: name, summary: summary, rows: steps.map { step in
            let isWait = if case .wait = step.work { true } else { false }
            return .init(step: step.name, isWait: isWait, condition: step.condition, behaviour: step.behaviour, evidence: step.evidence)
        })
    }
}

/// Lets through once.
@MainActor private final class StepGate {
    private var isOpen = false
    func open() -> Bool {
        defer { isOpen = true }
        return !isOpen
    }
}

/// A choreography without its code, from which Docs/LIFECYCLE.md is generated.
package struct ChoreographyTable: Sendable {
    package struct Row: Sendable {
        package let step: String
        /// Time passes here: a commit, an animation, a finger.
        package let isWait: Bool
        package let condition: String?
        package let behaviour: Behaviour?
        package let evidence: [String]
    }

    package let name: String
    package let summary: String
    package let rows: [Row]
}
