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
