// Pictures and colours of a search bar: icons by place and state, the field's background, the bar's background, the scopes' text.
// UISearchBar keeps the values; its layout places the background.
import CoreGraphics

/// The pictures that an app set for the icons and backgrounds of a search bar.
@MainActor final class SearchBarLooks {
    var icons: [UISearchBar.Icon: StateTable<UIImage>] = [:]
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
    var field = StateTable<UIImage>()
    var scopeBar: UIImage?
    var showsBackground = false
}

extension UISearchBar {
    var looks: SearchBarLooks { part { SearchBarLooks() } }

    /// The icons inside the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass; the cross that empties the field; the bookmark; the list of results.
        case search, clear, bookmark, resultsList
    }

    /// Sets a picture in its own colours in place of the system's icon. States without one use `normal`.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        looks.icons[icon, default: StateTable()][exact: state] = iconImage
        iconsChanged()
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { looks.icons[icon]?.value(for: state) }

    /// The points that an icon is moved in the field.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        looks.iconOffsets[icon] = adjustment
        iconsChanged()
    }

    /// Zero when nothing was set.
    public func positionAdjustment(for icon: Icon) -> UIOffset { looks.iconOffsets[icon] ?? .zero }

    /// Sets an image that is stretched behind the field's text in place of its grey, round background.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.field[exact: state] = backgroundImage
        let image = looks.field.value(for: .normal)
        searchTextField.background = image
        searchTextField.disabledBackground = looks.field.value(for: .disabled)
        searchTextField.backgroundColor = image == nil ? .tertiarySystemFill : nil
        searchTextField.layer.cornerRadius = image == nil ? 10 : 0
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.field.value(for: state) }

    /// Sets an image that is stretched behind the bar; one picture for all positions and metrics.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { self.backgroundImage = backgroundImage }
    /// Returns the image behind the bar, which is the same for all positions and metrics.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

    /// Sets the attributes of the scopes' titles, by state.
    public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        scopeRow.setTitleTextAttributes(attributes, for: state)
    }
    /// The value set for the state, else for a part of the state, else for `normal`.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { scopeRow.titleTextAttributes(for: state) }

    /// Sets an image that is stretched behind each scope in the state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeRow.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// The value set for the state, else for a part of the state, else for `normal`.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeRow.backgroundImage(for: state, barMetrics: .default) }

    /// Sets an image between scopes in the two states.
    public func setScopeBarButtonDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) {
        scopeRow.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// The divider set for these states, else for `normal` at both sides.
    public func scopeBarButtonDividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? {
        scopeRow.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    // MARK: Showing

    private func iconsChanged() {
        guard let glass = searchTextField.leftView as? UIImageView else { return }
        let own = image(for: .search, state: searchTextField.state)
        glass.image = own ?? UIImage(systemName: "magnifyingglass")?.templateByDefault
        if let own { glass.bounds.size = CGSize(width: own.size.width + 4, height: own.size.height) }
        let offset = positionAdjustment(for: .search)
        glass.transform = CGAffineTransform(translationX: offset.horizontal, y: offset.vertical)
        searchTextField.clearImage = image(for: .clear, state: .normal)
        fieldButtonsChanged()
        searchTextField.setNeedsLayout()
    }

    func looksChanged() {
        backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : barTintColor ?? (barStyle == .black ? .black : nil)
        looks.showsBackground = backgroundImage != nil && searchBarStyle != .minimal
        if looks.showsBackground {
            backgroundView.image = backgroundImage
            if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        } else {
            subviews.first { $0 is SearchBarBackgroundView }?.removeFromSuperview()
        }
        setNeedsLayout()
    }

    func makeBackgroundView() -> SearchBarBackgroundView { SearchBarBackgroundView(frame: bounds) }
}

/// The picture behind a search bar's field.
final class SearchBarBackgroundView: UIImageView {}
