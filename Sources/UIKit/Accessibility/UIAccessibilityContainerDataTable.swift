// A table of data for assistive technology: its cells and the header elements of its rows and columns.
import Foundation

/// An element of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell takes.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell takes.
    func accessibilityColumnRange() -> NSRange
}

/// A table of data; its `accessibilityContainerType` is `dataTable`.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a row and column; nil where there is none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    func accessibilityRowCount() -> Int
    /// The number of columns.
    func accessibilityColumnCount() -> Int
    /// The header elements of a row.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The header elements of a column.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Default: a row has no header elements.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Default: a column has no header elements.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
