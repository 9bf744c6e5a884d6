// Core Data's requests beside a plain fetch: order by optional key paths, dictionaries, batches, later answers; contexts below contexts,
// validation by the model, and uniqueness constraints.
import CoreData
import XCTest

final class CoreDataRequestTests: XCTestCase {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model><entity name="Song"><attribute name="title" optional="YES" attributeType="String" minValueString="2" maxValueString="8" regularExpressionString="[A-Z].*"/>
        <attribute name="genre" optional="YES" attributeType="String"/><attribute name="seconds" attributeType="Integer 32" minValueString="1" maxValueString="600" defaultValueString="60"/>
        <relationship name="album" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Album" inverseName="songs" inverseEntity="Album"/></entity>
        <entity name="Album"><attribute name="code" attributeType="String"/><attribute name="year" optional="YES" attributeType="Integer 16"/>
        <relationship name="songs" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Song" inverseName="album" inverseEntity="Song"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="code"/></uniquenessConstraint></uniquenessConstraints></entity></model>
        """
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-coredata-\(UUID().uuidString)")
    private var container: NSPersistentContainer!
    private var context: NSManagedObjectContext { container.viewContext }

    override func setUpWithError() throws {
        let version = folder.appendingPathComponent("Music.momd/Music.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Self.model.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Music.momd")))
        container = NSPersistentContainer(name: "Music", managedObjectModel: model)
        container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
        container.loadPersistentStores { XCTAssertNil($1) }
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    @discardableResult private func song(_ title: String, _ genre: String? = nil, _ seconds: Int32 = 60, in other: NSManagedObjectContext? = nil) -> NSManagedObject {
        let song = NSEntityDescription.insertNewObject(forEntityName: "Song", into: other ?? context)
        song.setValuesForKeys(["title": title, "seconds": seconds])
        song.setValue(genre, forKey: "genre")
        return song
    }
    private func titles(_ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil) throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Song")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        request.predicate = predicate
        return try context.fetch(request).map { $0.value(forKey: "title") as? String ?? "-" }
    }

    private struct Row { var title: String?, day: Date? }

    func testOrderByAnOptionalKeyPath() {
        let rows = [Row(title: "b"), Row(title: nil), Row(title: "a")]
        let descriptor = NSSortDescriptor(keyPath: \Row.title, ascending: true)
        func sorted(_ descriptor: NSSortDescriptor) -> [String?] { rows.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.title) }
        XCTAssertEqual(sorted(descriptor), [nil, "a", "b"])
        XCTAssertEqual(sorted(NSSortDescriptor(keyPath: \Row.title, ascending: false)), ["b", "a", nil])
        XCTAssertEqual((descriptor.reversedSortDescriptor as? NSSortDescriptor).map(sorted), ["b", "a", nil])
        let days = NSSortDescriptor(keyPath: \Row.day, ascending: true)
        XCTAssertEqual(days.compare(Row(day: Date(timeIntervalSince1970: 1)), to: Row(day: Date(timeIntervalSince1970: 2))), .orderedAscending)
    }

    @available(*, deprecated, message: "corelibs calls NSExpression so")
    func testDictionariesOfGroups() throws {
        song("One", "Jazz", 10)
        song("Two", "Jazz", 20)
        song("Three", "Folk", 5)
        try context.save()
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "seconds")])
        sum.expressionResultType = .integer64AttributeType
        let request = NSFetchRequest<NSDictionary>(entityName: "Song")
        request.resultType = .dictionaryResultType
        request.sortDescriptors = [NSSortDescriptor(key: "genre", ascending: true)]
        request.propertiesToFetch = ["genre", sum]
        request.propertiesToGroupBy = ["genre"]
        let groups = try context.fetch(request)
        XCTAssertEqual(groups.map { $0["genre"] as? String }, ["Folk", "Jazz"])
        XCTAssertEqual(groups.map { ($0["total"] as? NSNumber)?.intValue }, [5, 30])
        request.propertiesToFetch = [sum]
        request.propertiesToGroupBy = nil
        XCTAssertEqual(try context.fetch(request).map { ($0["total"] as? NSNumber)?.intValue }, [35])
        request.propertiesToFetch = ["genre"]
        request.returnsDistinctResults = true
        XCTAssertEqual(try context.fetch(request).compactMap { $0["genre"] as? String }, ["Folk", "Jazz"])
    }

    @available(*, deprecated, message: "corelibs calls NSExpression so")
    func testBatchesChangeTheStoresAndNoContext() throws {
        let kept = song("Kept", "Jazz")
        song("Gone", "Folk")
        try context.save()
        let insert = NSBatchInsertRequest(entityName: "Song", objects: [["title": "New", "genre": "Jazz"], ["title": "Newer"]])
        insert.resultType = .count
        XCTAssertEqual((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, 2)
        let update = NSBatchUpdateRequest(entityName: "Song")
        update.predicate = NSPredicate(format: "genre == %@", "Jazz")
        update.propertiesToUpdate = ["genre": "Bebop", "seconds": NSExpression(format: "seconds + 1")]
        update.resultType = .updatedObjectIDsResultType
        let changed = try XCTUnwrap((try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
        XCTAssertEqual(changed.count, 2)
        XCTAssertEqual(kept.value(forKey: "genre") as? String, "Jazz", "no context hears of it")
        let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Song"))
        delete.fetchRequest.predicate = NSPredicate(format: "genre == %@", "Folk")
        delete.resultType = .resultTypeObjectIDs
        let gone = try XCTUnwrap((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
        XCTAssertEqual(gone.count, 1)

        nonisolated(unsafe) var told: [String] = []
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { notification in
            func count(_ key: String) -> Int { (notification.userInfo?[key] as? Set<NSManagedObject>)?.count ?? -1 }
            told.append("updated \(count(NSUpdatedObjectsKey)) deleted \(count(NSDeletedObjectsKey))")
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone, NSUpdatedObjectsKey: changed], into: [context])
        XCTAssertEqual(told, ["updated 1 deleted 1"])
        XCTAssertEqual(kept.value(forKey: "genre") as? String, "Bebop")
        XCTAssertEqual((kept.value(forKey: "seconds") as? NSNumber)?.intValue, 61)
        XCTAssertEqual(try titles(context), ["Kept", "New", "Newer"])
        XCTAssertFalse(context.hasChanges)
    }

    func testAContextBelowAnotherSavesToIt() throws {
        song("Base")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let unsaved = song("Above")
        XCTAssertEqual(try titles(child), ["Above", "Base"], "the child sees what its parent did not save")
        song("Below", in: child)
        child.delete(child.object(with: unsaved.objectID))
        XCTAssertEqual(try titles(context), ["Above", "Base"])
        try child.save()
        XCTAssertFalse(child.hasChanges)
        XCTAssertEqual(try titles(context), ["Base", "Below"])
        XCTAssertTrue(context.hasChanges)
        XCTAssertEqual(try titles(container.newBackgroundContext()), ["Base"], "the stores have only what the parent saved")
        try context.save()
        XCTAssertEqual(try titles(container.newBackgroundContext()), ["Base", "Below"])
    }

    func testTheModelValidatesASave() throws {
        song("x", nil, 0)
        XCTAssertThrowsError(try context.save()) { error in
            XCTAssertEqual((error as NSError).code, NSValidationMultipleErrorsError)
            XCTAssertEqual(error.localizedDescription, "Multiple validation errors occurred.")
            let details = (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError]
            XCTAssertEqual(details?.map(\.code), [NSValidationNumberTooSmallError, NSValidationStringTooShortError])
            XCTAssertEqual(details?.map { $0.userInfo[NSValidationKeyErrorKey] as? String }, ["seconds", "title"])
        }
        context.rollback()
        song("lower")
        XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSValidationStringPatternMatchingError) }
        context.rollback()
        let album = NSEntityDescription.insertNewObject(forEntityName: "Album", into: context)
        album.setValue("A", forKey: "code")
        song("Song").setValue(album, forKey: "album")
        try context.save()
        context.delete(album)
        XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSValidationRelationshipDeniedDeleteError) }
        context.rollback()
        XCTAssertEqual((album.value(forKey: "songs") as? NSSet)?.count, 1)
    }

    func testAUniquenessConstraintAsksTheMergePolicy() throws {
        func album(_ year: Int) {
            let album = NSEntityDescription.insertNewObject(forEntityName: "Album", into: context)
            album.setValuesForKeys(["code": "A", "year": year])
        }
        func years() throws -> [Int?] {
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Album")).map { ($0.value(forKey: "year") as? NSNumber)?.intValue }
        }
        album(1990)
        try context.save()
        album(2000)
        XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSManagedObjectConstraintMergeError) }
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try context.save()
        XCTAssertEqual(try years(), [1990])
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        album(2010)
        album(2020)
        try context.save()
        XCTAssertEqual(try years(), [2020])
        XCTAssertFalse(context.hasChanges)
    }

    func testChangedAndCommittedValues() throws {
        let song = song("Song", "Jazz")
        XCTAssertEqual(song.changedValues().keys.sorted(), ["genre", "seconds", "title"])
        try context.save()
        XCTAssertTrue(song.changedValues().isEmpty)
        song.setValue("Tune", forKey: "title")
        song.setValue(nil, forKey: "genre")
        XCTAssertEqual(song.changedValues()["title"] as? String, "Tune")
        XCTAssertTrue(song.changedValues()["genre"] is NSNull)
        XCTAssertEqual(song.changedValues().count, 2)
        XCTAssertEqual(song.committedValues(forKeys: ["title", "genre"]) as? [String: String], ["title": "Song", "genre": "Jazz"])
        XCTAssertTrue(song.hasPersistentChangedValues)
        context.refresh(song, mergeChanges: false)
        XCTAssertEqual(song.value(forKey: "title") as? String, "Song")
        XCTAssertFalse(song.hasPersistentChangedValues)
    }

    func testASetOfARelationshipWritesThrough() throws {
        let album = NSEntityDescription.insertNewObject(forEntityName: "Album", into: context)
        album.setValue("A", forKey: "code")
        let songs = album.mutableSetValue(forKey: "songs"), first = song("First"), second = song("Second")
        songs.add(first)
        songs.addObjects(from: [second])
        XCTAssertTrue(first.value(forKey: "album") as? NSManagedObject === album)
        XCTAssertEqual(songs.count, 2)
        XCTAssertTrue(songs.contains(second))
        songs.remove(first)
        XCTAssertNil(first.value(forKey: "album"))
        XCTAssertEqual(songs.allObjects.map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }, ["Second"])
        songs.removeAllObjects()
        XCTAssertEqual((album.value(forKey: "songs") as? NSSet)?.count, 0)
    }

    func testARequestRunsInTheBlockOfItsContext() throws {
        song("Song")
        let request = NSFetchRequest<NSManagedObject>(entityName: "Song")
        XCTAssertEqual(try context.performAndWait { try request.execute().count }, 1)
        var answer: Int?
        let later = NSAsynchronousFetchRequest(fetchRequest: request) { answer = $0.finalResult?.count }
        let result = try context.execute(later) as? NSAsynchronousFetchResult<NSManagedObject>
        XCTAssertNil(result?.finalResult)
        let done = expectation(description: "answered")
        context.perform { done.fulfill() }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(answer, 1)
    }
}
