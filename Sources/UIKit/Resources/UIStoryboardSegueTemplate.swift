// A segue as the storyboard stores it: kind, identifier, destination; it makes the segue and performs it
// (FORMATS.md §3.5, §5.3). Controls and cells trigger it, performSegue finds it by identifier.

import Foundation
import InterfaceBuilder

@MainActor final class UIStoryboardSegueTemplate: NSObject {
    enum Kind {
        case show, showDetail, present, embed, push, unwind, custom
    }

    let kind: Kind
    let identifier: String?
    private let destinationIdentifier: String?
    private let segueClassName: String?
    private let creationSelector: String?
    private let unwindAction: String?
    private let presentationStyle: UIModalPresentationStyle?
    private let transitionStyle: UIModalTransitionStyle?
    private let animates: Bool
    /// The controller that the segue starts from; set by an outlet of the scene nib.
    weak var viewController: UIViewController?
    /// The view into which an embed segue puts its controller; set by an outlet of the view nib.
    weak var containerView: UIView?
    /// The view that a popover points to; set by outlets of the nib that has them.
    weak var anchorView: UIView?
    weak var anchorBarButtonItem: UIBarButtonItem?
    private let isPopover: Bool
    private let arrowDirections: UIPopoverArrowDirection?

    init(kind className: String, from coder: NSCoder) {
        identifier = coder.text("UIIdentifier")
        destinationIdentifier = coder.text("UIDestinationViewControllerIdentifier")
        segueClassName = coder.text("UISegueClassName")
        creationSelector = coder.text("UIDestinationCreationSelector")
        unwindAction = coder.text("UIAction")
        presentationStyle = coder.choice("UIModalPresentationStyle")
        transitionStyle = coder.choice("UIModalTransitionStyle")
        animates = coder.flag("UIAnimates", default: true)
        isPopover = className == "UIStoryboardPopoverPresentationSegueTemplate"
        arrowDirections = coder.integer("UIPermittedArrowDirections").map { UIPopoverArrowDirection(rawValue: UInt($0)) }
        switch className {
        case "UIStoryboardShowSegueTemplate": kind = coder.text("UIActionName")?.hasPrefix("showDetail") == true ? .showDetail : .show
        case "UIStoryboardPushSegueTemplate": kind = .push
        case "UIStoryboardEmbedSegueTemplate": kind = .embed
        case "UIStoryboardUnwindSegueTemplate": kind = .unwind
        case "UIStoryboardSegueTemplate": kind = .custom
        default: kind = .present
        }
        super.init()
    }

    /// A control, bar button, gesture or cell triggered the segue: the source may refuse.
    func trigger(sender: Any?) {
        guard let source = viewController else { return }
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    /// Makes the destination and the segue, prepares the source, performs. A call by identifier comes
    /// here directly, without shouldPerformSegue (FORMATS.md §5.3).
    func perform(sender: Any?) {
        guard let source = viewController else { return }
        if kind == .embed { return EmbeddingDepth.shared.enter(source) { make(from: source, sender: sender) } }
        if kind == .unwind {
            performUnwind(from: source, sender: sender)
            return
        }
        make(from: source, sender: sender)
    }

    private func make(from source: UIViewController, sender: Any?) {
        guard let destination = makeDestination(from: source, sender: sender) else { return }
        if isPopover { makePopover(of: destination) }
        let segue = makeSegue(source: source, destination: destination)
        segue.sender = sender
        prepare(source, for: segue, sender)
        segue.perform()
    }

    private func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, _ sender: Any?) {
        Trace.emit(.viewController, source, "prepare(for:sender:)", cause: identifier.map { "segue \($0)" } ?? "segue")
        source.prepare(for: segue, sender: sender)
    }

    private func makeDestination(from source: UIViewController, sender: Any?) -> UIViewController? {
        guard let destinationIdentifier, let storyboard = source.storyboard else { return nil }
        guard let creationSelector else { return storyboard.makeController(destinationIdentifier, creator: nil) }
        // @IBSegueAction: the source makes the controller, from (coder), (coder, sender) or (coder, sender, identifier).
        return storyboard.makeController(destinationIdentifier) { [identifier] coder in
            (try? objcPerform(source, Selector(creationSelector), [coder, sender, identifier])) as? UIViewController
        }
    }

    private func makeSegue(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
        let custom: AnyClass? = segueClassName.flatMap { name in
            if let cls = objcClass(named: name) { return cls }
            Diagnostics.log("[Storyboard] Unknown class \(name) in Interface Builder file.")
            return nil
        }
        let type = custom as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        let segue = UIKit.makeSegue(type, identifier: identifier, source: source, destination: destination)
        segue.whenPerformed { [weak segue, weak self] in
            if let segue, let self { self.show(segue) }
        }
        return segue
    }

    /// Performs the storyboard's own kinds; a custom class reaches it by calling super.
    private func show(_ segue: UIStoryboardSegue) {
        let source = segue.source
        let destination = segue.destination
        switch kind {
        case .show: source.withAnimations(animates) { source.show(destination, sender: segue.sender) }
        case .showDetail: source.withAnimations(animates) { source.showDetailViewController(destination, sender: segue.sender) }
        case .push: push(destination, from: source)
        case .present: present(destination, from: source)
        case .embed: embed(destination, in: source)
        case .custom, .unwind: break
        }
    }

    private func push(_ destination: UIViewController, from source: UIViewController) {
        guard let navigation = source.navigationController else {
            Diagnostics.raise(.generic, "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
        }
        navigation.pushViewController(destination, animated: animates)
    }

    private func present(_ destination: UIViewController, from source: UIViewController) {
        if let presentationStyle, presentationStyle != .automatic { destination.modalPresentationStyle = presentationStyle }
        if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
        source.present(destination, animated: animates)
    }

    /// Makes the popover before prepare(for:sender:), in which apps set its delegate.
    func makePopover(of destination: UIViewController) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        popover.barButtonItem = anchorBarButtonItem
        popover.sourceView = anchorView
        if let arrowDirections { popover.permittedArrowDirections = arrowDirections }
    }

    /// Child and view are added before the parent's viewDidLoad (FORMATS.md §5.3).
    private func embed(_ destination: UIViewController, in source: UIViewController) {
        guard let containerView else { return }
        source.addChild(destination)
        destination.view.frame = containerView.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        destination.view.translatesAutoresizingMaskIntoConstraints = true
        containerView.addSubview(destination.view)
        destination.didMove(toParent: source)
    }

    // MARK: Unwinding

    private func performUnwind(from source: UIViewController, sender: Any?) {
        guard let unwindAction else { return }
        let action = Selector(unwindAction)
        guard let target = UnwindSearch.target(for: action, from: source, sender: sender) else {
            Diagnostics.raise(.internalInconsistency, "Could not find a view controller to execute unwinding for \(Diagnostics.identity(source))")
        }
        let segue = makeSegue(source: source, destination: target)
        prepare(source, for: segue, sender)
        _ = try? objcPerform(target, action, [segue])
        // The segue holds this closure and both ends: a strong reference to it would keep the dismissed controller alive.
        segue.whenPerformed { [animates, weak segue] in
            if let segue { UnwindSearch.unwind(to: segue.destination, from: segue.source, segue: segue, animated: animates) }
        }
        segue.perform()
    }
}

extension UIViewController {
    /// Runs a transition without animation when the segue says `animates="NO"`.
    fileprivate func withAnimations(_ enabled: Bool, _ body: () -> Void) {
        if enabled { body() } else { UIView.performWithoutAnimation(body) }
    }
}

extension UIViewController {
    /// The segues of the storyboard that start here.
    var segueTemplates: [UIStoryboardSegueTemplate] {
        get { part(SegueTemplates.self)?.all ?? [] }
        set { part { SegueTemplates() }.all = newValue }
    }

    private final class SegueTemplates { var all: [UIStoryboardSegueTemplate] = [] }
}
