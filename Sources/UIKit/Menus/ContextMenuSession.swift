// ContextMenuSession: one context menu from opening to closing: the calls of the delegate, and the effect of a choice.
// UIContextMenuInteraction opens it; ContextMenuView draws it; the application holds the open one.
//
// Order: highlight preview, preview controller, menu, willDisplay; then the chosen action, dismissal preview, willEnd. The action
// has run before willEnd: react-native-ios-context-menu's cancel event depends on that
// (RNIContextMenuView, `didPressMenuItem`); Docs/DIVERGENCES.md lists the rest as unknown.
import CoreGraphics

@MainActor final class ContextMenuSession: OpenContextMenu {
    enum End {
        case chosen(UIMenuElement)
        case previewTapped
        case dismissed
    }

    let interaction: UIContextMenuInteraction
    let configuration: UIContextMenuConfiguration
    let isCompact: Bool
    private let overlay: ContextMenuView
    private let list: MenuListView?
    private let previewController: UIViewController?
    private var hasEnded = false
    private var opened: CGPoint
    private var fingerHasMoved = false
    private var isShown = false
    /// Whether the view of the menu is no longer on screen.
    var isGone: Bool { isShown && (overlay.window?.isHidden ?? true || interaction.view?.window == nil) }
    /// The application that shows the menu.
    private weak var application: UIApplication?

    /// False when there is nothing to show.
    @discardableResult
    static func open(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, at point: CGPoint) -> Bool {
        guard let source = interaction.view, let window = source.window else { return false }
        let isCompact = interaction.isCompact
        let preview = isCompact ? nil : highlightPreview(interaction, configuration) ?? UITargetedPreview(view: source)
        let controller = isCompact ? nil : configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        if let menu { MenuSections.menuWillOpen(menu) }
        let session = ContextMenuSession(interaction, configuration, menu, controller, preview, in: window, at: point)
        guard session.list != nil || controller != nil else { return false }
        UIApplication.shared.contextMenu = session
        session.begin(in: window)
        return true
    }

    private init(
        _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, _ menu: UIMenu?, _ controller: UIViewController?,
        _ preview: UITargetedPreview?, in window: UIWindow, at point: CGPoint
    ) {
        self.interaction = interaction
        self.configuration = configuration
        isCompact = interaction.isCompact
        previewController = controller
        opened = point
        application = .shared
        weak var owner: ContextMenuSession?
        let source = interaction.view
        let made = menu.map { menu in
            MenuListView(menu, isPerformable: { Self.receiver(of: $0, from: source) != nil }, onChoose: { owner?.choose($0) }, onResize: { owner?.resize() })
        }
        list = made.flatMap { $0.hasRows ? $0 : nil }
        let anchor = preview?.frame(in: window) ?? source.map { $0.convert($0.bounds, to: window) } ?? CGRect(origin: point, size: .zero)
        overlay = ContextMenuView(list: list, preview: controller == nil ? preview?.picture() : nil, controller: controller, anchor: anchor, isCompact: isCompact)
        overlay.order = configuration.preferredMenuElementOrder
        owner = self
        overlay.onTapOutside = { owner?.close(.dismissed) }
        overlay.onTapPreview = { owner?.close(.previewTapped) }
    }

    private static func highlightPreview(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate = interaction.delegate else { return nil }
        if let answer: UITargetedPreview? = ifImplemented({
            delegate.contextMenuInteraction(interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier) as UITargetedPreview?
        }) { return answer }
        return ifImplemented { delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    }

    private static func dismissalPreview(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate = interaction.delegate else { return nil }
        if let answer: UITargetedPreview? = ifImplemented({
            delegate.contextMenuInteraction(interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier) as UITargetedPreview?
        }) { return answer }
        return ifImplemented { delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
    }

    /// The object that performs a command, searched from the first responder up, else from the view of the menu. That object may
    /// change the command before it shows.
    private static func receiver(of command: UICommand, from source: UIView?) -> UIResponder? {
        let starts = [FirstResponder.of(source).current, source].compactMap { $0 }
        for start in starts {
            if let found = start.target(forAction: command.action, withSender: command) as? UIResponder {
                found.validate(command)
                return found
            }
        }
        return nil
    }

    // MARK: Opening

    private func begin(in window: UIWindow) {
        let animator = ContextMenuAnimator(previewController)
        if let delegate = interaction.delegate { ifImplemented { delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) } }
        // The delegate may have closed it.
        guard !hasEnded else { return }
        window.addSubview(overlay)
        isShown = true
        overlay.frame = window.bounds
        overlay.layoutIfNeeded()
        UIView.performWithoutAnimation { overlay.stand(isOpen: false) }
        UIView.animateTouchably(withDuration: 0.25, animations: { [overlay] in
            overlay.stand(isOpen: true)
            animator.animate()
        }, completion: { _ in animator.finish() })
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        guard let list else { return }
        list.show(block(list.visibleMenu))
    }

    private func resize() {
        UIView.animateTouchably(withDuration: 0.2) { [overlay] in
            overlay.setNeedsLayout()
            overlay.layoutIfNeeded()
        }
    }

    // MARK: The finger of the long press

    func fingerMoved(to point: CGPoint) {
        guard let list, fingerHasMoved || hypot(point.x - opened.x, point.y - opened.y) > 10 else { return }
        fingerHasMoved = true
        list.highlight(at: list.convert(point, from: list.window))
    }

    func fingerLifted() {
        if fingerHasMoved { list?.release() }
        list?.highlight(at: nil)
    }

    // MARK: Closing

    private func choose(_ element: UIMenuElement) {
        guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.disabled) else { return }
        if let menu = list?.menu, let others = MenuSections.singleSelection(around: element, in: menu) {
            for case let other as any UIMenuLeaf in others { other.state = other === leaf ? .on : .off }
        }
        if leaf.attributes.contains(.keepsMenuPresented) {
            perform(leaf)
            list?.rebuild()
            resize()
        } else {
            close(.chosen(element))
        }
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        let sender: Any? = (interaction.delegate as? any ContextMenuSender)?.menuSender ?? interaction.view
        let target = (leaf as? UICommand).flatMap { Self.receiver(of: $0, from: interaction.view) }
        leaf.performWithSender(sender, target: target)
        (interaction.delegate as? any ContextMenuSender)?.menuDidPerform(leaf)
    }

    func dismiss() { close(.dismissed) }

    func close(_ end: End) {
        guard !hasEnded else { return }
        hasEnded = true
        if application?.contextMenu === self { application?.contextMenu = nil }
        let animator = ContextMenuAnimator(previewController)
        let delegate = interaction.delegate
        switch end {
        case .chosen(let element): if let leaf = element as? any UIMenuLeaf { perform(leaf) }
        case .previewTapped:
            if let delegate { ifImplemented { delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
        case .dismissed: break
        }
        if case .previewTapped = end, animator.preferredCommitStyle == .pop {
            overlay.grows = true
        } else if !isCompact, let window = overlay.window, let preview = Self.dismissalPreview(interaction, configuration), let frame = preview.frame(in: window) {
            overlay.anchor = frame
        }
        let ending = ContextMenuAnimator(previewController)
        if let delegate { ifImplemented { delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: ending) } }
        let overlay = overlay
        overlay.isUserInteractionEnabled = false
        guard overlay.window != nil else {
            overlay.removeFromSuperview()
            return finish(animator, ending)
        }
        UIView.animateTouchably(withDuration: 0.25, animations: {
            overlay.stand(isOpen: false)
            animator.animate()
            ending.animate()
        }, completion: { [self] _ in
            overlay.removeFromSuperview()
            finish(animator, ending)
        })
    }

    private func finish(_ animators: ContextMenuAnimator...) { for animator in animators { animator.finish() } }
}

extension UIApplication {
    /// The context menu that is open. One whose window or view has gone is over.
    var contextMenu: ContextMenuSession? {
        get {
            guard let open = part(ContextMenuSession.self) else { return nil }
            guard open.isGone else { return open }
            keep(ContextMenuSession?.none)
            open.close(.dismissed)
            return nil
        }
        set { keep(newValue) }
    }
}
