// Several windows of one app: what a person does with them. Scenes are numbered from 1 in the order in which they first
// connected, as in scripts. ApplicationLife decides what can happen; what cannot fails the test with its reason.
import SimulatorHost
import UIKit

extension AppScenario {
    /// Opens another window of the app.
    public func newScene(file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.application.life.newScene() }
        loop.settle()
    }

    /// Opens another window of the app, and waits until it has come to rest.
    public func newScene(file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.application.life.newScene() }
        await loop.settle()
    }

    /// Brings a window to the front, connecting its scene again if the system has disconnected it.
    public func activateScene(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.application.life.activateScene(number) }
        loop.settle()
    }

    /// Brings a window to the front, and waits until it has come to rest.
    public func activateScene(_ number: Int, file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.application.life.activateScene(number) }
        await loop.settle()
    }

    /// Closes a window for good. The app ends with the last one in front.
    public func closeScene(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.application.life.closeScene(number) }
        loop.settle()
    }

    /// Closes a window for good, and waits until the app has come to rest.
    public func closeScene(_ number: Int, file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.application.life.closeScene(number) }
        await loop.settle()
    }

    /// The system takes the memory of a window in the background; opening it connects a new scene.
    public func disconnectScene(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
        perform(file, line) { try self.application.life.disconnectScene(number) }
        loop.settle()
    }

    /// The system takes the memory of a window in the background; waits until the app has come to rest.
    public func disconnectScene(_ number: Int, file: StaticString = #filePath, line: UInt = #line) async {
        perform(file, line) { try self.application.life.disconnectScene(number) }
        await loop.settle()
    }
}
