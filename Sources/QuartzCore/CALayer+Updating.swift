// Layout and display on demand: flags, the walk from root to leaves, the backing store.

import CoreGraphics

extension CALayer {
    func markNeedsLayout() {
        guard shown == nil else { return }
        if !layoutFlag { CATransaction.noteMark() }
        layoutFlag = true
        markAncestorsForLayout()
    }

    /// Marks a view's layer from its beginning, before there is a frame to request.
    package func beginMarkedForLayout() { layoutFlag = true }

    /// Whether this layer or one below it is marked; the marks maintain it, so reading costs nothing.
    package var treeNeedsLayout: Bool { layoutFlag || visitFlag || descendantLayoutFlag }

    /// Lets the next layout walk visit this layer without laying it out.
    package func setNeedsLayoutVisit() {
        visitFlag = true
        markAncestorsForLayout()
    }

    func markAncestorsForLayout() {
        var current = parent
        while let one = current, !one.descendantLayoutFlag {
            one.descendantLayoutFlag = true
            current = one.parent
        }
    }

    /// Apple, `layoutIfNeeded()`: up to the first ancestor that needs none, then that subtree.
    func layoutTreeIfNeeded() {
        var top = self
        while let above = top.parent, above.layoutFlag { top = above }
        top.layoutSubtree()
    }

    private func layoutSubtree() {
        if visitFlag {
            visitFlag = false
            if !layoutFlag { onLayoutVisit?() }
        }
        if layoutFlag {
            layoutFlag = false
            let outer = isLayingOut
            isLayingOut = true
            layoutSublayers()
            isLayingOut = outer
        }
        guard descendantLayoutFlag else { return }
        descendantLayoutFlag = false
        for child in children where child.treeNeedsLayout { child.layoutSubtree() }
        for child in children where child.treeNeedsLayout { descendantLayoutFlag = true }
    }

    func askDelegateForLayout() {
        guard let delegate else { return }
        _ = onMainThread { delegate.layoutSublayers(of: self) }
    }

    // MARK: Display

    func markNeedsDisplay() {
        guard shown == nil, !displayFlag else { return }
        CATransaction.noteMark()
        displayFlag = true
        noteStale()
        if !displaysLazily { markAncestorsForDisplay() }
    }

    /// Whether this layer or one below it is marked for display; the marks maintain it.
    package var treeNeedsDisplay: Bool { displayFlag && !displaysLazily || descendantDisplayFlag }

    func markAncestorsForDisplay() {
        var current = parent
        while let one = current, !one.descendantDisplayFlag {
            one.descendantDisplayFlag = true
            current = one.parent
        }
    }

    /// Displays the marked layers here and below, parents first. Hidden layers wait until they are shown.
    package func displayTreeIfNeeded() {
        guard treeNeedsDisplay, !isHidden else { return }
        if !displaysLazily { displayIfNeeded() }
        guard descendantDisplayFlag else { return }
        descendantDisplayFlag = false
        for child in children where child.treeNeedsDisplay { child.displayTreeIfNeeded() }
        for child in children where child.treeNeedsDisplay { descendantDisplayFlag = true }
    }

    func displayNowIfNeeded() {
        guard displayFlag else { return }
        displayFlag = false
        display()
    }

    func askDelegateForDisplay() {
        guard let delegate, onMainThread({ delegate.display(self) }) != nil else { return displayByDrawing() }
    }

    func askDelegateForDrawing(_ context: CGContext) {
        guard let delegate else { return }
        _ = onMainThread { delegate.draw(self, in: context) }
    }

    /// Draws into a new backing store of the bounds' size; drawing nothing leaves no store.
    package func displayByDrawing() {
        let size = state.bounds.size
        guard let context = Self.makeBackingStore(size: size, scale: state.contentsScale) else {
            state.contents = nil
            lookChanged()
            return
        }
        context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
        if let delegate { _ = onMainThread { delegate.layerWillDraw(self) } }
        draw(in: context)
        let image = context.isTouched ? (isOpaque ? context.makeOpaqueImage() : context.makeImage()) : nil
        guard displaysLazily else { return contents = image }
        // Drawing is no change of its own: the commit that publishes the layer includes it.
        state.contents = image
        lookChanged()
    }

    /// A bitmap for `size` points at `scale`; very large ones get fewer pixels per point.
    static func makeBackingStore(size: CGSize, scale: CGFloat) -> CGContext? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale.isFinite, scale > 0 else { return nil }
        let area = size.width * size.height
        var scale = min(scale, 16_384 / max(size.width, size.height), (CGFloat(CGImage.maximumPixels) / area).squareRoot() * 0.99)
        if scale <= 0 { scale = 1 }
        let width = max(1, Int((size.width * scale).rounded(.up))), height = max(1, Int((size.height * scale).rounded(.up)))
        return CGContext(width: width, height: height, scale: scale)
    }
}
