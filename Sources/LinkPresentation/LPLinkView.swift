// LPLinkView: a card with a link's name and host, and its picture when the metadata can load one.
import UIKit

/// Shows a link.
@preconcurrency @MainActor open class LPLinkView: UIView {
    private let title = UILabel(), host = UILabel(), picture = UIImageView()
    private static let margin: CGFloat = 12

    /// The facts that the view shows.
    open var metadata: LPLinkMetadata { didSet { show() } }

    /// A card of which only the address is known.
    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (URL, URL)
        super.init(frame: .zero)
        prepare()
    }
    /// A card.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        prepare()
    }
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .footnote)
        host.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        [picture, title, host].forEach(addSubview)
        show()
    }

    private func show() {
        let address = metadata.url ?? metadata.originalURL
        host.text = address?.host ?? address?.lastPathComponent
        title.text = metadata.title ?? address?.absoluteString
        picture.image = nil
        let shown = metadata
        _ = shown.imageProvider?.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            let loaded = image as? UIImage
            DispatchQueue.main.async {
                guard let self, self.metadata === shown else { return }
                self.picture.image = loaded
                self.invalidateIntrinsicContentSize()
                self.setNeedsLayout()
            }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func heights(_ width: CGFloat) -> (picture: CGFloat, title: CGFloat, host: CGFloat) {
        let inner = CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
        let size = picture.image?.size ?? .zero
        return (size.width > 0 ? min(width * size.height / size.width, width) : 0, title.sizeThatFits(inner).height, host.sizeThatFits(inner).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width > 0 ? size.width : 300, 300), parts = heights(width)
        return CGSize(width: width, height: parts.picture + parts.title + parts.host + 2 * Self.margin)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 0)) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = heights(bounds.width), inner = max(0, bounds.width - 2 * Self.margin)
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: parts.picture)
        title.frame = CGRect(x: Self.margin, y: parts.picture + Self.margin, width: inner, height: parts.title)
        host.frame = CGRect(x: Self.margin, y: title.frame.maxY, width: inner, height: parts.host)
    }
}
