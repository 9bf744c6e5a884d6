// The bubble of a popover: rounded, with an arrow. UIPopoverPresentationController places it by a PopoverLayout.
import CoreGraphics

@MainActor final class PopoverView: UIView {
    /// Holds the presented view, clipped to the rounded corners.
    let content = UIView(frame: .zero)
    var fill: UIColor? {
        didSet {
            content.backgroundColor = fill ?? .systemBackground
            arrow.fill = fill ?? .systemBackground
        }
    }
    private let arrow = ArrowView(frame: CGRect(origin: .zero, size: CGSize(width: 26, height: 26)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.layer.cornerRadius = 13
        content.clipsToBounds = true
        addSubview(arrow)
        addSubview(content)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = .zero
        fill = nil
    }

    required init?(coder: NSCoder) { nil }

    /// A diamond half below the card is its arrow.
    func arrange(_ layout: PopoverLayout) {
        frame = layout.content
        content.frame = bounds
        let tip = CGPoint(x: layout.tip.x - layout.content.minX, y: layout.tip.y - layout.content.minY)
        let margin: CGFloat = 26
        let x = min(max(tip.x, margin), max(bounds.width - margin, margin)), y = min(max(tip.y, margin), max(bounds.height - margin, margin))
        switch layout.direction {
        case .up: arrow.center = CGPoint(x: x, y: 0)
        case .down: arrow.center = CGPoint(x: x, y: bounds.height)
        case .left: arrow.center = CGPoint(x: 0, y: y)
        default: arrow.center = CGPoint(x: bounds.width, y: y)
        }
    }
}

@MainActor private final class ArrowView: UIView {
    var fill: UIColor = .systemBackground { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: 0))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: 0, y: bounds.midY))
        path.close()
        fill.setFill()
        path.fill()
    }
}

extension UIPopoverPresentationController {
    /// The bubble, while the popover is on screen.
    var bubble: PopoverView? {
        get { part(PopoverView.self) }
        set { keep(newValue) }
    }

    func makeBubble() -> PopoverView { PopoverView(frame: .zero) }
}
