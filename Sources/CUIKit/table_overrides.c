// Finds a class's implementations of data source methods that change an app's data in its vtable: an override is what
// makes rows deletable and rows and items movable, and calling the method to find out would delete or move one.
// Weak: where the linker has dropped a method, nobody overrides it.
#include <stdbool.h>
#include <stdint.h>
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const char uikit_table_controller_descriptor __asm__("$s5UIKit21UITableViewControllerCMn");
extern const char uikit_table_controller_commit __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq") __attribute__((weak));
extern const char uikit_table_controller_move __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq") __attribute__((weak));
extern const char uikit_diffable_descriptor __asm__("$s5UIKit29UITableViewDiffableDataSourceCMn");
extern const char uikit_diffable_commit __asm__(
    "$s5UIKit29UITableViewDiffableDataSourceC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq") __attribute__((weak));
extern const char uikit_diffable_move __asm__(
    "$s5UIKit29UITableViewDiffableDataSourceC05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq") __attribute__((weak));

extern const char uikit_collection_controller_descriptor __asm__("$s5UIKit26UICollectionViewControllerCMn");
extern const char uikit_collection_controller_move __asm__(
    "$s5UIKit26UICollectionViewControllerC010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq") __attribute__((weak));

const void *uikit_item_move_implementation(const void *cls) {
    if (!&uikit_collection_controller_move) return 0;
    return swift_lookUpClassMethod(cls, &uikit_collection_controller_move, &uikit_collection_controller_descriptor);
}

const void *uikit_table_implementation(const void *cls, int32_t method, bool is_diffable) {
    const char *of_controller = method == 0 ? &uikit_table_controller_commit : &uikit_table_controller_move;
    const char *of_diffable = method == 0 ? &uikit_diffable_commit : &uikit_diffable_move;
    if (!(is_diffable ? of_diffable : of_controller)) return 0;
    return is_diffable ? swift_lookUpClassMethod(cls, of_diffable, &uikit_diffable_descriptor)
                       : swift_lookUpClassMethod(cls, of_controller, &uikit_table_controller_descriptor);
}
