// UIStoryboardSegue: a transition from one storyboard controller to another, and what apps subclass.
// Made by UIStoryboardSegueTemplate; the kinds' own ways to perform are the template's.

import Foundation

/// What `prepare(for:sender:)` receives: both ends of a transition and its identifier.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// Names the segue in `prepare(for:sender:)`; nil when the storyboard gives none.
    open private(set) var identifier: String?
    /// The controller that it leaves.
    open private(set) var source: UIViewController
    /// The controller that it shows; its view is not loaded when `prepare(for:sender:)` gets it.
    open private(set) var destination: UIViewController
    private var handler: (() -> Void)?
    var sender: Any?
    /// Whether containers on the way back of an unwind segue animate.
    var unwindsAnimated = true

    /// Called by the storyboard; code may make and perform one too.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue whose `perform()` runs the closure.
    public convenience init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Brings the destination on screen. Custom segues override it.
    open func perform() { handler?() }

    func whenPerformed(_ body: @escaping () -> Void) { handler = body }
}
