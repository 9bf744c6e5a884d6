// What a tap recognizer of several taps tells the arbiter.

/// A recognizer that stays undecided while no finger is down.
@MainActor protocol AwaitsMoreTouches {
    var isBetweenTaps: Bool { get }
    /// A tap of several has been made.
    var hasTapped: Bool { get }
}
