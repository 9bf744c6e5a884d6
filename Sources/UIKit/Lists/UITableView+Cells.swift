// Supplies cells: classes, nibs and prototypes by identifier, and the pool of cells out of sight.

/// Registrations and pools of one table.
@MainActor
struct TableReuse {
    enum Source {
        case cls(AnyClass)
        case nib(UINib)
    }

    private(set) var sources: [String: Source] = [:]
    private(set) var headerSources: [String: Source] = [:]
    /// Objects outside the prototype nibs that these refer to, by identifier (storyboards).
    var prototypeExternalObjects: [String: Any] = [:]
    private var pool: [String: [UITableViewCell]] = [:]
    private var headerPool: [String: [UITableViewHeaderFooterView]] = [:]
    /// Whether the delegate is being asked for a footer: headers and footers share their identifiers.
    var asksForFooter = false

    mutating func register(_ cls: AnyClass?, for identifier: String) { sources[identifier] = cls.map { .cls($0) } }
    mutating func register(_ nib: UINib?, for identifier: String) { sources[identifier] = nib.map { .nib($0) } }
    mutating func registerHeader(_ cls: AnyClass?, for identifier: String) { headerSources[identifier] = cls.map { .cls($0) } }
    mutating func registerHeader(_ nib: UINib?, for identifier: String) { headerSources[identifier] = nib.map { .nib($0) } }

    mutating func recycle(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        pool[identifier, default: []].append(cell)
    }

    mutating func recycleHeader(_ view: UIView) {
        guard let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier else { return }
        headerPool[identifier, default: []].append(header)
    }

    mutating func takeCell(_ identifier: String) -> UITableViewCell? { pool[identifier]?.popLast() }
    mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? { headerPool[identifier]?.popLast() }
}

extension UITableView {
    /// A cell from the pool (prepareForReuse inside, apple-prepareforreuse), or a new one of the registered kind.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.takeCell(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return makeCell(identifier)
    }

    private func makeCell(_ identifier: String) -> UITableViewCell? {
        switch reuse.sources[identifier] {
        case .cls(let cls):
            guard let type = cls as? UITableViewCell.Type else {
                Diagnostics.raise(.invalidArgument, "must pass a class of kind UITableViewCell")
            }
            return UIKit.makeCell(type, style: .default, reuseIdentifier: identifier)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: reuse.prototypeExternalObjects])
            guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
                Diagnostics.raise(.internalInconsistency, TableTexts.invalidNib(identifier))
            }
            cell.adoptReuseIdentifier(identifier)
            return cell
        case nil: return nil
        }
    }

    func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let refilled, refilled.path == path { return refilled.dequeued(identifier, reuseIdentifier: refilled.cell.reuseIdentifier) }
        guard let cell = dequeue(identifier) else {
            Diagnostics.raise(.internalInconsistency, TableTexts.unregistered(identifier))
        }
        // jianshu-e526-table-11-dequeue-for: the height is asked from inside this call.
        if isLoadingCell == path, askedHeight == nil { askedHeight = delegatedHeight(path) }
        cell.bounds.size = CGSize(width: sectionWidth, height: model.rowSpan(path)?.height ?? UITableView.defaultRowHeight)
        return cell
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view = reusedOrMadeHeader(identifier)
        view?.join(self, as: reuse.asksForFooter ? .footer : .header)
        return view
    }

    private func reusedOrMadeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.takeHeader(identifier) {
            view.prepareForReuse()
            return view
        }
        switch reuse.headerSources[identifier] {
        case .cls(let cls):
            guard let type = cls as? UITableViewHeaderFooterView.Type else { return nil }
            return makeHeaderFooter(type, reuseIdentifier: identifier)
        case .nib(let nib):
            let view = nib.instantiate(withOwner: nil, options: nil).first as? UITableViewHeaderFooterView
            view?.adoptReuseIdentifier(identifier)
            return view
        case nil: return nil
        }
    }
}

/// Exception texts of tables (MESSAGES.md 35, 37, 38).
enum TableTexts {
    static func unregistered(_ identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    }

    static func invalidNib(_ identifier: String) -> String {
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewCell instance"
    }
}
