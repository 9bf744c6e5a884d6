// Segues from a controller's side: by identifier, at view loading (embed), from cells.
// The class body's performSegue calls this file; tables run a cell's segue on a tap.

import Foundation

extension UIViewController {
    /// The first template with the identifier wins; none is an exception (MESSAGES.md 32).
    func performStoryboardSegue(identifier: String, sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            Diagnostics.raise(.invalidArgument, "Receiver (\(Diagnostics.identity(self))) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }

    /// Runs embed segues once the view exists, before viewDidLoad; shouldPerformSegue is called.
    func performEmbedSegues() {
        for template in segueTemplates where template.kind == .embed && template.containerView != nil { template.trigger(sender: nil) }
    }
}

extension UICollectionViewCell {
    /// An outlet of prototype cells: the collection view runs its segue when the item is selected.
    var selectionSegueTemplate: UIStoryboardSegueTemplate? {
        get { nil }
        set { if let template = newValue { selectionSegue = { cell in template.trigger(sender: cell) } } }
    }
}

extension UITableViewCell {
    /// An outlet of prototype and static cells: the table runs its segue when the row is selected.
    var selectionSegueTemplate: UIStoryboardSegueTemplate? {
        get { nil }
        set { if let template = newValue { selectionSegue = { cell in template.trigger(sender: cell) } } }
    }

    var accessoryActionSegueTemplate: UIStoryboardSegueTemplate? {
        get { nil }
        set { if let template = newValue { accessorySegue = { cell in template.trigger(sender: cell) } } }
    }
}
