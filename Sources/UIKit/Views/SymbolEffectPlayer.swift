// Plays symbol effects on the layer of an image view: one of each kind at a time, their completions on the media clock.
// UIImageView and UIBarButtonItem call it; SymbolMotion says how an effect moves.
import ObjectiveC
import QuartzCore
import Symbols

@MainActor final class SymbolEffectPlayer {
    @MainActor private final class Playing {
        let effect: any SymbolEffect
        let options: SymbolEffectOptions
        @_ZeroingReference var sender: AnyObject?
        var completion: UISymbolEffectCompletion?
        var token: Int?
        init(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ sender: AnyObject?, _ completion: UISymbolEffectCompletion?) {
            (self.effect, self.options, self.sender, self.completion) = (effect, options, sender, completion)
        }

        func end(finished: Bool) {
            if let token { AnimationTimeline.shared.cancel(token) }
            token = nil
            guard let completion else { return }
            self.completion = nil
            completion(UISymbolEffectCompletionContext(isFinished: finished, effect: effect, contentTransition: nil, sender: sender))
        }
    }

    private unowned let view: UIImageView
    private var playing: [(motion: SymbolEffectConfiguration.Motion, play: Playing)] = []

    init(_ view: UIImageView) { self.view = view }

    /// Effects that play or hold, oldest first.
    var motions: [SymbolEffectConfiguration.Motion] { playing.map(\.motion) }

    func add(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
        let motion = effect.configuration.motion
        stop(motion)
        // An effect that makes a symbol appear ends the effect that made it disappear, and vice versa.
        for opposite in Self.opposites(motion) { stop(opposite) }
        let play = Playing(effect, options, sender, completion)
        playing.append((motion, play))
        start(play, animated: animated)
    }

    /// Starts waiting effects: only symbols move, so an effect waits until the image is a symbol.
    func imageChanged() {
        for (_, play) in playing where play.token == nil || view.displayedImage?.isSymbolImage != true { restart(play) }
    }

    private func restart(_ play: Playing) {
        clear(play.effect.configuration.motion)
        if view.displayedImage?.isSymbolImage == true, SymbolMotion.of(play.effect.configuration).stays || isEndless(play) { start(play, animated: false) }
    }

    private func isEndless(_ play: Playing) -> Bool { rounds(play) == nil }

    /// The number of rounds; nil means until the effect is removed.
    private func rounds(_ play: Playing) -> (count: Int, delay: TimeInterval)? {
        let motion = SymbolMotion.of(play.effect.configuration)
        switch play.options.repetition {
        case .automatic: return motion.repeatsByDefault ? nil : (1, 0)
        case .once: return (1, 0)
        case .rounds(let behavior): return behavior.count.map { ($0, behavior.delay) }
        }
    }

    private func start(_ play: Playing, animated: Bool) {
        guard view.displayedImage?.isSymbolImage == true else { return }
        let motion = SymbolMotion.of(play.effect.configuration)
        let seconds = motion.duration / play.options.rate
        if motion.stays {
            move(motion, play, seconds: animated ? seconds : 0.001, repeats: 1, delay: 0)
            after(animated ? seconds : 0, play) { $0.end(finished: true) }
            return
        }
        guard let rounds = rounds(play) else {
            var delay = 0.0
            if case .rounds(let behavior) = play.options.repetition { delay = behavior.delay }
            return move(motion, play, seconds: seconds, repeats: .infinity, delay: delay)
        }
        if animated { move(motion, play, seconds: seconds, repeats: Float(rounds.count), delay: rounds.delay) }
        after(animated ? (seconds + rounds.delay) * Double(rounds.count) - rounds.delay : 0, play) { [weak self] play in
            self?.forget(play)
            play.end(finished: true)
        }
    }

    private func after(_ seconds: TimeInterval, _ play: Playing, _ body: @escaping @MainActor (Playing) -> Void) {
        if let token = play.token { AnimationTimeline.shared.cancel(token) }
        play.token = AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + seconds) { [weak play] in
            assumingMainActor { if let play { body(play) } }
        }
        UpdateCycle.shared.setNeedsFrame()
    }

    private func move(_ motion: SymbolMotion, _ play: Playing, seconds: TimeInterval, repeats: Float, delay: TimeInterval) {
        let layer = view.layer
        for track in motion.tracks {
            let animation = CAKeyframeAnimation(keyPath: track.path)
            var values = track.values.map { track.isSum ? $0 : $0 * own(track.path) }
            var times = values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
            if delay > 0, let last = values.last {
                times = times.map { $0 * seconds / (seconds + delay) } + [1]
                values.append(last)
            }
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.isAdditive = track.isSum
            animation.duration = seconds + delay
            animation.repeatCount = repeats
            if motion.stays {
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
            }
            layer.add(animation, forKey: Self.key(play.effect.configuration.motion, track.path))
        }
        UpdateCycle.shared.setNeedsFrame()
    }

    /// The layer's own value, which an effect multiplies.
    private func own(_ path: String) -> CGFloat {
        if path == "opacity" { return CGFloat(view.layer.opacity) }
        let matrix = view.layer.transform
        return (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot()
    }

    func remove(_ motion: SymbolEffectConfiguration.Motion, _ options: SymbolEffectOptions, animated: Bool, effect: any SymbolEffect, sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
        let held = playing.first { $0.motion == motion }.map { SymbolMotion.of($0.play.effect.configuration) }
        stop(motion)
        let play = Playing(effect, options, sender, completion)
        let seconds = animated && held?.stays == true ? (held?.duration ?? 0) / options.rate : 0
        if let held, held.stays, seconds > 0, view.displayedImage?.isSymbolImage == true {
            var back = held
            back.stays = false
            for index in back.tracks.indices { back.tracks[index].values.reverse() }
            move(back, play, seconds: seconds, repeats: 1, delay: 0)
        }
        // Only the timeline retains `play` from here on.
        AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + seconds) { assumingMainActor { play.end(finished: true) } }
        UpdateCycle.shared.setNeedsFrame()
    }

    func removeAll(_ options: SymbolEffectOptions, animated: Bool, sender: AnyObject) {
        for (motion, play) in playing { remove(motion, options, animated: animated, effect: play.effect, sender: sender, nil) }
    }

    /// Shows `image` in the middle of the transition; the view's property has the new image at once.
    func replace(_ image: UIImage, _ transition: any ContentTransitionSymbolEffect & SymbolEffect, _ options: SymbolEffectOptions, sender: AnyObject, _ completion: UISymbolEffectCompletion?) {
        let old = view.layer.contents
        view.image = image
        var effect = transition.configuration
        if effect.motion == .automatic { effect = effect.with(motion: .replace) }
        let motion = SymbolMotion.of(effect), seconds = motion.duration / options.rate
        let play = Playing(transition, options, sender, nil)
        if let old, let new = view.layer.contents, view.displayedImage?.isSymbolImage == true {
            move(motion, play, seconds: seconds, repeats: 1, delay: 0)
            let pictures = CAKeyframeAnimation(keyPath: "contents")
            pictures.values = [old, new]
            pictures.calculationMode = .discrete
            pictures.duration = seconds
            view.layer.add(pictures, forKey: Self.key(transition.configuration.motion, "contents"))
        }
        AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + seconds) { [weak sender] in
            assumingMainActor { completion?(UISymbolEffectCompletionContext(isFinished: true, effect: nil, contentTransition: transition, sender: sender)) }
        }
        UpdateCycle.shared.setNeedsFrame()
    }

    private func stop(_ motion: SymbolEffectConfiguration.Motion) {
        guard let place = playing.firstIndex(where: { $0.motion == motion }) else { return }
        let play = playing.remove(at: place).play
        clear(motion)
        play.end(finished: false)
    }

    private func forget(_ play: Playing) { playing.removeAll { $0.play === play } }

    private func clear(_ motion: SymbolEffectConfiguration.Motion) {
        for key in view.layer.animationKeys() ?? [] where key.hasPrefix(Self.key(motion, "")) { view.layer.removeAnimation(forKey: key) }
    }

    private static func opposites(_ motion: SymbolEffectConfiguration.Motion) -> [SymbolEffectConfiguration.Motion] {
        switch motion {
        case .appear, .drawOn: [.disappear, .drawOff]
        case .disappear, .drawOff: [.appear, .drawOn]
        default: []
        }
    }

    private static func key(_ motion: SymbolEffectConfiguration.Motion, _ path: String) -> String { "UISymbolEffect.\(motion).\(path)" }
}

extension UIImageView {
    /// The view's player, made by the first symbol effect.
    var symbolEffects: SymbolEffectPlayer? {
        get { part(SymbolEffectPlayer.self) }
        set { keep(newValue) }
    }
}
