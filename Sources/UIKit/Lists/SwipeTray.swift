// SwipeTray: the buttons behind a swiped row, of a table (TableSwipe) and of a list (ListSwipe).

final class SwipeTray: UIView {
    let isAtRight: Bool
    private let configuration: UISwipeActionsConfiguration
    private let onDone: () -> Void
    private var buttons: [UIButton] = []
    private static let buttonWidth: CGFloat = 74
    /// The distance in points by which the row is moved aside.
    var revealed: CGFloat = 0 { didSet { setNeedsLayout() } }
    var fullWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }
    /// Whether the finger has come far enough to run the first action when it lifts. A phone's distance is unknown
    /// (Docs/DIVERGENCES.md): three quarters of the row here.
    var isFullySwiped: Bool {
        configuration.performsFirstActionWithFullSwipe && !buttons.isEmpty && revealed > max(bounds.width * 0.75, fullWidth + 1)
    }

    init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, onDone: @escaping () -> Void) {
        self.configuration = configuration
        self.isAtRight = isAtRight
        self.onDone = onDone
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image?.templateByDefault, for: .normal)
            button.tintColor = .white
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { [unowned self, unowned button] _ in run(action, button) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func run(_ action: UIContextualAction, _ button: UIButton) {
        let onDone = onDone
        action.run(source: button) { if $0 { onDone() } }
    }

    func runFirst() {
        guard let action = configuration.actions.first, let button = buttons.first else { return }
        run(action, button)
    }

    private func width(of button: UIButton) -> CGFloat { max(SwipeTray.buttonWidth, button.intrinsicContentSize.width + 28) }

    /// Touches outside the open buttons belong to the row.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (isAtRight ? point.x > bounds.width - revealed : point.x < revealed) && super.point(inside: point, with: event)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = fullWidth > 0 ? max(1, revealed / fullWidth) : 1
        var used = revealed - fullWidth * scale
        for button in buttons {
            // The first action covers the others when lifting the finger would run it.
            let width = isFullySwiped && button === buttons.first ? revealed : width(of: button) * scale
            if isFullySwiped, button === buttons.first { bringSubviewToFront(button) }
            button.frame = CGRect(x: isAtRight ? bounds.width - used - width : used, y: 0, width: width, height: bounds.height)
            used += width
        }
    }
}
