// VariableColorSymbolEffect: the effect that code writes as `.variableColor`.

/// Lights the layers of a symbol in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The values by which an image view plays the effect.
    public private(set) var configuration = SymbolEffectConfiguration(.variableColor)
    /// The same, one layer at a time.
    public var iterative: VariableColorSymbolEffect { changed { $0.isVariant = false } }
    /// The same, layers stay lit.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isVariant = true } }
    /// The same, there and back.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
    /// The same, from the start each round.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
    /// The same, the other layers dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.isByLayer = true } }
    /// The same, the other layers hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.isByLayer = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy.configuration)
        return copy
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights the layers of a symbol in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
