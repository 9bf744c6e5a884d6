// Exceptions of assigning and loading views: MESSAGES.md 17 and 29, byte for byte.
import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Loading messages", .serialized, .leavesNothing) struct LoadingMessageTests {
    @Test func aViewBelongsToOneController() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Host.use(DetachedHost())
                let one = UIViewController(), two = UIViewController()
                let view: UIView = one.view
                print("A view can only be associated with at most one view controller at a time! View \(view) is associated with \(Diagnostics.identity(one)). Clear this association before associating this view with \(Diagnostics.identity(two)).", to: &StandardError.stream)
                two.view = view
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let expected = try #require(text.split(separator: "\n").first)
        #expect(text.contains("UIViewControllerHierarchyInconsistency"))
        // Once as this test expects it, then as the exception prints it.
        #expect(text.components(separatedBy: expected).count > 2)
    }

    /// The nib found by the name rule counts like a named one (lionheart/openradar-mirror#10726).
    @Test func theViewOutletIsNotSet() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                Host.use(DetachedHost())
                let stage = try NibStage(["MyView.xib": NibStage.xib("<view id=\"root\"/>")])
                MyViewController(nibName: nil, bundle: stage.bundle).loadViewIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"MyView\" nib but the view outlet was not set."))
        #expect(text.contains("NSInternalInconsistencyException"))
    }
}

private struct StandardError: TextOutputStream {
    nonisolated(unsafe) static var stream = StandardError()
    mutating func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
}
