// RotateSymbolEffect: the effect that code writes as `.rotate`.

/// Turns a symbol (iOS 18).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.rotate)
    /// The same, with the clock.
    public var clockwise: RotateSymbolEffect { changed { $0.direction = .clockwise } }
    /// The same, against the clock.
    public var counterClockwise: RotateSymbolEffect { changed { $0.direction = .counterClockwise } }
    /// The same, one layer after the other.
    public var byLayer: RotateSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: RotateSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol (iOS 18).
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
