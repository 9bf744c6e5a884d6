// NSDiffableDataSourceTransaction and NSDiffableDataSourceSectionTransaction: the changes of a finger's reordering, for the handlers of
// a collection view's diffable data source.

/// A change of a whole list that a person made by moving an item.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The list before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The list after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the items of all sections before and after: apply it to the app's own array.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections that changed, in the order of the list after.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a change that affects one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the section's items before and after.
    public let difference: CollectionDifference<ItemIdentifierType>
}
