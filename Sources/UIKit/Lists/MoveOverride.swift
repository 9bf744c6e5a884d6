// Whether a data source carries out moves: an override of a table or collection view controller is in its vtable, another class's
// method in the class tables. Calling it to find out would move something.
import ObjectiveC

/// From CUIKit/commit.c.
@_silgen_name("uikit_row_move_implementation")
private func uikit_row_move_implementation(_ cls: UnsafeRawPointer) -> UnsafeRawPointer?
/// From CUIKit/commit.c.
@_silgen_name("uikit_item_move_implementation")
private func uikit_item_move_implementation(_ cls: UnsafeRawPointer) -> UnsafeRawPointer?

@MainActor enum MoveOverride {
    private static func metadata(_ cls: AnyClass) -> UnsafeRawPointer { unsafeBitCast(cls, to: UnsafeRawPointer.self) }

    static func movesRows(_ source: any UITableViewDataSource) -> Bool {
        if let controller = source as? UITableViewController,
            uikit_row_move_implementation(metadata(type(of: controller))) != uikit_row_move_implementation(metadata(UITableViewController.self)) { return true }
        return objcResponds(source, Selector("tableView:moveRowAtIndexPath:toIndexPath:"))
    }

    static func movesItems(_ source: any UICollectionViewDataSource) -> Bool {
        if let controller = source as? UICollectionViewController,
            uikit_item_move_implementation(metadata(type(of: controller))) != uikit_item_move_implementation(metadata(UICollectionViewController.self)) { return true }
        return objcResponds(source, Selector("collectionView:moveItemAtIndexPath:toIndexPath:"))
    }
}
