// Registrations with a handler that fills a cell: dequeuing by one registers its class once and runs its handler.

extension UICollectionView {
    /// Fills cells of one class for items of one type. Make it outside the cell provider and keep it.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a dequeued cell with its item.
        public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let nib: UINib?
        let identifier: String

        /// Cells are made from the class `Cell`. Making the registration registers nothing: the first dequeuing does.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
            identifier = RegistrationNumber.next("cell")
        }

        /// Cells are made from a nib whose top object is a `Cell`.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
            identifier = RegistrationNumber.next("cell")
        }
    }

    /// Fills supplementary views of one class and kind.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a dequeued view; gets the kind and the view's path.
        public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
        let handler: Handler
        let nib: UINib?
        let kind: String
        let identifier: String

        /// Views are made from the class `Supplementary`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            nib = nil
            kind = elementKind
            identifier = RegistrationNumber.next("supplementary")
        }

        /// Views are made from a nib whose top object is a `Supplementary`.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            nib = supplementaryNib
            kind = elementKind
            identifier = RegistrationNumber.next("supplementary")
        }
    }

    /// Registers the cell's class or nib at the first call, then dequeues and runs the handler, unless `item` is nil. A nib with another
    /// class raises an exception.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell {
        if registrations.insert(registration.identifier).inserted {
            if let nib = registration.nib { register(nib, forCellWithReuseIdentifier: registration.identifier) } else { register(Cell.self, forCellWithReuseIdentifier: registration.identifier) }
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
            Diagnostics.raise(.internalInconsistency, "the nib of the registration for \(Cell.self) holds another class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Registers the view's class or nib at the first call, then dequeues and runs the handler. A nib with another class raises an
    /// exception.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary {
        if registrations.insert(registration.identifier).inserted {
            if let nib = registration.nib { register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier) } else { register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier) }
        }
        guard let view = dequeueReusableSupplementaryView(ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath) as? Supplementary else {
            Diagnostics.raise(.internalInconsistency, "the nib of the registration for \(Supplementary.self) holds another class")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// Makes identifiers that no app registers.
@MainActor private enum RegistrationNumber {
    static func next(_ kind: String) -> String { "WillAppear-\(kind)-registration-\(ProcessState.current.nextNumber(for: "registration"))" }
}
