// Bars, views and controllers that log what only some records of navigation know: windows, layout, safe areas.
// NavigationConformanceTests uses them; NavigationLogging.swift has what every test of navigation uses.
import ObjectiveC
import QuartzCore
@testable import UIKit

final class LoggingBar: UINavigationBar {
    static var log: EventLog?
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { LoggingBar.log?.add("Nav.bar.didMoveToWindow") }
    }
}

/// Tells its viewWillAppear through an event emitter, that is after the layout, as the record's app does.
final class EmittingController: UIViewController {
    private let name: String
    private let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UpdateCycle.shared.perform(afterCommit: { [name, log] in log.add("\(name).viewWillAppear") })
    }
}

final class WindowLoggingView: UIView {
    var noteWill: (UIWindow?) -> Void = { _ in }
    var noteMove: (UIWindow?) -> Void = { _ in }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        noteWill(newWindow)
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        noteMove(window)
    }
}

/// The controller of the record juejin7249-push-full: a view with a subview V, and two more inside V.
final class ControllerWithView: NavigationLoggingController {
    override func loadView() { add("loadView"); view = UIView() }
    override func viewDidLoad() {
        super.viewDidLoad()
        let inner = LoggingInnerView(log)
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 50),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        for number in 1...2 {
            inner.number = number
            inner.addSubview(UIView())
        }
    }
}

final class LoggingInnerView: UIView {
    private let log: EventLog
    var number = 0
    init(_ log: EventLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func willMove(toSuperview new: UIView?) { super.willMove(toSuperview: new); if new != nil { log.add("V.willMove(toSuperview:)") } }
    override func didMoveToSuperview() { super.didMoveToSuperview(); if superview != nil { log.add("V.didMoveToSuperview") } }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview); log.add("V.didAddSubview(\(number))") }
    override func willMove(toWindow new: UIWindow?) { super.willMove(toWindow: new); if new != nil { log.add("V.willMove(toWindow:)") } }
    override func didMoveToWindow() { super.didMoveToWindow(); if window != nil { log.add("V.didMoveToWindow") } }
    override func updateConstraints() { super.updateConstraints(); log.add("V.updateConstraints") }
    override func layoutSubviews() { super.layoutSubviews(); log.add("V.layoutSubviews") }
    override func draw(_ rect: CGRect) { log.add("V.draw") }
}

/// Forwards by hand and lays out again when its safe area changes.
final class SafeAreaParent: NavigationLoggingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        add("viewSafeAreaInsetsDidChange")
        view.setNeedsLayout()
    }
}
