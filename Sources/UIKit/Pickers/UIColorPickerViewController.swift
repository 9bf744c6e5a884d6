// UIColorPickerViewController: chooses a colour: a grid of colours and sliders for red, green, blue and opacity.
// UIColorWell opens it.
import CoreGraphics

/// A delegate that is told of the picked colour.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The person chose a colour; `continuously` while a finger still moves.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The person chose a colour, where the other method is not implemented (deprecated in iOS 15).
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The picker has gone, by its button or by a swipe.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        notImplemented(self, "colorPickerViewController:didSelectColor:continuously:", [viewController, color, continuously])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        notImplemented(self, "colorPickerViewControllerDidSelectColor:", [viewController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        notImplemented(self, "colorPickerViewControllerDidFinish:", [viewController])
    }
}

/// Lets a person choose a colour.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The delegate, which is not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The selected colour, white by default. Setting it does not call the delegate. Its key for key-value observing is `selectedColor`.
    open var selectedColor: UIColor = .white {
        willSet { if !isChoosing { willChangeValue(forKey: "selectedColor") } }
        didSet {
            if !isChoosing { didChangeValue(forKey: "selectedColor") }
            show()
        }
    }
    /// Whether opacity can be chosen.
    open var supportsAlpha = true { didSet { alphaRow.isHidden = !supportsAlpha } }
    private var isChoosing = false
    private var hasFinished = false
    private let grid = ColorGridView(frame: .zero)
    private let sample = UIView(frame: .zero)
    private let closeButton = UIButton(type: .close)
    private let heading = UILabel(frame: .zero)
    private let rows = [ColorSliderRow("Red"), ColorSliderRow("Green"), ColorSliderRow("Blue")]
    private let alphaRow = ColorSliderRow("Opacity")

    /// A picker that begins with white.
    public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        heading.text = title ?? "Colors"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        sample.layer.cornerRadius = 10
        closeButton.accessibilityLabel = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        grid.onChoose = { [weak self] color, continues in
            guard let self else { return }
            self.choose(color.withAlphaComponent(self.components.alpha), continuously: continues)
        }
        for row in rows + [alphaRow] {
            row.onChange = { [weak self] continues in self?.slid(continuously: continues) }
        }
        for part in [heading, closeButton, grid, sample, alphaRow] + rows as [UIView] { view.addSubview(part) }
        show()
    }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 1
        _ = selectedColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    private func show() {
        guard isViewLoaded else { return }
        sample.backgroundColor = selectedColor
        let parts = components
        for (row, value) in zip(rows, [parts.red, parts.green, parts.blue]) { row.value = value }
        alphaRow.value = parts.alpha
    }

    private func slid(continuously: Bool) {
        choose(UIColor(red: rows[0].value, green: rows[1].value, blue: rows[2].value, alpha: alphaRow.value), continuously: continuously)
    }

    private func choose(_ color: UIColor, continuously: Bool) {
        willChangeValue(forKey: "selectedColor")
        isChoosing = true
        selectedColor = color
        isChoosing = false
        didChangeValue(forKey: "selectedColor")
        guard let delegate else { return }
        if ifImplemented({ delegate.colorPickerViewController(self, didSelect: color, continuously: continuously) }) == nil {
            ifImplemented { delegate.colorPickerViewControllerDidSelectColor(self) }
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !hasFinished, isBeingDismissed, let delegate else { return }
        hasFinished = true
        ifImplemented { delegate.colorPickerViewControllerDidFinish(self) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        heading.frame = CGRect(x: room.minX + 44, y: room.minY, width: max(0, room.width - 88), height: 44)
        closeButton.frame = CGRect(x: room.maxX - 44, y: room.minY, width: 44, height: 44)
        let height = min(room.width * 10 / 12, max(0, room.height - 44 - 4 * 48 - 72))
        grid.frame = CGRect(x: room.minX, y: room.minY + 56, width: room.width, height: height)
        var y = grid.frame.maxY + 16
        for row in rows + [alphaRow] {
            row.frame = CGRect(x: room.minX, y: y, width: room.width, height: 40)
            y += 48
        }
        sample.frame = CGRect(x: room.minX, y: y, width: 44, height: 44)
    }
}

/// Twelve hues in ten shades, the first row in greys.
final class ColorGridView: UIControl {
    var onChoose: ((UIColor, Bool) -> Void)?
    private static let columns = 12, rows = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = "Grid"
    }

    required init?(coder: NSCoder) { nil }

    private static func color(column: Int, row: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let part = CGFloat(row) / CGFloat(rows)
        let hue = CGFloat(column) / CGFloat(columns)
        return part <= 0.5 ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + part * 1.4, alpha: 1) : UIColor(hue: hue, saturation: 1.6 - part * 1.4, brightness: 1, alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        let width = bounds.width / CGFloat(Self.columns), height = bounds.height / CGFloat(Self.rows)
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                Self.color(column: column, row: row).setFill()
                UIBezierPath(rect: CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width + 0.5, height: height + 0.5)).fill()
            }
        }
    }

    private func choose(_ touch: UITouch?, continues: Bool) {
        guard let touch, bounds.width > 0, bounds.height > 0 else { return }
        let point = touch.location(in: self)
        let column = min(max(Int(point.x / bounds.width * CGFloat(Self.columns)), 0), Self.columns - 1)
        let row = min(max(Int(point.y / bounds.height * CGFloat(Self.rows)), 0), Self.rows - 1)
        onChoose?(Self.color(column: column, row: row), continues)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch, continues: true)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch, continues: true)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { choose(touch, continues: false) }
}

/// A slider of one part of a colour.
final class ColorSliderRow: UIView {
    var onChange: ((Bool) -> Void)?
    private let label = UILabel(frame: .zero)
    private let slider = UISlider(frame: .zero)

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        slider.accessibilityLabel = title
        slider.addAction(UIAction { [weak self] _ in self?.onChange?(self?.slider.isTracking ?? false) }, for: .valueChanged)
        slider.addAction(UIAction { [weak self] _ in self?.onChange?(false) }, for: [.touchUpInside, .touchUpOutside])
        addSubview(label)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { nil }

    var value: CGFloat {
        get { CGFloat(slider.value) }
        set { slider.value = Float(newValue) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: 72, height: bounds.height)
        slider.frame = CGRect(x: 76, y: 0, width: max(0, bounds.width - 76), height: bounds.height)
    }
}
