// The layer tree: insertion, removal, masks.

import CoreGraphics

extension CALayer {
    var sublayerList: [CALayer]? {
        if let shown { return shown.children.isEmpty ? nil : shown.children.map { $0.presentation() ?? $0 } }
        return children.isEmpty ? nil : children
    }

    func insert(_ layer: CALayer, at index: Int) {
        // A layer without sublayers is no ancestor of another layer: the walk to the root is not needed.
        if layer === self || !layer.children.isEmpty && isDescendant(of: layer) {
            LayerDiagnostics.raise("CALayerInvalid", "layer \(layer) is a part of cycle in its layer tree")
        }
        var index = min(max(index, 0), children.count)
        if let old = layer.parent {
            if old === self, let place = children.firstIndex(where: { $0 === layer }) {
                children.remove(at: place)
                if place < index { index -= 1 }
            } else {
                old.remove(layer)
            }
        }
        children.insert(layer, at: index)
        layer.parent = self
        noteStale()
        CATransaction.noteChange(of: layer)
        markForChangedSublayers()
        if layer.treeNeedsLayout { layer.markAncestorsForLayout() }
        if layer.treeNeedsDisplay { layer.markAncestorsForDisplay() }
        runAction("sublayers")
        layer.runAction("onOrderIn")
    }

    /// Marks for layout after a change of sublayers. A change inside the layer's own layout does not mark it: a view that replaces a shape layer
    /// in every `layoutSubviews` comes to rest (Docs/DIVERGENCES.md).
    private func markForChangedSublayers() {
        if !isLayingOut { markNeedsLayout() }
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling else { return insert(layer, at: offset == 0 ? 0 : children.count) }
        guard layer !== sibling else { return }
        guard let place = children.firstIndex(where: { $0 === sibling }) else { return insert(layer, at: children.count) }
        insert(layer, at: place + offset)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let place = children.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: place)
        old.removeFromSuperlayer()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in children where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func detach() {
        if let owner = maskOwner { owner.setMask(nil) }
        guard let parent else { return }
        parent.remove(self)
        CATransaction.noteRemoval(of: self)
        runAction("onOrderOut")
        parent.runAction("sublayers")
    }

    private func remove(_ layer: CALayer) {
        var place = children.count - 1
        while place >= 0, children[place] !== layer { place -= 1 }
        if place >= 0 { children.remove(at: place) }
        layer.parent = nil
        markForChangedSublayers()
        // The place of the removed layer is drawn again, not all of this layer.
        let version = drawVersion
        CATransaction.noteChange(of: self)
        drawVersion = version
    }

    private func isDescendant(of layer: CALayer) -> Bool {
        var current = parent
        while let one = current {
            if one === layer { return true }
            current = one.parent
        }
        return false
    }

    func setMask(_ new: CALayer?) {
        guard new !== maskLayer else { return }
        if let new, new.parent != nil { new.removeFromSuperlayer() }
        change("mask") {
            maskLayer?.maskOwner = nil
            maskLayer = new
            new?.maskOwner = self
        }
    }

    /// Ends animations here and below that are no longer in a tree.
    func endAnimationsOfTree() {
        if !attached.isEmpty { detachAllAnimations() }
        maskLayer?.endAnimationsOfTree()
        for child in children { child.endAnimationsOfTree() }
    }
}
