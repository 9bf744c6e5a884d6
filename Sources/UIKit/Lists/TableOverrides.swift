// Finds the methods that the data source of a table or a collection view implements, without calling them: a call would delete or move a row.
// Overrides of the list controllers and of the diffable data source are in their vtables, other implementations in the class tables.
import ObjectiveC

/// The function of CUIKit/table_overrides.c that finds a class's own implementation.
@_silgen_name("uikit_table_implementation")
private func uikit_table_implementation(_ cls: UnsafeRawPointer, _ method: Int32, _ isDiffable: Bool) -> UnsafeRawPointer?

/// The function of CUIKit/table_overrides.c that finds a class's own implementation for moving items.
@_silgen_name("uikit_item_move_implementation")
private func uikit_item_move_implementation(_ cls: UnsafeRawPointer) -> UnsafeRawPointer?

@MainActor
enum TableOverrides {
    enum Method: Int32 {
        case commit, move

        fileprivate var selector: Selector {
            switch self {
            case .commit: Selector("tableView:commitEditingStyle:forRowAtIndexPath:")
            case .move: Selector("tableView:moveRowAtIndexPath:toIndexPath:")
            }
        }
    }

    static func implements(_ method: Method, _ source: any UITableViewDataSource) -> Bool {
        if source is UITableViewController { return overrides(method, type(of: source), UITableViewController.self, isDiffable: false) || objcResponds(source, method.selector) }
        if source is any DiffableTableSource { return overrides(method, type(of: source), UITableViewDiffableDataSource<Int, Int>.self, isDiffable: true) || objcResponds(source, method.selector) }
        return objcResponds(source, method.selector)
    }

    static func movesItems(_ source: any UICollectionViewDataSource) -> Bool {
        // Each item asks canMoveItemAt, which is the reordering handlers'.
        if source is any OutlineSource { return true }
        func implementation(_ cls: AnyClass) -> UnsafeRawPointer? { uikit_item_move_implementation(unsafeBitCast(cls, to: UnsafeRawPointer.self)) }
        if source is UICollectionViewController, implementation(type(of: source)) != implementation(UICollectionViewController.self) { return true }
        return objcResponds(source, Selector("collectionView:moveItemAtIndexPath:toIndexPath:"))
    }

    private static func overrides(_ method: Method, _ cls: AnyClass, _ base: AnyClass, isDiffable: Bool) -> Bool {
        func implementation(_ cls: AnyClass) -> UnsafeRawPointer? {
            uikit_table_implementation(unsafeBitCast(cls, to: UnsafeRawPointer.self), method.rawValue, isDiffable)
        }
        return implementation(cls) != implementation(base)
    }
}

/// A UITableViewDiffableDataSource with any type of items.
@MainActor protocol DiffableTableSource: AnyObject {}
extension UITableViewDiffableDataSource: DiffableTableSource {}
