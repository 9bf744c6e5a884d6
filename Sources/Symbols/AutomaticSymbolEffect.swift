// AutomaticSymbolEffect: the effect that code writes as `.automatic`.

/// The effect that suits where it is used.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// What the view that shows the symbol plays.
    public let configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits where it is used.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
