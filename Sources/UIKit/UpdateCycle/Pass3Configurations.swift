// Pass 3, after properties: updateConfiguration of buttons, cells and headers. Requests are put together (UIButton.h: "Multiple requests
// may be coalesced into a single update"; Apple's page on setNeedsUpdateConfiguration()), and the handler runs before the view is first
// shown. The place within the frame is not recorded (Docs/DIVERGENCES.md). A view outside of windows is updated by its own layout;
// everything below a view is updated before the view is measured. Next: pass 4, constraints.

/// A view that updates its look from its state.
@MainActor protocol ConfigurationUpdating: UIView {
    /// Calls the `updateConfiguration` that subclasses override, with the present state.
    func updateConfigurationNow()
}

@MainActor enum ConfigurationPass {
    /// The views that requested an update; freed views are skipped.
    struct Pending {
        weak var view: UIView?
    }

    /// Updates every view of a window. Requests made during an update are handled in the next run of the passes.
    static func run(_ cycle: UpdateCycle) {
        guard !cycle.pendingConfigurations.isEmpty else { return }
        let pending = cycle.pendingConfigurations
        cycle.pendingConfigurations = []
        for case let view? in pending.map(\.view) where view.window != nil { view.updateConfigurationIfNeeded() }
    }

    /// Updates the view and everything below it, before it is measured.
    static func run(below view: UIView) {
        let cycle = UpdateCycle.shared
        guard !cycle.pendingConfigurations.isEmpty else { return }
        for case let pending? in cycle.pendingConfigurations.map(\.view) where pending.isDescendant(of: view) { pending.updateConfigurationIfNeeded() }
        cycle.pendingConfigurations.removeAll { !($0.view?.needsUpdateConfigurationFlag ?? false) }
    }
}

extension UIView {
    func markNeedsUpdateConfiguration() {
        guard !needsUpdateConfigurationFlag else { return }
        needsUpdateConfigurationFlag = true
        UpdateCycle.shared.pendingConfigurations.append(.init(view: self))
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfigurationFlag else { return }
        needsUpdateConfigurationFlag = false
        (self as? any ConfigurationUpdating)?.updateConfigurationNow()
    }
}

extension UpdateCycle {
    private final class Configurations { var pending: [ConfigurationPass.Pending] = [] }

    /// Buttons, cells and headers whose configuration waits for its update.
    fileprivate var pendingConfigurations: [ConfigurationPass.Pending] {
        get { part(Configurations.self)?.pending ?? [] }
        _modify {
            let configurations = part { Configurations() }
            yield &configurations.pending
        }
    }
}
