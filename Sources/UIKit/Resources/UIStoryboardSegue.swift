// UIStoryboardSegue: a transition from one storyboard controller to another; apps subclass it.
// UIStoryboardSegueTemplate makes it and supplies each kind's way to perform.

import Foundation

/// The argument of `prepare(for:sender:)`: both ends of a transition and its identifier.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// Identifies the segue in `prepare(for:sender:)`; nil if the storyboard gives none.
    open private(set) var identifier: String?
    /// The controller that the segue leaves.
    open private(set) var source: UIViewController
    /// The controller that the segue shows; its view is not loaded in `prepare(for:sender:)`.
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
