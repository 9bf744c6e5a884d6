// DrawOnSymbolEffect: the effect that code writes as `.drawOn`.

/// Draws a symbol's lines (iOS 26).
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.drawOn)
    /// The same, one layer after the other.
    public var byLayer: DrawOnSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: DrawOnSymbolEffect { changed { $0.isByLayer = false } }
    /// The same, one layer after the other has ended.
    public var individually: DrawOnSymbolEffect { changed { $0.isByLayer = true } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> DrawOnSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws a symbol's lines (iOS 26).
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
