// The exception of a controller that shares no orientation with its app, byte for byte (MESSAGES.md 22).
import Testing
@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct RotationMessagesTests {
    private final class Upside: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitUpsideDown }
    }

    @Test func noCommonOrientation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                stage.show(Upside())
                _ = Rotation.rotate(to: .landscapeLeft)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', reason: 'Supported orientations has no common orientation with the application, and ["))
        #expect(text.contains("Upside shouldAutorotate] is returning YES'"))
    }
}
