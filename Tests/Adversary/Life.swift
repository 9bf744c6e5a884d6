// The adversary's own idea of a controller's life: which callback may follow which. It shares nothing with UIKit's
// appearance engine; World feeds it and asks it at rest.

/// What broke. `rule` is what the shrinker holds on to, `text` what a person reads.
public struct Failure: Sendable, Equatable {
    public var rule: String
    public var text: String
}

/// One controller as its callbacks tell.
@MainActor final class Life {
    enum Phase: String { case disappeared, appearing, appeared, disappearing }

    let name: String
    private(set) var phase = Phase.disappeared
    private var appearingCalls = 0
    private var isLoaded = false
    /// Its process was killed or its scene closed, of which it hears nothing: nothing is right or wrong any more, but it must go.
    private(set) var isOver = false

    init(_ name: String) { self.name = name }

    /// What is wrong with `callback` at this point, nil when it may come.
    func receive(_ callback: Callback, inWindow: Bool, viewIsAppearingExists: Bool) -> Failure? {
        if isOver { return nil }
        switch callback {
        case .viewDidLoad:
            isLoaded = true
        case .viewWillAppear:
            let legal = phase == .disappeared || phase == .disappearing
            let failure = legal ? nil : wrong(callback)
            phase = .appearing
            appearingCalls = 0
            return failure ?? (isLoaded ? nil : Failure(rule: "not-loaded", text: "\(name).viewWillAppear before its viewDidLoad"))
        case .viewIsAppearing:
            appearingCalls += 1
            if phase != .appearing { return wrong(callback) }
            if appearingCalls > 1 { return Failure(rule: "viewIsAppearing-twice", text: "\(name).viewIsAppearing came twice in one appearance") }
            if !inWindow { return Failure(rule: "viewIsAppearing-no-window", text: "\(name).viewIsAppearing while its view is in no window") }
        case .viewDidAppear:
            let legal = phase == .appearing
            phase = .appeared
            if !legal { return wrong(callback) }
            if viewIsAppearingExists && appearingCalls == 0 { return Failure(rule: "viewIsAppearing-missing", text: "\(name).viewDidAppear without viewIsAppearing") }
        case .viewWillDisappear:
            let legal = phase == .appeared || phase == .appearing || phase == .disappeared && isAskedToDisappear
            let failure = legal ? nil : wrong(callback)
            phase = .disappearing
            return failure
        case .viewDidDisappear:
            let legal = phase == .disappearing
            phase = .disappeared
            return legal ? nil : wrong(callback)
        default:
            break
        }
        return nil
    }

    /// willMove(toParent:) of a container came, didMove(toParent:) has not.
    private(set) var awaitsDidMove = false

    func moves(_ callback: Callback, joins: Bool) {
        if callback == .willMove { awaitsDidMove = joins }
        if callback == .didMove { awaitsDidMove = false }
    }

    func processEnds() { isOver = true }

    /// A container by hand is just asking for its disappearance.
    var isAskedToDisappear = false

    private func wrong(_ callback: Callback) -> Failure {
        Failure(rule: "order-\(callback.rawValue)-\(phase.rawValue)", text: "\(name).\(callback.rawValue) came while it was \(phase.rawValue)")
    }
}
