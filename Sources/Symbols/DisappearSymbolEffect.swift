// DisappearSymbolEffect: the effect that code writes as `.disappear`.

/// Takes a symbol away.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.disappear)
    /// The same, growing.
    public var up: DisappearSymbolEffect { changed { $0.direction = .up } }
    /// The same, shrinking.
    public var down: DisappearSymbolEffect { changed { $0.direction = .down } }
    /// The same, one layer after the other.
    public var byLayer: DisappearSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: DisappearSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Takes a symbol away.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
