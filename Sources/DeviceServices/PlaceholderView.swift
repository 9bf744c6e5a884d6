// A grey area with the name of what a device would show there: web pages, maps, videos.
// Fills the view it is put into; takes no touches.
import UIKit

@MainActor package final class PlaceholderView: UIView {
    private let label = UILabel()

    package var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    package init(_ text: String, dark: Bool = false) {
        super.init(frame: .zero)
        backgroundColor = dark ? .black : .secondarySystemBackground
        label.text = text
        label.textColor = dark ? .lightGray : .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 0
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(16, bounds.width / 4), dy: 0)
    }

    /// Puts itself behind everything else of `view`.
    package func fill(_ view: UIView) {
        frame = view.bounds
        view.insertSubview(self, at: 0)
    }
}
