// The dark view between a card or menu and the screen below it.
import CoreGraphics

/// Darkens the screen below and reports taps beside the card.
final class DimmingView: UIControl {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
