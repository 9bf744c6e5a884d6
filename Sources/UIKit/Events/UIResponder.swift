// The responder chain and the members that apps override on any responder.
// UIView, UIViewController, UIWindow, UIApplication and scenes inherit it; events arrive through UIWindow.
import Foundation
import ObjectiveC

/// An object that responds to events and passes on those it does not handle to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting, PartOwner {
    public override init() { super.init() }

    /// The objects that objc_setAssociatedObject attached; they are freed with the responder.
    nonisolated package let associatedObjects = AssociatedObjects()
    /// The state that UIKit's files store with the responder.
    final var parts = Parts()

    /// The responder that gets an event this one does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    /// False by default; override for a view or controller that takes keys or shows an `inputView`.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may resign; read before another one takes over. Default true.
    open var canResignFirstResponder: Bool { true }
    /// Whether this responder receives keys and starts the nil-target search.
    open var isFirstResponder: Bool { holdsFirstResponder }

    /// Asks the present first responder to resign, then takes its place.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
    /// Resigns the first responder; returns false if it must not. The keyboard goes down unless the next responder needs it.
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// The view in place of the keyboard while this is the first responder; only its height applies.
    open var inputView: UIView? { nil }
    /// The view on top of the keyboard; searched upwards along the chain.
    open var inputAccessoryView: UIView? { nil }
    /// The controller whose view takes the keyboard's place while this is the first responder, where there is no `inputView`.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller whose view lies on top of the keyboard, where there is no `inputAccessoryView`; searched upwards along the chain.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Reads `inputView` and `inputAccessoryView` again if this is the first responder.
    open func reloadInputViews() { inputViewsChanged() }
    /// Whether the class shows the keyboard itself: the delegates of text fields and text views are called at a fixed moment around that.
    var showsKeyboardItself: Bool { false }
    /// Whether it shows a keyboard as first responder: the app's own, the built-in one, or only an accessory.
    var bringsKeyboard: Bool { self is any UIKeyInput || shownInputView != nil || inputAccessory != nil }

    /// The default implementations hand the touches to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called when fingers that landed here moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers that landed here were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when the system takes touches back: a recognizer won, the view is gone, the app lost the screen.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// Called when a shake begins: on the first responder, else on the key window. The default hands it to `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Called when a shake ends. The default hands it to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Declared for code that overrides it: a shake here is never cancelled.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    /// Called when keys or buttons are pressed; the default implementations hand them to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Called when the force of a button changes. Keys have none.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Called when keys or buttons are released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Called when the system takes presses back.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }
    /// The key commands, searched from the first responder up when a key is pressed; the first match is sent.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether this responder implements `action`; menus, keys and the nil-target search call it. Of the standard edit actions only
    /// those that the class overrides count as implemented.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action.name == "paste:", pasteConfiguration != nil, canPaste(UIPasteboard.general.itemProviders) { return true }
        return overridesEditAction(action) ?? objcResponds(self, action)
    }
    /// Called before a command is shown or sent by a responder that performs it; overrides change its title, state or attributes.
    open func validate(_ command: UICommand) {}
    /// Called on the application, its delegate and the rest of the chain when a menu is made.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

    // MARK: Edit actions: what a class does not override, nobody offers
    /// Cuts the selection; overridden by responders that can cut.
    open func cut(_ sender: Any?) {}
    /// Copies the selection; overridden by responders that can copy.
    open func copy(_ sender: Any?) {}
    /// Pastes; overridden by responders that accept the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Selects a part; overridden by responders with a selection.
    open func select(_ sender: Any?) {}
    /// Selects everything; overridden by responders with a selection.
    open func selectAll(_ sender: Any?) {}
    /// Deletes; overridden by responders that can delete.
    open func delete(_ sender: Any?) {}
    /// The nearest one up the chain; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The types that can be pasted here; nil leaves pasting to `paste(_:)`.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Called with the pasted items of a `UIPasteControl`, or of Paste if `pasteConfiguration` accepts them.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether all items have types of `pasteConfiguration`.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration, !itemProviders.isEmpty else { return false }
        return itemProviders.allSatisfy(pasteConfiguration.accepts)
    }
    /// The buttons beside a keyboard's suggestions, made on first use.
    open lazy var inputAssistantItem = UITextInputAssistantItem()
    /// The language of the keyboard while this is the first responder; nil for a responder that takes no text.
    open var textInputMode: UITextInputMode? { bringsKeyboard ? .current : nil }
    /// Identifies the text for a device that remembers the keyboard's language for it. Never read here: there is one language.
    open var textInputContextIdentifier: String? { nil }
    /// Called for buttons of headphones and the lock screen; never here.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Called when better values of a pencil's touches are known; never here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// The first responder from here up that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The person's present activity; scenes and documents share theirs with the controllers below.
    open var userActivity: NSUserActivity? {
        get { ownActivity }
        set { ownActivity = newValue }
    }
    /// Called before `activity` is stored; overrides put their state into its `userInfo`.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Called when `activity` is continued here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Called on every object of a nib after all its connections are made.
    open func awakeFromNib() {}
    /// Called by Interface Builder when it renders a designable view; never called here.
    open func prepareForInterfaceBuilder() {}
    /// The class's own method, which no nib calls: a root class's methods can be sent to classes too, and Swift shows them so.
    open class func awakeFromNib() {}
    /// The class's own method, which nobody calls.
    open class func prepareForInterfaceBuilder() {}

    /// Called for each change that an `addObserver(_:forKeyPath:options:context:)` call requested.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Diagnostics.raise(
            .internalInconsistency,
            "\(Diagnostics.identity(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "nil")")
    }

    /// The default of UIKit's own classes.
    var isAccessibleByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    var defaultAccessibilityFrame: CGRect { .zero }

    // MARK: Accessibility (UIAccessibility: every member may be overridden)
    /// Whether assistive technology sees this object itself; its contents are not seen then. Labels and controls return true.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? isAccessibleByDefault }
        set { accessibility.isElement = newValue }
    }
    /// A short name of the element; scripts find views by it. A label returns its text.
    open var accessibilityLabel: String? {
        get { accessibilityStorage?.label?.string ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The label with attributes for speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityStorage?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibility.label = newValue }
    }
    /// A description of the effect of using the element.
    open var accessibilityHint: String? {
        get { accessibilityStorage?.hint?.string }
        set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The hint with attributes for speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityStorage?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibility.hint = newValue }
    }
    /// The present value of a control: a switch returns "1" or "0".
    open var accessibilityValue: String? {
        get { accessibilityStorage?.value?.string ?? defaultAccessibilityValue }
        set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The value with attributes for speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityStorage?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibility.value = newValue }
    }
    /// The kind of the element; `none` by default, except for UIKit's own controls.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
    /// A name for tests and scripts; never spoken or shown.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The element's frame in points of the screen; a view returns its own frame.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
        set { accessibility.frame = newValue }
    }
    /// The element's outline in points of the screen, instead of its frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStorage?.path }
        set { accessibility.path = newValue }
    }
    /// The point that a double tap touches, in points of the screen; by default the middle of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityStorage?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }
    /// The language that label, value and hint are in, as "fr-CA"; nil for the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityStorage?.language }
        set { accessibility.language = newValue }
    }
    /// Whether the element's contents are hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStorage?.elementsHidden ?? false }
        set { accessibility.elementsHidden = newValue }
    }
    /// Hides its siblings from assistive technology.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStorage?.viewIsModal ?? false }
        set { accessibility.viewIsModal = newValue }
    }
    /// Whether the element's contents are read together, wherever they lie on the screen.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStorage?.groupsChildren ?? false }
        set { accessibility.groupsChildren = newValue }
    }
    /// The order in which the element's contents are visited.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStorage?.navigationStyle ?? .automatic }
        set { accessibility.navigationStyle = newValue }
    }
    /// The kind of the element's contents.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStorage?.containerType ?? .none }
        set { accessibility.containerType = newValue }
    }
    /// Whether a tap on the element has an effect; true for buttons and links.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStorage?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey]) }
        set { accessibility.respondsToUserInteraction = newValue }
    }
    /// The names that a person may speak for the element; by default the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityStorage?.userInputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// The names that a person may speak for the element, with attributes for speech.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityStorage?.userInputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
        set { accessibility.userInputLabels = newValue }
    }
    /// The kind of the text's content.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityStorage?.textualContext }
        set { accessibility.textualContext = newValue }
    }
    /// The elements that name the rows and columns of a data table.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityStorage?.headerElements }
        set { accessibility.headerElements = newValue }
    }
    /// The elements that assistive technology finds here instead of the subviews; nil for the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements }
        set { accessibility.elements = newValue }
    }
    /// The additional actions of the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage?.customActions }
        set { accessibility.customActions = newValue }
    }
    /// Ways of the app's own to walk the content.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStorage?.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// The points from which the element can be dragged.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStorage?.dragSources }
        set { accessibility.dragSources = newValue }
    }
    /// The points at which something can be dropped on the element.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibilityStorage?.dropPoints }
        set { accessibility.dropPoints = newValue }
    }
    /// Keeps the colours when the person has them inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStorage?.ignoresInvertColors ?? false }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// The number of `accessibilityElements`; an override computes elements without making them.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at an index; nil when there is no such element.
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    /// The index of an element; `NSNotFound` if it is no element of this container.
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound }
    /// Called for a double tap of assistive technology, before the activation point is touched. True: handled here.
    open func accessibilityActivate() -> Bool { false }
    /// Called for a swipe up on an adjustable element.
    open func accessibilityIncrement() {}
    /// Called for a swipe down on an adjustable element.
    open func accessibilityDecrement() {}
    /// Called for a swipe of three fingers, up the responder chain until one answers true.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called for the Z gesture: the answer is true when something was closed.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for a double tap with two fingers; returns true if it was handled.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology has moved to the element.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology has left the element.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether the element has the focus of assistive technology.
    open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

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
