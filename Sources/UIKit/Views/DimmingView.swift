// What lies between a card or menu and the screen below it.
import CoreGraphics

/// Darkens what lies below and hears of taps beside the card.
final class DimmingView: UIControl {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
