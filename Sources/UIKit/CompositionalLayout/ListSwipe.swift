// ListSwipe: a sideways drag on a row of a list uncovers the row's actions. One per collection view; SwipeTray holds the
// buttons. UICollectionLayoutListConfiguration's providers supply the rows' actions.
import CoreGraphics

/// A sideways drag on a row that has actions at the side that the drag uncovers.
final class ListSwipeRecognizer: UIPanGestureRecognizer {
    weak var collection: UICollectionView?
    private(set) var row: UICollectionViewListCell?
    private(set) var isTrailing = true

    override func accepts(delta: CGPoint) -> Bool? {
        guard hypot(delta.x, delta.y) >= UIPanGestureRecognizer.hysteresis else { return nil }
        guard let collection, abs(delta.x) > abs(delta.y), let path = collection.indexPathForItem(at: collection.convert(startLocation, from: collection.window)),
            let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
        else { return false }
        let isTrailing = (delta.x < 0) == (collection.effectiveUserInterfaceLayoutDirection == .leftToRight)
        guard cell.shift != 0 || cell.swipeActions(isTrailing: isTrailing) != nil else { return false }
        (row, self.isTrailing) = (cell, isTrailing)
        return true
    }
}

@MainActor final class ListSwipe {
    private weak var collection: UICollectionView?
    private weak var cell: UICollectionViewListCell?
    private var tray: SwipeTray?
    private var base: CGFloat = 0

    init(_ collection: UICollectionView) {
        self.collection = collection
        let pan = ListSwipeRecognizer(target: nil, action: nil)
        pan.collection = collection
        pan.onStateChange = { [weak self] in self?.swiped($0) }
        collection.addGestureRecognizer(pan)
        collection.panGestureRecognizer.require(toFail: pan)
    }

    private func swiped(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? ListSwipeRecognizer else { return }
        switch pan.state {
        case .began: if let row = pan.row { begin(row, isTrailing: pan.isTrailing) }
        case .changed: drag(pan.translation(in: collection).x)
        case .ended, .cancelled: end(velocity: pan.velocity(in: collection).x)
        default: break
        }
    }

    private func begin(_ row: UICollectionViewListCell, isTrailing: Bool) {
        if cell !== row { close(animated: false) }
        cell = row
        base = row.shift
        if tray == nil, let actions = row.swipeActions(isTrailing: isTrailing), !actions.actions.isEmpty {
            let isAtRight = isTrailing == (row.effectiveUserInterfaceLayoutDirection == .leftToRight)
            let made = SwipeTray(actions, isAtRight: isAtRight) { [weak self] in self?.close(animated: true) }
            made.frame = row.bounds
            row.insertSubview(made, at: 0)
            tray = made
        }
    }

    private func drag(_ distance: CGFloat) {
        guard let cell, let tray else { return }
        cell.shift = tray.isAtRight ? min(0, base + distance) : max(0, base + distance)
        cell.layoutIfNeeded()
        tray.revealed = abs(cell.shift)
    }

    private func end(velocity: CGFloat) {
        guard let cell, let tray else { return }
        if tray.isFullySwiped { return tray.runFirst() }
        let speed = tray.isAtRight ? -velocity : velocity
        settle(speed > 200 || (speed > -200 && abs(cell.shift) > tray.fullWidth / 2))
    }

    func open(_ row: UICollectionViewListCell, isTrailing: Bool) {
        begin(row, isTrailing: isTrailing)
        settle(true)
    }

    func close(animated: Bool) {
        guard cell != nil else { return }
        settle(false, animated: animated)
    }

    private func settle(_ isOpen: Bool, animated: Bool = true) {
        guard let cell, let tray else { return }
        let change = {
            cell.shift = isOpen ? (tray.isAtRight ? -tray.fullWidth : tray.fullWidth) : 0
            cell.layoutIfNeeded()
            tray.revealed = abs(cell.shift)
            tray.layoutIfNeeded()
        }
        if !isOpen {
            self.cell = nil
            self.tray = nil
        }
        guard animated else {
            change()
            if !isOpen { tray.removeFromSuperview() }
            return
        }
        UIView.animateTouchably(withDuration: 0.3, animations: change) { _ in if !isOpen { tray.removeFromSuperview() } }
    }
}

extension UICollectionViewListCell {
    func swipeActions(isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let row else { return nil }
        let provider = isTrailing ? row.list.trailingSwipeActionsConfigurationProvider : row.list.leadingSwipeActionsConfigurationProvider
        return provider?(row.path)
    }

    func uncoverActions(isTrailing: Bool) {
        var next = superview
        while let view = next {
            if let collection = view as? UICollectionView { return collection.listSwipe?.open(self, isTrailing: isTrailing) ?? () }
            next = view.superview
        }
    }
}
