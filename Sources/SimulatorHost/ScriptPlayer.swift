// Plays a script's steps in order and stops at the first that fails. Each verb is one function.
// Session calls it after launch; Finger, TargetSearch, ScreenCamera and SystemEvents do the work.
import DeviceServices
import HostProtocol
import UIKit

@MainActor final class ScriptPlayer {
    let host: SimulatorHost
    let application: UIApplication
    private let script: Script
    let finger: Finger
    private let gestures: SystemGestures
    private let events: SystemEvents

    init(host: SimulatorHost, application: UIApplication, script: Script) {
        self.host = host
        self.application = application
        self.script = script
        finger = Finger(application: application, loop: host.loop)
        gestures = SystemGestures(application: application, finger: finger)
        events = SystemEvents(application: application, loop: host.loop)
    }

    func play() -> Session.Outcome { play(from: 0) }

    /// Launches the app in this process for the step at `index`, and continues where another process ended.
    func launchAgain(at index: Int, saved: SavedApplicationState) -> Session.Outcome {
        let step = script.steps[index]
        let launch: LaunchSequence
        do throws(StepFailure) {
            var inBackground = false
            if case .relaunch(let background) = step.action { inBackground = background }
            launch = LaunchSequence(application, delivery: try delivery(of: step.action), inBackground: inBackground, saved: saved)
        } catch {
            return fail(step, index + 1, error)
        }
        launch.begin()
        host.loop.settle()
        return picture(of: step, index + 1) ?? play(from: index + 1)
    }

    private func play(from start: Int) -> Session.Outcome {
        for index in script.steps.indices.dropFirst(start) {
            let step = script.steps[index]
            let number = index + 1
            host.trace.write(.step(.init(step: number, line: step.line, source: step.source, time: host.clock.now, frame: host.frames)))
            host.console.step(step.source, time: host.clock.now)
            do throws(StepFailure) {
                if launchesAgain(step.action) { host.startAgain(at: index, application, on: step.action) }
                try perform(step.action)
            } catch {
                return fail(step, number, error)
            }
            if let outcome = picture(of: step, number) { return outcome }
        }
        return Session.Outcome(exitCode: .done, steps: script.steps.count)
    }

    /// Performs one statement outside of a script. If it launches the app again, the next process does that.
    func performAlone(_ step: ScriptStep, number: Int, launchAgain: () -> Never) throws(StepFailure) {
        host.trace.write(.step(.init(step: number, line: step.line, source: step.source, time: host.clock.now, frame: host.frames)))
        host.console.step(step.source, time: host.clock.now)
        if launchesAgain(step.action) { launchAgain() }
        try perform(step.action)
        guard case .screenshot(let name) = step.action else { return }
        do { try shoot(name, number, step) } catch { throw StepFailure("\(error)") }
    }

    /// Runs the rest of the statement that launched the app in this process.
    func launchAlone(_ step: ScriptStep, saved: SavedApplicationState) throws(StepFailure) {
        var inBackground = false
        if case .relaunch(let background) = step.action { inBackground = background }
        LaunchSequence(application, delivery: try delivery(of: step.action), inBackground: inBackground, saved: saved).begin()
        host.loop.settle()
    }

    private func fail(_ step: ScriptStep, _ number: Int, _ failure: StepFailure) -> Session.Outcome {
        let message = "\(script.name):\(step.line): \(step.source): \(failure.message)"
        // The picture shows the present screen instead of the wanted one.
        try? shoot("failed", number, step)
        return Session.Outcome(exitCode: .failed, failures: [.init(line: step.line, message: message)], steps: number)
    }

    /// Takes a step's picture; returns nil if the picture was taken, or none was wanted.
    private func picture(of step: ScriptStep, _ number: Int) -> Session.Outcome? {
        do {
            if let name = pictureName(of: step.action) { try shoot(name, number, step) }
            return nil
        } catch {
            return Session.Outcome(exitCode: .ours, failures: [.init(line: step.line, message: "\(error)")], steps: number)
        }
    }

    /// Whether a step launches the app: it is not running, or must be launched again in any case.
    func launchesAgain(_ action: ScriptStep.Action) -> Bool {
        switch action {
        case .relaunch, .language, .device, .iOSVersion:
            if application.life.phase.isRunning { application.life.stop() }
            return true
        case .open, .openURL, .universalLink, .shortcut: return !application.life.phase.isRunning
        default: return false
        }
    }

    private func delivery(of action: ScriptStep.Action) throws(StepFailure) -> SystemDelivery? {
        switch action {
        case .openURL(let url): .url(url, sourceApplication: nil)
        case .universalLink(let url): .activity(.link(url))
        case .shortcut(let type): try events.shortcut(type)
        default: nil
        }
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
        try host.screen.shoot(name: "\(padded)-\(name)", step: number, caption: step.source, clock: host.clock, frame: host.frames, trace: host.trace)
    }

    // MARK: Verbs

    private func perform(_ action: ScriptStep.Action) throws(StepFailure) {
        if action.needsScreen { try requireScreen() }
        switch action {
        case .tap(let name): finger.tap(try find(name))
        case .tapPoint(let point): finger.tap(try onGlass(point))
        case .doubleTap(let target): finger.doubleTap(try place(target))
        case .longPress(let target, let seconds): finger.press(try place(target), seconds: seconds)
        case .pinch(let scale, let target): TwoFingers(application: application, loop: host.loop).pinch(around: try target.map(place) ?? middle, scale: CGFloat(scale))
        case .twist(let degrees, let target): TwoFingers(application: application, loop: host.loop).twist(around: try target.map(place) ?? middle, degrees: CGFloat(degrees))
        case .press(let key): try system { $0.press(key) }
        case .hideKeyboard: try system { $0.hideKeyboard() }
        case .scrollTo(let name): try ScrollSearch(application: application, finger: finger, loop: host.loop).reveal(name)
        case .waitUntil(let text, let limit): try wait(until: text, limit: limit)
        case .shake: try system { $0.shake() }
        case .back: finger.tap(try backButton())
        case .type(let text): try type(text)
        case .swipe(let direction): gestures.swipe(direction)
        case .swipeBack(let cancelled): try settledGesture { $0.swipeBack(cancelled: cancelled) }
        case .sheetSwipe(let cancelled): try settledGesture { $0.sheetSwipe(cancelled: cancelled) }
        case .drag(let from, let to, let seconds):
            finger.drag(from: try onGlass(from), to: CGPoint(x: to.x, y: to.y), seconds: seconds)
        case .carry(let from, let to, let seconds):
            let start = try place(from), end = try place(to)
            finger.drag(from: start, legs: [.init(to: start, seconds: 0.8), .init(to: end, seconds: seconds), .init(to: end, seconds: 0.1)])
        case .key(let name):
            guard let key = KeyName(name) else { throw StepFailure("\"\(name)\" is no key; keys are characters, escape, return, tab, space, delete, up, down, left, right, home, end, pageup, pagedown, f1 to f12, with cmd+, shift+, alt+, ctrl+") }
            HardwareKeyboard.press(key, in: application)
            host.loop.runFrame()
        case .wait(let seconds): host.loop.run(for: seconds)
        case .settle: try settle()
        case .home: try system { $0.home() }
        case .open: try system { $0.open() }
        case .openURL, .universalLink, .shortcut:
            let delivery = try delivery(of: action)
            try system { $0.open(delivery) }
        case .switcher: try system { $0.switcher() }
        case .controlCentre: try system { $0.controlCentre() }
        case .notificationCentre: try system { $0.notificationCentre() }
        case .lock: try system { $0.lock() }
        case .unlock: try system { $0.unlock() }
        case .call(let call): try system { $0.call(call) }
        case .kill: try system { $0.kill() }
        case .relaunch: break
        case .scene(let scene): try system { $0.scene(scene) }
        case .memoryPressure: try system { $0.memoryPressure() }
        case .rotate(let rotation): rotate(rotation)
        case .split(let share): try system { $0.split(share) }
        case .appearance(let appearance): events.appearance(appearance)
        case .textSize(let size): events.textSize(size)
        case .memoryWarning: try system { $0.memoryWarning() }
        case .push(let payload): try system { $0.push(payload) }
        case .location(let place):
            ServiceEvents.move(to: place.map { .init(latitude: $0.latitude, longitude: $0.longitude) })
            host.loop.drain()
        case .language, .device, .iOSVersion: break
        case .screenshot: break
        case .tree: host.console.show(ViewTree.text(of: application))
        case .expect(let text): try expect(text)
        case .expectNot(let text): try expectNot(text)
        }
    }

    /// Runs `look`; if it finds nothing, lets the app come to rest and looks again.
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

    private func place(_ target: ScriptStep.Target) throws(StepFailure) -> CGPoint {
        switch target {
        case .name(let name): try find(name)
        case .point(let point): try onGlass(point)
        }
    }

    private var middle: CGPoint { CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY) }

    private func wait(until text: String, limit: Double) throws(StepFailure) {
        let search = TargetSearch(application: application)
        let end = host.clock.nanoseconds + AppClock.nanoseconds(limit)
        host.loop.drain()
        while !search.shows(text) {
            guard host.clock.nanoseconds < end else { throw StepFailure("not on screen after \(ScriptSource.number(limit)) seconds" + search.list()) }
            host.loop.runFrame()
        }
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
        guard !events.rotate(rotation) else { return }
        host.log("WillAppear: the device was turned, but no controller on screen supports that orientation (supportedInterfaceOrientations, Info.plist)")
    }

    private func system(_ event: (SystemEvents) -> String?) throws(StepFailure) {
        if let problem = event(events) { throw StepFailure(problem) }
    }

    /// Throws unless the app is in front with nothing covering it, so that fingers and eyes find it.
    private func requireScreen() throws(StepFailure) {
        let life = application.life
        if let cover = life.cover { throw StepFailure("\(cover.rawValue) is in front of the app; open goes back to the app") }
        guard life.isOnScreen else { throw StepFailure("the app is not on screen: it is \(life.phase == .terminated ? "not running" : "in the background"); open brings it to the front") }
    }

    /// A point where a finger can land. The finger may leave the glass later.
    private func onGlass(_ point: ScriptStep.Point) throws(StepFailure) -> CGPoint {
        let screen = UIScreen.main.bounds
        guard screen.contains(CGPoint(x: point.x, y: point.y)) else { throw StepFailure("the point is off the screen, which has \(Int(screen.width)) by \(Int(screen.height)) points now") }
        return CGPoint(x: point.x, y: point.y)
    }

    /// Performs a gesture after its target has come to rest.
    private func settledGesture(_ gesture: (SystemGestures) -> String?) throws(StepFailure) {
        host.loop.settle()
        if let problem = gesture(gestures) { throw StepFailure(problem + TargetSearch(application: application).list()) }
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

extension ScriptStep.Action {
    /// Whether the statement touches, types into or searches the app's screen.
    fileprivate var needsScreen: Bool {
        switch self {
        case .tap, .tapPoint, .doubleTap, .longPress, .pinch, .twist, .press, .scrollTo, .back, .type, .swipe, .swipeBack, .sheetSwipe, .drag, .carry, .key, .expect: true
        default: false
        }
    }
}
