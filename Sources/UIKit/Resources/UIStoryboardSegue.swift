// UIStoryboardSegue: a transition from one storyboard controller to another, and what apps subclass.
// Made by UIStoryboardSegueTemplate; the kinds' own ways to perform are the template's.

import Foundation

/// What `prepare(for:sender:)` receives: both ends of a transition and its identifier.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var handler: (@MainActor () -> Void)?
    var sender: Any?

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

    /// Storyboards make custom segues through this: it hands on to the class's own initialiser.
    public convenience override init() {
        guard let ends = UIStoryboardSegue.pendingEnds else {
            Diagnostics.raise(.internalInconsistency, "A segue must be created with init(identifier:source:destination:)")
        }
        self.init(identifier: ends.identifier, source: ends.source, destination: ends.destination)
    }

    private static var pendingEnds: (identifier: String?, source: UIViewController, destination: UIViewController)?

    /// A segue of a class known only at run time.
    static func make(_ cls: AnyClass, identifier: String?, source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
        let outer = pendingEnds
        pendingEnds = (identifier, source, destination)
        defer { pendingEnds = outer }
        return objcInstantiate(cls) as? UIStoryboardSegue ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }

    /// Brings the destination on screen. Custom segues override it.
    open func perform() { handler?() }

    func whenPerformed(_ body: @escaping @MainActor () -> Void) { handler = body }
}
