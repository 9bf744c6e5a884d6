// A recognizer's questions to its delegate. All are optional; the defaults are UIKit's answers.

/// Decides whether a recognizer may begin and which others may recognise beside it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Called when the recognizer would leave `possible`; false makes it fail. Default true.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Called for two recognizers that would exclude each other. One yes of either delegate is enough. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether the first recognizer waits for the other's failure, asked at each gesture. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether the other recognizer waits for the first one's failure, asked at each gesture. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Called for each touch that lands, before the recognizer sees it. Default true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Called for each event before its touches (iOS 13.4). Default true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        notImplemented(self, "gestureRecognizerShouldBegin:", [gestureRecognizer], fallback: true)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        notImplemented(self, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", [gestureRecognizer, otherGestureRecognizer], fallback: false)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        notImplemented(self, "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", [gestureRecognizer, otherGestureRecognizer], fallback: false)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        notImplemented(self, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", [gestureRecognizer, otherGestureRecognizer], fallback: false)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        notImplemented(self, "gestureRecognizer:shouldReceiveTouch:", [gestureRecognizer, touch], fallback: true)
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        notImplemented(self, "gestureRecognizer:shouldReceiveEvent:", [gestureRecognizer, event], fallback: true)
    }
}

extension UIGestureRecognizer {
    func delegateAllowsBegin() -> Bool {
        if let delegate, ifImplemented({ delegate.gestureRecognizerShouldBegin(self) }) == false { return false }
        return ownerAllowsBegin()
    }

    /// Asks the delegate before the touches of the event (apple-gesture-delegate-order).
    func delegateAllows(event: UIEvent) -> Bool {
        guard let delegate, Behaviour.recognizersReceiveEvents.isOn else { return true }
        return ifImplemented { delegate.gestureRecognizer(self, shouldReceive: event) } ?? true
    }

    func delegateAllows(touch: UITouch) -> Bool {
        guard let delegate else { return true }
        return ifImplemented { delegate.gestureRecognizer(self, shouldReceive: touch) } ?? true
    }

    /// Either side may allow both to recognise.
    func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        if let delegate, ifImplemented({ delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) }) ?? false { return true }
        if let delegate = other.delegate, ifImplemented({ delegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) }) ?? false { return true }
        return false
    }

    /// Checks static requirements, subclass rules and both delegates' dynamic requirements.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        if failureRequirements.contains(where: { $0.value === other }) { return true }
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        if let delegate, ifImplemented({ delegate.gestureRecognizer(self, shouldRequireFailureOf: other) }) ?? false { return true }
        if let delegate = other.delegate, ifImplemented({ delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: self) }) ?? false { return true }
        return false
    }
}
