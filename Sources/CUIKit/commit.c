// Finds a class's implementation of UITableViewController.tableView(_:commit:forRowAt:) in its vtable: an override
// is what makes rows deletable, and calling the method to find out would delete one.
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_table_controller_descriptor __asm__("$s5UIKit21UITableViewControllerCMn");
extern const char uikit_table_controller_commit __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq");

const void *uikit_commit_implementation(const void *cls) {
    return swift_lookUpClassMethod(cls, &uikit_table_controller_commit, &uikit_table_controller_descriptor);
}

// The same for the methods that carry out a move: without one, rows and items stay where they are.
extern const char uikit_table_controller_move __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq");
extern const char uikit_collection_controller_descriptor __asm__("$s5UIKit26UICollectionViewControllerCMn");
// Weak: where the linker has dropped the method, nobody overrides it.
extern const char uikit_collection_controller_move __asm__(
    "$s5UIKit26UICollectionViewControllerC010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq") __attribute__((weak));

const void *uikit_row_move_implementation(const void *cls) {
    return swift_lookUpClassMethod(cls, &uikit_table_controller_move, &uikit_table_controller_descriptor);
}

const void *uikit_item_move_implementation(const void *cls) {
    if (!&uikit_collection_controller_move) return 0;
    return swift_lookUpClassMethod(cls, &uikit_collection_controller_move, &uikit_collection_controller_descriptor);
}
