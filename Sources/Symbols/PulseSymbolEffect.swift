// PulseSymbolEffect: the effect that code writes as `.pulse`.

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)
    /// The same, one layer after the other.
    public var byLayer: PulseSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: PulseSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> PulseSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
