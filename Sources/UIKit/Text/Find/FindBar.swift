// The bar of a find interaction: the fields, the number of the result, steps, replacing, Done. It is on top of the keyboard.
// UIFindInteraction shows it and gets its events. Its look is unknown in detail (DIVERGENCES).

import CoreGraphics
import Foundation
import ObjectiveC

final class FindBar: UIView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    private let session: UIFindSession
    let searchField = UITextField(frame: .zero)
    private(set) var replaceField: UITextField?
    private let count = UILabel(frame: .zero)
    private let previous = UIButton(type: .system), following = UIButton(type: .system), done = UIButton(type: .system), options = UIButton(type: .system)
    private let replace = UIButton(type: .system), replaceEvery = UIButton(type: .system)
    private var follows: [NotificationObserver] = []
    private static let row: CGFloat = 50

    init(_ interaction: UIFindInteraction, _ session: UIFindSession, replaces: Bool) {
        self.interaction = interaction
        self.session = session
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        set(searchField, "Find")
        searchField.returnKeyType = .search
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        addSubview(count)
        set(options, image: "magnifyingglass", label: "Find options")
        options.showsMenuAsPrimaryAction = true
        set(previous, image: "chevron.up", label: "Previous result") { [weak self] in self?.interaction?.findPrevious() }
        set(following, image: "chevron.down", label: "Next result") { [weak self] in self?.interaction?.findNext() }
        done.setTitle("Done", for: .normal)
        set(done) { [weak self] in self?.interaction?.dismissFindNavigator() }
        if replaces {
            let field = UITextField(frame: .zero)
            set(field, "Replace")
            replaceField = field
            replace.setTitle("Replace", for: .normal)
            set(replace) { [weak self] in self?.interaction?.replaceOne() }
            replaceEvery.setTitle("All", for: .normal)
            set(replaceEvery) { [weak self] in self?.interaction?.replaceAll() }
        }
        showOptions()
        showResults()
    }

    required init?(coder: NSCoder) { nil }

    private func set(_ field: UITextField, _ placeholder: String) {
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.delegate = self
        field.addAction(UIAction { [weak self, weak field] _ in
            guard let self, let field else { return }
            if field === searchField { interaction?.typed(field.text ?? "") } else { interaction?.typedReplacement(field.text ?? "") }
        }, for: .editingChanged)
        addSubview(field)
    }

    private func set(_ button: UIButton, image: String? = nil, label: String? = nil, _ act: (() -> Void)? = nil) {
        if let image { button.setImage(UIImage(systemName: image), for: .normal) }
        if let label { button.accessibilityLabel = label }
        if let act { button.addAction(UIAction { _ in act() }, for: .primaryActionTriggered) }
        addSubview(button)
    }

    // MARK: Place

    func show(in window: UIWindow) {
        window.addSubview(self)
        place()
        follows = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification].map { name in
            NotificationObserver(name) { [weak self] in self?.place() }
        }
    }

    private func place() {
        guard let window else { return }
        let keyboard = Keyboard.of(self)
        let bottom = keyboard.isShown ? window.convert(keyboard.frame, from: nil).minY : window.bounds.maxY - window.safeAreaInsets.bottom
        let height = Self.row * (replaceField == nil ? 1 : 2)
        frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = Self.row, inset: CGFloat = 8
        done.frame = CGRect(x: inset, y: 0, width: 52, height: row)
        following.frame = CGRect(x: bounds.width - 44 - inset, y: 0, width: 44, height: row)
        previous.frame = CGRect(x: following.frame.minX - 44, y: 0, width: 44, height: row)
        options.frame = CGRect(x: done.frame.maxX, y: 0, width: 36, height: row)
        let left = options.frame.maxX, width = max(0, previous.frame.minX - left - inset)
        let counted = min(count.intrinsicContentSize.width, width / 2)
        searchField.frame = CGRect(x: left, y: 8, width: width - counted - (counted > 0 ? inset : 0), height: row - 16)
        count.frame = CGRect(x: left + width - counted, y: 0, width: counted, height: row)
        guard let replaceField else { return }
        replaceEvery.frame = CGRect(x: bounds.width - 44 - inset, y: row, width: 44, height: row)
        replace.frame = CGRect(x: replaceEvery.frame.minX - 72, y: row, width: 72, height: row)
        replaceField.frame = CGRect(x: left, y: row + 8, width: max(0, replace.frame.minX - left - inset), height: row - 16)
    }

    // MARK: Contents

    func showResults() {
        let total = session.resultCount, current = session.highlightedResultIndex
        let isSearching = searchField.text?.isEmpty == false
        switch session.searchResultDisplayStyle {
        case .none: count.text = nil
        case .total: count.text = isSearching ? "\(total)" : nil
        case .currentAndTotal: count.text = !isSearching ? nil : total == 0 ? "Not Found" : current == NSNotFound ? "\(total)" : "\(current + 1) of \(total)"
        }
        previous.isEnabled = total > 0
        following.isEnabled = total > 0
        replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        replaceEvery.isEnabled = session.supportsReplacement && total > 0
        setNeedsLayout()
    }

    func showOptions() {
        guard let interaction else { return }
        let now = interaction.options
        let ignoresCase = now.stringCompareOptions.contains(.caseInsensitive), words = now.wordMatchMethod == .fullWord
        func choose(case ignores: Bool, words: Bool) {
            interaction.choose(UITextSearchOptions(wordMatchMethod: words ? .fullWord : .contains, stringCompareOptions: ignores ? .caseInsensitive : []))
            showOptions()
        }
        let elements: [UIMenuElement] = [
            UIAction(title: "Match Case", state: ignoresCase ? .off : .on) { _ in choose(case: !ignoresCase, words: words) },
            UIAction(title: "Whole Words", state: words ? .on : .off) { _ in choose(case: ignoresCase, words: !words) },
        ]
        options.menu = interaction.optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === searchField { interaction?.findNext() } else { interaction?.replaceOne() }
        return false
    }
}
