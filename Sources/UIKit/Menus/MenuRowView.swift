// MenuRowView: one row of an open menu: mark, title, second line, picture. MenuStripView: elements side by side.
// MenuListView makes and places them; they only report that they were chosen.
import CoreGraphics

final class MenuRowView: UIControl {
    static let minimumHeight: CGFloat = 44
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let keepsMarkColumn: Bool
    private let isDestructive: Bool
    let element: UIMenuElement?

    /// Creates a row. `keepsMarkColumn`: some row of the menu has a mark, so that all titles are aligned.
    init(_ element: UIMenuElement, keepsMarkColumn: Bool, isOpenParent: Bool = false, onChoose: @escaping @MainActor (MenuRowView) -> Void) {
        self.element = element
        self.keepsMarkColumn = keepsMarkColumn
        let leaf = element as? any UIMenuLeaf
        let isMenu = element is UIMenu
        isDestructive = leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        super.init(frame: .zero)
        titleLabel.text = element.title
        subtitleLabel.text = element.subtitle
        let isOn = leaf?.state == .on
        picture.image = ((isOn ? (element as? UIAction)?.selectedImage : nil) ?? element.image)?.templateByDefault
        switch leaf?.state {
        case .on?: mark.image = UIImage(systemName: "checkmark")
        case .mixed?: mark.image = UIImage(systemName: "minus")
        default: break
        }
        if isMenu { mark.image = UIImage(systemName: isOpenParent ? "chevron.down" : "chevron.right") }
        isEnabled = leaf?.attributes.contains(.disabled) != true
        finish(font: .preferredFont(forTextStyle: .body))
        titleLabel.font = isOpenParent ? .systemFont(ofSize: titleLabel.font.pointSize, weight: .semibold) : titleLabel.font
        accessibilityLabel = element.title
        accessibilityTraits = isOn ? [.button, .selected] : .button
        addAction(UIAction { [weak self] _ in if let self { onChoose(self) } }, for: .touchUpInside)
    }

    /// The row of elements that are on their way.
    init(loading text: String, keepsMarkColumn: Bool) {
        element = nil
        self.keepsMarkColumn = keepsMarkColumn
        isDestructive = false
        super.init(frame: .zero)
        titleLabel.text = text
        isEnabled = false
        finish(font: .preferredFont(forTextStyle: .body))
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) { nil }

    private func finish(font: UIFont) {
        titleLabel.font = font
        titleLabel.numberOfLines = 2
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.numberOfLines = 2
        mark.contentMode = .scaleAspectFit
        picture.contentMode = .scaleAspectFit
        for view in [titleLabel, subtitleLabel, mark, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        colour()
    }

    private func colour() {
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.textColor = color
        subtitleLabel.textColor = .secondaryLabel
        picture.tintColor = color
        mark.tintColor = color
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override var claimsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        colour()
    }

    private func texts(_ width: CGFloat) -> (x: CGFloat, width: CGFloat, title: CGFloat, subtitle: CGFloat) {
        let left: CGFloat = keepsMarkColumn || mark.image != nil ? 32 : 16
        let right: CGFloat = picture.image == nil ? 16 : 52
        let room = max(0, width - left - right)
        let bound = CGSize(width: room, height: .greatestFiniteMagnitude)
        let subtitle = subtitleLabel.text?.isEmpty == false ? subtitleLabel.sizeThatFits(bound).height.rounded(.up) : 0
        return (left, room, titleLabel.sizeThatFits(bound).height.rounded(.up), subtitle)
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let places = texts(width)
        return max(MenuRowView.minimumHeight, places.title + places.subtitle + 22)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = texts(bounds.width)
        let top = ((bounds.height - places.title - places.subtitle) / 2).rounded()
        func place(_ view: UIView, _ rect: CGRect) {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            view.frame = isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        place(mark, CGRect(x: 10, y: (bounds.height - 15) / 2, width: 15, height: 15))
        place(titleLabel, CGRect(x: places.x, y: top, width: places.width, height: places.title))
        place(subtitleLabel, CGRect(x: places.x, y: top + places.title, width: places.width, height: places.subtitle))
        place(picture, CGRect(x: bounds.width - 40, y: (bounds.height - 24) / 2, width: 24, height: 24))
        titleLabel.textAlignment = .natural
    }
}

/// Elements side by side: pictures, with their titles below them where there is room.
final class MenuStripView: UIView {
    private var cells: [UIButton] = []
    private let showsTitles: Bool

    init(_ elements: [UIMenuElement], showsTitles: Bool, onChoose: @escaping @MainActor (UIMenuElement) -> Void) {
        self.showsTitles = showsTitles
        super.init(frame: .zero)
        for element in elements {
            let leaf = element as? any UIMenuLeaf
            var look = UIButton.Configuration.plain()
            look.image = element.image
            if showsTitles || element.image == nil { look.title = element.title }
            look.imagePlacement = .top
            look.imagePadding = 2
            look.contentInsets = .zero
            look.baseForegroundColor = leaf?.attributes.contains(.destructive) == true ? .systemRed : .label
            if leaf?.state == .on { look.background.backgroundColor = .tertiarySystemFill }
            let cell = UIButton(configuration: look)
            cell.titleLabel?.font = .systemFont(ofSize: 11)
            cell.isEnabled = leaf?.attributes.contains(.disabled) != true
            cell.accessibilityLabel = element.title
            cell.addAction(UIAction { _ in onChoose(element) }, for: .touchUpInside)
            addSubview(cell)
            cells.append(cell)
        }
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { showsTitles ? 58 : MenuRowView.minimumHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, cells.count))
        for (index, cell) in cells.enumerated() { cell.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height) }
    }
}
