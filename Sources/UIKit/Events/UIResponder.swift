// The responder chain and the members that apps override on any responder.
// UIView, UIViewController, UIWindow, UIApplication and scenes inherit it; events arrive through UIWindow.
import Foundation
import ObjectiveC

/// An object that responds to events and passes on those it does not handle to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// What objc_setAssociatedObject attached; it goes when the responder goes.
    nonisolated package let associatedObjects = AssociatedObjects()

    /// The responder that gets an event this one does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    /// False by default; override for a view or controller that takes keys or shows an `inputView`.
    open var canBecomeFirstResponder: Bool { false }
    /// Asked before another takes over. True by default.
    open var canResignFirstResponder: Bool { true }
    /// Whether it gets keys and starts the nil-target search.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Asks the present first responder to resign, then takes its place.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    /// Gives the place up; false when it must not resign. The keyboard goes down unless the next one wants it.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    /// Shown instead of the keyboard while it is first responder; its height counts.
    open var inputView: UIView? { nil }
    /// Shown on top of the keyboard; asked upwards along the chain.
    open var inputAccessoryView: UIView? { nil }
    /// Takes `inputView` and `inputAccessoryView` anew if this is the first responder.
    open func reloadInputViews() { Keyboard.inputViewsChanged(of: self) }
    /// Text fields and text views: their delegates hear of editing at a fixed moment around the keyboard.
    var showsKeyboardItself: Bool { false }
    /// As first responder: the app's own keyboard or the built-in one, or just an accessory.
    var bringsKeyboard: Bool { self is any UIKeyInput || inputView != nil || inputAccessory != nil }

    /// The default implementations hand the touches to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers that landed here moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers that landed here were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when the system takes touches back: a recognizer won, the view is gone, the app lost the screen.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// For code that overrides it: nothing shakes the device here, so that UIKit never calls it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// For code that overrides it: nothing shakes the device here, so that UIKit never calls it.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// For code that overrides it: nothing shakes the device here, so that UIKit never calls it.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    /// Whether this responder implements `action`; menus and the nil-target search ask it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { objcResponds(self, action) }

    /// The first responder from here up that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// What the person does here; scenes and documents share theirs with the controllers below.
    open var userActivity: NSUserActivity? {
        get { ResponderActivities.activity(of: self) }
        set { ResponderActivities.set(newValue, of: self) }
    }
    /// Called before `activity` is stored; overrides put their state into its `userInfo`.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Called when `activity` is continued here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Called on every object of a nib after all its connections are made.
    open func awakeFromNib() {}
    /// Called by Interface Builder when it renders a designable view; never called here.
    open func prepareForInterfaceBuilder() {}

    /// Called for each change that `addObserver(_:forKeyPath:options:context:)` asked for.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Diagnostics.raise(
            .internalInconsistency,
            "\(Diagnostics.identity(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "nil")")
    }

    /// Called for a key that no property answers; raises NSUnknownKeyException.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        raiseUndefinedKey(self, key, setting: true)
    }

    /// Called for a key that no property answers; raises NSUnknownKeyException.
    open func value(forUndefinedKey key: String) -> Any? {
        raiseUndefinedKey(self, key, setting: false)
        return nil
    }
}
