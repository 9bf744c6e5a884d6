// UIAccessibilityCustomAction: something else that can be done with an element, by name.
import Foundation
import ObjectiveC

/// An action that assistive technology offers by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Runs the action; true when it succeeded.
    public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// What is read out.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What is read out, with how it is spoken.
    open var attributedName: NSAttributedString
    /// Shown by Switch Control.
    open var image: UIImage?
    /// Performs `selector`. Not retained.
    open weak var target: AnyObject?
    /// Takes the action as its argument, and answers whether it succeeded.
    open var selector: Selector
    /// Runs instead of target and selector.
    open var actionHandler: ActionHandler?

    /// An action that performs `selector` on `target`.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, target: target, selector: selector)
    }
    /// An action with an image that performs `selector` on `target`.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
    /// An action whose name says how it is spoken.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }
    /// An action with an image whose name says how it is spoken.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }
    /// An action that runs `actionHandler`.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }
    /// An action with an image that runs `actionHandler`.
    public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    /// An action that runs `actionHandler` and whose name says how it is spoken.
    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    /// An action with an image that runs `actionHandler` and whose name says how it is spoken.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Does what VoiceOver does when the action is chosen: the handler, else the selector. False when there is neither.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, objcResponds(target, selector) else { return false }
        return (try? objcPerform(target, selector, [self])) as? Bool ?? true
    }
}
