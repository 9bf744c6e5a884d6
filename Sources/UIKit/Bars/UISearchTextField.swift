// The field inside a search bar, with its tokens before the text. SearchTokenView shows one token; UISearchBar.swift has the bar.
import CoreGraphics
import Foundation

/// The field inside a search bar, with tokens before its text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The points between the field's round ends and its side views.
    private static let sideInset: CGFloat = 6
    private static let gap: CGFloat = 4
    /// The points between the magnifying glass and the text.
    private static let glassGap: CGFloat = 5
    private var tokenViews: [UIView] = []
    /// The points that the search bar moves the text (UISearchBar.searchTextPositionAdjustment).
    var textOffset: UIOffset = .zero { didSet { setNeedsLayout() } }

    // MARK: Tokens

    /// The tokens in the order of the field. Setting them sends no event.
    open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
    /// The background of tokens; nil is the tint's.
    open var tokenBackgroundColor: UIColor! { didSet { showTokens() } }
    /// Whether the delete key before the text removes the last token. Default true.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied with the delegate's item provider. Default true.
    open var allowsCopyingTokens = true

    /// Puts a token among the others; an index beyond the last raises an exception.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        guard (0...tokens.count).contains(tokenIndex) else { badIndex(tokenIndex) }
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes a token; an index beyond the last raises an exception.
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { badIndex(tokenIndex) }
        tokens.remove(at: tokenIndex)
    }

    /// Puts a token in place of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
        guard Int(tokenIndex) <= tokens.count else { badIndex(Int(tokenIndex)) }
        replace(textRange, withText: "")
        insertToken(token, at: Int(tokenIndex))
    }

    /// The position of a token: all tokens are before the first character of the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        guard tokens.indices.contains(tokenIndex) else { badIndex(tokenIndex) }
        return beginningOfDocument
    }

    /// Tokens in a range: all of them in one that begins where the text begins.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : [] }

    /// The text without the tokens.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

    private func badIndex(_ index: Int) -> Never { Diagnostics.raise(.range, "index \(index) is beyond the \(tokens.count) tokens of the search field") }

    /// At the beginning of the text the key removes the last token, which sends `editingChanged`.
    open override func deleteBackward() {
        guard allowsDeletingTokens, !tokens.isEmpty, let selection = selectedTextRange, selection.isEmpty, compare(selection.start, to: beginningOfDocument) == .orderedSame else { return super.deleteBackward() }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    private func showTokens() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { $0.makeView(background: tokenBackgroundColor ?? tintColor) }
        for view in tokenViews { addSubview(view) }
        // Tokens are a search too: the placeholder shows only without them.
        placeholderLabel.alpha = tokens.isEmpty ? 1 : 0
        setNeedsLayout()
    }

    private var tokensWidth: CGFloat { tokenViews.reduce(0) { $0 + $1.intrinsicContentSize.width + UISearchTextField.gap } }
    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func systemTextRect(_ bounds: CGRect) -> CGRect {
        let rect = super.systemTextRect(bounds), taken = min(tokensWidth + (showsLeft ? UISearchTextField.glassGap : 0), rect.width)
        return CGRect(x: isReversed ? rect.minX : rect.minX + taken, y: rect.minY, width: rect.width - taken, height: rect.height)
            .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !tokenViews.isEmpty else { return }
        let room = super.systemTextRect(bounds)
        var x = isReversed ? room.maxX : room.minX
        for view in tokenViews {
            let size = view.intrinsicContentSize
            if isReversed { x -= size.width }
            view.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            x += isReversed ? -UISearchTextField.gap : size.width + UISearchTextField.gap
        }
    }

    // MARK: Sides

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isReversed ? -UISearchTextField.sideInset : UISearchTextField.sideInset, dy: 0)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isReversed ? UISearchTextField.sideInset : -UISearchTextField.sideInset, dy: 0)
    }
}
