// Timer's target and selector forms. The timer keeps its target until it is invalidated, as on a device.

/// A timer that sends a message. Generated code makes it for `Timer(timeInterval:target:selector:userInfo:repeats:)`.
public final class _ObjCTimer: Timer {
    private final class Action: @unchecked Sendable {
        var target: AnyObject?
        let selector: Selector
        init(target: AnyObject, selector: Selector) {
            self.target = target
            self.selector = selector
        }
        func fire(_ timer: Timer) {
            guard let target else { return }
            objcPerformOrRaise(target, selector, [timer])
            if !timer.isValid { self.target = nil }
        }
    }
    private let action: Action
    private let info: Any?

    /// Not yet on a run loop.
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
    }

    /// Fires first at `date`, then every `ti` seconds if it repeats. Not yet on a run loop.
    public init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        let action = Action(target: t as AnyObject, selector: s)
        self.action = action
        info = ui
        // Intervals of zero and less mean 0.1 ms (Apple: Timer).
        super.init(fire: date, interval: max(ti, 0.0001), repeats: rep) { action.fire($0) }
    }

    public override var userInfo: Any? { info }

    public override func invalidate() {
        super.invalidate()
        action.target = nil
    }
}

extension Timer {
    /// A timer that sends `aSelector` to `aTarget` every `ti` seconds, put on the current run loop in its default mode.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = _ObjCTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
