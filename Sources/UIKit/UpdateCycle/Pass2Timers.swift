// Pass 2: what time has brought: ends of animations with their completions, then display links, before the frame's layout
// (apple-update-phases). Foundation's timers and the main queue are the host's run loop's. Next: pass 3, traits.
import QuartzCore

@MainActor package enum TimerPass {
    /// - Parameter time: of `CACurrentMediaTime()`.
    package static func run(at time: CFTimeInterval) { AnimationTimeline.shared.advance(to: time) }
}
