// Pass 2: work that is due by time: ends of animations with their completions, then display links, before the frame's layout
// (apple-update-phases). The host's run loop runs Foundation's timers and the main queue. Next: pass 3, traits.
import QuartzCore

@MainActor package enum TimerPass {
    /// - Parameter time: of `CACurrentMediaTime()`.
    package static func run(at time: CFTimeInterval) { AnimationTimeline.shared.advance(to: time) }
}
