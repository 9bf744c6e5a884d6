// NSFetchedResultsController: the result of a request in sections, which tells its delegate what moves in it.
import Foundation
import ObjectiveC
import UIKit

/// The change of an object or section.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of a result.
@preconcurrency public protocol NSFetchedResultsSectionInfo {
    /// The value that the section's objects have in common.
    var name: String { get }
    /// The letter in the index.
    var indexTitle: String? { get }
    /// The number of objects in the section.
    var numberOfObjects: Int { get }
    /// The objects of the section.
    var objects: [Any]? { get }
}

private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var members: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// What a controller and the one that its delegate gets share: a delegate takes a controller of any result, which is another
/// type here.
private final class SharedContent {
    var sections: [Section] = []
    var hasFetched = false
}

/// A delegate that is told of changes of a result. All methods are optional.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Changes follow.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// A section came or went.
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    /// An object came, went, moved or changed.
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// All changes were told.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// The result as a list shows it, after `performFetch()` and after each change: sections by their names, objects by their object IDs,
    /// changed ones reloaded. Who implements it is told nothing else.
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { notImplemented(self, #function, [controller]) }
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) { notImplemented(self, #function, [controller, sectionInfo, sectionIndex, type]) }
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) { notImplemented(self, #function, [controller, anObject, indexPath, type, newIndexPath]) }
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { notImplemented(self, #function, [controller]) }
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) { notImplemented(self, #function, [controller, snapshot]) }
}

/// The result of a request in sections.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    /// The delegate, which is told of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The request whose results the controller shows.
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    /// The context in which the objects are fetched.
    open private(set) var managedObjectContext: NSManagedObjectContext
    /// The key path whose equal values put objects into one section.
    open private(set) var sectionNameKeyPath: String?
    /// The name of a file that keeps the sections. None is needed here.
    open private(set) var cacheName: String?
    private let shared: SharedContent
    private var content: [Section] { get { shared.sections } set { shared.sections = newValue } }
    private var hasFetched: Bool { get { shared.hasFetched } set { shared.hasFetched = newValue } }
    private lazy var forDelegate = NSFetchedResultsController<any NSFetchRequestResult>(sharing: shared, managedObjectContext, fetchRequest.entityName ?? "", sectionNameKeyPath)
    private var observer: (any NSObjectProtocol)?

    /// A controller of a request.
    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        shared = SharedContent()
        super.init()
        if fetchRequest.sortDescriptors?.isEmpty != false {
            raiseException(name: "NSInvalidArgumentException", reason: "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { [weak self] in self?.contextChanged($0) }
    }
    /// A controller without a request, which holds a property's place until the app makes the one that fetches. `performFetch()`
    /// of it ends as a fetch without an entity does.
    public override init() {
        fetchRequest = NSFetchRequest()
        managedObjectContext = NSManagedObjectContext()
        shared = SharedContent()
        super.init()
    }
    private init(sharing shared: SharedContent, _ context: NSManagedObjectContext, _ entityName: String, _ sectionNameKeyPath: String?) {
        self.shared = shared
        fetchRequest = NSFetchRequest(entityName: entityName)
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = nil
    }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Removes kept sections, of which there are none.
    open class func deleteCache(withName name: String?) {}
    /// Asks the context.
    open func performFetch() throws {
        hasFetched = true
        content = try fetchSections()
        _ = tellSnapshot(changed: [])
    }

    /// Whether the delegate takes snapshots.
    private func tellSnapshot(changed: [NSManagedObject]) -> Bool {
        guard let delegate else { return false }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in content {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
        }
        snapshot.reloadItems(withIdentifiers: changed.map(\.objectID))
        return (ifImplemented { delegate.controller(controllerForDelegate, didChangeContentWith: snapshot) }) != nil
    }

    private var controllerForDelegate: NSFetchedResultsController<any NSFetchRequestResult> { self as? NSFetchedResultsController<any NSFetchRequestResult> ?? forDelegate }
    /// All objects; nil before `performFetch()`.
    open var fetchedObjects: [ResultType]? { hasFetched ? content.flatMap(\.members).compactMap { $0 as? ResultType } : nil }
    /// The sections; nil before `performFetch()`.
    open var sections: [any NSFetchedResultsSectionInfo]? { hasFetched ? content : nil }
    /// The letters of the index.
    open var sectionIndexTitles: [String] { content.compactMap(\.indexTitle) }
    /// The object of a place.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, content.indices.contains(indexPath[0]), content[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = content[indexPath[0]].members[indexPath[1]] as? ResultType
        else { raiseException(name: "NSInvalidArgumentException", reason: "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)") }
        return object
    }
    /// The place of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? { place(of: object as AnyObject, in: content) }
    /// The section of a letter.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    private func place(of object: AnyObject, in sections: [Section]) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.members.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [number, row]) }
        }
        return nil
    }

    private func fetchSections() throws -> [Section] {
        let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as AnyObject as? NSManagedObject }
        guard let path = sectionNameKeyPath else { return [Section(name: "", members: objects)] }
        var sections: [Section] = []
        for object in objects {
            let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
            if sections.last?.name == name { sections[sections.count - 1].members.append(object) } else { sections.append(Section(name: name, members: [object])) }
        }
        return sections
    }

    /// Tells the delegate what differs, in the order of NSFetchedResultsControllerDelegate's documentation: sections, then objects.
    private func contextChanged(_ notification: Notification) {
        guard hasFetched, let fresh = try? fetchSections() else { return }
        let old = content
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let before = old.flatMap(\.members), after = fresh.flatMap(\.members)
        let removed = before.filter { object in !after.contains { $0 === object } }
        let added = after.filter { object in !before.contains { $0 === object } }
        // Objects that stayed keep their order, except those whose values put them at another place.
        let kept = before.filter { object in after.contains { $0 === object } }
        let keptAfter = after.filter { object in before.contains { $0 === object } }
        let moved = kept.filter { object in updated.contains(object) && kept.firstIndex { $0 === object } != keptAfter.firstIndex { $0 === object } }
        let changed = kept.filter { object in updated.contains(object) && !moved.contains { $0 === object } }
        content = fresh
        guard let delegate, !(removed.isEmpty && added.isEmpty && moved.isEmpty && changed.isEmpty) else { return }
        if tellSnapshot(changed: moved + changed) { return }
        let controller = controllerForDelegate
        delegate.controllerWillChangeContent(controller)
        for (number, section) in old.enumerated() where !fresh.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: number, for: .delete)
        }
        for (number, section) in fresh.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: number, for: .insert)
        }
        for object in removed { delegate.controller(controller, didChange: object, at: place(of: object, in: old), for: .delete, newIndexPath: nil) }
        for object in added { delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: place(of: object, in: fresh)) }
        for object in moved { delegate.controller(controller, didChange: object, at: place(of: object, in: old), for: .move, newIndexPath: place(of: object, in: fresh)) }
        for object in changed { delegate.controller(controller, didChange: object, at: place(of: object, in: old), for: .update, newIndexPath: place(of: object, in: fresh)) }
        delegate.controllerDidChangeContent(controller)
    }
}
