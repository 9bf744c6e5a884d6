// Controllers and views that log everything of their life, for the tests of appearance, loading, views and drawing.
// A probe logs what its `events` names and nothing else, so that a test asserts its whole log.
@testable import UIKit

/// Logs before super unless told otherwise: the authors of most view-level records did.
class ProbeController: UIViewController {
    let name: String
    let log: EventLog
    let events: Set<String>?
    var makeView: (() -> UIView)?
    var onLoad: ((ProbeController) -> Void)?
    /// Runs inside the callback of this name, after it was logged.
    var inside: [String: (ProbeController) -> Void] = [:]

    init(_ name: String, _ log: EventLog, only events: Set<String>? = nil) {
        self.name = name
        self.log = log
        self.events = events
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func add(_ event: String) {
        if events?.contains(event) ?? true { log.add("\(name).\(event)") }
        inside[event]?(self)
    }

    override func loadView() {
        add("loadView")
        if let makeView { view = makeView() } else { super.loadView() }
    }
    override func viewDidLoad() { super.viewDidLoad(); add("viewDidLoad"); onLoad?(self) }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); add("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); add("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); add("viewDidDisappear") }
    override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews"); super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
    override func updateViewConstraints() { add("updateViewConstraints"); super.updateViewConstraints() }
    override func updateProperties() { super.updateProperties(); add("updateProperties") }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange(); add("viewLayoutMarginsDidChange") }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); add("viewSafeAreaInsetsDidChange") }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); add("didReceiveMemoryWarning") }
    override func viewWillUnload() { super.viewWillUnload(); add("viewWillUnload") }
    override func viewDidUnload() { super.viewDidUnload(); add("viewDidUnload") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        add("traitsUpdated")
    }
}

extension ProbeController {
    static let appearance: Set<String> = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    static let layout: Set<String> = ["loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"]

    /// A subview held by constraints, as in a view laid out with Auto Layout.
    func constrainASubview() {
        let label = UIView(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 50), label.heightAnchor.constraint(equalToConstant: 20),
        ])
    }
}

class ProbeView: UIView {
    let name: String
    let log: EventLog
    let events: Set<String>?
    var inside: [String: (ProbeView) -> Void] = [:]

    init(_ name: String, _ log: EventLog, only events: Set<String>? = nil) {
        self.name = name
        self.log = log
        self.events = events
        super.init(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        add("init")
    }
    required init?(coder: NSCoder) { nil }
    deinit { let (log, name) = (log, name); if events?.contains("dealloc") ?? true { MainActor.assumeIsolated { log.add("\(name).dealloc") } } }

    private func add(_ event: String) {
        if events?.contains(event) ?? true { log.add("\(name).\(event)") }
        inside[event]?(self)
    }

    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview); add(newSuperview == nil ? "willMove(toSuperview:nil)" : "willMove(toSuperview:)") }
    override func didMoveToSuperview() { super.didMoveToSuperview(); add("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow); add(newWindow == nil ? "willMove(toWindow:nil)" : "willMove(toWindow:)") }
    override func didMoveToWindow() { super.didMoveToWindow(); add(window == nil && events?.contains("didMoveToWindow(nil)") ?? false ? "didMoveToWindow(nil)" : "didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview); add("didAddSubview(\((subview as? ProbeView)?.name ?? "?"))") }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview); add("willRemoveSubview(\((subview as? ProbeView)?.name ?? "?"))") }
    override func updateConstraints() { add("updateConstraints"); super.updateConstraints() }
    override func updateProperties() { super.updateProperties(); add("updateProperties") }
    override func layoutSubviews() { super.layoutSubviews(); add("layoutSubviews") }
    override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer); add("layerWillDraw") }
    override func draw(_ rect: CGRect) { add("draw") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        add("traitsUpdated")
    }
    override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.frame
            super.frame = newValue
            if old != newValue, superview != nil { add("geometryUpdated") }
        }
    }
    override func layoutSublayers(of layer: CALayer) {
        add("layoutSublayersOfLayer[enter]")
        super.layoutSublayers(of: layer)
    }
}

extension ProbeView {
    static let hierarchy: Set<String> = ["willMove(toSuperview:)", "willMove(toSuperview:nil)", "didMoveToSuperview", "willMove(toWindow:)", "willMove(toWindow:nil)", "didMoveToWindow"]
    static let passes: Set<String> = ["updateConstraints", "layoutSubviews", "draw"]
}

extension Stage {
    /// A visible plain controller with an empty log.
    func showEmptyRoot() -> UIViewController {
        let root = UIViewController()
        show(root)
        _ = log.take()
        return root
    }
}
