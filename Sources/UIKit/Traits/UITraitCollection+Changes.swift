// registerForTraitChanges: who wants to hear of which trait, and how.
// Pass 3 calls the handlers of an object right before its traitCollectionDidChange (rns-register-before-didchange).
import ObjectiveC

/// What `registerForTraitChanges` answers; hand it to `unregisterForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// Something whose traits can be observed.
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

extension TraitOwner {
    func register<Environment: UITraitEnvironment>(_ traits: [UITrait], _ handler: @escaping @MainActor (Environment, UITraitCollection) -> Void) -> TraitRegistration {
        let made = TraitRegistration(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        writableTraitState.registrations.append(made)
        return made
    }

    /// The target is not kept alive. The action takes nothing, the environment, or the environment and its previous traits.
    func register(_ traits: [UITrait], target: AnyObject, action: Selector) -> TraitRegistration {
        let count = action.name.filter { $0 == ":" }.count
        let made = TraitRegistration(traits) { [weak target] environment, previous in
            guard let target else { return }
            _ = objcPerformOrRaise(target, action, Array([environment, previous].prefix(count)))
        }
        writableTraitState.registrations.append(made)
        return made
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        traitState?.registrations.removeAll { $0 === registration }
    }

    func tellObservers(_ old: UITraitCollection, _ new: UITraitCollection) {
        for registration in traitState?.registrations ?? [] where registration.concerns(old, new) {
            registration.handler(self, old)
        }
    }
}

extension UIView: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration {
        register(traits, handler)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: target as AnyObject, action: action)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: self, action: action)
    }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

extension UIViewController: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration {
        register(traits, handler)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: target as AnyObject, action: action)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: self, action: action)
    }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

extension UIWindowScene: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration {
        register(traits, handler)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: target as AnyObject, action: action)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: self, action: action)
    }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

extension UIPresentationController: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration {
        register(traits, handler)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: target as AnyObject, action: action)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: self, action: action)
    }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

