// Adding, removing and ordering subviews, with the four will/did callbacks in the device's order.
// Called by UIView's public hierarchy members; appearance of view controllers hooks in at the window move.

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard view !== self else {
            Diagnostics.raise(.invalidArgument, "Can't add self as subview")
        }
        // A view without subviews is no ancestor of another view: the walk to the root is not needed.
        if !view.subviews.isEmpty, hasAncestor(view) {
            Diagnostics.raise(.invalidArgument, "Can't add \(Diagnostics.identity(view)) as a subview of its own descendant \(Diagnostics.identity(self))")
        }
        HierarchyCheck.viewControllerOf(view, addedTo: self)
        if view.superview === self {
            // Re-adding only moves the view to the top; no callbacks (UIView.addSubview documentation).
            reorder(view, toFront: index >= subviews.count, index: index)
            return
        }
        var move = WindowMove(view: view, from: view.window, to: windowStorage)
        // Without a window only the superview's pair comes (jianshu681-view-add). In a window both window callbacks come
        // before the superview's of their kind: the one log of all four (gh4116-add-in-window), rns-window-before-superview.
        move.will()
        view.willMove(toSuperview: self)
        view.superview?.willRemoveSubview(view)
        // The callbacks may have moved either view.
        guard view.subviews.isEmpty || !hasAncestor(view), view.superview !== self else { return move.abandon() }
        move.redirect(to: windowStorage)
        view.superview?.setNeedsLayout()
        view.unlink()
        let place = min(max(index, 0), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        linkLayer(of: view, at: place)
        move.commit()
        view.layoutState.superviewChanged()
        if view.needsUpdateConstraintsFlag || view.descendantNeedsUpdateConstraints { view.announceConstraintUpdates() }
        if view.treeNeedsUpdateProperties { view.announcePropertyUpdates() }
        view.noteJoiningVisibleTree()
        move.did()
        view.didMoveToSuperview()
        didAddSubview(view)
        view.inheritFromSuperview()
        move.finish()
        setNeedsLayout()
    }

    func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
        if view.superview === self { subviews.removeAll { $0 === view } ; defer { relinkLayers() }
            let index = subviews.firstIndex { $0 === sibling }.map { $0 + offset } ?? subviews.count
            subviews.insert(view, at: index)
            return
        }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            insert(view, at: subviews.count)
            return
        }
        insert(view, at: index + offset)
    }

    /// Removal order: records jianshu681-view-remove, ecomnet-view-remove.
    func leaveSuperview() {
        guard let parent = superview else { return ViewTeardown.leave(self) }
        var move = WindowMove(view: self, from: windowStorage, to: nil)
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        move.will()
        guard superview === parent else { return move.abandon() }
        unlink()
        move.commit()
        layoutState.superviewChanged()
        move.did()
        didMoveToSuperview()
        move.finish()
        parent.setNeedsLayout()
    }

    /// Moves a view here within its window, for UIKit's own views: no callbacks are sent.
    func adopt(_ view: UIView, at index: Int = 0) {
        view.unlink()
        subviews.insert(view, at: index)
        view.superview = self
        linkLayer(of: view, at: index)
        view.layoutState.superviewChanged()
        setNeedsLayout()
    }

    /// Removes this view from its superview's lists without a callback.
    func unlink() {
        guard let parent = superview else { return }
        parent.layoutState.subviewWillLeave(self)
        // The search begins at the end, because the last subview is mostly removed first.
        if let place = parent.subviews.lastPlace(of: self) { parent.subviews.remove(at: place) }
        superview = nil
        layer.removeFromSuperlayer()
    }

    func reorder(_ view: UIView, toFront: Bool, index: Int? = nil) {
        guard view.superview === self, let present = subviews.firstIndex(where: { $0 === view }) else { return }
        let last = subviews.count - 1
        let place = index.map { min(max($0, 0), last) } ?? (toFront ? last : 0)
        // A view that stays where it is must not mark its superview for layout again.
        guard place != present else { return }
        subviews.remove(at: present)
        subviews.insert(view, at: place)
        relinkLayers()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
        relinkLayers()
    }

    /// Puts the sublayer just above the layer of the view below it, leaving the app's own layers in place.
    private func linkLayer(of view: UIView, at index: Int) {
        if index + 1 == subviews.count {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
        }
        UpdateCycle.shared.setNeedsFrame()
    }

    private func relinkLayers() {
        for view in subviews { layer.addSublayer(view.layer) }
        UpdateCycle.shared.setNeedsFrame()
    }

    func hasAncestor(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.firstView(withTag: tag) { return found }
        }
        return nil
    }

    /// Updates traits, tint and safe area from above after a view has joined a tree.
    private func inheritFromSuperview() {
        if tintColorStorage == nil { propagateTintColorChange() }
        if windowStorage != nil { TraitPass.update(self) }
    }

    var topmost: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }
}
