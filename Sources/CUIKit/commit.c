// Finds a class's implementation of UITableViewController.tableView(_:commit:forRowAt:) in its vtable: an override
// is what makes rows deletable, and calling the method to find out would delete one.
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_table_controller_descriptor __asm__("$s5UIKit21UITableViewControllerCMn");
extern const char uikit_table_controller_commit __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq");

const void *uikit_commit_implementation(const void *cls) {
    return swift_lookUpClassMethod(cls, &uikit_table_controller_commit, &uikit_table_controller_descriptor);
}
