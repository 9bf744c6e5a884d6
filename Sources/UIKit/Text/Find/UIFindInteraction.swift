// UIFindInteraction: shows the find bar for a view and drives the session that its delegate makes. UITextView has its own one.
// FindBar is the bar, UIFindSession searches.

import Foundation

/// Makes the session of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The session of a search that begins; nil for none, and the bar stays away.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The bar is there. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The bar is gone. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Default for a delegate that does not implement this method.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        notImplemented(self, "findInteraction:didBeginFindSession:", [interaction, session])
    }
    /// Default for a delegate that does not implement this method.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        notImplemented(self, "findInteraction:didEndFindSession:", [interaction, session])
    }
}

/// Finds and replaces in a view.
@preconcurrency @MainActor
public final class UIFindInteraction: NSObject, UIInteraction {
    /// The view that is searched.
    public private(set) weak var view: UIView?
    /// Makes the session. Not retained.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session, while the bar is visible.
    public private(set) var activeFindSession: UIFindSession?
    /// Makes the bar's menu of options from the built-in elements; nil uses the built-in ones.
    public var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { bar?.showOptions() } }
    private var bar: FindBar?
    private(set) var options = UITextSearchOptions()
    private var searched = ""
    private var replacement = ""
    private var isStale = false

    /// - Parameter sessionDelegate: makes the session of each search.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// The bar leaves with the view.
    public func willMove(to view: UIView?) {
        if view == nil { dismissFindNavigator() }
    }
    /// Called by the view.
    public func didMove(to view: UIView?) { self.view = view }

    /// Whether the bar is visible.
    public var isFindNavigatorVisible: Bool { bar != nil }

    /// The searched text, also while the bar is hidden.
    public var searchText: String? {
        get { searched }
        set {
            searched = newValue ?? ""
            bar?.searchField.text = searched
            if bar != nil { search() }
        }
    }
    /// The text that replaces results.
    public var replacementText: String? {
        get { replacement }
        set {
            replacement = newValue ?? ""
            bar?.replaceField?.text = replacement
        }
    }

    /// Shows the bar above the keyboard and makes its field first responder; with a replacement field if the session can replace.
    public func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if activeFindSession == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            activeFindSession = session
            session.onResults = { [weak self] in self?.bar?.showResults() }
        }
        guard let session = activeFindSession else { return }
        let isNew = bar == nil
        bar?.removeFromSuperview()
        let bar = FindBar(self, session, replaces: showingReplace && session.supportsReplacement)
        self.bar = bar
        bar.show(in: window)
        bar.searchField.text = searched
        bar.replaceField?.text = replacement
        bar.searchField.becomeFirstResponder()
        if isNew, let delegate { ifImplemented { delegate.findInteraction(self, didBegin: session) } }
        if !searched.isEmpty { search() }
    }

    /// Hides the bar and all marks of results.
    public func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        self.bar = nil
        bar.endEditing(true)
        bar.removeFromSuperview()
        session.invalidateFoundResults()
        session.onResults = nil
        activeFindSession = nil
        if let delegate { ifImplemented { delegate.findInteraction(self, didEnd: session) } }
    }

    /// Goes to the next result; if the bar is hidden, it searches first.
    public func findNext() { step(.forward) }
    /// Goes to the previous result.
    public func findPrevious() { step(.backward) }
    /// Shows the number of results again, for an app's own sessions whose results changed.
    public func updateResultCount() { bar?.showResults() }

    private func step(_ direction: UITextStorageDirection) {
        guard let session = activeFindSession else { return presentFindNavigator(showingReplace: false) }
        if isStale { return search() }
        session.highlightNextResult(in: direction)
        bar?.showResults()
    }

    /// Marks the results as stale because the text was edited.
    func textIsAnother() { isStale = true }

    // MARK: What the bar's fields and buttons do

    func typed(_ text: String) {
        searched = text
        search()
    }

    func typedReplacement(_ text: String) { replacement = text }

    func choose(_ options: UITextSearchOptions) {
        self.options = options
        search()
    }

    private func search() {
        isStale = false
        activeFindSession?.performSearch(query: searched, options: options)
        bar?.showResults()
    }

    func replaceOne() {
        if isStale { search() }
        activeFindSession?.performSingleReplacement(query: searched, replacementString: replacement, options: options)
        isStale = false
        bar?.showResults()
    }

    func replaceAll() {
        activeFindSession?.replaceAll(searchQuery: searched, replacementString: replacement, options: options)
        isStale = false
        bar?.showResults()
    }
}
