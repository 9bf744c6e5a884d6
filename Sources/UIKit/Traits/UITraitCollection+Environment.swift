// What has traits, and what one such object keeps beside them. TraitInheritance says where they come from.
import CoreGraphics

/// Something that has traits: screens, scenes, windows, views, view controllers, presentation controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// Traits of now; outside a window those that the environment would get.
    var traitCollection: UITraitCollection { get }
    /// Called in the trait pass when any trait changed, with the former ones; nil where nothing was known before.
    /// Registered observers take its place since iOS 17.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What one environment keeps beside its traits; most have none.
@MainActor final class TraitState {
    var overrides = TraitValues.unspecified
    var contentSizeLimits = ContentSizeLimits()
    var registrations: [TraitRegistration] = []
    /// What a controller imposes on its children (`setOverrideTraitCollection`).
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}

/// An environment with overrides and observers of its own.
@MainActor protocol TraitOwner: UITraitEnvironment {
    var traitState: TraitState? { get set }
}
