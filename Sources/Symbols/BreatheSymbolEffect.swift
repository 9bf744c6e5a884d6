// BreatheSymbolEffect: the effect that code writes as `.breathe`.

/// Grows and shrinks smoothly (iOS 18).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe)
    /// The same, the size alone.
    public var plain: BreatheSymbolEffect { changed { $0.isVariant = false } }
    /// The same, opacity too.
    public var pulse: BreatheSymbolEffect { changed { $0.isVariant = true } }
    /// The same, one layer after the other.
    public var byLayer: BreatheSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: BreatheSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Grows and shrinks smoothly (iOS 18).
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
