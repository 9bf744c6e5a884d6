// Predicates over `targetContentIdentifier` by which a device chooses among several scenes. Kept, but not consulted here. UIScene.swift has the related types.
import ObjectiveC

/// Predicates over `targetContentIdentifier` by which a device chooses among several scenes. Kept, but not consulted here.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Meant to say which activities may open here. Not consulted: the scene in front gets them.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Meant to say which activities would best open here. Not consulted: the scene in front gets them.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
