// Requests for on-demand resources: tags that a bundle knows and tags that it does not.
import FoundationOverlay
import XCTest

final class ResourceRequestTests: XCTestCase {
    private func bundle(_ plist: String?) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tags-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        try plist?.write(to: folder.appendingPathComponent("OnDemandResources.plist"), atomically: true, encoding: .utf8)
        return try XCTUnwrap(Bundle(url: folder))
    }
    private let tagged = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>NSBundleResourceRequestTags</key><dict>
        <key>birds</key><dict><key>NSAssetPacks</key><array/></dict><key>city</key><dict/></dict></dict></plist>
        """

    func testKnownTagsAreAtHand() async throws {
        let request = NSBundleResourceRequest(tags: ["birds", "city"], bundle: try bundle(tagged))
        XCTAssertFalse(request.progress.isFinished)
        try await request.beginAccessingResources()
        XCTAssertTrue(request.progress.isFinished)
        request.endAccessingResources()
    }

    /// On-Demand Resources Guide, "Nonexistent Resources": the error's code is NSBundleOnDemandResourceInvalidTagError.
    func testATagThatTheProjectLacksIsAnError() async throws {
        for plist in [tagged, "no property list", nil] {
            let request = NSBundleResourceRequest(tags: ["birds", "bridge"], bundle: try bundle(plist))
            do { try await request.beginAccessingResources(); XCTFail("access without the tag") } catch {
                XCTAssertEqual((error as NSError).code, NSBundleOnDemandResourceInvalidTagError)
                XCTAssertEqual((error as NSError).domain, NSCocoaErrorDomain)
            }
            let granted = await request.conditionallyBeginAccessingResources()
            XCTAssertFalse(granted)
            XCTAssertFalse(request.progress.isFinished)
        }
    }
}

final class ResourceListTests: XCTestCase {
    /// On Apple's systems the lists are of URL, which apps append to theirs.
    func testFilesOfAnExtensionAreURLs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.ttf", "b.otf", "Fonts/c.ttf"] { try Data().write(to: folder.appendingPathComponent(name)) }
        let bundle = try XCTUnwrap(Bundle(url: folder))
        var all: [URL] = []
        for ext in ["ttf", "otf", "none"] {
            if let urls = bundle.urls(forResourcesWithExtension: ext, subdirectory: nil) { all.append(contentsOf: urls) }
            if let urls = bundle.urls(forResourcesWithExtension: ext, subdirectory: "Fonts") { all.append(contentsOf: urls) }
        }
        XCTAssertEqual(all.map(\.lastPathComponent).sorted(), ["a.ttf", "b.otf", "c.ttf"])
        XCTAssertEqual(bundle.urls(forResourcesWithExtension: "ttf", subdirectory: nil, localization: nil)?.count ?? 0, 1)
        XCTAssertEqual(bundle.urls(forResourcesWithExtension: "ttf", subdirectory: "../Fonts") ?? [], [])
    }
}
