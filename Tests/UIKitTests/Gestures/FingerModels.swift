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
