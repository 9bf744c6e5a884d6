// registerForTraitChanges: registers observers of traits.
// TraitObservation keeps them for views, controllers, scenes and presentation controllers.
import ObjectiveC

/// The result of `registerForTraitChanges`; pass it to `unregisterForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// An object whose traits can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void where TraitEnvironment: UITraitEnvironment

    /// Calls `handler` with the object and its traits of before whenever one of `traits` has changed, until the object goes.
    @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration
    /// Calls a method of `target`, which is not kept alive, whenever one of `traits` has changed.
    @discardableResult func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
    /// Calls a method of the object itself whenever one of `traits` has changed.
    @discardableResult func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    /// Ends a registration before the object goes.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { new.values.differs(from: old.values, in: $0) }
    }
}
