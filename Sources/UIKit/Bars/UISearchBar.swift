// UISearchBar: a search field, a cancel button, and the calls of the delegate.
// Editing belongs to UITextField; the bar is the field's delegate and forwards the calls.
import ObjectiveC

/// A delegate that is told of the user's actions in a search bar. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// The field was tapped or made first responder; false prevents it. Optional: true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The field is the first responder.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// The field is about to resign the first responder; false prevents it. Optional: true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The field is no longer the first responder.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user typed, deleted or emptied the field; text set in code does not tell.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called before typing or deleting changes `range` (UTF-16 units); false keeps the text. Optional: true.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was pressed. The keyboard stays until the app resigns the field.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was tapped. Text and keyboard stay, unless a search controller owns the bar: that ends its search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The bookmark at the end of the field was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The list of results at the end of the field was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Another scope was tapped.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        notImplemented(self, "searchBarShouldBeginEditing:", [searchBar], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        notImplemented(self, "searchBarTextDidBeginEditing:", [searchBar])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        notImplemented(self, "searchBarShouldEndEditing:", [searchBar], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        notImplemented(self, "searchBarTextDidEndEditing:", [searchBar])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        notImplemented(self, "searchBar:textDidChange:", [searchBar, searchText])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        notImplemented(self, "searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        notImplemented(self, "searchBarSearchButtonClicked:", [searchBar])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        notImplemented(self, "searchBarCancelButtonClicked:", [searchBar])
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        notImplemented(self, "searchBarBookmarkButtonClicked:", [searchBar])
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        notImplemented(self, "searchBarResultsListButtonClicked:", [searchBar])
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        notImplemented(self, "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
    }
}

/// A field to search with, an optional cancel button and a row of scopes. 56 points high, 44 more with scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate {
    /// The extent of the background that the bar draws.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// The points of the bar and of its field.
    static let height: CGFloat = 56
    private static let fieldHeight: CGFloat = 36

    /// The delegate, not retained. A search controller that owns the bar gets the same calls after it.
    open weak var delegate: UISearchBarDelegate?
    /// The search controller that owns this bar; it gets the delegate's calls after the delegate.
    @_ZeroingReference var searchController: UISearchController?
    /// The field of the bar, which is its delegate: replacing that delegate silences the bar's own.
    open private(set) var searchTextField = UISearchTextField(frame: .zero)
    private lazy var cancelButton = makeCancelButton()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchBar()
        NibClasses.searchBar.decode(self, from: coder)
    }

    private func setUpSearchBar() {
        searchTextField.leftView = makeGlass()
        searchTextField.leftViewMode = .always
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.returnKeyType = .search
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.layer.cornerRadius = 10
        searchTextField.delegate = self
        searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        addSubview(searchTextField)
        addSubview(cancelButton)
    }

    // MARK: Content

    /// The text. Setting it in code does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            withValueChange(self, "text", of: text) {
                searchTextField.text = newValue
                fieldButtonsChanged()
            }
        }
    }
    /// Shown while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text above the field.
    open var prompt: String? { didSet { promptChanged() } }
    private(set) lazy var promptLabel = makePromptLabel()
    private(set) lazy var fieldButton = makeFieldButton()
    /// A bookmark at the end of the field, until there is text.
    open var showsBookmarkButton: Bool = false { didSet { fieldButtonsChanged() } }
    /// A list of earlier searches at the end of the field, until there is text.
    open var showsSearchResultsButton: Bool = false { didSet { fieldButtonsChanged() } }
    /// Tints the button of the list of results.
    open var isSearchResultsButtonSelected: Bool = false { didSet { fieldButtonsChanged() } }
    /// Whether a cancel button shows beside the field. Default false; a search controller shows it during a search.
    open var showsCancelButton: Bool = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }
    /// Animated moves the field's edge in a quarter of a second.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        guard animated, window != nil else { return }
        UIView.animateTouchably(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    /// The titles of the scopes that narrow a search.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeRow.show(scopeButtonTitles ?? [], selected: scopeRow.selectedSegmentIndex < 0 ? 0 : scopeRow.selectedSegmentIndex)
            scopesChanged()
        }
    }
    /// The selected scope; 0 if none is selected. Setting it does not call the delegate.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeRow.selectedSegmentIndex) }
        set { scopeRow.selectedSegmentIndex = newValue }
    }
    /// Shows the row when there are titles; the bar grows by 44 points.
    open var showsScopeBar: Bool {
        get { scopesAreShown }
        set {
            searchController?.automaticallyShowsScopeBar = false
            scopesAreShown = newValue
        }
    }
    var scopesAreShown = false { didSet { if scopesAreShown != oldValue { scopesChanged() } } }
    /// Animated lays the row out in a quarter of a second.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
        layOutScopes(animated: animated)
    }
    func layOutScopes(animated: Bool) {
        guard animated, window != nil else { return }
        UIView.animateTouchably(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    private(set) lazy var scopeRow = makeScopeRow()
    /// `minimal` draws no background behind the field; the others draw `barTintColor` or `barStyle`'s colour.
    open var searchBarStyle: Style = .default { didSet { looksChanged() } }
    /// `black` is black behind the field, unless `barTintColor` says otherwise.
    open var barStyle: UIBarStyle = .default { didSet { looksChanged() } }
    /// Fills the bar behind the field.
    open var barTintColor: UIColor? { didSet { looksChanged() } }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true
    /// An image that is stretched behind the field; an empty one shows no background.
    open var backgroundImage: UIImage? { didSet { looksChanged() } }
    /// Whether the bar accepts input; a disabled bar is pale.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            searchTextField.alpha = newValue ? 1 : 0.75
            cancelButton.isEnabled = newValue
        }
    }
    /// The points that the text is moved in the field.
    open var searchTextPositionAdjustment: UIOffset = .zero { didSet { searchTextField.textOffset = searchTextPositionAdjustment } }
    /// The points that the field is moved in the bar.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero { didSet { setNeedsLayout() } }
    private(set) lazy var backgroundView = makeBackgroundView()

    /// The keyboard's type, which is the search field's.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The colours of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// Whether an empty text greys out the return key.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// The view on top of the keyboard.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// The field's: `search` at first.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// The field's; kept for keyboards that correct.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The field's; kept for keyboards that correct.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// The delegate's answer, else `any`.
    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return ifImplemented { delegate.position(for: self) } ?? .any
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private func textChanged() {
        fieldButtonsChanged()
        if let delegate { ifImplemented { delegate.searchBar(self, textDidChange: text ?? "") } }
        searchController?.textChanged()
    }

    func cancelTapped() {
        if let delegate { ifImplemented { delegate.searchBarCancelButtonClicked(self) } }
        searchController?.isActive = false
    }

    /// Called by the field: calls `searchBarShouldBeginEditing(_:)`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let delegate else { return true }
        return ifImplemented { delegate.searchBarShouldBeginEditing(self) } ?? true
    }
    /// Called by the field: tells the delegate, then a search controller, which becomes active.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        if let delegate { ifImplemented { delegate.searchBarTextDidBeginEditing(self) } }
        searchController?.editingBegan()
    }
    /// Called by the field: calls `searchBarShouldEndEditing(_:)`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let delegate else { return true }
        return ifImplemented { delegate.searchBarShouldEndEditing(self) } ?? true
    }
    /// Called by the field: calls `searchBarTextDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        if let delegate { ifImplemented { delegate.searchBarTextDidEndEditing(self) } }
    }
    /// Called by the field: calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let delegate else { return true }
        return ifImplemented { delegate.searchBar(self, shouldChangeTextIn: range, replacementText: string) } ?? true
    }
    /// Called by the field: calls `searchBarSearchButtonClicked(_:)`. Returns false, so that the field keeps editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let delegate { ifImplemented { delegate.searchBarSearchButtonClicked(self) } }
        return false
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISearchBar.height + scopeHeight + promptHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.height + scopeHeight + promptHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = promptHeight
        let row = max(0, bounds.height - scopeHeight - top)
        let height = min(UISearchBar.fieldHeight, row)
        let cancel = showsCancelButton ? cancelButton.intrinsicContentSize.width + 12 : 0
        let edges = contentEdges, width = max(0, edges.upperBound - edges.lowerBound)
        searchTextField.frame = directed(CGRect(x: edges.lowerBound, y: top + (row - height) / 2, width: max(0, width - cancel), height: height))
            .offsetBy(dx: searchFieldBackgroundPositionAdjustment.horizontal, dy: searchFieldBackgroundPositionAdjustment.vertical)
        cancelButton.frame = directed(CGRect(x: edges.upperBound - cancel + 12, y: top, width: max(0, cancel - 12), height: row))
        if looks.showsBackground { backgroundView.frame = bounds }
        if top > 0 { promptLabel.frame = directed(CGRect(x: edges.lowerBound, y: 0, width: width, height: top)) }
        if scopeHeight > 0 { scopeRow.frame = directed(CGRect(x: edges.lowerBound, y: top + row + 6, width: width, height: UISearchBar.scopeRowHeight - 12)) }
    }
}
