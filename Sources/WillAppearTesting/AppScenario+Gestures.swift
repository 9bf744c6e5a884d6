// More of what a hand does with the launched app: two taps, touching and holding, two fingers, keys, scrolling to
// something, shaking. The sentences of sessions (`willappear open`) name these; SimulatorHost makes the touches.
import CoreGraphics
import HostProtocol
import SimulatorHost
import UIKit

extension AppScenario {
    /// A key that `type` cannot name.
    public enum Key: String, Sendable { case `return`, delete, space }

    /// Taps what is called `name` twice, as close to each other as a person does.
    public func doubleTap(_ name: String, file: StaticString = #filePath, line: UInt = #line) { gesture(name, file, line) { $0.finger.doubleTap($1) } }
    /// Taps what is called `name` twice, and waits for what that sets off now.
    public func doubleTap(_ name: String, file: StaticString = #filePath, line: UInt = #line) async { await gesture(name, file, line) { $0.finger.doubleTap($1) } }
    /// Taps a point of the screen twice.
    public func doubleTap(at point: CGPoint) { finger.doubleTap(point) }

    /// Touches what is called `name`, stays there for `duration`, and lifts.
    public func longPress(_ name: String, duration: Duration = .seconds(1), file: StaticString = #filePath, line: UInt = #line) {
        gesture(name, file, line) { $0.finger.press($1, seconds: duration.seconds) }
    }
    /// Touches what is called `name`, stays there for `duration`, lifts, and waits for what that sets off now.
    public func longPress(_ name: String, duration: Duration = .seconds(1), file: StaticString = #filePath, line: UInt = #line) async {
        await gesture(name, file, line) { $0.finger.press($1, seconds: duration.seconds) }
    }
    /// Touches a point of the screen for `duration`.
    public func longPress(at point: CGPoint, duration: Duration = .seconds(1)) { finger.press(point, seconds: duration.seconds) }

    /// Two fingers on what is called `name` that move apart (`scale` above 1) or together.
    public func pinch(_ name: String, scale: Double, file: StaticString = #filePath, line: UInt = #line) { gesture(name, file, line) { $0.twoFingers.pinch(around: $1, scale: CGFloat(scale)) } }
    /// Two fingers on what is called `name` that move apart or together; waits for what that sets off now.
    public func pinch(_ name: String, scale: Double, file: StaticString = #filePath, line: UInt = #line) async {
        await gesture(name, file, line) { $0.twoFingers.pinch(around: $1, scale: CGFloat(scale)) }
    }
    /// Two fingers around a point of the screen, its middle if none is given, that move apart or together.
    public func pinch(at point: CGPoint? = nil, scale: Double) { twoFingers.pinch(around: point ?? middle, scale: CGFloat(scale)) }

    /// Two fingers on what is called `name` that turn around each other, clockwise where `degrees` is above 0.
    public func twist(_ name: String, degrees: Double, file: StaticString = #filePath, line: UInt = #line) {
        gesture(name, file, line) { $0.twoFingers.twist(around: $1, degrees: CGFloat(degrees)) }
    }
    /// Two fingers on what is called `name` that turn around each other; waits for what that sets off now.
    public func twist(_ name: String, degrees: Double, file: StaticString = #filePath, line: UInt = #line) async {
        await gesture(name, file, line) { $0.twoFingers.twist(around: $1, degrees: CGFloat(degrees)) }
    }
    /// Two fingers around a point of the screen, its middle if none is given, that turn around each other.
    public func twist(at point: CGPoint? = nil, degrees: Double) { twoFingers.twist(around: point ?? middle, degrees: CGFloat(degrees)) }

    /// Presses a key of the keyboard.
    public func press(_ key: Key, file: StaticString = #filePath, line: UInt = #line) { system(file, line) { $0.press(key.step) } }
    /// Presses a key of the keyboard, and waits for what that sets off now.
    public func press(_ key: Key, file: StaticString = #filePath, line: UInt = #line) async {
        system(file, line) { $0.press(key.step) }
        await loop.drain()
    }

    /// Takes the keyboard away: the first responder resigns.
    public func hideKeyboard(file: StaticString = #filePath, line: UInt = #line) { system(file, line) { $0.hideKeyboard() } }
    /// Takes the keyboard away, and waits until it has gone.
    public func hideKeyboard(file: StaticString = #filePath, line: UInt = #line) async {
        system(file, line) { $0.hideKeyboard() }
        await loop.settle()
    }

    /// Moves what scrolls until what is called `name` is in sight.
    public func scroll(to name: String, file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.reveal(name) } }
    /// Moves what scrolls until what is called `name` is in sight, and waits until it has come to rest.
    public func scroll(to name: String, file: StaticString = #filePath, line: UInt = #line) async {
        await loop.settle()
        perform(file, line) { try self.reveal(name) }
        await loop.settle()
    }

    /// Lets time pass until `text` is on screen; fails the test after `limit` of the app's time.
    public func wait(until text: String, limit: Duration = .seconds(20), file: StaticString = #filePath, line: UInt = #line) {
        let end = now + limit.seconds
        loop.drain()
        while !isOnScreen(text), now < end { loop.runFrame() }
        if !isOnScreen(text) { fail("\"\(text)\" is not on screen after \(limit)" + TargetSearch(application: application).list(), file, line) }
    }
    /// Lets time pass until `text` is on screen; fails the test after `limit` of the app's time.
    public func wait(until text: String, limit: Duration = .seconds(20), file: StaticString = #filePath, line: UInt = #line) async {
        let end = now + limit.seconds
        await loop.drain()
        while !isOnScreen(text), now < end { await loop.run(for: 1.0 / 60) }
        if !isOnScreen(text) { fail("\"\(text)\" is not on screen after \(limit)" + TargetSearch(application: application).list(), file, line) }
    }

    /// Shakes the device: the first responder's `motionBegan` and `motionEnded`.
    public func shake(file: StaticString = #filePath, line: UInt = #line) { system(file, line) { $0.shake() } }
    /// Shakes the device, and waits for what that sets off now.
    public func shake(file: StaticString = #filePath, line: UInt = #line) async {
        system(file, line) { $0.shake() }
        await loop.drain()
    }

    // MARK: Doing it

    private var twoFingers: TwoFingers { TwoFingers(application: application, loop: loop) }
    private var middle: CGPoint { CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY) }

    private func reveal(_ name: String) throws {
        try requireScreen()
        try ScrollSearch(application: application, finger: finger, loop: loop).reveal(name)
    }

    private func system(_ file: StaticString, _ line: UInt, _ event: (SystemEvents) -> String?) {
        if let problem = event(SystemEvents(application: application, loop: loop)) { fail(problem, file, line) }
    }

    private func gesture(_ name: String, _ file: StaticString, _ line: UInt, _ body: (AppScenario, CGPoint) -> Void) {
        perform(file, line) { body(self, try self.place(of: name)) }
    }

    private func gesture(_ name: String, _ file: StaticString, _ line: UInt, _ body: (AppScenario, CGPoint) -> Void) async {
        await wait(file, line) { body(self, try self.place(of: name)) }
    }
}

extension AppScenario.Key {
    fileprivate var step: ScriptStep.Key { ScriptStep.Key(rawValue: rawValue) ?? .space }
}
