// The repetitions and the speed of a symbol effect.

/// The number of repetitions and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect (iOS 18).
    public struct RepeatBehavior: Hashable, Sendable {
        package let count: Int?
        package let delay: Double

        /// Repeats without end and without pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// Repeats with pauses between the rounds.
        public static var periodic: RepeatBehavior { .periodic() }
        /// Repeats with pauses of `delay` seconds; a nil count has no end.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { max(1, $0) }, delay: delay.map { $0.isFinite ? max(0, $0) : 0 } ?? standardDelay)
        }
        /// Apple's own pause is not public: one second here.
        private static let standardDelay = 1.0
    }

    package enum Repetition: Hashable, Sendable { case automatic, once, rounds(RepeatBehavior) }
    package private(set) var repetition = Repetition.automatic
    package private(set) var rate = 1.0

    /// The options of the effect itself: a discrete effect plays once, an indefinite one until it is removed.
    public static let `default` = SymbolEffectOptions()
    /// Plays until it is removed.
    public static let repeating = SymbolEffectOptions().repeating
    /// Plays once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    /// Plays `count` rounds; without a number without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Repeats in this way (iOS 18).
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
    /// Plays this many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same, until it is removed.
    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { changed { $0.repetition = .once } }
    /// The same, `count` rounds; without a number without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        `repeat`(count.map { RepeatBehavior(count: max(1, $0), delay: 0) } ?? .continuous)
    }
    /// The same, repeating in this way (iOS 18).
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { changed { $0.repetition = .rounds(behavior) } }
    /// The same, this many times as fast. What is no positive number changes nothing.
    public func speed(_ speed: Double) -> SymbolEffectOptions { changed { if speed.isFinite, speed > 0 { $0.rate = speed } } }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
