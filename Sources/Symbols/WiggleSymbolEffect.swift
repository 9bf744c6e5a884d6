// WiggleSymbolEffect: the effect that code writes as `.wiggle`.

/// Moves a symbol to and fro (iOS 18).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.wiggle)
    /// The same, in this direction.
    public var up: WiggleSymbolEffect { changed { $0.direction = .up } }
    /// The same, in this direction.
    public var down: WiggleSymbolEffect { changed { $0.direction = .down } }
    /// The same, in this direction.
    public var left: WiggleSymbolEffect { changed { $0.direction = .left } }
    /// The same, in this direction.
    public var right: WiggleSymbolEffect { changed { $0.direction = .right } }
    /// The same, in this direction.
    public var forward: WiggleSymbolEffect { changed { $0.direction = .forward } }
    /// The same, in this direction.
    public var backward: WiggleSymbolEffect { changed { $0.direction = .backward } }
    /// The same, in this direction.
    public var clockwise: WiggleSymbolEffect { changed { $0.direction = .clockwise } }
    /// The same, in this direction.
    public var counterClockwise: WiggleSymbolEffect { changed { $0.direction = .counterClockwise } }
    /// The same, one layer after the other.
    public var byLayer: WiggleSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: WiggleSymbolEffect { changed { $0.isByLayer = false } }
    /// The same, along a line at `angle` degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { changed { $0.direction = .angle(angle) } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moves a symbol to and fro (iOS 18).
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
