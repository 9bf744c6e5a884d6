// What a test of UIKit leaves in the process: windows, transitions, animations, timers, the keyboard, the device's turn.
// The next test, or an app launched by WillAppearTesting in the same process, would begin with it. Looked for after every
// XCTest test that had a stage, and around every test of a suite with `.leavesNothing`; reported, then removed.
import CoreFoundation
import MainActorTesting
import QuartzCore
import Testing
import XCTest
@testable import UIKit

@MainActor enum Leftovers {
    /// From the first stage on.
    static let watch: Void = AfterEachTest.bodies.append { name in
        guard name.hasPrefix("UIKitTests.") else { return }
        AppStage.current?.tearDown()
        let found = look()
        remove()
        if !found.isEmpty { XCTFail("\(name) leaves behind: \(found.joined(separator: "; "))") }
    }

    static func look() -> [String] {
        var found: [String] = []
        for window in UIApplication.shared.allWindows { found.append("a window with \(window.rootViewController.map { "\(type(of: $0))" } ?? "no controller")") }
        if TransitionsInFlight.count != 0 { found.append("\(TransitionsInFlight.count) transitions") }
        if !AnimationTimeline.shared.isIdle { found.append("animations") }
        if Keyboard.isShown { found.append("the keyboard") }
        if let responder = FirstResponder.current { found.append("the first responder \(type(of: responder))") }
        if UIScreen.main.orientation != .portrait { found.append("a turned screen") }
        if !UIView.areAnimationsEnabled { found.append("animations switched off") }
        if SceneManifest.given != nil { found.append("a scene manifest") }
        if CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) > 0 { found.append("a timer") }
        return found
    }

    static func remove() {
        ApplicationReplacement.end()
        SceneManifest.given = nil
        UIApplication.sharedStorage = nil
        UIScreen.main.orientation = .portrait
        UIView.setAnimationsEnabled(true)
        for _ in 0..<600 where UpdateCycle.shared.needsFrame || !AnimationTimeline.shared.isIdle || TransitionsInFlight.count > 0 {
            StageClock.now += 1.0 / 60
            AnimationTimeline.shared.advance(to: StageClock.now)
            UpdateCycle.shared.runFrame()
        }
    }
}

/// Tests of a suite that must leave nothing behind.
struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        guard testCase != nil else { return try await function() }
        try await function()
        await MainActor.run {
            let found = Leftovers.look()
            Leftovers.remove()
            if !found.isEmpty { Issue.record("\(test.name) leaves behind: \(found.joined(separator: "; "))") }
        }
    }
}

extension Trait where Self == LeavesNothing {
    static var leavesNothing: Self { LeavesNothing() }
}
