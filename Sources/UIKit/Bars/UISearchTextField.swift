// The field inside a search bar. UISearchBar.swift has what it goes with.

/// The field inside a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Points between the field's round ends and what stands at them.
    private static let sideInset: CGFloat = 6

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: UISearchTextField.sideInset, dy: 0)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -UISearchTextField.sideInset, dy: 0)
    }
}
