// The look of a toolbar. UIBarAppearance.swift has the related types.

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of the toolbar's buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adopt(buttonAppearance, insteadOf: oldValue) } }
    /// The look of buttons of style `done`, if any value in it is set.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adopt(doneButtonAppearance, insteadOf: oldValue) } }

    /// The system's look.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeButtons()
    }

    /// Copies the values of a toolbar's appearance, and the background of any other bar's.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.duplicate
            doneButtonAppearance = other.doneButtonAppearance.duplicate
        }
        observeButtons()
    }

    private func observeButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance] { adopt(buttons, insteadOf: nil) }
    }
}

extension UIBarAppearance {
    /// Tells this object when `buttons` change, and `old` no more.
    func adopt(_ buttons: UIBarButtonItemAppearance, insteadOf old: UIBarButtonItemAppearance?) {
        old?.onChange = nil
        buttons.onChange = { [weak self] in self?.changed() }
        changed()
    }
}
