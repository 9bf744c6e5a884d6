// UIInteraction: behaviour that is added to a view: menus, drags, drops, pointers. UIView stores interactions and calls them.

/// Behaviour that is added to a view with `addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction; the view retains the interaction, not the other way round.
    var view: UIView? { get }
    /// Called before the interaction joins a view, or leaves it (nil).
    func willMove(to view: UIView?)
    /// Called after the interaction has joined a view, or left it (nil).
    func didMove(to view: UIView?)
}

extension UIView {
    /// Replaces the interactions. An interaction belongs to one view: it leaves its previous view.
    func replaceInteractions(_ new: [any UIInteraction]) {
        for old in interactionStorage where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new { addInteraction(interaction) }
    }

    func attach(_ interaction: any UIInteraction) {
        guard !interactionStorage.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactionStorage.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionStorage.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
