// The keys of list controllers that key-value coding may read and set, as outlets of storyboards do.
// The class tables of ObjectiveC hold this load-time record.
import Foundation
import ObjectiveC

@used @section(".init_array") private let listControllerKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UITableViewController.self) { $0.p("tableView", \UITableViewController.tableView) }
    registerKeys(of: UICollectionViewController.self) { $0.p("collectionView", \UICollectionViewController.collectionView) }
}
