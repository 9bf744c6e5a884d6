// The monkey's steps follow from its seed and can all be parsed; what ends an app becomes a short script that ends it again.
import Foundation
import HostProtocol
import Testing
@testable import willappear

@Suite(.serialized) struct MonkeyTests {
    @Test func stepsFollowFromTheSeedAndAreAScript() throws {
        for seed in UInt64(0)..<20 {
            let script = MonkeyScript(seed: seed, device: .default, seconds: 120)
            #expect(script == MonkeyScript(seed: seed, device: .default, seconds: 120))
            #expect(script != MonkeyScript(seed: seed + 1, device: .default, seconds: 120))
            let steps = try Script(parsing: script.text, name: "monkey").steps
            #expect(steps.count >= script.steps.count * 2)
        }
    }

    @Test func pointsOfASquareStay() {
        let script = MonkeyScript(steps: ["tap 10,800; wait 1", "tap 10,20; wait 1", "drag 1,2 3,700 0.3; wait 0.5", "key a; wait 0.5"])
        #expect(script.within(.default).steps == ["tap 10,20; wait 1", "key a; wait 0.5"])
    }

    @Test func shrinkingKeepsWhatFails() {
        var tries = 0
        let short = ScriptShrinking.shrink(Array(1...200), limit: 1000) { steps in
            tries += 1
            return steps.contains(17) && steps.contains(140)
        }
        #expect(short == [17, 140])
        #expect(tries < 150)
        #expect(ScriptShrinking.shrink([1, 2, 3], limit: 0) { _ in true } == [1, 2, 3])
        #expect(ScriptShrinking.shrink([1, 2, 3], limit: 100) { !$0.isEmpty } .count == 1)
    }

    @Test func endsAreToldApartByTheirPlace() {
        #expect(MonkeyPlay.place("A trapped in f()\n  f() A.swift:3\n  steps not run: tap 1,2") == MonkeyPlay.place("A trapped in f()\n  f() A.swift:3\n  steps not run: key a"))
        #expect(MonkeyPlay.place("A trapped in f()") != MonkeyPlay.place("A trapped in g()"))
        #expect(MonkeyPlay.place("A ended itself with status 3 in step 4 of 9") == MonkeyPlay.place("A ended itself with status 3 in step 1 of 2"))
    }

    @Test func anAppThatTrapsGetsAShortScript() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Fragile", controller: """
            import UIKit
            class ViewController: UIViewController {
                private var presses = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    button.frame = view.bounds
                    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    button.addTarget(self, action: #selector(press), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func press() {
                    presses += 1
                    if presses == 3 { fatalError("three") }
                }
            }
            """)
        let result = try tool.run("monkey", "Fragile", "--seed", "4", "--output", "monkey")
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.errors.contains("the shortest script has"), "\(result.errors)")
    }
}
