// Opens the menus of a text view's links, attachments and tags: a context menu interaction that a text view has while it is not
// editable. UITextView+TextItems supplies the menus.

import CoreGraphics
import Foundation

final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let textView: UITextView
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var open: (item: UITextItem, preview: UITextItem.MenuConfiguration.Preview?)?

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
    }

    /// Updates the interaction: long presses count while the text cannot be edited, but can be selected.
    func follow() {
        let wanted = !textView.isEditable && textView.isSelectable
        guard wanted != (interaction.view != nil) else { return }
        if wanted { textView.addInteraction(interaction) } else { textView.removeInteraction(interaction) }
    }

    /// Opens the menu for a tap whose action is nil.
    func open(at point: CGPoint) {
        follow()
        guard interaction.view != nil else { return }
        interaction.open(at: textView.convert(point, to: nil))
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let item = textView.textItem(at: location), let configuration = textView.menu(for: item) else { return nil }
        open = (item, configuration.preview)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in configuration.menu }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard case .view(let view) = open?.preview, view.window != nil else { return nil }
        return UITargetedPreview(view: view)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        guard let item = open?.item, let delegate = textView.delegate, let animator else { return }
        ifImplemented { delegate.textView(textView, textItemMenuWillDisplayFor: item, animator: animator) }
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        let item = open?.item
        open = nil
        guard let item, let delegate = textView.delegate, let animator else { return }
        ifImplemented { delegate.textView(textView, textItemMenuWillEndFor: item, animator: animator) }
    }
}
