// The system's actions on the launched app: states, rotation, memory, settings, and the end and return of its process.
// UIKit's own state machine (ApplicationLife) decides what can happen; what cannot fails the test with its reason.
import HostProtocol
import SimulatorHost
import UIKit

extension AppScenario {
    /// A state that the system can bring the app to.
    public enum State: String, Sendable, CaseIterable {
        /// In front, receiving touches.
        case active
        /// Visible behind something of the system's: the app switcher.
        case inactive
        /// Not visible, still running: an app without background tasks is suspended as soon as time passes.
        case background
        /// Not visible and without a turn on the processor.
        case suspended
        /// The user ended it in the app switcher.
        case terminated

        var isVisible: Bool { self == .active || self == .inactive }
    }

    /// Brings the app to `state`, by what a person does: home, opening it again, the app switcher, ending it there.
    public func move(to state: State, file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.changeState(to: state) }
        if state.isVisible { loop.settle() }
    }

    /// Brings the app to `state`, by what a person does, and waits until it has come to rest.
    public func move(to state: State, file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.changeState(to: state) }
        if state.isVisible { await loop.settle() }
    }

    /// The app's present state.
    public var state: State {
        switch application.life.phase {
        case .active: .active
        case .inactive, .notRunning: .inactive
        case .background: .background
        case .suspended: .suspended
        case .terminated: .terminated
        }
    }

    /// Turns the device. The interface follows if a controller on screen supports the orientation, as on a device.
    @discardableResult public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        let follows = Rotation.rotate(to: orientation)
        loop.settle()
        return follows
    }

    /// Turns the device, and waits until the interface has followed.
    @discardableResult public func rotate(to orientation: UIInterfaceOrientation) async -> Bool {
        let follows = Rotation.rotate(to: orientation)
        await loop.settle()
        return follows
    }

    /// The system runs out of memory: the application delegate, every controller and the notification.
    public func memoryWarning(file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.application.life.warnOfMemory() }
        loop.drain()
    }

    /// The system runs out of memory: the application delegate, every controller and the notification.
    public func memoryWarning(file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.application.life.warnOfMemory() }
        await loop.drain()
    }

    /// The light or dark appearance of the whole system.
    public func setAppearance(_ style: UIUserInterfaceStyle) {
        SystemAppearance.current.setStyle(style)
        loop.settle()
    }

    /// The light or dark appearance of the whole system.
    public func setAppearance(_ style: UIUserInterfaceStyle) async {
        SystemAppearance.current.setStyle(style)
        await loop.settle()
    }

    /// The text size of the whole system.
    public func setTextSize(_ size: UIContentSizeCategory) {
        SystemAppearance.current.setContentSizeCategory(size)
        loop.settle()
    }

    /// The text size of the whole system.
    public func setTextSize(_ size: UIContentSizeCategory) async {
        SystemAppearance.current.setContentSizeCategory(size)
        await loop.settle()
    }

    /// The system ends the app in the background for its memory, and the user opens it again: a new process with what
    /// state restoration has kept. Root controllers are made anew; what a test holds of the old ones is the old app's.
    public func recreate(file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.endInBackground() }
        loop.settle()
        restart()
        loop.settle()
    }

    /// The system ends the app in the background for its memory, and the user opens it again; waits for the new one.
    public func recreate(file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.endInBackground() }
        await loop.settle()
        restart()
        await loop.settle()
    }

    // MARK: Doing it

    private func changeState(to state: State) throws {
        let life = application.life
        guard life.phase.isRunning else { throw StepFailure("the app is not running; recreate() starts it again") }
        switch state {
        case .active:
            if life.phase != .active { try life.open() }
        case .inactive:
            if life.phase == .background || life.phase == .suspended { try life.open() }
            if life.phase == .active { try life.show(.switcher) }
        case .background:
            if life.phase.isInForeground { try life.home() }
            if life.phase == .suspended { throw StepFailure("the app is suspended; only opening it brings it back") }
        case .suspended:
            if life.phase.isInForeground { try life.home() }
            loop.run(for: AppScenario.suspensionTime)
            if life.phase != .suspended { throw StepFailure("the app is not suspended after \(Int(AppScenario.suspensionTime)) s in the background: a background task is running") }
        case .terminated: try life.kill()
        }
    }

    /// Longer than an app without background tasks runs on in the background.
    private static let suspensionTime = 30.0

    private func endInBackground() throws {
        let life = application.life
        guard life.phase.isRunning else { return }
        if life.phase.isInForeground { try life.home() }
        loop.settle()
        try life.reclaimMemory()
    }
}
