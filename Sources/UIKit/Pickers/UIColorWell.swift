// UIColorWell: a control that shows a colour and opens a colour picker.
import CoreGraphics
import ObjectiveC

/// Shows a colour; a tap opens a picker, and `valueChanged` tells of a choice.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    /// The title of the picker.
    open var title: String?
    /// The selected colour; nil shows none. Setting it sends no event.
    open var selectedColor: UIColor? {
        didSet {
            setNeedsDisplay()
            notifyValueChange(self, "selectedColor", old: oldValue, new: selectedColor)
        }
    }
    /// Whether opacity can be chosen.
    open var supportsAlpha = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        if accessibilityLabel == nil { accessibilityLabel = "Color well" }
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    private func open() {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let presenter = responder as? UIViewController, presenter.presentedViewController == nil else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        presenter.present(picker, animated: true)
    }

    open func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A ring of hues around the colour.
    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for step in 0..<24 {
            let start = CGFloat(step) / 24 * 2 * .pi, end = CGFloat(step + 1) / 24 * 2 * .pi + 0.02
            UIColor(hue: CGFloat(step) / 24, saturation: 0.9, brightness: 1, alpha: 1).setStroke()
            let arc = UIBezierPath(arcCenter: center, radius: side / 2 - 1.5, startAngle: start, endAngle: end, clockwise: true)
            arc.lineWidth = 3
            arc.stroke()
        }
        guard let selectedColor else { return }
        selectedColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: center.x - side / 2 + 5, y: center.y - side / 2 + 5, width: max(0, side - 10), height: max(0, side - 10))).fill()
    }
}
