// Pictures of a stepper: signs, background and divider by state. UIStepper lays out and hides the drawn parts that pictures replace.
import CoreGraphics

/// The pictures that an app set for a stepper, by state.
@MainActor struct StepperImages {
    var increment = StateTable<UIImage>()
    var decrement = StateTable<UIImage>()
    var background = StateTable<UIImage>()
    var dividers: [UISegmentedControl.DividerPlace: UIImage] = [:]

    var isEmpty: Bool { increment.isEmpty && decrement.isEmpty && background.isEmpty && dividers.isEmpty }

    func divider(for state: UIControl.State) -> UIImage? {
        dividers[UISegmentedControl.DividerPlace(left: state, right: state)] ?? dividers[UISegmentedControl.DividerPlace(left: .normal, right: .normal)]
    }
}

extension UIStepper {
    /// Sets an image in place of the plus; a template has the tint. States without one use `normal`.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images.increment[exact: state] = image; setNeedsLayout() }
    /// The value set for the state, else for a part of the state, else for `normal`.
    public func incrementImage(for state: UIControl.State) -> UIImage? { images.increment.value(for: state) }
    /// Sets an image in place of the minus; a template has the tint. States without one use `normal`.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images.decrement[exact: state] = image; setNeedsLayout() }
    /// The value set for the state, else for a part of the state, else for `normal`.
    public func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement.value(for: state) }

    /// Sets an image that is stretched over the stepper in place of its grey field.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        if images.background.isEmpty, image != nil, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
        images.background[exact: state] = image
        setNeedsLayout()
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { images.background.value(for: state) }

    /// Sets an image between the two halves, by their states, in its own width.
    public func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) {
        images.dividers[UISegmentedControl.DividerPlace(left: leftState, right: rightState)] = image
        setNeedsLayout()
    }

    /// The divider that was set for exactly these states.
    public func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? {
        images.dividers[UISegmentedControl.DividerPlace(left: leftState, right: rightState)]
    }
}

/// The views of a stepper's pictures.
@MainActor final class StepperImageViews {
    private let background = UIImageView(frame: .zero)
    private let decrement = UIImageView(frame: .zero)
    private let increment = UIImageView(frame: .zero)
    private let divider = UIImageView(frame: .zero)

    init(in stepper: UIStepper) {
        for view in [background, decrement, increment, divider] {
            view.isUserInteractionEnabled = false
            stepper.addSubview(view)
        }
        for view in [decrement, increment] { view.contentMode = .center }
        stepper.sendSubviewToBack(background)
    }

    func show(_ images: StepperImages, of stepper: UIStepper) {
        let state = stepper.state, bounds = stepper.bounds, half = bounds.width / 2
        background.image = images.background.value(for: state)
        background.frame = bounds
        decrement.image = images.decrement.value(for: state)
        decrement.frame = stepper.directed(CGRect(x: 0, y: 0, width: half, height: bounds.height))
        increment.image = images.increment.value(for: state)
        increment.frame = stepper.directed(CGRect(x: half, y: 0, width: half, height: bounds.height))
        divider.image = images.divider(for: state)
        let width = divider.image?.size.width ?? 0
        divider.frame = CGRect(x: half - width / 2, y: 0, width: width, height: bounds.height)
    }
}
