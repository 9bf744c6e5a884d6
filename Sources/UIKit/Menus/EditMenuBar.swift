// EditMenuBar: the bubble of an edit menu: titles side by side with an arrow to the target. It has pages if the titles do not fit.
// UIMenuController and UIEditMenuInteraction show it; a touch elsewhere closes it and reaches the view that it hits.
import CoreGraphics
import ObjectiveC

final class EditMenuBar: UIView {
    struct Item {
        let title: String
        let image: UIImage?
        let isEnabled: Bool
        let run: @MainActor () -> Void
    }

    enum Arrow { case up, down, none }

    static let height: CGFloat = 44
    private let items: [Item]
    private let card = UIView(frame: .zero)
    private let pointer = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    private var page = 0
    private var pages: [[Item]] = []
    /// The place that the menu points at, in points of the window.
    var target: CGRect { didSet { setNeedsLayout() } }
    /// The wanted side of the arrow.
    var preferred: Arrow?
    private(set) var arrow: Arrow = .down
    private(set) var menuFrame: CGRect = .zero
    var onTouchElsewhere: (() -> Void)?

    init(_ items: [Item], target: CGRect) {
        self.items = items
        self.target = target
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "UIEditMenu"
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        pointer.backgroundColor = .secondarySystemGroupedBackground
        pointer.transform = CGAffineTransform(rotationAngle: .pi / 4)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = .zero
        addSubview(pointer)
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    private static func width(of item: Item) -> CGFloat {
        let text = (item.title as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)]).width
        return max(44, text.rounded(.up) + 24)
    }

    private func paginate(_ room: CGFloat) {
        pages = [[]]
        var used: CGFloat = 0
        for item in items {
            let width = Self.width(of: item)
            if !pages[pages.count - 1].isEmpty, used + width > room - 88 {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(item)
            used += width
        }
        page = min(page, pages.count - 1)
    }

    private func show() {
        for view in card.subviews { view.removeFromSuperview() }
        var x: CGFloat = 0
        func add(_ item: Item, width: CGFloat) {
            if x > 0 {
                let line = UIView(frame: CGRect(x: x, y: 0, width: 1 / max(1, UIScreen.main.scale), height: EditMenuBar.height))
                line.backgroundColor = .separator
                card.addSubview(line)
            }
            let button = UIButton(type: .custom)
            button.setTitle(item.title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.tertiaryLabel, for: .disabled)
            button.titleLabel?.font = .systemFont(ofSize: 14)
            button.isEnabled = item.isEnabled
            button.frame = CGRect(x: x, y: 0, width: width, height: EditMenuBar.height)
            button.addAction(UIAction { _ in item.run() }, for: .touchUpInside)
            card.addSubview(button)
            x += width
        }
        func turn(_ by: Int, _ title: String) {
            add(Item(title: title, image: nil, isEnabled: true) { [weak self] in
                self?.page += by
                self?.setNeedsLayout()
            }, width: 44)
        }
        if page > 0 { turn(-1, "‹") }
        for item in pages[page] { add(item, width: Self.width(of: item)) }
        if page < pages.count - 1 { turn(1, "›") }
        card.bounds.size = CGSize(width: x, height: EditMenuBar.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: 8, dy: 8)
        paginate(room.width)
        show()
        let size = card.bounds.size
        let fitsAbove = target.minY - 12 - size.height >= room.minY
        arrow = preferred ?? (fitsAbove ? .down : .up)
        let x = min(max(target.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
        let y: CGFloat = arrow == .up ? target.maxY + 12 : target.minY - 12 - size.height
        let top = min(max(y, room.minY), max(room.minY, room.maxY - size.height))
        card.frame = CGRect(x: x.rounded(), y: top.rounded(), width: size.width, height: size.height)
        menuFrame = card.frame
        pointer.isHidden = arrow == .none
        pointer.center = CGPoint(x: min(max(target.midX, card.frame.minX + 16), card.frame.maxX - 16), y: arrow == .up ? card.frame.minY + 1 : card.frame.maxY - 1)
    }

    /// Touches beside the bubble close it, and reach the views there.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if card.frame.contains(point) { return super.hitTest(point, with: event) ?? card }
        if event != nil { onTouchElsewhere?() }
        return nil
    }
}
