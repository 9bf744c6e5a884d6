// ScaleSymbolEffect: the effect that code writes as `.scale`.

/// Makes a symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.scale)
    /// The same, larger.
    public var up: ScaleSymbolEffect { changed { $0.direction = .up } }
    /// The same, smaller.
    public var down: ScaleSymbolEffect { changed { $0.direction = .down } }
    /// The same, one layer after the other.
    public var byLayer: ScaleSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: ScaleSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
