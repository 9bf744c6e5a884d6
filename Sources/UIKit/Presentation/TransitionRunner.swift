// Runs the choreographies of one transition between controllers: the common part of presenting, navigating, switching tabs, turning
// pages and sliding columns. It owns the phase, the wait, the way back, the tear-down, the coordinator
// and the place in the count of transitions in flight. The transition does the work of the steps.
// The controller or queue that shows the transition retains it; the runner does not, so a transition that never starts is freed.
import ObjectiveC

@MainActor final class TransitionRunner {
    /// The choreography that runs: none yet, the transition's own, the one back, or none any more.
    enum Phase { case ready, forward, back, over }

    private struct Wait {
        let number: Int
        let phase: Phase
        let goOn: () -> Void
    }

    private struct Publication {
        @_ZeroingReference var controller: UIViewController? = nil
    }

    private(set) var phase = Phase.ready
    private var waiting: Wait?
    private var waits = 0
    /// The wait whose first work, which can call the app, is on the stack.
    private var beginning = 0
    private var coordinatorInUse: TransitionCoordinator?
    private lazy var idleCoordinator = TransitionCoordinator(from: nil, to: nil, animated: false, duration: 0)
    private var published: [Publication] = []
    /// Kept alive while the transition is in flight.
    private var held: [UIViewController] = []
    private var inFlight: TransitionsInFlight.Entry?

    // MARK: Steps

    /// Runs the transition's own choreography, or the rest of it after a wait.
    func run<Transition: AnyObject>(_ choreography: Choreography<Transition>, of transition: Transition, cause: String) {
        phase = .forward
        perform(choreography, from: 0, transition, cause, choreography.cause, in: .forward)
    }

    /// Runs the choreography back, once, and only while the other one runs; its remaining steps are left out.
    func goBack<Transition: AnyObject>(_ choreography: Choreography<Transition>, of transition: Transition, cause: String) {
        guard phase == .forward else { return }
        phase = .back
        perform(choreography, from: 0, transition, cause, choreography.cause, in: .back)
    }

    /// Performs the steps. A step's callbacks may take the transition back or end it; the later steps then do not apply.
    private func perform<Transition: AnyObject>(_ choreography: Choreography<Transition>, from start: Int, _ transition: Transition, _ cause: String, _ link: Cause, in phase: Phase) {
        guard let (begin, next) = choreography.advance(from: start, transition, cause: cause, link: link, while: { self.phase == phase }) else { return }
        waits += 1
        let number = waits
        let waited = choreography.wait(before: next, link)
        waiting = Wait(number: number, phase: phase) { [runner = _ZeroingReference(self), transition = _ZeroingReference(transition)] in
            if let runner = runner.wrappedValue, let transition = transition.wrappedValue { runner.perform(choreography, from: next, transition, cause, waited, in: phase) }
        }
        Causes.during(waited) {
            Trace.because(cause) {
                let outer = beginning
                beginning = number
                defer { beginning = outer }
                // The transition owns the runner. A caller that proceeds late must not keep the coordinator alive beyond the transition.
                begin(transition) { [unowned self] in
                    withExtendedLifetime(transition) { if waiting?.number == number { proceed() } }
                }
            }
        }
    }

    // MARK: Waiting

    /// Time passes until a commit, an animation or a finger calls `proceed`.
    var isWaiting: Bool { waiting.map { $0.phase == phase } ?? false }

    /// Ends the wait before its time; `first` runs in between, when nothing waits any more.
    func proceed(_ first: () -> Void = {}) {
        guard let wait = waiting else { return }
        waiting = nil
        first()
        wait.goOn()
    }

    // MARK: In flight

    var isInFlight: Bool { inFlight != nil }

    /// The object that apps get as `transitionCoordinator`; a new one after the last one has ended.
    var coordinator: TransitionCoordinator { coordinatorInUse ?? idleCoordinator }

    func use(_ coordinator: TransitionCoordinator) {
        coordinatorInUse?.finish(cancelled: false)
        coordinatorInUse = coordinator
    }

    /// Makes these controllers answer the coordinator.
    func publish(on controllers: [UIViewController]) {
        for controller in controllers {
            controller.presentation.coordinator = coordinator
            published.append(Publication(controller: controller))
        }
    }

    /// Counts the transition as running and keeps `controllers` alive, until `end`.
    func begin(keeping controllers: [UIViewController]) {
        held = controllers
        inFlight = TransitionsInFlight.shared.begin()
    }

    // MARK: The end

    /// Ends the wait of everyone. `beforeCompletions` runs when the transition is over for all but the
    /// coordinator's completions.
    func end(_ beforeCompletions: () -> Void = {}) {
        guard let entry = inFlight else { return }
        let cancelled = phase == .back
        inFlight = nil
        abandon()
        withdraw()
        beforeCompletions()
        entry.end()
        coordinatorInUse?.finish(cancelled: cancelled)
        held = []
    }

    /// Drops a transition that will never start.
    func drop() {
        abandon()
        withdraw()
        coordinatorInUse?.finish(cancelled: false)
    }

    /// Stops all further steps, also from inside a callback; the caller does what the steps would have done.
    func abandon() {
        phase = .over
        waiting = nil
    }

    /// Runs to the end without time passing; returns false from inside one of its own callbacks. `stop` ends the views' motion.
    @discardableResult func finishNow(_ stop: (_ atEnd: Bool) -> Void) -> Bool {
        while phase != .over, let wait = waiting, wait.number != beginning {
            stop(phase == .forward)
            proceed()
        }
        return phase == .over
    }

    private func withdraw() {
        for one in published where one.controller?.presentation.coordinator === coordinator { one.controller?.presentation.coordinator = nil }
        published = []
    }
}
