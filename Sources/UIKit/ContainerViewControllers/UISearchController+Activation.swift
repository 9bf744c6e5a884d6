// The beginning and end of a search: the search bar's editing, isActive, the Cancel button, a dismissal from outside.
// SearchPresentation calls the delegate from the presentation's own moments.
import CoreGraphics
import ObjectiveC

extension UISearchController {
    func adoptPresentation() {
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    func makeBar() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UISearchBar.height))
        bar.searchController = self
        bar.placeholder = "Search"
        return bar
    }

    // MARK: Active

    /// Shows or hides the scopes with the text or with the search, as the app has set.
    func scopesFollow() {
        let isShown: Bool
        switch scopeBarActivation {
        case .manual: return
        case .automatic:
            guard automaticallyShowsScopeBar else { return }
            isShown = isActiveStorage
        case .onTextEntry: isShown = isActiveStorage && !(searchBar.text ?? "").isEmpty
        case .onSearchActivation: isShown = isActiveStorage
        }
        guard searchBar.scopesAreShown != isShown else { return }
        searchBar.scopesAreShown = isShown
        searchBar.layOutScopes(animated: UIView.areAnimationsEnabled)
        searchBar.standsInNavigationBar()
    }

    func setActive(_ active: Bool) {
        guard active != isActiveStorage else { return }
        active ? activate() : deactivate()
    }

    /// The controller whose content the search bar belongs to.
    private var owner: UIViewController? {
        var current: UIView? = searchBar
        while let view = current {
            if let controller = view.viewController { return (controller as? UINavigationController)?.topViewController ?? controller }
            current = view.superview
        }
        return nil
    }

    private func activate() {
        guard let owner, owner.viewIfLoaded?.window != nil, presentingViewController == nil else { return }
        isActiveStorage = true
        if let delegate, ifImplemented({ delegate.presentSearchController(self) }) != nil, presentation.presenting != nil { return }
        owner.present(self, animated: UIView.areAnimationsEnabled)
        if presentation.presenting == nil { isActiveStorage = false }
    }

    private func deactivate() {
        guard presentation.presenting != nil else {
            ended()
            return
        }
        dismiss(animated: UIView.areAnimationsEnabled)
    }

    // MARK: Moments of the presentation

    func willPresent() {
        isActiveStorage = true
        navigationBarFollows()
        tell { $0.willPresentSearchController(self) }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if hidesNavigationBarDuringPresentation, let navigation = owner?.navigationController, !navigation.isNavigationBarHidden, !searchBar.isDescendant(of: navigation.navigationBar) {
            hiddenBarOf = navigation
            navigation.setNavigationBarHidden(true, animated: true)
        }
        if owesUpdate { searchResultsUpdater?.updateSearchResults(for: self) }
        owesUpdate = false
    }

    func didPresent() {
        tell { $0.didPresentSearchController(self) }
        if searchBar.window != nil, !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
    }

    func willDismiss() {
        tell { $0.willDismissSearchController(self) }
        hiddenBarOf?.setNavigationBarHidden(false, animated: true)
        hiddenBarOf = nil
    }

    func didDismiss() {
        ended()
        tell { $0.didDismissSearchController(self) }
    }

    private func ended() {
        guard isActiveStorage else { return }
        isActiveStorage = false
        owesUpdate = false
        navigationBarFollows()
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        searchBar.text = ""
        showResults(false)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The navigation bar around the search bar closes up or opens again with the search.
    private func navigationBarFollows() {
        searchBar.standsInNavigationBar()
        guard UIView.areAnimationsEnabled, let navigation = owner?.navigationController, searchBar.isDescendant(of: navigation.navigationBar) else { return }
        UIView.animateTouchably(withDuration: 0.25) { navigation.bars.layoutBars() }
    }

    private func tell(_ call: (any UISearchControllerDelegate) -> Void) {
        if let delegate { _ = ifImplemented { call(delegate) } }
    }

    // MARK: The bar

    func editingBegan() {
        let wasActive = isActive
        isActive = true
        owesUpdate = isActive && !wasActive
        if owesUpdate { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func textChanged() {
        scopesFollow()
        if automaticallyShowsSearchResultsController { showResults(!(searchBar.text ?? "").isEmpty) }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Results

    func loadSearchView() {
        let root = SearchView(frame: UIScreen.main.bounds)
        root.controller = self
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
    }

    /// The results controller is a child while its results show.
    func showResults(_ shows: Bool) {
        guard let results = searchResultsController, shows != resultsAreShown, isViewLoaded || shows else { return }
        resultsAreShown = shows
        if shows {
            guard let root = view else { return }
            addChild(results)
            results.view.frame = root.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.addSubview(results.view)
            results.didMove(toParent: self)
        } else {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }

    func layoutResults() {
        guard resultsAreShown, let root = viewIfLoaded, let results = searchResultsController?.viewIfLoaded, results.frame != root.bounds else { return }
        results.frame = root.bounds
    }
}
