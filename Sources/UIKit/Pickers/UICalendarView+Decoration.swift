// UICalendarView.Decoration: an app's mark below a day: a dot, an image, a view of its own.
import CoreGraphics

extension UICalendarView {
    /// The size of a dot or an image.
    public enum DecorationSize: Int, Sendable {
        /// Smaller than most; most; larger than most.
        case small = 0, medium, large

        var dot: CGFloat { [6, 8, 10][rawValue] }
        var image: CGFloat { [10, 12, 14][rawValue] }
    }

    /// The mark below a day.
    @preconcurrency @MainActor
    public class Decoration: NSObject {
        private let make: () -> UIView

        /// A grey dot of medium size.
        public override convenience init() { self.init(image: nil, color: nil, size: .medium) }

        /// An image; without one a dot. nil is a grey.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            make = {
                guard let image else { return DecorationPart(color: color ?? .systemFill, side: size.dot) }
                return DecorationPart(image: image, color: color ?? .systemGray, side: size.image)
            }
        }

        /// Creates a decoration whose view is made for each decorated day. Parts that do not fit are cut off.
        public init(customViewProvider: @escaping () -> UIView) { make = customViewProvider }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration(image: nil, color: color, size: size) }
        /// An image; without one a dot.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// A view of the app's.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration(customViewProvider: customViewProvider) }

        func makeView() -> UIView {
            let view = make()
            view.clipsToBounds = true
            return view
        }
    }
}

/// A dot or an image of a fixed size.
private final class DecorationPart: UIImageView {
    private let side: CGFloat

    init(color: UIColor, side: CGFloat) {
        self.side = side
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = side / 2
    }

    init(image: UIImage, color: UIColor, side: CGFloat) {
        self.side = side
        super.init(frame: .zero)
        self.image = image
        contentMode = .scaleAspectFit
        tintColor = color
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}
