// TableUpdates: the insertions, deletions, moves and reloads of one batch, judged against the data source's counts.
// Pure values; UITableView+Updates and UICollectionView+Updates apply them. Texts: MESSAGES.md 39.

struct TableUpdates {
    /// The words of the exception texts.
    struct Terms {
        var element: String
        var list: String
        static let table = Terms(element: "row", list: "table view")
        static let collection = Terms(element: "item", list: "collection view")
    }

    var terms = Terms.table
    var insertedRows: Set<IndexPath> = []
    var deletedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    /// Rows whose cells stay and are filled anew.
    var reconfiguredRows: Set<IndexPath> = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []

    var isEmpty: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && reconfiguredRows.isEmpty && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    /// The new index of the old section `index`; nil if it is deleted.
    func newSection(forOld index: Int) -> Int? {
        if deletedSections.contains(index) { return nil }
        if let move = movedSections.first(where: { $0.from == index }) { return move.to }
        let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
        let come = insertedSections.union(IndexSet(movedSections.map(\.to)))
        return place(index - gone.count(in: 0..<index), skipping: come)
    }

    /// The new path of the old row `indexPath`; nil if it is deleted.
    func newIndexPath(forOld indexPath: IndexPath) -> IndexPath? {
        if deletedRows.contains(indexPath) { return nil }
        if let move = movedRows.first(where: { $0.from == indexPath }) { return move.to }
        guard let section = newSection(forOld: indexPath.section) else { return nil }
        let gone = IndexSet(deletedRows.filter { $0.section == indexPath.section }.map(\.row)
            + movedRows.filter { $0.from.section == indexPath.section }.map(\.from.row))
        let come = IndexSet(insertedRows.filter { $0.section == section }.map(\.row)
            + movedRows.filter { $0.to.section == section }.map(\.to.row))
        let kept = indexPath.row - gone.count(in: 0..<indexPath.row)
        return IndexPath(row: place(kept, skipping: come), section: section)
    }

    /// The index of the `rank`-th place not in `taken`.
    private func place(_ rank: Int, skipping taken: IndexSet) -> Int {
        var index = rank
        for value in taken.sorted() where value <= index { index += 1 }
        return index
    }

    /// UIKit's reason for refusing the batch; nil if the counts agree.
    func problem(before: [Int], after: [Int], table: String) -> String? {
        let row = terms.element
        for path in deletedRows.sorted() {
            guard before.indices.contains(path.section) else {
                return "attempt to delete \(row) \(path.row) from section \(path.section), but there are only \(before.count) sections before the update"
            }
            if path.row >= before[path.section] {
                return "attempt to delete \(row) \(path.row) from section \(path.section) which only contains \(before[path.section]) \(row)s before the update"
            }
        }
        let expectedSections = before.count + insertedSections.count - deletedSections.count
        if after.count != expectedSections {
            return "Invalid update: invalid number of sections.  The number of sections contained in the \(terms.list) after the update (\(after.count)) must be equal to the number of sections contained in the \(terms.list) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted). \(terms.list.prefix(1).uppercased() + terms.list.dropFirst()): \(table)"
        }
        for path in insertedRows.sorted() {
            guard after.indices.contains(path.section) else {
                return "attempt to insert \(row) \(path.row) into section \(path.section), but there are only \(after.count) sections after the update"
            }
            if path.row >= after[path.section] {
                return "attempt to insert \(row) \(path.row) into section \(path.section), but there are only \(after[path.section]) \(row)s in section \(path.section) after the update"
            }
        }
        for old in before.indices where !reloadedSections.contains(old) {
            guard let new = newSection(forOld: old), after.indices.contains(new) else { continue }
            let inserted = insertedRows.filter { $0.section == new }.count
            let deleted = deletedRows.filter { $0.section == old }.count
            let movedIn = movedRows.filter { $0.to.section == new && $0.from.section != old }.count
            let movedOut = movedRows.filter { $0.from.section == old && $0.to.section != new }.count
            if after[new] != before[old] + inserted - deleted + movedIn - movedOut {
                return "Invalid update: invalid number of \(row)s in section \(new).  The number of \(row)s contained in an existing section after the update (\(after[new])) must be equal to the number of \(row)s contained in that section before the update (\(before[old])), plus or minus the number of \(row)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out). \(terms.list.prefix(1).uppercased() + terms.list.dropFirst()): \(table)"
            }
        }
        return nil
    }
}
