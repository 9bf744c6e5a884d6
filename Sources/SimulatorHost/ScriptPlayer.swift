// Plays a script's steps in order and stops at the first that fails. Each verb is one function.
// Session calls it after launch; Finger, TargetSearch, ScreenCamera and SystemEvents do the work.
import HostProtocol
import UIKit

@MainActor final class ScriptPlayer {
    private let host: SimulatorHost
    private let application: UIApplication
    private let script: Script
    private let finger: Finger

    init(host: SimulatorHost, application: UIApplication, script: Script) {
        self.host = host
        self.application = application
        self.script = script
        finger = Finger(application: application, loop: host.loop)
    }

    func play() -> Session.Outcome {
        for (index, step) in script.steps.enumerated() {
            let number = index + 1
            host.trace.write(.step(.init(step: number, line: step.line, source: step.source, time: host.clock.now, frame: UpdateCycle.shared.framesCommitted)))
            host.console.step(step.source, time: host.clock.now)
            do throws(StepFailure) {
                try perform(step.action)
            } catch {
                let message = "\(script.name):\(step.line): \(step.source): \(error.message)"
                // The picture shows what was there instead of what was wanted.
                try? shoot("failed", number, step)
                return Session.Outcome(exitCode: .failed, failures: [.init(line: step.line, message: message)], steps: number)
            }
            do {
                if let name = pictureName(of: step.action) { try shoot(name, number, step) }
            } catch {
                return Session.Outcome(exitCode: .ours, failures: [.init(line: step.line, message: "\(error)")], steps: number)
            }
        }
        return Session.Outcome(exitCode: .done, steps: script.steps.count)
    }

    /// The middle part of a step's file name; nil for steps that change nothing.
    private func pictureName(of action: ScriptStep.Action) -> String? {
        switch action {
        case .screenshot(let name): name
        case .tree, .expect, .expectNot: nil
        default: action.verb.rawValue
        }
    }

    private func shoot(_ name: String, _ number: Int, _ step: ScriptStep) throws {
        let padded = number < 10 ? "0\(number)" : "\(number)"
        try host.screen.shoot(name: "\(padded)-\(name)", step: number, caption: step.source, clock: host.clock, trace: host.trace)
    }

    // MARK: Verbs

    private func perform(_ action: ScriptStep.Action) throws(StepFailure) {
        switch action {
        case .tap(let name): finger.tap(try find(name))
        case .tapPoint(let point): finger.tap(CGPoint(x: point.x, y: point.y))
        case .back: finger.tap(try backButton())
        case .type(let text): try type(text)
        case .swipe(let direction): swipe(direction)
        case .drag(let from, let to, let seconds):
            finger.drag(from: CGPoint(x: from.x, y: from.y), to: CGPoint(x: to.x, y: to.y), seconds: seconds)
        case .wait(let seconds): host.loop.run(for: seconds)
        case .settle: try settle()
        case .home: try system { SystemEvents(application: application, loop: host.loop).home() }
        case .open: try system { SystemEvents(application: application, loop: host.loop).open() }
        case .rotate(let rotation): rotate(rotation)
        case .memoryWarning: SystemEvents(application: application, loop: host.loop).memoryWarning()
        case .screenshot: break
        case .tree: host.console.show(ViewTree.text(of: application))
        case .expect(let text): try expect(text)
        case .expectNot(let text): try expectNot(text)
        }
    }

    /// Runs `look`; when it finds nothing, lets what is in flight come to rest and looks again.
    private func settled<R>(_ look: () throws(StepFailure) -> R) throws(StepFailure) -> R {
        do {
            return try look()
        } catch {
            host.loop.settle()
            return try look()
        }
    }

    private func find(_ name: String) throws(StepFailure) -> CGPoint {
        let search = TargetSearch(application: application)
        return try settled { () throws(StepFailure) in try search.target(name) }
    }

    private func backButton() throws(StepFailure) -> CGPoint {
        let application = application
        return try settled { () throws(StepFailure) in
            let reader = ScreenReader(application)
            let button = reader.elements().first { $0.view.accessibilityIdentifier == "BackButton" }
            guard let button, let point = reader.touchPoint(of: button) else {
                throw StepFailure("no back button on screen" + TargetSearch(application: application).list())
            }
            return point
        }
    }

    private func expect(_ text: String) throws(StepFailure) {
        let search = TargetSearch(application: application)
        try settled { () throws(StepFailure) in
            if !search.shows(text) { throw StepFailure("not on screen" + search.list()) }
        }
    }

    private func expectNot(_ text: String) throws(StepFailure) {
        let search = TargetSearch(application: application)
        try settled { () throws(StepFailure) in
            if search.shows(text) { throw StepFailure("is on screen" + search.list()) }
        }
    }

    private func settle() throws(StepFailure) {
        guard host.loop.settle() else {
            throw StepFailure("still moving after \(Int(MainLoop.settleLimit)) seconds of the app's time")
        }
    }

    private func rotate(_ rotation: ScriptStep.Rotation) {
        guard !SystemEvents(application: application, loop: host.loop).rotate(rotation) else { return }
        host.log("WillAppear: the device was turned, but no controller on screen supports that orientation (supportedInterfaceOrientations, Info.plist)")
    }

    private func system(_ body: () -> String?) throws(StepFailure) {
        if let problem = body() { throw StepFailure(problem) }
    }

    /// From one side of the screen's middle to the other, clear of the edges, as fast as a flick.
    private func swipe(_ direction: ScriptStep.Direction) {
        let screen = UIScreen.main.bounds
        let (x, y) = (screen.width, screen.height)
        let (from, to): (CGPoint, CGPoint) = switch direction {
        case .up: (CGPoint(x: x * 0.5, y: y * 0.7), CGPoint(x: x * 0.5, y: y * 0.3))
        case .down: (CGPoint(x: x * 0.5, y: y * 0.3), CGPoint(x: x * 0.5, y: y * 0.7))
        case .left: (CGPoint(x: x * 0.8, y: y * 0.5), CGPoint(x: x * 0.2, y: y * 0.5))
        case .right: (CGPoint(x: x * 0.2, y: y * 0.5), CGPoint(x: x * 0.8, y: y * 0.5))
        }
        finger.drag(from: from, to: to, seconds: 0.15)
    }

    /// A key a frame into the first responder.
    private func type(_ text: String) throws(StepFailure) {
        guard let input = SystemEvents.firstResponder(of: application) as? any UIKeyInput else {
            host.loop.settle()
            guard SystemEvents.firstResponder(of: application) is any UIKeyInput else {
                throw StepFailure("nothing that takes text is first responder; tap a text field first" + TargetSearch(application: application).list())
            }
            return try type(text)
        }
        for character in text {
            (SystemEvents.firstResponder(of: application) as? any UIKeyInput ?? input).insertText(String(character))
            host.loop.runFrame()
        }
    }
}
