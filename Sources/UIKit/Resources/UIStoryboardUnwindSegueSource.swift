// Where an unwind segue comes from. UIViewController+Unwinding.swift has what it goes with.
import Foundation

/// Where an unwind segue comes from.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// Where the user was.
    public let source: UIViewController
    /// The action that a controller on the way back must implement.
    public let unwindAction: Selector
    /// The control that was touched, or what code gave.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
