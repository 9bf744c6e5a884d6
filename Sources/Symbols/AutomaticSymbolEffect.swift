// AutomaticSymbolEffect: the effect that code writes as `.automatic`.

/// The effect that suits where it is used.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The values by which an image view plays the effect.
    public let configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits where it is used.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
