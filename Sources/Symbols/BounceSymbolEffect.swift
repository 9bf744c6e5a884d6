// BounceSymbolEffect: the effect that code writes as `.bounce`.

/// A short change of size, as a spring.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.bounce)
    /// The same, larger first.
    public var up: BounceSymbolEffect { changed { $0.direction = .up } }
    /// The same, smaller first.
    public var down: BounceSymbolEffect { changed { $0.direction = .down } }
    /// The same, one layer after the other.
    public var byLayer: BounceSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: BounceSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A short change of size, as a spring.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
