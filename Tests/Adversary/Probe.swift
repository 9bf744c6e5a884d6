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

    func around(_ callback: Callback, _ controller: UIViewController, joins: Bool = false, _ body: () -> Void) {
        life.moves(callback, joins: joins)
        world.note(callback, of: self, controller)
        body()
        world.fire(.init(controller: name, callback: callback))
    }

    /// The child that a custom container brings along.
    func firstChild() -> UIViewController? {
        let child = world.make("P\(name.dropFirst()).0")
        // What belongs to a process or a scene that is over is as much over.
        if life.isOver { (child as? any Probed)?.probe.life.processEnds() }
        return child
    }
}
