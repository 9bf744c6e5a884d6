// Symbol effects of an image view (iOS 17). SymbolEffectPlayer plays them.
import Symbols

extension UIImageView {
    /// Plays an effect that ends by itself. `completion` runs after the last round, or when the effect is replaced or removed.
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        play(effect, options, animated, completion)
    }
    /// Plays an effect that lasts until it is removed.
    public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        play(effect, options, animated, completion)
    }
    /// Plays an effect that ends by itself or lasts, depending on `options`.
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        play(effect, options, animated, completion)
    }
    /// Ends the effects of this kind, whatever their variant.
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        unplay(effect, options, animated, completion)
    }
    /// Ends the effects of this kind, whatever their variant.
    public func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        unplay(effect, options, animated, completion)
    }
    /// Ends the effects of this kind, whatever their variant.
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        unplay(effect, options, animated, completion)
    }
    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects?.removeAll(options, animated: animated, sender: self)
    }
    /// Sets `image`, and plays the way to it.
    public func setSymbolImage(_ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil) {
        player.replace(image, contentTransition, options, sender: self, completion)
    }

    var player: SymbolEffectPlayer {
        if let symbolEffects { return symbolEffects }
        let made = SymbolEffectPlayer(self)
        symbolEffects = made
        return made
    }

    private func play(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?) {
        player.add(effect, options, animated: animated, sender: self, completion)
    }

    private func unplay(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?) {
        player.remove(effect.configuration.motion, options, animated: animated, effect: effect, sender: self, completion)
    }
}
