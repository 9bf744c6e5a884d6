// A controller and a view that log what records about rotation speak of: sizes, bounds and the old callbacks.
// The tests of rotation use them.
@testable import UIKit

/// Logs everything that a turn tells a controller; `before` super, so that parents come before children.
class TurningController: UIViewController {
    let name: String
    let log: EventLog
    var allowed: UIInterfaceOrientationMask = .allButUpsideDown
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func add(_ event: String) { log.add("\(name).\(event)") }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func loadView() { view = BoundsView("\(name).view", log) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        add("viewWillTransition(to:with:)")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [name, log] _ in log.add("\(name).alongside") }, completion: { [name, log] _ in log.add("\(name).completion") })
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        add("willTransition(to:with:)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous); add("traitCollectionDidChange") }
    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        add("sizeForChild(\((container as? TurningController)?.name ?? "?"))")
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) { add("willRotate(to:duration:)") }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) { add("willAnimateRotation(to:duration:)") }
    override func didRotate(from orientation: UIInterfaceOrientation) { add("didRotate(from:)") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
}

/// Logs when its size changes.
final class BoundsView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { log.add("\(name).boundsChanged") } }
    }
    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { log.add("\(name).boundsChanged") } }
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous); log.add("\(name).traitCollectionDidChange") }
}

/// The number of layout passes is not contractual (Docs/EVIDENCE.md 1c).
func unique(_ lines: [String]) -> [String] {
    var seen: [String] = []
    for line in lines where !seen.contains(line) { seen.append(line) }
    return seen
}
