// Where an unwind segue comes from. UIViewController+Unwinding.swift has the related types.
import Foundation

/// Where an unwind segue comes from.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// Where the user was.
    open private(set) var source: UIViewController
    /// The action that a controller on the way back must implement.
    open private(set) var unwindAction: Selector
    /// The control that was touched, or what code gave.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
