// Random events of the system, also those that cannot happen, in apps with one scene, with several and with none: no
// callback comes out of turn and none is lost. Seeded, so that a failure comes again.
import XCTest
@testable import UIKit

@MainActor final class ApplicationAdversaryTests: XCTestCase {
    /// Which callback may follow which, for one scene or one application without scenes.
    private struct Automaton {
        private(set) var state = "none"
        private static let allowed: [String: [String: String]] = [
            "none": ["willConnect": "background", "willFinishLaunching": "launching"],
            "launching": ["didFinishLaunching": "inactive"],
            "background": ["willEnterForeground": "inactive", "didDisconnect": "none", "didEnterBackground": "background", "willTerminate": "none"],
            "inactive": ["didBecomeActive": "active", "didEnterBackground": "background", "didDisconnect": "none", "willTerminate": "none"],
            "active": ["willResignActive": "inactive"],
        ]

        /// False when the callback is out of turn.
        mutating func hear(_ callback: String) -> Bool {
            guard let next = Self.allowed[state]?[callback] else { return false }
            state = next
            return true
        }
    }

    private static let callbacks: Set<String> = [
        "willConnect", "willFinishLaunching", "didFinishLaunching", "willEnterForeground", "didBecomeActive", "willResignActive", "didEnterBackground", "didDisconnect", "willTerminate",
    ]

    private struct Chance {
        var state: UInt64
        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    private func event(_ chance: inout Chance, _ stage: AppStage) -> (String, (ApplicationLife) throws -> Void) {
        let number = chance.below(4) + 1
        switch chance.below(22) {
        case 0, 1: return ("home", { try $0.home() })
        case 2, 3, 4: return ("open", { try $0.open() })
        case 5: return ("url", { try $0.open(.url(URL(fileURLWithPath: "/a"), sourceApplication: nil)) })
        case 6: return ("link", { try $0.open(.activity(NSUserActivity(activityType: "a"))) })
        case 7: return ("switcher", { try $0.show(.switcher) })
        case 8: return ("notification centre", { try $0.show(.notificationCentre) })
        case 9: return ("call", { try $0.show(.call) })
        case 10: return ("accept", { try $0.acceptCall() })
        case 11: return ("decline", { try $0.declineCall() })
        case 12: return ("lock", { try $0.lock() })
        case 13: return ("unlock", { try $0.unlock() })
        case 14: return ("warn", { try $0.warnOfMemory() })
        case 15: return ("new scene", { try $0.newScene() })
        case 16: return ("close \(number)", { try $0.closeScene(number) })
        case 17: return ("minimise \(number)", { try $0.minimiseScene(number) })
        case 18: return ("activate \(number)", { try $0.activateScene(number) })
        case 19: return ("disconnect \(number)", { try $0.disconnectScene(number) })
        case 20: return ("task", { _ in _ = stage.application.beginBackgroundTask() })
        default:
            switch chance.below(3) {
            case 0: return ("kill", { try $0.kill() })
            case 1: return ("pressure", { try $0.reclaimMemory() })
            default: return ("stop", { $0.stop() })
            }
        }
    }

    private func walk(_ kind: AppStage.Kind, _ version: Int, _ device: String, seed: UInt64, steps: Int) {
        let stage = AppStage(kind, iOSVersion: version, device: device)
        LoggingSceneDelegate.numbersScenes = true
        var chance = Chance(state: seed)
        var machines: [String: Automaton] = [:]
        var done: [String] = []
        func read() {
            for line in stage.take() {
                let parts = line.prefix { $0 != "[" }.split(separator: ".").map(String.init)
                guard parts.count == 2, Self.callbacks.contains(parts[1]), parts[0] != "Root" else { continue }
                // Scenes have callbacks of their own; the application's launch calls are those of every app.
                if parts[0] == "App", kind != .withoutScenes { continue }
                if !machines[parts[0], default: Automaton()].hear(parts[1]) {
                    XCTFail("\(line) after \(machines[parts[0]]?.state ?? ""), seed \(seed), \(kind) \(version) \(device): \(done.suffix(12))")
                }
            }
        }
        stage.launch()
        read()
        // Now and then the next event is tried inside a notification of this one.
        nonisolated(unsafe) var inside: ((ApplicationLife) throws -> Void)?
        let token = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { try? inside?(stage.life) }
        }
        for _ in 0..<steps {
            let (name, work) = event(&chance, stage)
            inside = chance.below(5) == 0 ? event(&chance, stage).1 : nil
            done.append(name)
            try? work(stage.life)
            if chance.below(3) > 0 { stage.settle() }
            read()
            let life = stage.life
            XCTAssertEqual(stage.application.applicationState == .active, life.phase == .active)
            if life.usesScenes, life.phase == .active, life.cover == nil {
                XCTAssertTrue(stage.application.scenes.contains { $0.activationState == .foregroundActive }, "no scene is active: \(done.suffix(12)), seed \(seed)")
            }
            if !life.phase.isRunning {
                machines = [:]
                inside = nil
                stage.relaunch()
                done.append("relaunch")
                read()
            }
        }
        NotificationCenter.default.removeObserver(token)
        LoggingSceneDelegate.numbersScenes = false
        stage.tearDown()
    }

    func testNothingComesOutOfTurn() {
        for seed in 1...6 as ClosedRange<UInt64> {
            walk(.scenes, 26, "iPhone 16", seed: seed, steps: 120)
            walk(.scenes, 13, "iPhone 16", seed: seed, steps: 120)
            walk(.several, 26, "iPad (A16)", seed: seed, steps: 200)
            walk(.several, 18, "iPad (A16)", seed: seed, steps: 120)
            walk(.withoutScenes, 12, "iPhone 16", seed: seed, steps: 120)
            walk(.withoutScenes, 26, "iPhone 16", seed: seed, steps: 120)
        }
    }
}
