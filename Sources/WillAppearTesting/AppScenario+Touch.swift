// A finger and a keyboard on the launched app. Names are what a person sees: a label's text, a button's title, an
// accessibility label or identifier. A finger takes its time: a tap lasts four frames.
import CoreGraphics
import HostProtocol
import SimulatorHost
import UIKit

extension AppScenario {
    /// A direction that a finger swipes in.
    public enum Direction: String, Sendable { case up, down, left, right }

    /// Taps what is called `name`. Waits for what is in flight first when nothing on screen has that name.
    public func tap(_ name: String, file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.tapElement(name) } }
    /// Taps what is called `name`, and waits for what that sets off now.
    public func tap(_ name: String, file: StaticString = #filePath, line: UInt = #line) async { await wait(file, line) { try self.tapElement(name) } }

    /// Taps the middle of a view.
    public func tap(_ view: UIView, file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.tapView(view) } }
    /// Taps the middle of a view, and waits for what that sets off now.
    public func tap(_ view: UIView, file: StaticString = #filePath, line: UInt = #line) async { await wait(file, line) { try self.tapView(view) } }

    /// Taps a point of the screen.
    public func tap(at point: CGPoint) { finger.tap(point) }
    /// Taps a point of the screen, and waits for what that sets off now.
    public func tap(at point: CGPoint) async {
        finger.tap(point)
        await loop.drain()
    }

    /// Taps the back button of the navigation bar in front.
    public func back(file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.tapElement("BackButton") } }
    /// Taps the back button of the navigation bar in front, and waits for what that sets off now.
    public func back(file: StaticString = #filePath, line: UInt = #line) async { await wait(file, line) { try self.tapElement("BackButton") } }

    /// Types into the first responder, a key a frame. Tap a text field first.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.typeKeys(text) } }
    /// Types into the first responder, a key a frame, and waits for what that sets off now.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) async { await wait(file, line) { try self.typeKeys(text) } }

    /// A quick swipe across the middle of the screen.
    public func swipe(_ direction: Direction) { gestures.swipe(direction.step) }
    /// A quick swipe across the middle of the screen, and waits for what that sets off now.
    public func swipe(_ direction: Direction) async {
        gestures.swipe(direction.step)
        await loop.drain()
    }

    /// Drags a finger from one point of the screen to another.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(300)) { finger.drag(from: start, to: end, seconds: duration.seconds) }
    /// Drags a finger from one point of the screen to another, and waits for what that sets off now.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(300)) async {
        finger.drag(from: start, to: end, seconds: duration.seconds)
        await loop.drain()
    }

    /// Swipes back from the screen's edge, all the way or, with `cancel`, a third of it and back.
    public func swipeBack(cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.gesture { $0.swipeBack(cancelled: cancel) } } }
    /// Swipes back from the screen's edge, and waits for what that sets off now.
    public func swipeBack(cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line) async { await wait(file, line) { try self.gesture { $0.swipeBack(cancelled: cancel) } } }

    /// Pulls the sheet in front down, all the way or, with `cancel`, a third of it and back.
    public func sheetSwipe(cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line) { perform(file, line) { try self.gesture { $0.sheetSwipe(cancelled: cancel) } } }
    /// Pulls the sheet in front down, and waits for what that sets off now.
    public func sheetSwipe(cancel: Bool = false, file: StaticString = #filePath, line: UInt = #line) async { await wait(file, line) { try self.gesture { $0.sheetSwipe(cancelled: cancel) } } }

    /// Whether something on screen shows or is called `text`, as a whole or as whole words of it.
    public func isOnScreen(_ text: String) -> Bool { TargetSearch(application: application).shows(text) }

    /// The view that is called `name` on screen, frontmost first; nil if there is none.
    public func find(_ name: String) -> UIView? { ScreenReader(application).elements().first { $0.isCalled(name) }?.view }

    // MARK: Doing it

    private var gestures: SystemGestures { SystemGestures(application: application, finger: finger) }

    func perform(_ file: StaticString, _ line: UInt, _ body: () throws -> Void) {
        do { try body() } catch { fail(AppScenario.words(error), file, line) }
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case let failure as StepFailure: failure.message
        case let impossible as ApplicationLife.Impossible: impossible.reason
        default: "\(error)"
        }
    }

    func wait(_ file: StaticString, _ line: UInt, _ body: () throws -> Void) async {
        await loop.drain()
        do {
            try body()
        } catch {
            // The view may still be on its way to the screen.
            await loop.settle()
            perform(file, line, body)
        }
        await loop.drain()
    }

    /// A finger finds the app only when nothing is in front of it.
    func requireScreen() throws {
        let life = application.life
        switch life.phase {
        case .terminated: throw StepFailure("the app is not running; recreate() starts it again")
        case _ where !life.isOnScreen: throw StepFailure("the app is not on screen: it is in the background; move(to: .active) brings it to the front")
        default: if let cover = life.cover { throw StepFailure("\(cover.rawValue) is in front of the app; move(to: .active) goes back to the app") }
        }
    }

    private func tapElement(_ name: String) throws { finger.tap(try place(of: name)) }

    /// The point at which a finger reaches the view called `name`, once the view is at rest.
    func place(of name: String) throws -> CGPoint {
        try requireScreen()
        let search = TargetSearch(application: application)
        do { return try search.target(name) } catch {
            loop.settle()
            return try search.target(name)
        }
    }

    private func tapView(_ view: UIView) throws {
        try requireScreen()
        guard let window = view.window else { throw StepFailure("\(Swift.type(of: view)) is in no window, so it cannot be tapped") }
        finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    }

    private func typeKeys(_ text: String) throws {
        try requireScreen()
        guard SystemEvents.firstResponder(of: application) is any UIKeyInput else {
            throw StepFailure("nothing that takes text is first responder; tap a text field first" + TargetSearch(application: application).list())
        }
        for character in text {
            (SystemEvents.firstResponder(of: application) as? any UIKeyInput)?.insertText(String(character))
            loop.runFrame()
        }
    }

    private func gesture(_ body: (SystemGestures) -> String?) throws {
        try requireScreen()
        loop.settle()
        if let problem = body(gestures) { throw StepFailure(problem) }
    }
}

extension AppScenario.Direction {
    var step: ScriptStep.Direction { ScriptStep.Direction(rawValue: rawValue) ?? .up }
}
