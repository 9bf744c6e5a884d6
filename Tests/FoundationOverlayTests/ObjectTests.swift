// Tables that do not keep their objects, item providers, bookmarks and groups.
import FoundationOverlay
import ObjectiveC
import XCTest

private protocol Hearing: AnyObject {}

final class ObjectTests: XCTestCase {
    func testAHashTableLetsGo() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        XCTAssertEqual(table.allObjects, [kept])
        XCTAssertTrue(table.contains(kept))
        table.remove(kept)
        XCTAssertEqual(table.count, 0)
        let strings = NSHashTable<NSString>()
        strings.add(NSString(string: "a"))
        XCTAssertTrue(strings.contains(NSString(string: "a")))
    }

    private final class Listener: NSObject, Hearing {}

    /// On Apple's systems a protocol of classes is a class type.
    func testTablesOfAProtocol() {
        let listeners = NSHashTable<any Hearing>.weakObjects(), kept = Listener()
        listeners.add(kept)
        do { listeners.add(Listener()) }
        XCTAssertEqual(listeners.allObjects.count, 1)
        XCTAssertTrue(listeners.contains(kept))
        let names = NSMapTable<any Hearing, NSString>.weakToStrongObjects()
        names.setObject("kept", forKey: kept)
        XCTAssertEqual(names.object(forKey: kept), "kept")
        names.removeObject(forKey: kept)
        XCTAssertEqual(names.count, 0)
    }

    private final class Watcher: NSObject, NetServiceDelegate {
        var codes: [Int] = []
        let ended: XCTestExpectation
        init(_ ended: XCTestExpectation) { self.ended = ended }
        func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
            codes.append(errorDict[NetService.errorCode]?.intValue ?? 0)
            sender.stop()
        }
        func netServiceDidStop(_ sender: NetService) { ended.fulfill() }
    }

    func testAServiceThatNoNetworkReaches() {
        let watcher = Watcher(expectation(description: "stopped")), service = NetService(domain: "local.", type: "_http._tcp.", name: "Printer")
        service.delegate = watcher
        service.resolve(withTimeout: 5)
        wait(for: [watcher.ended], timeout: 5)
        XCTAssertEqual(watcher.codes, [NetService.ErrorCode.timeoutError.rawValue])
        XCTAssertEqual(service.port, -1)
        XCTAssertNil(service.hostName)
    }

    private final class Searcher: NSObject, NetServiceBrowserDelegate {
        var log: [String] = []
        func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { log.append("will search") }
        func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { log.append("did stop") }
    }

    func testASearchForServicesFindsNone() {
        let browser = NetServiceBrowser(), searcher = Searcher()
        browser.delegate = searcher
        browser.stop()
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
        browser.stop()
        XCTAssertEqual(searcher.log, ["will search", "did stop"])
    }

    func testAMapTableLetsGo() {
        let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let kept = NSObject()
        table.setObject(kept, forKey: "k")
        do { table.setObject(NSObject(), forKey: "gone") }
        XCTAssertTrue(table.object(forKey: "k") === kept)
        XCTAssertNil(table.object(forKey: "gone"))
        XCTAssertEqual(table.count, 1)
    }

    func testAnItemProvider() {
        let provider = NSItemProvider(object: "héllo" as NSString)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: NSURL.self))
        let text = expectation(description: "text"), none = expectation(description: "none"), file = expectation(description: "file")
        provider.loadObject(ofClass: NSString.self) { object, _ in
            XCTAssertEqual(object as? NSString, "héllo")
            text.fulfill()
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            XCTAssertNil(data)
            XCTAssertEqual((error as NSError?)?.domain, "NSItemProviderErrorDomain")
            none.fulfill()
        }
        provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
            XCTAssertEqual(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "héllo")
            file.fulfill()
        }
        wait(for: [text, none, file], timeout: 10)
    }

    /// Both names of the method, with and without a backup, over files and folders.
    func testAnItemTakesThePlaceOfAnother() throws {
        FoundationCorrections.install()
        let manager = FileManager.default, folder = manager.temporaryDirectory.appendingPathComponent("replacing-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let old = folder.appendingPathComponent("old"), new = folder.appendingPathComponent("new")
        func names() throws -> [String] { try manager.contentsOfDirectory(atPath: folder.path).sorted() }
        try "old".write(to: old, atomically: true, encoding: .utf8)
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: old.path)
        try "new".write(to: new, atomically: true, encoding: .utf8)
        XCTAssertEqual(try manager.replaceItemAt(old, withItemAt: new), old)
        XCTAssertEqual(try String(contentsOf: old, encoding: .utf8), "new")
        XCTAssertEqual(try manager.attributesOfItem(atPath: old.path)[.posixPermissions] as? Int, 0o600)
        XCTAssertEqual(try names(), ["old"])
        try "newer".write(to: new, atomically: true, encoding: .utf8)
        _ = try manager.replaceItem(at: old, withItemAt: new, backupItemName: "kept", options: .withoutDeletingBackupItem)
        XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("kept"), encoding: .utf8), "new")
        XCTAssertEqual(try names(), ["kept", "old"])
        try manager.createDirectory(at: new, withIntermediateDirectories: false)
        XCTAssertEqual(try manager.replaceItemAt(old, withItemAt: new, backupItemName: "gone"), old)
        XCTAssertTrue(try old.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
        XCTAssertEqual(try names(), ["kept", "old"])
        XCTAssertThrowsError(try manager.replaceItemAt(new, withItemAt: old), "there is nothing to replace")
    }

    func testABookmarkFollowsARenamedFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a"), other = folder.appendingPathComponent("b")
        try Data([1]).write(to: file)
        let bookmark = try file.bookmarkData()
        try FileManager.default.moveItem(at: file, to: other)
        var isStale = false
        XCTAssertEqual(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).lastPathComponent, "b")
        XCTAssertTrue(isStale)
        try FileManager.default.removeItem(at: other)
        XCTAssertThrowsError(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale))
        XCTAssertThrowsError(try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale))
        XCTAssertNil(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: ""))
    }
}
