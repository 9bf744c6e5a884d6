// AppearSymbolEffect: the effect that code writes as `.appear`.

/// Brings a symbol in.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.appear)
    /// The same, growing.
    public var up: AppearSymbolEffect { changed { $0.direction = .up } }
    /// The same, shrinking.
    public var down: AppearSymbolEffect { changed { $0.direction = .down } }
    /// The same, one layer after the other.
    public var byLayer: AppearSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: AppearSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Brings a symbol in.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
