// What must hold of fingers, whoever moves them: every began has one end, a cancelled view hears nothing more, a recognizer
// ends in one final state, a scroll view comes to rest and says so once. Used by the walks of random fingers.
import XCTest
@testable import UIKit

@MainActor final class Verdict {
    private(set) var findings: [String] = []
    func find(_ text: String) { if findings.count < 5 { findings.append(text) } }
}

/// A view that hears of touches, and knows which it has.
final class Witness: UIView {
    let verdict: Verdict
    private(set) var live: Set<ObjectIdentifier> = []
    init(_ verdict: Verdict, _ frame: CGRect) {
        self.verdict = verdict
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !live.insert(ObjectIdentifier(touch)).inserted { verdict.find("a touch began twice") }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !live.contains(ObjectIdentifier(touch)) { verdict.find("a touch moved that had not begun or was over") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { over(touches, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { over(touches, "was cancelled") }
    private func over(_ touches: Set<UITouch>, _ word: String) {
        for touch in touches where live.remove(ObjectIdentifier(touch)) == nil { verdict.find("a touch \(word) that had not begun or was over") }
    }
}

/// Follows the states of one recognizer.
@MainActor final class StateModel {
    let recognizer: UIGestureRecognizer
    private(set) var isRunning = false
    init(_ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
        self.recognizer = recognizer
        let name = "\(type(of: recognizer))"
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        recognizer.onStateChange = { [unowned self] recognizer in
            switch recognizer.state {
            case .began:
                if isRunning || isDiscrete { verdict.find("\(name) began twice") }
                isRunning = true
            case .changed: if !isRunning { verdict.find("\(name) changed without having begun") }
            case .ended:
                if isRunning == isDiscrete { verdict.find("\(name) ended out of turn") }
                isRunning = false
            case .cancelled:
                if !isRunning { verdict.find("\(name) was cancelled without having begun") }
                isRunning = false
            case .possible, .failed: verdict.find("\(name) told of \(recognizer.state)")
            }
        }
    }
}

final class ScrollModel: NSObject, UIScrollViewDelegate {
    let verdict: Verdict
    var isDragging = false
    /// The delegate was told that the content moves on, and not yet that it has stopped.
    var owesEnd = false
    init(_ verdict: Verdict) { self.verdict = verdict }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if isDragging { verdict.find("a drag began twice") }
        isDragging = true
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !isDragging { verdict.find("a drag ended that had not begun") }
        isDragging = false
        if decelerate { owesEnd = true }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !owesEnd { verdict.find("the content came to rest twice, or had not moved") }
        owesEnd = false
    }
}

/// Follows one control: what it was told of a finger's landing it is told of its end, once.
@MainActor final class ControlModel {
    let control: UIControl
    let verdict: Verdict
    private var isDown = false

    init(_ control: UIControl, _ verdict: Verdict) {
        (self.control, self.verdict) = (control, verdict)
        let name = "\(type(of: control))"
        control.addAction(UIAction { [unowned self] _ in
            if isDown { verdict.find("\(name) was pressed twice") }
            isDown = true
        }, for: .touchDown)
        for event: UIControl.Event in [.touchUpInside, .touchUpOutside, .touchCancel] {
            control.addAction(UIAction { [unowned self] _ in
                if !isDown { verdict.find("\(name) was let go and had not been pressed") }
                isDown = false
            }, for: event)
        }
        for event: UIControl.Event in [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit] {
            control.addAction(UIAction { [unowned self] _ in if !isDown { verdict.find("a finger was dragged on \(name), which was not pressed") } }, for: event)
        }
    }

    func checkAtRest() {
        let name = "\(type(of: control))"
        if isDown || control.isTracking { verdict.find("\(name) is pressed at rest") }
        if control.isHighlighted { verdict.find("\(name) is highlighted at rest") }
    }
}

/// Follows a list: of its rows at most one is pressed at a time, and each that is pressed is let go; what the delegate heard of the
/// selection is what the list says of it.
@MainActor final class ListModel {
    let verdict: Verdict
    private(set) var highlighted: Set<IndexPath> = []
    private(set) var selected: Set<IndexPath> = []
    init(_ verdict: Verdict) { self.verdict = verdict }

    func highlight(_ path: IndexPath) { if !highlighted.insert(path).inserted { verdict.find("a row was highlighted twice") } }
    func unhighlight(_ path: IndexPath) { if highlighted.remove(path) == nil { verdict.find("a row lost a highlight that it did not have") } }
    func select(_ path: IndexPath) { selected.insert(path) }
    func deselect(_ path: IndexPath) { if selected.remove(path) == nil { verdict.find("a row lost a selection that it did not have") } }
    /// The app changed the selection itself, of which no delegate hears.
    func takeSelection(_ paths: [IndexPath]) { selected = Set(paths) }
    /// The app changed the rows: what was pressed is forgotten with them.
    func takeRows(selection: [IndexPath]) {
        takeSelection(selection)
        highlighted = []
    }

    func checkAtRest(_ name: String, selection: [IndexPath]) {
        if !highlighted.isEmpty { verdict.find("\(name) has a pressed row at rest") }
        if Set(selection) != selected { verdict.find("\(name) has \(selection.count) selected rows, its delegate heard of \(selected.count)") }
    }
}
