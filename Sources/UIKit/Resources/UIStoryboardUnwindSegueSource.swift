// The source of an unwind segue. UIViewController+Unwinding.swift has the related types.
import Foundation

/// The source of an unwind segue.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the user leaves.
    open private(set) var source: UIViewController
    /// The action that a controller on the way back must implement.
    open private(set) var unwindAction: Selector
    /// The control that was touched, or the sender that code gave.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
