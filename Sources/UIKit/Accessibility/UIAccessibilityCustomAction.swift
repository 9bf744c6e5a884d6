// UIAccessibilityCustomAction: an additional action of an element, with a name.
import Foundation
import ObjectiveC

/// An action that assistive technology offers by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Runs the action; returns true if it succeeded.
    public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// The name that is read out.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name that is read out, with attributes for speech.
    open var attributedName: NSAttributedString
    /// Shown by Switch Control.
    open var image: UIImage?
    /// Performs `selector`. Not retained.
    open weak var target: AnyObject?
    /// The method to call; it takes the action as its argument and returns whether it succeeded.
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
    /// Creates an action whose name has attributes for speech.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }
    /// Creates an action with an image and a name that has attributes for speech.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map(objcTarget)
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
    /// Creates an action that runs `actionHandler`; its name has attributes for speech.
    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    /// Creates an action with an image that runs `actionHandler`; its name has attributes for speech.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Performs the action as VoiceOver would: calls the handler, else the selector. False if there is neither.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, objcResponds(target, selector) else { return false }
        return (try? objcPerform(target, selector, [self])) as? Bool ?? true
    }
}
