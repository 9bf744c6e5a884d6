// Stores the trait observers of views, controllers, scenes and presentation controllers and calls them.
// Pass 3 calls the handlers of an object right before its traitCollectionDidChange (rns-register-before-didchange).
import ObjectiveC

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

extension UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration {
        traitOwner.register(traits, handler)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        traitOwner.register(traits, target: target as AnyObject, action: action)
    }
    @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        traitOwner.register(traits, target: traitOwner, action: action)
    }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traitOwner.unregister(registration) }

    /// UIKit's four kinds of objects with traits; an app's own type has its own members.
    private var traitOwner: any TraitOwner {
        guard let owner = self as? any TraitOwner else { Diagnostics.raise(.internalInconsistency, "\(type(of: self)) has no traits that can be observed") }
        return owner
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
