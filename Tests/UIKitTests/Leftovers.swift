// What a test of UIKit leaves in the process: windows, transitions, animations, timers, the keyboard, the device's turn.
// The next test, or an app launched by WillAppearTesting in the same process, would begin with it. Looked for after every
// XCTest test that had a stage, and around every test of a suite with `.leavesNothing`; reported, then removed.
import AppleCoreFoundation
import MainActorTesting
import QuartzCore
import Testing
import XCTest
@testable import UIKit

@MainActor enum Leftovers {
    /// From the first stage on.
    static let watch: Void = {
        _ = timerBefore
        AfterEachTest.bodies.append { name in if name.hasPrefix("UIKitTests.") { end(name) } }
    }()

    /// What ends with the test that runs now, before anything is looked for.
    static func atEnd(_ body: @escaping @MainActor () -> Void) {
        watch
        tearDowns.append(body)
    }
    private static var tearDowns: [@MainActor () -> Void] = []

    private static func end(_ name: String) {
        for body in tearDowns.reversed() { body() }
        tearDowns = []
        AppStage.current?.tearDown()
        let found = look() + endlessLayout()
        remove()
        if !found.isEmpty { XCTFail("\(name) leaves behind: \(found.joined(separator: "; "))") }
    }

    static func look() -> [String] {
        var found: [String] = []
        for window in UIApplication.shared.allWindows { found.append("a window with \(window.rootViewController.map { "\(type(of: $0))" } ?? "no controller")") }
        if TransitionsInFlight.shared.count != 0 { found.append("\(TransitionsInFlight.shared.count) transitions") }
        if !AnimationTimeline.shared.isIdle { found.append("animations") }
        if UIApplication.shared.firstResponders.contains(where: \.keyboard.isShown) { found.append("the keyboard") }
        for responder in UIApplication.shared.firstResponders.compactMap(\.current) { found.append("the first responder \(type(of: responder))") }
        if UIScreen.main.orientation != .portrait { found.append("a turned screen") }
        if !UIView.areAnimationsEnabled { found.append("animations switched off") }
        if SceneManifest.given != nil { found.append("a scene manifest") }
        let due = nextTimer
        // RunLoopDriver waits for the next refresh once an asynchronous test has run the main loop: at most a 60th of a second.
        let wait = due - CFAbsoluteTimeGetCurrent()
        if due > 0, due != timerBefore, wait > 0.02 { found.append("a timer, due in \(wait) s") }
        timerBefore = due
        return found
    }

    /// A test whose views ask for layout in their layout says so: any other whose frame never came to rest has found a mistake.
    static var layoutMayBeEndless = false

    private static func endlessLayout() -> [String] {
        defer { layoutMayBeEndless = false }
        let console = (Host.current as? DetachedHost)?.console ?? (Host.current as? LoggingHost)?.console ?? []
        return layoutMayBeEndless ? [] : console.filter { $0.contains("asked for another layout") }
    }

    /// The timer that was due next before this test: another target's, or one that a test was blamed for already.
    private static var timerBefore = nextTimer
    private static var nextTimer: CFAbsoluteTime { CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) }

    static func remove() {
        ApplicationReplacement.end()
        for _ in 0..<600 where !FrameDriver.isAtRest { FrameDriver.tick(at: StageClock.moveOn()) }
        SceneManifest.given = nil
        _ = ApplicationReplacement.begin(delegateClass: nil)
    }
}

/// Tests of a suite that must leave nothing behind. A test waits for its exit tests only, and holds nothing meanwhile:
/// what is there when any of them ends was left by that test, or by one that ended a moment before it.
struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        guard testCase != nil else { return try await function() }
        let result: Result<Void, any Error>
        do { result = .success(try await function()) } catch { result = .failure(error) }
        await MainActor.run {
            let found = Leftovers.look()
            Leftovers.remove()
            if !found.isEmpty { Issue.record("\(test.name), or a test beside it, leaves behind: \(found.joined(separator: "; "))") }
        }
        try result.get()
    }
}

extension Trait where Self == LeavesNothing {
    static var leavesNothing: Self { LeavesNothing() }
}
