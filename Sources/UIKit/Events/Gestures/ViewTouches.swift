// Delivers touches to views after the recognizers have seen them: holds, cancels and groups them by view.
// Only GestureArbiter uses it.
import ObjectiveC

@MainActor
final class ViewTouches {
    /// A view's touch that a recognizer holds back (delaysTouchesBegan, delaysTouchesEnded).
    @MainActor private struct Held {
        let touch: UITouch
        let phase: UITouch.Phase
        let event: UIEvent

        /// Whether this touch comes first: a view is told of a touch's end before it is told of the next touch.
        func precedes(_ other: UITouch) -> Bool { phase == .ended && touch !== other && touch.view === other.view }
    }

    /// Touches that their view knows of.
    private var known: [UITouch] = []
    private var held: [Held] = []
    /// Touches taken from their views by a recognition; nothing more of them is delivered.
    private var taken: Set<UITouch> = []
    private var toCancel: [UITouch] = []
    /// For the touch of the last tap: the touch that the view knows, whose end the view gets.
    private var standIns: [UITouch: UITouch] = [:]
    @_ZeroingReference private var lastEvent: UIEvent?

    func knows(_ touch: UITouch) -> Bool { known.holds(touch) }

    func cancelLater(_ touches: [UITouch]) {
        for touch in touches where !toCancel.holds(touch) { toCancel.append(touch) }
    }

    /// Drops held touches of earlier taps that a recognition of several taps needs (delaysTouchesEnded): their view is not told of them.
    /// With cancelsTouchesInView the view's touch is cancelled; without it the touch continues as the last tap's:
    /// one began and one ended for the whole gesture (gh8294-double-tap).
    func drop(heldFor recognizer: UIGestureRecognizer) {
        // A drag of another finger has no earlier taps.
        guard recognizer.isWithinSequence else { return }
        let own = held.filter { $0.touch.gestureRecognizers?.contains { $0 === recognizer } ?? false }
        let ended = own.filter { $0.phase == .ended }.map(\.touch)
        guard !ended.isEmpty else { return }
        if recognizer.cancelsTouchesInView { return cancelLater(own.map(\.touch)) }
        // The recognizer decided after the last finger was lifted: the view is told of the end now.
        guard !recognizer.trackedTouches.isEmpty else { return }
        held.removeAll { item in own.contains { $0.touch === item.touch } }
        for touch in ended {
            if let last = recognizer.trackedTouches.first(where: { last in last.view === touch.view && !known.contains { $0 === last } }) { standIns[last] = touch }
        }
    }

    /// Cancels the touches that a recognition took in their views.
    func cancelNow() {
        let touches = toCancel
        toCancel = []
        for touch in touches {
            // A touch whose end is held has nothing more to come.
            if !held.contains(where: { $0.touch === touch && $0.phase == .ended }) { taken.insert(touch) }
            held.removeAll { $0.touch === touch }
        }
        let event = lastEvent
        for (view, group) in grouped(touches.filter { touch in known.contains { $0 === touch } }) {
            let touches = group
            known.removeAll { touches.contains($0) }
            view.touchesCancelled(touches, with: event)
        }
    }

    func deliver(_ touches: [UITouch], event: UIEvent, recognizers: [UIGestureRecognizer]) {
        lastEvent = event
        release(recognizers: recognizers)
        var now: [UITouch.Phase: [UITouch]] = [:]
        for touch in touches where touch.phase != .stationary {
            if taken.contains(touch) {
                if touch.phase == .ended || touch.phase == .cancelled { taken.remove(touch) }
                continue
            }
            if touch.phase == .ended || touch.phase == .cancelled, let first = standIns.removeValue(forKey: touch) {
                now[touch.phase, default: []].append(first)
                continue
            }
            if touch.phase == .began, !accepts(touch) { continue }
            if holds(touch, phase: touch.phase, recognizers: recognizers) || held.contains(where: { $0.touch === touch || $0.precedes(touch) }) {
                hold(touch, event)
                continue
            }
            now[touch.phase, default: []].append(touch)
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            for (view, group) in grouped(now[phase] ?? []) { send(phase, group, to: view, event: event) }
        }
    }

    /// Holds an event. Of the movements of a held touch only the last one is delivered (UIGestureRecognizer.delaysTouchesBegan documentation).
    private func hold(_ touch: UITouch, _ event: UIEvent) {
        if touch.phase == .moved { held.removeAll { $0.touch === touch && $0.phase == .moved } }
        held.append(Held(touch: touch, phase: touch.phase, event: event))
    }

    /// Delivers to views the events that no recognizer holds any more.
    func release(recognizers: [UIGestureRecognizer]) {
        func isFree(_ index: Int) -> Bool {
            !holds(held[index].touch, phase: held[index].phase, recognizers: recognizers) && !held[..<index].contains { $0.precedes(held[index].touch) }
        }
        while let index = held.indices.first(where: isFree) {
            let first = held.remove(at: index)
            if let view = first.touch.view { send(first.phase, [first.touch], to: view, event: first.event) }
        }
    }

    private func send(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView, event: UIEvent) {
        switch phase {
        case .began:
            // Content of a scroll view gets a touch when that agrees (UIScrollView.touchesShouldBegin documentation).
            if let scrollView = view.enclosingScrollView, !scrollView.touchesShouldBegin(touches, with: event, in: view) { return }
            known.append(contentsOf: touches)
            view.touchesBegan(touches, with: event)
        case .moved:
            let some = touches.filter { known.contains($0) }
            if !some.isEmpty { view.touchesMoved(some, with: event) }
        case .ended:
            let some = touches.filter { known.contains($0) }
            known.removeAll { some.contains($0) }
            if !some.isEmpty { view.touchesEnded(some, with: event) }
        case .cancelled:
            let some = touches.filter { known.contains($0) }
            known.removeAll { some.contains($0) }
            if !some.isEmpty { view.touchesCancelled(some, with: event) }
        default: break
        }
    }

    /// Whether the view takes the touch: without isMultipleTouchEnabled it takes one finger at a time. A finger that has been lifted does
    /// not count, though its end may be held.
    private func accepts(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        // An exclusive view has all touches or none (UIView.isExclusiveTouch documentation).
        let keepsOff = known.contains { other in
            guard let owner = other.view, owner !== view, other.window === touch.window else { return false }
            return owner.isExclusiveTouch || view.isExclusiveTouch
        }
        if keepsOff { return false }
        return view.isMultipleTouchEnabled || !known.contains { known in
            known.view === view && known !== touch && !held.contains { $0.touch === known && $0.phase == .ended }
        }
    }

    private func holds(_ touch: UITouch, phase: UITouch.Phase, recognizers: [UIGestureRecognizer]) -> Bool {
        guard let own = touch.gestureRecognizers else { return false }
        for recognizer in own where recognizer.stateStorage == .possible {
            // Counts the touch that the recognizer looks at now, or the earlier taps of a gesture; another finger's touch does not matter.
            guard recognizer.delaysTouchesBegan && (recognizer.isWithinSequence || recognizer.trackedTouches.holds(touch)) || phase == .ended && recognizer.delaysTouchesEnded && recognizer.isWithinSequence else { continue }
            if recognizers.holds(recognizer) { return true }
        }
        return false
    }

    private func grouped(_ touches: [UITouch]) -> [(UIView, Set<UITouch>)] {
        var groups: [(UIView, Set<UITouch>)] = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.0 === view }) {
                groups[index].1.insert(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }
}
