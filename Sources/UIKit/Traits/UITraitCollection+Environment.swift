// Objects with traits, and the trait state of one such object. TraitInheritance computes the traits.
import CoreGraphics

/// An object that has traits: screens, scenes, windows, views, view controllers, presentation controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// Traits of now; outside a window those that the environment would get.
    var traitCollection: UITraitCollection { get }
    /// Called in the trait pass when any trait changed, with the former traits; nil if there were none.
    /// Registered observers replace it since iOS 17.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The trait state of one environment; most have none.
@MainActor final class TraitState {
    var overrides = TraitValues.unspecified
    var contentSizeLimits = ContentSizeLimits()
    var registrations: [TraitRegistration] = []
    /// The traits that a controller sets for its children (`setOverrideTraitCollection`).
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}

/// An environment with its own overrides and observers.
@MainActor protocol TraitOwner: UITraitEnvironment {
    var traitState: TraitState? { get set }
}
