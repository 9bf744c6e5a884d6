// perform(_:with:afterDelay:) and its cancellation, on the run loop of the calling thread.

private final class DelayedRequests: @unchecked Sendable {
    struct Request { let target: AnyObject; let selector: Selector; let argument: Any?; let timer: Timer }
    static let shared = DelayedRequests()
    let lock = NSRecursiveLock()
    var requests: [Int: Request] = [:]
    var next = 0

    func cancel(_ matches: (Request) -> Bool) {
        lock.withLock {
            for (id, request) in requests where matches(request) {
                request.timer.invalidate()
                requests[id] = nil
            }
        }
    }
}

private func sameArgument(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): (a as AnyObject) === (b as AnyObject) || (a as? NSObject)?.isEqual(b) ?? false
    default: false
    }
}

extension NSObjectProtocol {
    /// Sends the message after `delay` seconds from the run loop. The receiver is kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode] = [.default]) {
        let table = DelayedRequests.shared
        let id = table.lock.withLock { () -> Int in
            table.next += 1
            return table.next
        }
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { _ in
            guard let request = table.lock.withLock({ table.requests.removeValue(forKey: id) }) else { return }
            objcPerformOrRaise(request.target, request.selector, [request.argument])
        }
        table.lock.withLock { table.requests[id] = .init(target: self, selector: aSelector, argument: anArgument, timer: timer) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Sends the message on the main thread; with `wait` the caller stops until it has run.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = Unchecked<(AnyObject, Any?)>((self as AnyObject, arg))
        if wait, Thread.isMainThread { objcPerformOrRaise(self, aSelector, [arg]); return }
        let run: @Sendable () -> Void = { objcPerformOrRaise(call.value.0, aSelector, [call.value.1]) }
        if wait { DispatchQueue.main.sync(execute: run) } else { DispatchQueue.main.async(execute: run) }
    }

    /// Sends the message on a new background thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = Unchecked<(AnyObject, Any?)>((self as AnyObject, arg))
        Thread.detachNewThread { objcPerformOrRaise(call.value.0, aSelector, [call.value.1]) }
    }

    /// Forgets delayed messages to the target.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedRequests.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Forgets those delayed messages to the target that have this selector and an equal argument.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedRequests.shared.cancel { $0.target === aTarget as AnyObject && $0.selector == aSelector && sameArgument($0.argument, anArgument) }
    }
}
