// States of which one holds at a time, and which of them may follow. Called by games and by screens with phases.
import Foundation

/// A state of a machine. Subclasses say what may follow and what they do meanwhile.
open class GKState: NSObject {
    /// The machine that has this state.
    open fileprivate(set) weak var stateMachine: GKStateMachine?
    /// A state of no machine yet.
    public override init() {}
    /// Whether a state of that class may follow: any may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The state holds now; `previousState` held before. Does nothing.
    open func didEnter(from previousState: GKState?) { _ = previousState }
    /// Time goes by. Does nothing.
    open func update(deltaTime seconds: TimeInterval) { _ = seconds }
    /// `nextState` is about to follow. Does nothing.
    open func willExit(to nextState: GKState) { _ = nextState }
}

/// Has states of different classes and goes from one to the next.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state that holds; nil before the first.
    open private(set) var currentState: GKState?

    /// A machine of states; of two with the same class the later one counts.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? { states.last { type(of: $0) == stateClass } as? StateType }
    /// Whether the state that holds lets one of that class follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes to the state of a class: `willExit`, then `didEnter`. False when it may not follow.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.last(where: { type(of: $0) == stateClass }) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Hands the time on to the state that holds.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
