// ReplaceSymbolEffect: the effect that code writes as `.replace`.

/// Puts another symbol in the place of one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.replace)
    /// The same, the old one shrinking, the new one growing.
    public var downUp: ReplaceSymbolEffect { changed { $0.replacement = .downUp } }
    /// The same, both growing.
    public var upUp: ReplaceSymbolEffect { changed { $0.replacement = .upUp } }
    /// The same, the old one gone at once, the new one growing.
    public var offUp: ReplaceSymbolEffect { changed { $0.replacement = .offUp } }
    /// The same, one layer after the other.
    public var byLayer: ReplaceSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the symbol as one.
    public var wholeSymbol: ReplaceSymbolEffect { changed { $0.isByLayer = false } }
    /// The same; layers that both symbols have stay (iOS 18). Symbols here have one layer, so `fallback` plays.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// A replacement that keeps what both symbols have (iOS 18).
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// The values by which an image view plays the effect.
        public let configuration: SymbolEffectConfiguration
        init(fallback: ReplaceSymbolEffect) { configuration = fallback.configuration }
    }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Puts another symbol in the place of one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
