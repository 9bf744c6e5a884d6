// The calendar in memory, its screens, and previews of files.
import CloudKit
import EventKit
import EventKitUI
import QuickLook
import UIKit
import XCTest

final class CalendarAndPreviewTests: XCTestCase {
    @MainActor private func settle() { for _ in 0..<6 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    @MainActor private func allowed() -> EKEventStore {
        let store = EKEventStore()
        for type in [EKEntityType.event, .reminder] {
            let asked = expectation(description: "asked")
            store.requestAccess(to: type) { granted, error in
                XCTAssertTrue(granted)
                XCTAssertNil(error)
                asked.fulfill()
            }
            wait(for: [asked], timeout: 5)
        }
        return store
    }

    @MainActor func testEventsAreKeptFoundAndTakenAway() throws {
        let store = allowed()
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .fullAccess)
        let start = Date(timeIntervalSinceReferenceDate: 1000), event = EKEvent(eventStore: store)
        event.title = "Lunch"
        XCTAssertThrowsError(try store.save(event, span: .thisEvent)) { XCTAssertEqual(($0 as? EKError)?.code, .noCalendar) }
        event.calendar = store.defaultCalendarForNewEvents
        XCTAssertThrowsError(try store.save(event, span: .thisEvent)) { XCTAssertEqual(($0 as? EKError)?.code, .noStartDate) }
        (event.startDate, event.endDate) = (start, start.addingTimeInterval(-1))
        XCTAssertThrowsError(try store.save(event, span: .thisEvent)) { XCTAssertEqual(($0 as? EKError)?.code, .datesInverted) }
        XCTAssertNil(event.eventIdentifier)
        event.endDate = start.addingTimeInterval(60)
        // What an earlier test changed is told of on the main queue, too.
        settle()
        var changes = 0
        let token = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: nil) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        try store.save(event, span: .thisEvent, commit: false)
        settle()
        XCTAssertEqual(changes, 0)
        try store.commit()
        settle()
        XCTAssertEqual(changes, 1)
        XCTAssertTrue(EKEventStore().event(withIdentifier: try XCTUnwrap(event.eventIdentifier)) === event)
        func found(_ from: TimeInterval, _ to: TimeInterval) -> [String] {
            store.events(matching: store.predicateForEvents(withStart: start.addingTimeInterval(from), end: start.addingTimeInterval(to), calendars: nil)).map { $0.title }
        }
        XCTAssertEqual(found(-10, 10), ["Lunch"])
        XCTAssertEqual(found(60, 100), [])
        try store.remove(event, span: .thisEvent)
        XCTAssertEqual(found(-10, 10), [])
    }

    @MainActor func testRemindersAreDone() throws {
        let store = allowed(), reminder = EKReminder(eventStore: store)
        reminder.title = "Milk"
        reminder.calendar = store.defaultCalendarForNewReminders()
        try store.save(reminder, commit: true)
        defer { try? store.remove(reminder, commit: true) }
        func open() -> Int {
            let fetched = expectation(description: "fetched"), count = Count()
            store.fetchReminders(matching: store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)) { reminders in
                count.value = reminders?.count ?? -1
                fetched.fulfill()
            }
            wait(for: [fetched], timeout: 5)
            return count.value
        }
        XCTAssertEqual(open(), 1)
        reminder.isCompleted = true
        XCTAssertNotNil(reminder.completionDate)
        XCTAssertEqual(open(), 0)
        reminder.isCompleted = false
        XCTAssertNil(reminder.completionDate)
    }

    private final class Count: @unchecked Sendable { var value = 0 }

    @MainActor private final class Editor: NSObject, EKEventEditViewDelegate {
        var ends: [EKEventEditViewAction] = []
        func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) { ends.append(action) }
    }

    @MainActor func testTheFormKeepsAnEvent() throws {
        let store = allowed(), editor = EKEventEditViewController(), hearing = Editor()
        editor.eventStore = store
        editor.editViewDelegate = hearing
        editor.loadViewIfNeeded()
        let form = try XCTUnwrap(editor.viewControllers.first)
        form.loadViewIfNeeded()
        form.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        XCTAssertEqual(hearing.ends, [.saved])
        let event = try XCTUnwrap(editor.event)
        XCTAssertEqual(event.endDate.timeIntervalSince(event.startDate), 3600)
        XCTAssertEqual(event.calendar?.title, "Calendar")
        editor.cancelEditing()
        XCTAssertEqual(hearing.ends, [.saved, .canceled])
        try store.remove(event, span: .thisEvent)
    }

    @MainActor private final class Files: NSObject, QLPreviewControllerDataSource {
        var files: [URL] = []
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { files[index] as NSURL }
    }

    @MainActor func testFilesAreShownByWhatTheyHold() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = folder.appendingPathComponent("a.txt"), bytes = folder.appendingPathComponent("b.bin")
        try Data("Hello".utf8).write(to: text)
        try Data([0, 1, 2]).write(to: bytes)
        XCTAssertTrue(QLPreviewController.canPreview(text as NSURL))
        XCTAssertFalse(QLPreviewController.canPreview(folder.appendingPathComponent("c") as NSURL))
        let files = Files(), preview = QLPreviewController()
        files.files = [text, bytes]
        preview.dataSource = files
        preview.loadViewIfNeeded()
        func texts(_ view: UIView) -> [String] { [(view as? UITextView)?.text, (view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { texts($0) } }
        preview.view.layoutIfNeeded()
        XCTAssertEqual(preview.navigationItem.title, "a.txt")
        XCTAssertTrue(texts(preview.view).contains("Hello"), "\(texts(preview.view))")
        preview.currentPreviewItemIndex = 1
        preview.view.layoutIfNeeded()
        XCTAssertEqual(preview.navigationItem.title, "b.bin")
        XCTAssertTrue(texts(preview.view).contains { $0.hasPrefix("b.bin\n") }, "\(texts(preview.view))")
        files.files = []
        preview.reloadData()
        XCTAssertNil(preview.currentPreviewItem)
        XCTAssertEqual(preview.currentPreviewItemIndex, 0)
    }

    func testTheCloudHasNoAccount() throws {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
        record["text"] = "Hello"
        record["count"] = 3
        let count: Int? = record["count"]
        XCTAssertEqual(count, 3)
        XCTAssertEqual(record["text"] as? String, "Hello")
        XCTAssertEqual(record.allKeys(), ["count", "text"])
        XCTAssertEqual((record.copy() as? CKRecord)?.recordID, record.recordID)
        let ended = expectation(description: "ended")
        ended.expectedFulfillmentCount = 3
        CKContainer.default().accountStatus { status, error in
            XCTAssertEqual(status, .noAccount)
            XCTAssertNil(error)
            ended.fulfill()
        }
        CKContainer.default().privateCloudDatabase.save(record) { saved, error in
            XCTAssertNil(saved)
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            ended.fulfill()
        }
        let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        operation.queryResultBlock = { result in
            if case .failure(let error) = result { XCTAssertEqual((error as? CKError)?.code, .notAuthenticated) } else { XCTFail("an answer") }
            ended.fulfill()
        }
        CKContainer.default().publicCloudDatabase.add(operation)
        wait(for: [ended], timeout: 10)
        XCTAssertTrue(operation.isFinished)
    }

    func testNobodyIsFoundWithoutAnAccount() {
        let ended = expectation(description: "ended")
        ended.expectedFulfillmentCount = 4
        CKContainer.default().status(forApplicationPermission: .userDiscoverability) { status, error in
            XCTAssertEqual(status, .couldNotComplete)
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            ended.fulfill()
        }
        CKContainer.default().discoverUserIdentity(withEmailAddress: "a@b.c") { found, error in
            XCTAssertNil(found)
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            ended.fulfill()
        }
        let all = CKDiscoverAllUserIdentitiesOperation()
        all.userIdentityDiscoveredBlock = { _ in XCTFail("somebody") }
        all.discoverAllUserIdentitiesCompletionBlock = { error in
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            ended.fulfill()
        }
        CKContainer.default().add(all)
        let some = CKDiscoverUserIdentitiesOperation(userIdentityLookupInfos: [CKUserIdentity.LookupInfo(phoneNumber: "1")])
        XCTAssertEqual(some.userIdentityLookupInfos.first?.phoneNumber, "1")
        XCTAssertNil(some.userIdentityLookupInfos.first?.emailAddress)
        some.discoverUserIdentitiesResultBlock = { result in
            if case .success = result { XCTFail("somebody") }
            ended.fulfill()
        }
        CKContainer.default().add(some)
        wait(for: [ended], timeout: 10)
    }
}
