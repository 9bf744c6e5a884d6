// The look of tabs, state by state. UIBarAppearance.swift has the related types.

/// The look of tabs, state by state. A value that a state does not set comes from `normal`, except the icon's colour: each state has a default.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The position of a tab's icon.
    public enum Style: Int, Sendable {
        /// Above the title; beside it; beside it in the low bar of a phone in landscape.
        case stacked, inline, compactInline
    }

    /// The look of all tabs but the selected one.
    open private(set) lazy var normal = makeState()
    /// The look of the tab whose item is `selectedItem`.
    open private(set) lazy var selected = makeState()
    /// The look of a tab that cannot be tapped.
    open private(set) lazy var disabled = makeState()
    /// The look of the tab that has the focus of a keyboard.
    open private(set) lazy var focused = makeState()

    var onChange: (() -> Void)?

    /// The style makes no difference: the bar brings each layout's font.
    public required init(style: Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .stacked)
    }

    /// An object with the same values for every state.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        assumingMainActor {
            let copy = type(of: self).init(style: .stacked)
            for (mine, its) in zip([normal, selected, disabled, focused], [copy.normal, copy.selected, copy.disabled, copy.focused]) { its.take(from: mine) }
            return copy
        }
    }

    /// Resets every state to its first values.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.take(from: UITabBarItemStateAppearance()) }
    }

    private func makeState() -> UITabBarItemStateAppearance {
        let state = UITabBarItemStateAppearance()
        state.onChange = { [weak self] in self?.onChange?() }
        return state
    }

    /// The state that applies to a control before `normal`.
    func own(for state: UIControl.State) -> UITabBarItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.selected) { return selected }
        return state.contains(.focused) ? focused : normal
    }

    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        normal.titleTextAttributes.filter { $0.key != .foregroundColor || own(for: state) === normal }
            .merging(own(for: state).titleTextAttributes) { $1 }
    }

    func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        normal.badgeTextAttributes.merging(own(for: state).badgeTextAttributes) { $1 }
    }

    func offset(_ path: KeyPath<UITabBarItemStateAppearance, UIOffset>, for state: UIControl.State) -> UIOffset {
        let own = own(for: state)[keyPath: path]
        return own == .zero ? normal[keyPath: path] : own
    }
}
