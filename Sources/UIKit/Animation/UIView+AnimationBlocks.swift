// The older way to animate: changes between `beginAnimations` and `commitAnimations`, with setters for the timing.
// Each pair is one block of AnimationContext; pairs nest, and the setters apply to the innermost block.
import Foundation
import ObjectiveC
import QuartzCore

/// One open pair and the values of its setters.
@MainActor private final class AnimationBlock {
    static var open: [AnimationBlock] = []

    let identifier: String?
    let context: UnsafeMutableRawPointer?
    private(set) lazy var animation = AnimationContext(timing: timing, options: [], tracker: AnimationTracker { [self] in ended($0) })
    /// 0.2 s, easing in and out, unless said otherwise (Apple, setAnimationDuration(_:) and setAnimationCurve(_:)).
    var timing = ChangeTiming(duration: 0.2) { didSet { animation.timing = timing } }
    @_ZeroingReference var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
        timing.curve = UIView.AnimationOptions.curveEaseInOut.curve.function
    }

    func send(_ selector: Selector?, _ arguments: [Any?]) {
        guard let delegate, let selector else { return }
        let count = selector.argumentCount
        _ = objcPerformOrRaise(delegate, selector, Array(arguments.prefix(count)))
    }

    private func ended(_ finished: Bool) { send(didStop, [identifier, NSNumber(value: finished), context]) }
}

extension UIView {
    /// Opens a block: changes until `commitAnimations()` are animated.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        UpdateCycle.shared.setNeedsFrame()
        let block = AnimationBlock(animationID, context)
        block.animation.isChangedWhileOpen = true
        AnimationBlock.open.append(block)
        block.animation.enter()
    }

    /// Closes the innermost block; its delegate is told when all animations have ended.
    public static func commitAnimations() {
        guard let block = AnimationBlock.open.popLast() else { return }
        block.animation.leave()
        block.send(block.willStart, [block.identifier, block.context])
        block.animation.tracker.close()
    }

    private static func change(_ body: (AnimationBlock) -> Void) { AnimationBlock.open.last.map(body) }

    /// The seconds of the innermost block.
    public static func setAnimationDuration(_ duration: TimeInterval) { change { $0.timing.duration = max(duration, 0) } }
    /// The seconds before the innermost block's animations start.
    public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.timing.delay = max(delay, 0) } }
    /// The course of the innermost block.
    public static func setAnimationCurve(_ curve: UIView.AnimationCurve) { change { $0.timing.curve = curve.function } }
    /// Sets how often the innermost block runs; 0 means once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.timing.repeatCount = repeatCount } }
    /// Sets whether the innermost block runs back and forth.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { change { $0.timing.autoreverses = repeatAutoreverses } }
    /// Sets whether the innermost block's animations replace repeating ones on the same views.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { if fromCurrentState { $0.animation.options.insert(.beginFromCurrentState) } else { $0.animation.options.remove(.beginFromCurrentState) } }
    }
    /// Sets the object that is told of the start and the end of the innermost block.
    public static func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate.map { $0 as AnyObject } } }
    /// Sets the method that the delegate gets before the innermost block's animations start.
    public static func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
    /// Sets the method that the delegate gets when the innermost block's animations have ended.
    public static func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
}
