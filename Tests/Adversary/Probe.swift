// A controller's line to the World: reports each callback before the controller's own work and lets armed
// operations run after it. Dies with its controller, which is how a wrong end is noticed.
import UIKit

@MainActor final class Probe {
    let name: String
    let life: Life
    private unowned let world: World

    init(_ name: String, _ world: World) {
        self.name = name
        self.world = world
        life = Life(name)
    }

    deinit {
        let life = life, world = world
        MainActor.assumeIsolated { world.died(life) }
    }

    func around(_ callback: Callback, _ controller: UIViewController, _ body: () -> Void) {
        world.note(callback, of: self, controller)
        body()
        world.fire(.init(controller: name, callback: callback))
    }

    /// The child that a custom container brings along.
    func firstChild() -> UIViewController? { world.make("P\(name.dropFirst()).0") }
}
