// DrawOffSymbolEffect: the effect that code writes as `.drawOff`.

/// Takes a symbol's lines away (iOS 26).
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.drawOff)
    /// The same, one layer after the other.
    public var byLayer: DrawOffSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: DrawOffSymbolEffect { changed { $0.isByLayer = false } }
    /// The same, one layer after the other has ended.
    public var individually: DrawOffSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, backwards.
    public var reversed: DrawOffSymbolEffect { changed { $0.isReversing = true } }
    /// The same, forwards.
    public var nonReversed: DrawOffSymbolEffect { changed { $0.isReversing = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> DrawOffSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Takes a symbol's lines away (iOS 26).
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
