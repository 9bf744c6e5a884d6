// The delegate of a context menu. ContextMenuSession calls it in the order of that file's comments.

/// Supplies the menu of an interaction, and is told of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Called for a long press; nil opens no menu and lets the touch continue. `location` is in points of the interaction's view.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    /// The preview that is lifted (iOS 16); without this method, or for nil, the older method is called, then the interaction's view is lifted.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
    /// The place to which the preview returns when the menu closes (iOS 16).
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
    /// The preview that is lifted, up to iOS 15.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The place to which the preview returns when the menu closes, up to iOS 15.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The preview was tapped: the app may show its target in the animator's completion.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    /// The menu is about to open.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu is about to close, after what was chosen has run.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Default for a type that does not implement this member: returns `nil`.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        notImplemented(self, "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:", [interaction, configuration, identifier], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? {
        notImplemented(self, "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:", [interaction, configuration, identifier], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        notImplemented(self, "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", [interaction, configuration], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        notImplemented(self, "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", [interaction, configuration], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {
        notImplemented(self, "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", [interaction, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        notImplemented(self, "contextMenuInteraction:willDisplayMenuForConfiguration:animator:", [interaction, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        notImplemented(self, "contextMenuInteraction:willEndForConfiguration:animator:", [interaction, configuration, animator])
    }
}

/// Animations beside a menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, when the app made one.
    var previewViewController: UIViewController? { get }
    /// Changes that are animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the menu has opened or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a tapped preview leaves the screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes back to where it came from.
    case dismiss
    /// The preview grows towards the viewer.
    case pop
}

/// Animations beside a menu that closes because its preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// `dismiss` unless the app says otherwise.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what apps add; ContextMenuSession runs it.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) { self.previewViewController = previewViewController }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func finish() {
        let done = completions
        completions = []
        for completion in done { completion() }
    }
}
