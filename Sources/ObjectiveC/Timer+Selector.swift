// Timer's target and selector forms. The timer keeps its target until it is invalidated, as on a device.

/// Lets go of its target when it is invalidated.
final class SelectorTimer: Timer {
    final class Action: @unchecked Sendable {
        var target: AnyObject?
        let selector: Selector
        let userInfo: Any?
        init(target: AnyObject, selector: Selector, userInfo: Any?) {
            self.target = target
            self.selector = selector
            self.userInfo = userInfo
        }
        func fire(_ timer: Timer) {
            guard let target else { return }
            objcPerformOrRaise(target, selector, [timer])
            if !timer.isValid { self.target = nil }
        }
    }
    private let action: Action

    init(interval: TimeInterval, repeats: Bool, action: Action) {
        self.action = action
        let interval = max(interval, 0.0001)  // zero and less mean 0.1 ms (Apple: NSTimer)
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { action.fire($0) }
        if let userInfo = action.userInfo { objc_setAssociatedObject(self, timerUserInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN) }
    }

    override func invalidate() {
        super.invalidate()
        action.target = nil
    }
}

private nonisolated(unsafe) let timerUserInfoKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension Timer {
    /// A timer that sends `aSelector` to `aTarget` after `ti` seconds, not yet on a run loop.
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(fireAt: Date(timeIntervalSinceNow: max(ti, 0.0001)), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    public convenience init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        let action = SelectorTimer.Action(target: t as AnyObject, selector: s, userInfo: ui)
        self.init(fire: date, interval: max(ti, 0.0001), repeats: rep) { action.fire($0) }
        if let ui { objc_setAssociatedObject(self, timerUserInfoKey, ui, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// The same, put on the current run loop in its default mode.
    @discardableResult
    public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer {
        let action = SelectorTimer.Action(target: aTarget as AnyObject, selector: aSelector, userInfo: userInfo)
        let timer = SelectorTimer(interval: ti, repeats: yesOrNo, action: action)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// What was given as `userInfo`.
    public var userInfo: Any? { objc_getAssociatedObject(self, timerUserInfoKey) }
}
