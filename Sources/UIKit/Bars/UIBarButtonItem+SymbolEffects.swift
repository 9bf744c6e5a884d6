// Symbol effects of a bar button item (iOS 17): they play on the image view in which a bar shows the item.
import Symbols

extension UIBarButtonItem {
    /// Plays an effect that ends by itself, if a bar shows the item.
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        play(effect, options, animated, completion)
    }
    /// Plays an effect that lasts until it is removed, if a bar shows the item.
    public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        play(effect, options, animated, completion)
    }
    /// Plays an effect that ends by itself or lasts, depending on `options`, if a bar shows the item.
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        play(effect, options, animated, completion)
    }
    /// Ends the effects of this kind.
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        unplay(effect, options, animated, completion)
    }
    /// Ends the effects of this kind.
    public func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        unplay(effect, options, animated, completion)
    }
    /// Ends the effects of this kind.
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) {
        unplay(effect, options, animated, completion)
    }
    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolView?.player.removeAll(options, animated: animated, sender: self)
    }
    /// Sets `image` and plays the transition to it.
    public func setSymbolImage(_ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default) {
        guard let symbolView else { self.image = image; return }
        symbolView.player.replace(image.templateByDefault, contentTransition, options, sender: self, nil)
        self.image = image
    }

    /// The view of the item's image; nil while no bar shows the item with an image.
    private var symbolView: UIImageView? { (viewOnBar as? BarButtonView)?.symbolView }

    private func play(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?) {
        if let symbolView { return symbolView.player.add(effect, options, animated: animated, sender: self, completion) }
        completion?(UISymbolEffectCompletionContext(isFinished: false, effect: effect, contentTransition: nil, sender: self))
    }

    private func unplay(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?) {
        if let symbolView { return symbolView.player.remove(effect.configuration.motion, options, animated: animated, effect: effect, sender: self, completion) }
        completion?(UISymbolEffectCompletionContext(isFinished: false, effect: effect, contentTransition: nil, sender: self))
    }
}
