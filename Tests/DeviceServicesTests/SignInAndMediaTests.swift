// Sign-ins without an account, background work, haptics, media and links: what apps are told and in which order.
import AuthenticationServices
import BackgroundTasks
import CoreHaptics
import LinkPresentation
import MediaPlayer
import ObjectiveC
import UIKit
import XCTest

final class SignInAndMediaTests: XCTestCase {
    @MainActor private func settle() { for _ in 0..<6 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    private final class SignIn: NSObject, ASAuthorizationControllerDelegate, ASWebAuthenticationPresentationContextProviding {
        var codes: [Int] = []
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) { codes.append((error as? ASAuthorizationError)?.code.rawValue ?? 0) }
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }

    @MainActor func testSignInWithAppleEndsInOneError() {
        let person = SignIn(), request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = person
        controller.performRequests()
        XCTAssertEqual(person.codes, [])
        settle()
        XCTAssertEqual(person.codes, [1000])
        controller.performRequests()
        controller.cancel()
        settle()
        XCTAssertEqual(person.codes, [1000, 1001])
        controller.cancel()
        settle()
        XCTAssertEqual(person.codes.count, 2)
    }

    @MainActor func testTheUserIsNotFound() {
        let answered = expectation(description: "answered")
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "a") { state, error in
            XCTAssertEqual(state, .notFound)
            XCTAssertNil(error)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 5)
    }

    @MainActor func testAWebSignInNeedsAWindowAndIsLeftByItsButton() throws {
        let person = SignIn()
        var errors: [Int] = []
        let url = try XCTUnwrap(URL(string: "https://example.org/login"))
        let lost = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { errors.append(($1 as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0) }
        XCTAssertFalse(lost.start())
        settle()
        XCTAssertEqual(errors, [2])
        XCTAssertFalse(lost.canStart)
        let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { errors.append(($1 as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0) }
        session.presentationContextProvider = person
        XCTAssertFalse(session.start())
        settle()
        XCTAssertEqual(errors, [2, 3])
        XCTAssertFalse(ASWebAuthenticationSession(url: URL(fileURLWithPath: "/tmp/x"), callbackURLScheme: nil) { _, _ in XCTFail("called") }.canStart)
        XCTAssertTrue(ASWebAuthenticationSession.Callback.customScheme("APP").matchesURL(try XCTUnwrap(URL(string: "app://done"))))
        XCTAssertFalse(ASWebAuthenticationSession.Callback.https(host: "a.org", path: "/x").matchesURL(try XCTUnwrap(URL(string: "https://b.org/x"))))
    }

    @MainActor func testTheButtonIsAControl() {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .white)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(button.accessibilityLabel, "Continue with Apple")
        XCTAssertEqual(ASAuthorizationAppleIDButton.ButtonType.default, .signIn)
        button.frame = .zero
        button.layoutIfNeeded()
        button.cornerRadius = 20
        XCTAssertEqual(button.layer.cornerRadius, 20)
    }

    func testBackgroundWorkIsKeptAndChecked() throws {
        let scheduler = BGTaskScheduler.shared, named = scheduler.permitted
        defer { scheduler.permitted = named }
        XCTAssertFalse(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        XCTAssertThrowsError(try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))) { XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .notPermitted) }
        scheduler.permitted = { ["refresh", "other"] + (0..<12).map { "work\($0)" } }
        XCTAssertTrue(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        XCTAssertThrowsError(try scheduler.submit(BGAppRefreshTaskRequest(identifier: "other"))) { XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .tooManyPendingTaskRequests) }
        for number in 0..<10 { try scheduler.submit(BGProcessingTaskRequest(identifier: "work\(number)")) }
        XCTAssertThrowsError(try scheduler.submit(BGProcessingTaskRequest(identifier: "work11")))
        scheduler.cancel(taskRequestWithIdentifier: "work3")
        let asked = expectation(description: "asked")
        scheduler.getPendingTaskRequests { requests in
            XCTAssertEqual(requests.count, 10)
            XCTAssertFalse(requests.contains { $0.identifier == "work3" })
            asked.fulfill()
        }
        wait(for: [asked], timeout: 5)
        scheduler.cancelAllTaskRequests()
    }

    func testNothingIsFelt() throws {
        XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        XCTAssertThrowsError(try CHHapticEngine()) { XCTAssertEqual(($0 as? CHHapticError)?.code, .notSupported) }
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0.5)
        let buzz = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.25, duration: 1)
        XCTAssertEqual(try CHHapticPattern(events: [tap, buzz], parameters: []).duration, 1.25)
        XCTAssertThrowsError(try CHHapticPattern(events: [CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -1)], parameters: []))
    }

    func testCommandsReachTheirTargets() {
        let command = MPRemoteCommandCenter.shared().playCommand
        var heard: [String] = []
        let first = command.addTarget { _ in
            heard.append("first")
            return .noSuchContent
        }
        command.addTarget { _ in
            heard.append("second")
            return .success
        }
        XCTAssertEqual(command.send(), .success)
        command.removeTarget(first)
        command.isEnabled = false
        XCTAssertEqual(command.send(), .commandFailed)
        command.isEnabled = true
        XCTAssertEqual(command.send(), .success)
        XCTAssertEqual(heard, ["first", "second", "second"])
        command.removeTarget(nil)
        XCTAssertEqual(command.send(), .commandFailed)
    }

    @MainActor func testThePlayerHasItsQueueAndNoSound() {
        let player = MPMusicPlayerController.applicationMusicPlayer
        let pieces = [MPMediaItem(), MPMediaItem()]
        player.setQueue(with: MPMediaItemCollection(items: pieces))
        player.play()
        XCTAssertEqual(player.playbackState, .stopped)
        XCTAssertEqual(player.indexOfNowPlayingItem, 0)
        player.skipToNextItem()
        XCTAssertTrue(player.nowPlayingItem === pieces[1])
        player.skipToNextItem()
        XCTAssertNil(player.nowPlayingItem)
        player.skipToPreviousItem()
        XCTAssertEqual(player.indexOfNowPlayingItem, NSNotFound)
        XCTAssertEqual(MPMediaQuery.songs().items?.count, 0)
    }

    @MainActor func testALinkIsCalledByItsPage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("link-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.html")
        try Data("<html><head><TITLE>\n Plain &amp;\n simple</TITLE><meta content='It&#39;s me' property=\"og:title\"></head>".utf8).write(to: page)
        func title(of url: URL) throws -> LPLinkMetadata? {
            let answered = expectation(description: "answered"), found = Found()
            LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
                found.metadata = metadata
                answered.fulfill()
            }
            wait(for: [answered], timeout: 5)
            return found.metadata
        }
        let metadata = try XCTUnwrap(try title(of: page))
        XCTAssertEqual(metadata.title, "It's me")
        XCTAssertEqual(metadata.originalURL, page)
        try Data("<title>Plain &amp;\n simple</title>".utf8).write(to: page)
        XCTAssertEqual(try title(of: page)?.title, "Plain & simple")
        XCTAssertNil(try title(of: folder.appendingPathComponent("absent.html")))
        let view = LPLinkView(metadata: metadata)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).width, 200)
        XCTAssertGreaterThan(view.intrinsicContentSize.height, 40)
    }

    private final class Found: @unchecked Sendable { var metadata: LPLinkMetadata? }
}
