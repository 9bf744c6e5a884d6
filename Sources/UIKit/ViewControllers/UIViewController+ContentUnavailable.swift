// The configuration for a screen that has nothing to show, and the view that shows it over the controller's own (iOS 17).
// LayoutPass requests updates before the controller's layout.

@MainActor final class ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    var view: (UIView & UIContentView)?
    var needsUpdate = false
}

extension UIViewController {
    /// The configuration; while it is not nil, a view as large as the controller's view shows it. Setting it takes effect at once if the view
    /// is loaded, else when the view is laid out for the first time.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set {
            let state = contentUnavailable ?? ContentUnavailableState()
            contentUnavailable = state
            state.configuration = newValue
            if isViewLoaded { showContentUnavailable() }
        }
    }

    /// Traits of the view and the text of the search field, for `updateContentUnavailableConfiguration(using:)`.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        // A controller that has no item is not given one for this question.
        if hasNavigationItem || navigationController != nil { state.searchText = navigationItem.searchController?.searchBar.text }
        return state
    }

    /// Requests `updateContentUnavailableConfiguration(using:)` before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        let state = contentUnavailable ?? ContentUnavailableState()
        contentUnavailable = state
        state.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    func updateContentUnavailableIfNeeded() {
        guard Behaviour.contentUnavailable.isOn else { return }
        if !wasAskedForContentUnavailable || contentUnavailable?.needsUpdate == true {
            wasAskedForContentUnavailable = true
            contentUnavailable?.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        placeContentUnavailable()
    }

    private func placeContentUnavailable() {
        guard let state = contentUnavailable, let container = viewIfLoaded else { return }
        if state.configuration != nil, state.view == nil { showContentUnavailable() }
        if let view = state.view, view.frame != container.bounds { view.frame = container.bounds }
    }

    private func showContentUnavailable() {
        guard let state = contentUnavailable, let container = viewIfLoaded else { return }
        guard let configuration = state.configuration?.updated(for: contentUnavailableConfigurationState) else {
            state.view?.removeFromSuperview()
            state.view = nil
            return
        }
        if let view = state.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            state.view?.removeFromSuperview()
            let view = configuration.makeContentView()
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            state.view = view
        }
        guard let view = state.view else { return }
        if view.superview !== container { container.addSubview(view) }
        if container.subviews.last !== view { container.bringSubviewToFront(view) }
        placeContentUnavailable()
    }
}

extension UIViewController {
    fileprivate var contentUnavailable: ContentUnavailableState? {
        get { part(ContentUnavailableState.self) }
        set { keep(newValue) }
    }
}
