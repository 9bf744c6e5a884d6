// A guide whose constraints change while it is near an edge; UIKeyboardLayoutGuide is a subclass.

import CoreGraphics
import Foundation

/// A guide that follows an object on screen. Constraints may depend on the edges that it is near.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// The edges that the guide touches now. A docked keyboard lies at the bottom.
    var nearEdges: NSDirectionalRectEdge { .bottom }

    /// The constraints are active while the guide is near all these edges, in place of those given before.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// The constraints given to `setConstraints(_:activeWhenNearEdge:)`.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

    /// The constraints are active while the guide is near none of these edges, in place of those given before.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackingConstraints
        updateTrackedConstraints()
    }

    /// The constraints given to `setConstraints(_:activeWhenAwayFrom:)`.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

    /// Ends and forgets all of them.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
        near.removeAll()
        away.removeAll()
    }

    private func updateTrackedConstraints() {
        let edges = nearEdges
        for (isNear, groups) in [(true, near), (false, away)] {
            for (edge, constraints) in groups.sorted(by: { $0.key < $1.key }) {
                let edge = NSDirectionalRectEdge(rawValue: edge)
                let isActive = isNear ? edges.isSuperset(of: edge) : edges.isDisjoint(with: edge)
                for constraint in constraints where constraint.isActive != isActive { constraint.isActive = isActive }
            }
        }
    }
}
