// Core Data over a model that Xcode wrote: inserting, fetching, relationships, saving to a file, and what a results controller tells.
@testable import CoreData
import UIKit
import XCTest

final class CoreDataTests: XCTestCase {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model><entity name="Author" representedClassName="Author"><attribute name="name" attributeType="String"/>
        <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Author"/></entity>
        <entity name="Book" representedClassName="Book"><attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="marks" optional="YES" attributeType="Transformable" valueTransformerName="MarksForTests"/><attribute name="pages" attributeType="Integer 16" defaultValueString="7"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/></entity></model>
        """
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-coredata-\(UUID().uuidString)")
    override func setUpWithError() throws {
        let version = folder.appendingPathComponent("Shop.momd/Shop.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Self.model.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func container() throws -> NSPersistentContainer {
        let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Shop.momd")))
        let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.appendingPathComponent("Shop.sqlite"))]
        container.loadPersistentStores { XCTAssertNil($1) }
        return container
    }
    private func book(_ title: String, in context: NSManagedObjectContext) -> NSManagedObject {
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue(title, forKey: "title")
        return book
    }

    private final class Book: NSManagedObject {}

    /// `T(context:)` of a type parameter, which lowering sends here.
    func testAClassMakesItsObjectInAContext() throws {
        func make<T: NSManagedObject>(_ type: T.Type, _ context: NSManagedObjectContext) -> T { T._init(context: context) }
        let context = try container().viewContext
        let book = make(Book.self, context)
        XCTAssertEqual(book.entity.name, "Book")
        XCTAssertEqual(book.value(forKey: "pages") as? Int, 7)
        XCTAssertTrue(context.insertedObjects.contains(book))
    }

    func testObjectsAreSavedAndFetchedWithTheirRelationships() throws {
        let context = try container().viewContext
        let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        author.setValue("Ann", forKey: "name")
        for title in ["B", "A", "C"] { book(title, in: context).setValue(author, forKey: "author") }
        XCTAssertEqual((author.value(forKey: "books") as? NSSet)?.count, 3)
        XCTAssertTrue(context.hasChanges)
        try context.save()
        XCTAssertFalse(context.hasChanges)

        let later = try container().viewContext
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.predicate = NSPredicate(format: "author.name == %@ AND title != %@", "Ann", "C")
        let found = try later.fetch(request)
        XCTAssertEqual(found.map { $0.value(forKey: "title") as? String }, ["A", "B"])
        XCTAssertEqual((found.first?.value(forKey: "pages") as? NSNumber)?.intValue, 7)
        let owner = try XCTUnwrap(found.first?.value(forKey: "author") as? NSManagedObject)
        later.delete(owner)
        try later.save()
        XCTAssertEqual(try later.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")), 0)
    }

    private final class Marks: NSSecureUnarchiveFromDataTransformer {
        nonisolated(unsafe) static var calls: [String] = []
        override class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSString.self] }
        override func transformedValue(_ value: Any?) -> Any? { Self.calls.append("read"); return super.transformedValue(value) }
        override func reverseTransformedValue(_ value: Any?) -> Any? { Self.calls.append("write"); return super.reverseTransformedValue(value) }
    }

    func testATransformableValueIsKeptByItsTransformer() throws {
        ValueTransformer.setValueTransformer(Marks(), forName: NSValueTransformerName("MarksForTests"))
        defer { ValueTransformer.setValueTransformer(nil, forName: NSValueTransformerName("MarksForTests")) }
        Marks.calls = []
        let context = try container().viewContext
        book("A", in: context).setValue(["one", "two"] as NSArray, forKey: "marks")
        try context.save()
        XCTAssertEqual(Marks.calls, ["write"])
        let found = try container().viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
        XCTAssertEqual(found.first?.value(forKey: "marks") as? [String], ["one", "two"])
        XCTAssertEqual(Marks.calls, ["write", "read"])
    }

    private struct Refused: Error {}

    /// Who watches the view context's objects is a table, in most apps.
    func testAwaitedWorkOfABackgroundContextReachesTheViewContextOnTheMainThread() async throws {
        let container = try container(), background = container.newBackgroundContext()
        container.viewContext.automaticallyMergesChangesFromParent = true
        nonisolated(unsafe) var heard: [Bool] = []
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: container.viewContext, queue: nil) { _ in heard.append(Thread.isMainThread) }
        defer { NotificationCenter.default.removeObserver(observer) }
        let name = try await background.perform {
            let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: background)
            book.setValue("A", forKey: "title")
            try background.save()
            return book.value(forKey: "title") as? String
        }
        XCTAssertEqual(name, "A")
        XCTAssertEqual(heard, [true])
        do {
            try await background.perform(schedule: .enqueued) { throw Refused() }
            XCTFail("the error is lost")
        } catch { XCTAssertTrue(error is Refused) }
        let thread = await container.viewContext.perform { Thread.isMainThread }
        XCTAssertTrue(thread)
    }

    /// As public tests wait for it (risinggalaxy/swift-audiorecorder-coredata).
    func testASaveWithoutChangesIsTold() throws {
        let context = try container().viewContext
        let told = expectation(forNotification: .NSManagedObjectContextDidSave, object: context)
        try context.save()
        wait(for: [told], timeout: 1)
    }

    func testAMissingValueKeepsFromSaving() throws {
        let context = try container().viewContext
        _ = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, 1570) }
        context.rollback()
        XCTAssertFalse(context.hasChanges)
    }

    private final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
        var events: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { events.append("will") }
        func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
            events.append("\(type) \(indexPath.map { "\($0[1])" } ?? "-") \(newIndexPath.map { "\($0[1])" } ?? "-")")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { events.append("did \(controller.fetchedObjects?.count ?? -1)") }
    }

    func testAResultsControllerTellsWhatChanges() throws {
        let context = try container().viewContext
        let first = book("B", in: context)
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let recorder = Recorder()
        controller.delegate = recorder
        try controller.performFetch()
        let second = book("A", in: context)
        context.processPendingChanges()
        first.setValue("C", forKey: "title")
        context.processPendingChanges()
        context.delete(second)
        context.processPendingChanges()
        XCTAssertEqual(recorder.events, ["will", "insert - 0", "did 2", "will", "update 1 1", "did 2", "will", "delete 0 -", "did 1"])
        XCTAssertTrue(controller.object(at: IndexPath(indexes: [0, 0])) === first)
    }

    /// A controller made with `init()`, as a property's first value: it has no result, and a fetch without an entity ends the app.
    func testAResultsControllerWithoutARequestHoldsAPlace() {
        let controller: NSFetchedResultsController<NSManagedObject> = NSFetchedResultsController()
        XCTAssertNil(controller.fetchedObjects)
        XCTAssertNil(controller.sections)
    }

    /// The stores keep no older moments: a pinned context reads what is newest. A child reads what its parent reads.
    func testAContextIsPinnedToTheNewestMoment() throws {
        let context = try container().viewContext
        XCTAssertNil(context.queryGenerationToken)
        try context.setQueryGenerationFrom(.current)
        XCTAssertEqual(context.queryGenerationToken, .current)
        _ = book("A", in: context)
        try context.save()
        XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")), 1)
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        XCTAssertNil(child.queryGenerationToken)
        try context.setQueryGenerationFrom(nil)
        XCTAssertNil(context.queryGenerationToken)
    }

    private final class SnapshotRecorder: NSObject, NSFetchedResultsControllerDelegate {
        var events: [String] = []
        func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
            let typed = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
            let titles = typed.itemIdentifiers.map { controller.managedObjectContext.object(with: $0).value(forKey: "title") as? String ?? "?" }
            events.append("\(typed.sectionIdentifiers) \(titles) reloads \(typed.reloadedItemIdentifiers.count)")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { events.append("did") }
    }

    /// NSFetchedResultsController.h: who takes snapshots is told nothing else; `performFetch()` gives the first.
    func testAResultsControllerHandsOutSnapshots() throws {
        let context = try container().viewContext
        let first = book("B", in: context)
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let recorder = SnapshotRecorder()
        controller.delegate = recorder
        try controller.performFetch()
        _ = book("A", in: context)
        context.processPendingChanges()
        first.setValue("C", forKey: "title")
        context.processPendingChanges()
        XCTAssertEqual(recorder.events, [#"[""] ["B"] reloads 0"#, #"[""] ["A", "B"] reloads 0"#, #"[""] ["A", "C"] reloads 1"#])
    }

    func testASnapshotAsAnObject() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a", "b"], toSection: 1)
        snapshot.reconfigureItems(["b"])
        let object = snapshot as NSDiffableDataSourceSnapshotReference
        XCTAssertEqual(object.numberOfItems, 2)
        XCTAssertEqual(object.index(ofItemIdentifier: "b"), 1)
        XCTAssertEqual(object.index(ofSectionIdentifier: 7), NSNotFound)
        XCTAssertEqual(object.sectionIdentifier(forSectionContainingItemIdentifier: "a") as? Int, 1)
        let copy = object.copy() as? NSDiffableDataSourceSnapshotReference
        object.appendItems(withIdentifiers: ["c"])
        XCTAssertEqual(copy?.numberOfItems, 2)
        let back = object as NSDiffableDataSourceSnapshot<Int, String>
        XCTAssertEqual(back.itemIdentifiers(inSection: 2), ["c"])
        XCTAssertEqual(back.reconfiguredItemIdentifiers, ["b"])
        var other: NSDiffableDataSourceSnapshot<Int, Int>?
        XCTAssertFalse(NSDiffableDataSourceSnapshot._conditionallyBridgeFromObjectiveC(object, result: &other), "identifiers of another type")
    }

    // MARK: Undo

    /// A context whose undo manager is told by `step` what one step is.
    private func undoable() throws -> NSManagedObjectContext {
        let context = try container().viewContext, manager = UndoManager()
        XCTAssertNil(context.undoManager)
        manager.groupsByEvent = false
        context.undoManager = manager
        return context
    }
    private func step(_ context: NSManagedObjectContext, _ change: () -> Void) {
        context.undoManager?.beginUndoGrouping()
        change()
        context.undoManager?.endUndoGrouping()
    }
    private func titles(_ context: NSManagedObjectContext) throws -> [String] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).map { $0.value(forKey: "title") as? String ?? "" }.sorted()
    }

    func testValuesInsertionsAndDeletionsAreTakenBackAndDoneAgain() throws {
        let context = try undoable()
        var one: NSManagedObject?
        step(context) { one = self.book("One", in: context) }
        let book = try XCTUnwrap(one)
        step(context) {
            book.setValue("Two", forKey: "title")
            book.setValue(9, forKey: "pages")
        }
        step(context) { context.delete(book) }
        XCTAssertEqual(try titles(context), [])
        context.undo()
        XCTAssertEqual(try titles(context), ["Two"])
        XCTAssertTrue(book.isInserted)
        context.undo()
        XCTAssertEqual(book.value(forKey: "title") as? String, "One")
        XCTAssertEqual(book.value(forKey: "pages") as? Int, 7)
        context.undo()
        XCTAssertEqual(try titles(context), [])
        XCTAssertFalse(context.hasChanges)
        context.redo()
        context.redo()
        XCTAssertEqual(try titles(context), ["Two"])
        context.redo()
        XCTAssertEqual(try titles(context), [])
        XCTAssertEqual(context.undoManager?.canRedo, false)
    }

    func testADeletionComesBackWithItsRelationships() throws {
        let context = try undoable()
        var ann: NSManagedObject?
        step(context) {
            ann = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
            ann?.setValue("Ann", forKey: "name")
            for title in ["A", "B"] { book(title, in: context).setValue(ann, forKey: "author") }
        }
        let author = try XCTUnwrap(ann)
        try context.save()
        step(context) { context.delete(author) }
        XCTAssertEqual(try titles(context), [])
        context.undo()
        XCTAssertEqual(try titles(context), ["A", "B"])
        XCTAssertEqual(author.related("books").count, 2)
        XCTAssertTrue(context.deletedObjects.isEmpty)
    }

    func testASaveInBetweenIsChangedAgain() throws {
        let context = try undoable()
        step(context) { _ = book("One", in: context) }
        try context.save()
        context.undo()
        XCTAssertEqual(context.deletedObjects.count, 1)
        try context.save()
        XCTAssertEqual(try titles(context), [])
        context.redo()
        XCTAssertEqual(context.insertedObjects.count, 1)
        try context.save()
        XCTAssertEqual(try titles(context), ["One"])
    }

    func testARollbackForgetsTheSteps() throws {
        let context = try undoable()
        step(context) { _ = book("One", in: context) }
        context.rollback()
        XCTAssertEqual(context.undoManager?.canUndo, false)
        context.undoManager = nil
        _ = book("Two", in: context)
        context.undo()
        XCTAssertEqual(try titles(context), ["Two"])
    }

    func testAModelMadeInCode() throws {
        let author = NSEntityDescription(), book = NSEntityDescription()
        author.name = "Author"
        book.name = "Book"
        func text(_ name: String) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.type = .string
            return attribute
        }
        let books = NSRelationshipDescription(), writer = NSRelationshipDescription()
        books.name = "books"
        books.destinationEntity = book
        writer.name = "writer"
        writer.destinationEntity = author
        writer.maxCount = 1
        books.inverseRelationship = writer
        writer.inverseRelationship = books
        author.properties = [text("name"), books]
        book.properties = [text("title"), writer]
        let model = NSManagedObjectModel()
        model.entities = [author, book]
        XCTAssertTrue(author.managedObjectModel === model)
        XCTAssertEqual([books.isToMany, writer.isToMany], [true, false])
        XCTAssertEqual(author.attributesByName["name"]?.attributeType, .stringAttributeType)
        let container = NSPersistentContainer(name: "Made", managedObjectModel: model)
        container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        let context = container.viewContext
        let one = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        one.setValue("Ann", forKey: "name")
        let two = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        two.setValue("First", forKey: "title")
        two.setValue(one, forKey: "writer")
        try context.save()
        XCTAssertEqual((one.value(forKey: "books") as? NSSet)?.count, 1)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.predicate = NSPredicate(format: "title == %@", "First")
        XCTAssertEqual(try context.fetch(request).first?.value(forKey: "title") as? String, "First")
    }

    func testWorkOfACoordinator() async throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        var order: [Int] = []
        coordinator.performAndWait { coordinator.performAndWait { order.append(1) }; order.append(2) }
        XCTAssertEqual(order, [1, 2])
        XCTAssertEqual(try coordinator.performAndWait { try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil) }.type, NSInMemoryStoreType)
        XCTAssertThrowsError(try coordinator.performAndWait { throw CocoaError(.fileNoSuchFile) })
        let done = expectation(description: "done")
        coordinator.perform { done.fulfill() }
        await fulfillment(of: [done], timeout: 1)
    }
}
