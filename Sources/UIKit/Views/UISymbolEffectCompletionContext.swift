// The argument of a symbol effect's completion. SymbolEffectPlayer makes it.
import Symbols

/// Called when a symbol effect has ended, or was taken away before its end.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol effect or a content transition: whether it finished, and of which effect.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// False when the effect was replaced or removed before its end.
    open private(set) var isFinished: Bool
    /// The effect that ended; nil for a content transition.
    open private(set) var effect: (any SymbolEffect)?
    /// The transition that ended; nil for an effect.
    open private(set) var contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
    /// The image view or bar button item on which the effect was added.
    open private(set) var sender: AnyObject?

    init(isFinished: Bool, effect: (any SymbolEffect)?, contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?, sender: AnyObject?) {
        self.isFinished = isFinished
        self.effect = effect
        self.contentTransition = contentTransition
        self.sender = sender
        super.init()
    }
}
