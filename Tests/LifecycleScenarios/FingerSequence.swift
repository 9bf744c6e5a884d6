// One walk of fingers on a view with recognizers, a scroll view with a control in it and a table, at 60 and at 120 frames a second:
// script/scenarios compares its text between debug and release, and a hundred times in one process.
import CoreGraphics
import ObjectiveC
import QuartzCore
import UIKit

@MainActor package enum FingerSequence {
    /// How often a movement is told follows the rate; a line that comes again and again stands once.
    package static var text: String {
        var lines = ["# fingers"]
        for version in [9, 13, 26] {
            let slow = FingerStage(version, rate: 60).walk(), fast = FingerStage(version, rate: 120).walk()
            lines += ["", "## iOS \(version), 60 and 120 frames a second"] + slow
            if fast != slow { lines += ["", "## iOS \(version), 120 frames a second are not the same"] + fast }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

private final class FingerView: UIView {
    var add: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("view began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("view moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("view ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("view cancelled") }
}

private final class FingerTarget: NSObject {
    let name: String
    let add: (String) -> Void
    init(_ name: String, _ add: @escaping (String) -> Void) {
        _ = FingerTarget.registered
        self.name = name
        self.add = add
    }

    private static let registered: Void = registerKeys(of: FingerTarget.self) {
        $0.m1("heard:") { (target: FingerTarget, sender: Any?) in MainActor.assumeIsolated { target.add("\(target.name) \((sender as? UIGestureRecognizer)?.state ?? .possible)") } }
    }
}

private final class FingerDelegate: NSObject, UIScrollViewDelegate, UITableViewDataSource, UITableViewDelegate {
    let add: (String) -> Void
    init(_ add: @escaping (String) -> Void) { self.add = add }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { add("didEndDragging(\(decelerate))") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { add("didHighlight") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { add("didUnhighlight") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { add("didSelect \(indexPath.row)") }
}

@MainActor private final class FingerStage {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let interval: CFTimeInterval
    private var lines: [String] = []
    private var kept: [AnyObject] = []

    init(_ version: Int, rate: Double) {
        interval = 1 / rate
        Host.use(DetachedHost(iOSVersion: version))
        ScenarioClock.install()
        ApplicationReplacement.end()
        _ = ApplicationReplacement.begin(delegateClass: nil)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        build(in: root.view)
        wait(0.5)
        lines = []
    }

    private func add(_ line: String) { if lines.last != line { lines.append(line) } }

    private func build(in view: UIView) {
        let add: (String) -> Void = { [weak self] line in self?.add(line) }
        let touched = FingerView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        touched.add = add
        let one = UITapGestureRecognizer(), two = UITapGestureRecognizer()
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        for (recognizer, name) in [(one, "tap"), (two, "double tap"), (UIPanGestureRecognizer(), "pan"), (UILongPressGestureRecognizer(), "press")] as [(UIGestureRecognizer, String)] {
            let target = FingerTarget(name, add)
            recognizer.addTarget(target, action: Selector("heard:"))
            kept.append(target)
            touched.addGestureRecognizer(recognizer)
        }
        let delegate = FingerDelegate(add)
        kept.append(delegate)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 190, height: 500)), table = UITableView(frame: CGRect(x: 200, y: 300, width: 190, height: 500), style: .plain)
        scroll.contentSize = CGSize(width: 190, height: 5000)
        scroll.delegate = delegate
        table.dataSource = delegate
        table.delegate = delegate
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 150, height: 100)
        for (event, word) in [(UIControl.Event.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel")] {
            button.addAction(UIAction { _ in add("button \(word)") }, for: event)
        }
        scroll.addSubview(button)
        for each in [touched, scroll, table] { view.addSubview(each) }
    }

    private func wait(_ seconds: Double) { for _ in 0..<Int((seconds / interval).rounded()) { ScenarioClock.frame(interval) } }

    private func finger(_ start: CGPoint, by way: CGVector = .zero, seconds: Double, rest: Double = 0, count: Int = 1) {
        let touch = UITouch(window: window, location: start, timestamp: ScenarioClock.now, tapCount: count)
        let event = UIEvent()
        func send(_ point: CGPoint, _ phase: UITouch.Phase) {
            if phase != .began { touch.move(to: point, phase: phase, timestamp: ScenarioClock.now) }
            event.update([touch], timestamp: ScenarioClock.now)
            window.sendEvent(event)
        }
        send(start, .began)
        let frames = Int((seconds / interval).rounded())
        for step in 1...max(frames, 1) {
            ScenarioClock.frame(interval)
            let part = CGFloat(step) / CGFloat(max(frames, 1))
            if way != .zero { send(CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part), .moved) }
        }
        wait(rest)
        send(CGPoint(x: start.x + way.dx, y: start.y + way.dy), .ended)
    }

    /// Taps, a drag and a press on the view; a throw, a slow drag and a tap on the button in the scroll view; a tap and a throw on the table.
    func walk() -> [String] {
        let inside = CGPoint(x: 150, y: 150)
        for (title, act) in [
            ("one tap", { self.finger(inside, seconds: 0.1) }),
            ("two taps", {
                self.finger(inside, seconds: 0.1)
                self.wait(0.1)
                self.finger(inside, seconds: 0.1, count: 2)
            }),
            ("a drag", { self.finger(inside, by: CGVector(dx: 80, dy: 0), seconds: 0.3) }),
            ("a press", { self.finger(inside, seconds: 1) }),
            ("a throw", { self.finger(CGPoint(x: 100, y: 700), by: CGVector(dx: 0, dy: -300), seconds: 0.2) }),
            ("a slow drag", { self.finger(CGPoint(x: 100, y: 450), by: CGVector(dx: 0, dy: 300), seconds: 1, rest: 0.5) }),
            ("a tap on a row", { self.finger(CGPoint(x: 300, y: 400), seconds: 0.1) }),
            ("a press on a row", { self.finger(CGPoint(x: 300, y: 500), seconds: 0.4) }),
            ("a throw of rows", { self.finger(CGPoint(x: 300, y: 700), by: CGVector(dx: 0, dy: -300), seconds: 0.2) }),
        ] as [(String, () -> Void)] {
            lines.append("[\(title)]")
            act()
            wait(8)
        }
        window.rootViewController = nil
        window.isHidden = true
        return lines
    }
}
