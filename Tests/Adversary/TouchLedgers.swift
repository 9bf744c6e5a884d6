// What a view, a control and a recognizer may hear next: every began has one end, a cancelled view hears nothing more, a
// gesture ends in one final state. They share nothing with UIKit's own bookkeeping. ListLedgers has scroll views and tables.
import CoreGraphics
import ObjectiveC
import UIKit

@MainActor protocol TouchLedger: AnyObject {
    /// Without a finger on the glass, nothing moves.
    func judgeRest()
    /// The view has left its window.
    func left()
}

extension TouchLedger {
    func left() {}
}

/// The touches that a view has heard of and that have not ended for it.
@MainActor final class OpenTouches: TouchLedger {
    private let name: String
    private let report: Report
    private var open: Set<UITouch> = []

    init(_ name: String, _ report: Report) {
        self.name = name
        self.report = report
    }

    func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        report.remember("\(name) touches \(phase) (\(touches.count))")
        if touches.isEmpty { report.fail("touches-none", "\(name) heard \(phase) of no touch") }
        for touch in touches {
            switch phase {
            case .began: if !open.insert(touch).inserted { report.fail("touch-began-twice", "\(name) heard twice that a touch began") }
            case .moved: if !open.contains(touch) { report.fail("touch-moved-unknown", "\(name) heard that a touch moved which had not begun, or had ended") }
            default: if open.remove(touch) == nil { report.fail("touch-\(phase)-unknown", "\(name) heard that a touch \(phase) which had not begun, or had ended") }
            }
        }
    }

    func judgeRest() {
        if !open.isEmpty { report.fail("touch-open", "\(name) heard of \(open.count) touches that began and of no end") }
    }
}

@MainActor final class TouchProbe: UIView {
    let ledger: OpenTouches
    private let touched: () -> Void

    init(_ name: String, _ report: Report, _ touched: @escaping () -> Void) {
        ledger = OpenTouches(name, report)
        self.touched = touched
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear(.cancelled, touches) }

    private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        ledger.hear(phase, touches)
        touched()
    }
}

/// A control's tracking begins, goes on and ends or is cancelled once.
@MainActor final class ControlProbe: UIControl {
    @MainActor final class Tracking: TouchLedger {
        let name: String
        let report: Report
        var isOn = false
        weak var control: UIControl?
        init(_ name: String, _ report: Report) {
            self.name = name
            self.report = report
        }

        func judgeRest() {
            if isOn { report.fail("control-open", "\(name) began to track and heard of no end") }
            if control?.isTracking == true { report.fail("control-tracking", "\(name) says that it tracks without a finger") }
            if control?.isHighlighted == true { report.fail("control-highlighted", "\(name) is highlighted without a finger") }
        }

        func hear(_ what: String, begins: Bool = false, ends: Bool = false) {
            report.remember("\(name) \(what)")
            if begins == isOn { report.fail("control-\(what)", "\(name) heard \(what) while it was \(isOn ? "" : "not ")tracking") }
            if begins { isOn = true }
            if ends { isOn = false }
        }
    }

    let ledger: Tracking
    private let touched: () -> Void

    init(_ name: String, _ report: Report, _ touched: @escaping () -> Void) {
        ledger = Tracking(name, report)
        self.touched = touched
        super.init(frame: .zero)
        ledger.control = self
    }
    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        ledger.hear("beginTracking", begins: true)
        touched()
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        ledger.hear("continueTracking")
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        ledger.hear("endTracking", ends: true)
        touched()
    }
    override func cancelTracking(with event: UIEvent?) {
        ledger.hear("cancelTracking", ends: true)
        touched()
    }
}

/// A control's events: after `touchDown` comes one of inside, outside and cancel.
@MainActor final class EventLedger: TouchLedger {
    private let name: String
    private let report: Report
    private weak var control: UIControl?
    private var isDown = false

    init(_ name: String, _ control: UIControl, _ report: Report, _ touched: @escaping () -> Void) {
        self.name = name
        self.report = report
        self.control = control
        for (event, word, isEnd) in [(UIControl.Event.touchDown, "touchDown", false), (.touchUpInside, "touchUpInside", true), (.touchUpOutside, "touchUpOutside", true), (.touchCancel, "touchCancel", true)] {
            control.addAction(UIAction { [weak self] _ in
                self?.hear(word, isEnd)
                touched()
            }, for: event)
        }
    }

    private func hear(_ word: String, _ isEnd: Bool) {
        report.remember("\(name) \(word)")
        if isEnd != isDown { report.fail("event-\(word)", "\(name) sent \(word) while a finger was \(isDown ? "" : "not ")down") }
        isDown = !isEnd
    }

    func judgeRest() {
        if isDown { report.fail("event-open", "\(name) sent touchDown and no end") }
        if control?.isTracking == true || control?.isHighlighted == true { report.fail("event-tracking", "\(name) tracks or is highlighted without a finger") }
    }
}

/// What a recognizer's targets hear: a single gesture ends, a continuous one begins, changes and ends or is cancelled once.
@MainActor final class RecognizerLedger: NSObject, TouchLedger {
    @MainActor final class Together: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    static let together = Together()

    private let name: String
    private let report: Report
    private let touched: () -> Void
    private let recognizer: UIGestureRecognizer
    private var isOn = false
    private var isContinuous: Bool { !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer) }

    init(_ name: String, _ recognizer: UIGestureRecognizer, _ report: Report, _ touched: @escaping () -> Void) {
        _ = RecognizerLedger.registered
        self.name = name
        self.recognizer = recognizer
        self.report = report
        self.touched = touched
        super.init()
        recognizer.addTarget(self, action: Selector("heard:"))
    }

    /// Lowering registers such methods in apps.
    private static let registered: Void = registerKeys(of: RecognizerLedger.self) {
        $0.m1("heard:") { (ledger: RecognizerLedger, sender: Any?) in MainActor.assumeIsolated { ledger.hear(sender as? UIGestureRecognizer) } }
    }

    private func hear(_ sender: UIGestureRecognizer?) {
        guard let state = sender?.state else { return }
        report.remember("\(name) \(state)")
        let mayCome: Bool = switch state {
        case .began: isContinuous && !isOn
        case .changed, .cancelled: isContinuous && isOn
        case .ended: isContinuous == isOn
        default: false
        }
        if !mayCome { report.fail("gesture-\(Swift.type(of: recognizer))-\(state)", "\(name) told its target \(state) while it was \(isOn ? "" : "not ")on") }
        isOn = state == .began || state == .changed
        touched()
    }

    func judgeRest() {
        if isOn { report.fail("gesture-open", "\(name) began and told of no end") }
        if recognizer.state != .possible { report.fail("gesture-state", "\(name) is \(recognizer.state) without a finger") }
        if recognizer.numberOfTouches > 0 { report.fail("gesture-touches", "\(name) looks at \(recognizer.numberOfTouches) touches without a finger") }
    }
}
