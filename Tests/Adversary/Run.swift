// One run in one process: generates and performs, or performs a given script. Hunt runs it in children.
import UIKit

/// What a run of the adversary is made of.
public struct Plan: Sendable {
    public var seed: UInt64
    public var steps: Int
    public var setting: Setting
    public var without: Set<Operation.Kind>
    /// Kinds that a hunt wants more of.
    public var more: Set<Operation.Kind>

    public init(seed: UInt64, steps: Int, setting: Setting = Setting(), without: Set<Operation.Kind> = [], more: Set<Operation.Kind> = []) {
        self.seed = seed
        self.steps = steps
        self.setting = setting
        self.without = without
        self.more = more
    }
}

@MainActor public struct Run {
    public let world: World
    /// What a failed run leaves alive still talks to its world.
    private static var worlds: [World] = []

    public init(_ setting: Setting, onHistory: ((String) -> Void)? = nil) {
        world = World(setting, onHistory: onHistory)
        Run.worlds.append(world)
    }

    /// Generates operations, tells each to `record` before it is performed, and stops at the first failure.
    public func generate(_ plan: Plan, record: (Operation) -> Void) {
        let generator = Generator(seed: plan.seed, world: world, without: plan.without, more: plan.more)
        for _ in 0..<plan.steps where world.failure == nil {
            let operation = generator.operation()
            record(operation)
            world.perform(operation)
        }
        world.end()
    }

    public func replay(_ script: [Operation]) {
        for operation in script where world.failure == nil { world.perform(operation) }
        world.end()
    }
}
