// The look of bar buttons, state by state. UIBarAppearance.swift has the related types.
import ObjectiveC

/// The look of bar buttons, state by state. A value that a state does not set comes from `normal`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The look of a button that is not touched, and the fallback for the other states.
    open private(set) lazy var normal = makeState()
    /// The look of a button under the finger.
    open private(set) lazy var highlighted = makeState()
    /// The look of a button that cannot be tapped.
    open private(set) lazy var disabled = makeState()
    /// The look of the button that has the focus of a keyboard.
    open private(set) lazy var focused = makeState()

    var onChange: (() -> Void)?

    /// The style makes no difference: every state begins without attributes.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }

    /// An object with the same values for every state.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        assumingMainActor {
            let copy = type(of: self).init(style: .plain)
            for (mine, its) in zip([normal, highlighted, disabled, focused], [copy.normal, copy.highlighted, copy.disabled, copy.focused]) { its.take(from: mine) }
            return copy
        }
    }

    /// Resets every state to its first values.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.take(from: UIBarButtonItemStateAppearance()) }
    }

    private func makeState() -> UIBarButtonItemStateAppearance {
        let state = UIBarButtonItemStateAppearance()
        state.onChange = { [owner = _ZeroingReference(self)] in owner.wrappedValue?.onChange?() }
        return state
    }

    /// The states that apply to a control, in rising precedence.
    private func states(for state: UIControl.State) -> [UIBarButtonItemStateAppearance] {
        var found = [normal]
        if state.contains(.focused) { found.append(focused) }
        if state.contains(.highlighted) { found.append(highlighted) }
        if state.contains(.disabled) { found.append(disabled) }
        return found
    }

    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        states(for: state).reduce(into: [:]) { all, part in all.merge(part.titleTextAttributes) { $1 } }
    }

    func titlePositionAdjustment(for state: UIControl.State) -> UIOffset {
        states(for: state).last { $0.titlePositionAdjustment != .zero }?.titlePositionAdjustment ?? .zero
    }

    func background(for state: UIControl.State) -> (image: UIImage, offset: UIOffset)? {
        states(for: state).last { $0.backgroundImage != nil }.flatMap { part in part.backgroundImage.map { ($0, part.backgroundImagePositionAdjustment) } }
    }

    /// Whether no value was set: an empty `done` appearance leaves its buttons to the plain one.
    var isEmpty: Bool { [normal, highlighted, disabled, focused].allSatisfy(\.isEmpty) }
}
