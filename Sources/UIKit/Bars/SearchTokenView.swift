// A token of a search field: a capsule with a picture and words.
import CoreGraphics

/// A capsule with a picture and words.
final class SearchTokenView: UIView {
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ token: UISearchToken, background: UIColor?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = background
        layer.cornerRadius = 5
        picture.image = token.icon
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        label.text = token.text
        label.textColor = .white
        label.font = .systemFont(ofSize: 15)
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }

    private var iconWidth: CGFloat { picture.image == nil ? 0 : 20 }
    override var intrinsicContentSize: CGSize { CGSize(width: label.intrinsicContentSize.width.rounded(.up) + iconWidth + 12, height: 24) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        picture.frame = CGRect(x: isReversed ? bounds.width - 22 : 6, y: 4, width: 16, height: 16)
        label.frame = CGRect(x: isReversed ? 6 : 6 + iconWidth, y: 0, width: max(0, bounds.width - 12 - iconWidth), height: bounds.height)
    }
}

extension UISearchToken {
    func makeView(background: UIColor?) -> UIView { SearchTokenView(self, background: background) }
}
