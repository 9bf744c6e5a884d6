// Shows a collection view's elements: prepares its layout, adds and removes views, places them. Runs in layoutSubviews.
// Order of a load: prepare, counts, content size, attributes, content size, cellForItem (record sweetfood-cv-layout);
// willDisplay comes before the cell is added (apple-cv-willdisplay).

extension UICollectionView {
    func setNeedsReload() {
        counts = nil
        layoutWasInvalidated(nil)
    }

    func reloadEverything() {
        for element in views.keys.sorted() { retire(element) }
        prefetch.clear()
        selectedItems.removeAll()
        highlightedItem = nil
        counts = nil
        let context = layoutStorage.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// The counts of the data source, requested when first needed after a reload.
    var loadedCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let sections = max(0, ifImplemented { dataSource.numberOfSections(in: self) } ?? 1)
        let loaded = (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        counts = loaded
        return loaded
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext?) {
        needsPrepare = true
        needsShow = true
        if let context, context.contentOffsetAdjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y)
        }
        setNeedsLayout()
    }

    func boundsMayInvalidateLayout() {
        guard !needsPrepare, layoutStorage.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: bounds))
    }

    func prepareIfNeeded() {
        guard needsPrepare else { return }
        needsPrepare = false
        layoutStorage.prepare()
        _ = loadedCounts
    }

    /// The maximum of passes in which measured cells may move each other within one layout.
    private static let maximumPasses = 20

    func layoutCollection() {
        // Added and removed cells also ask for a layout; the shown elements depend on the bounds and the layout object only.
        guard !isLayingOutCollection, updateDepth == 0, needsShow || shownBounds != bounds else { return }
        isLayingOutCollection = true
        defer { isLayingOutCollection = false }
        let isAnimatedChange = !shownBounds.isNull && shownBounds.size != bounds.size && UIView.inheritedAnimationDuration > 0
        if isAnimatedChange { layoutStorage.prepare(forAnimatedBoundsChange: shownBounds) }
        defer { if isAnimatedChange { layoutStorage.finalizeAnimatedBoundsChange() } }
        var passes = 0
        repeat {
            passes += 1
            needsShow = false
            shownBounds = bounds
            prepareIfNeeded()
            updateContentSize()
            show(placedAttributes(in: bounds))
        } while needsPrepare && passes < UICollectionView.maximumPasses
        placeBackground()
        prefetchNext()
    }

    private func updateContentSize() {
        let size = layoutStorage.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    private func placeBackground() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        sendSubviewToBack(backgroundView)
    }

    // MARK: Elements

    private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
        let visible = attributes.filter { !$0.isHidden && isInSight($0.frame) && isOfThisContent($0) }
        updateContentSize()
        for one in visible {
            if let view = views[one.element] {
                place(view, measuredAgain(view, one))
            } else {
                load(one)
            }
        }
        let kept = Set(visible.map(\.element))
        for element in views.keys.sorted() where !kept.contains(element) && !(element.category == .cell && element.path == highlightedItem) { retire(element) }
    }

    /// Whether an element is visible. A cell without a width yet counts too, because the cell decides its width (Parchment's self-sizing menu).
    private func isInSight(_ frame: CGRect) -> Bool { frame.overlaps(bounds) || frame.isEmpty && bounds.contains(frame.origin) }

    /// Layouts of apps may answer with more than there is.
    private func isOfThisContent(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return true }
        return attributes.indexPath.count == 2 && attributes.indexPath.item < numberOfItems(inSection: attributes.indexPath.section)
    }

    func load(_ attributes: UICollectionViewLayoutAttributes) {
        let element = attributes.element
        guard let view = prefetch.take(element) ?? make(element) else { return }
        views[element] = view
        var placed = attributes
        layoutStorage.willPlace(view, element)
        if element.category == .supplementaryView, layoutStorage.measuresSupplementaryViews { placed = measured(view, attributes) }
        if let cell = view as? UICollectionViewCell {
            let isSelected = selectedItems.contains(element.path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            placed = measured(cell, attributes)
        }
        UIView.performWithoutAnimation { place(view, placed) }
        tellDisplay(view, element)
        UIView.performWithoutAnimation {
            if let host = layoutStorage.host(of: element) { host.addSubview(view) } else if view.superview !== self { insertSubview(view, at: firstElementIndex) }
        }
    }

    /// Places a view; inside of a section that scrolls across, relative to the row's origin.
    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if views[attributes.element] === view { layoutStorage.willPlace(view, attributes.element) }
        guard let host = layoutStorage.host(of: attributes.element), let moved = attributes.copy() as? UICollectionViewLayoutAttributes else { return view.place(by: attributes) }
        moved.center = CGPoint(x: attributes.center.x - host.frame.minX + host.contentOffset.x, y: attributes.center.y - host.frame.minY + host.contentOffset.y)
        view.place(by: moved)
    }

    /// Requests a new pass because the visible elements changed although the bounds did not.
    func needsToShowAgain() {
        needsShow = true
        setNeedsLayout()
    }

    /// The index at which elements are inserted: behind indicators and the app's own subviews.
    var firstElementIndex: Int { backgroundView?.superview === self ? 1 : 0 }

    /// Asks a cell that a layout gives another size for its wanted size again (Parchment's suite, on a device).
    private func measuredAgain(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let cell = view as? UICollectionViewCell, let applied = cell.appliedAttributes, applied.size != attributes.size else { return attributes }
        return measured(cell, attributes)
    }

    /// Tells a layout that estimates the size that the cell wants; it may change its result.
    func measured(_ cell: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        if let flow = layoutStorage as? UICollectionViewFlowLayout, flow.estimatedItemSize == .zero { return attributes }
        // The cell gets a copy, because it must not change the attributes that the layout keeps.
        guard let asked = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        let wanted = cell.preferredLayoutAttributesFitting(asked)
        guard layoutStorage.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes) else { return attributes }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
        return wanted
    }

    func make(_ element: CollectionElement) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        switch element.category {
        case .cell:
            let cell = dataSource.collectionView(self, cellForItemAt: element.path)
            // The words of crash reports from iOS 11 to 15 (badoo/Chatto issue 526, IGListKit issue 1123, JXSegmentedView issue 218).
            if cell.reuseIdentifier == nil {
                Diagnostics.raise(.internalInconsistency, "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            }
            ConfigurationPass.run(below: cell)
            return cell
        case .supplementaryView:
            guard let view = ifImplemented({ dataSource.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path) }) else {
                Diagnostics.raise(.internalInconsistency, "UICollectionView dataSource is not set or does not implement collectionView:viewForSupplementaryElementOfKind:atIndexPath: for element kind \(element.kind)")
            }
            return view
        case .decorationView:
            let key = CollectionReuse.Key(kind: element.kind, identifier: element.kind)
            return layoutStorage.decoration(element.kind).map { CollectionReuse.make($0, key) }
        }
    }

    private func tellDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let delegate else { return }
        switch element.category {
        case .cell: if let cell = view as? UICollectionViewCell { ifImplemented { delegate.collectionView(self, willDisplay: cell, forItemAt: element.path) } }
        case .supplementaryView: ifImplemented { delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path) }
        case .decorationView: break
        }
    }

    func retire(_ element: CollectionElement) {
        guard let view = views.removeValue(forKey: element) else { return }
        takeFromSight(view, element)
        tellEndOfDisplay(view, element)
        recycle(view, element)
    }

    /// A view that can be dequeued again stays in the hierarchy, hidden (yu-collection-visible-cells: cells that come back ask for no second layout;
    /// openradar 14801742, 39604024 and SwipeCellKit's pull request 314 tell of hidden cells in their old places). `place(by:)` shows it again.
    func takeFromSight(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if element.category == .decorationView || view.reuseIdentifier == nil { view.removeFromSuperview() } else { view.isHidden = true }
    }

    func tellEndOfDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let delegate else { return }
        switch element.category {
        case .cell: if let cell = view as? UICollectionViewCell { ifImplemented { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.path) } }
        case .supplementaryView: ifImplemented { delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path) }
        case .decorationView: break
        }
    }

    func replaceView(of element: CollectionElement, by view: UICollectionReusableView) {
        let frame = views[element]?.frame
        retire(element)
        views[element] = view
        if let frame { view.frame = frame }
        view.isHidden = false
        insertSubview(view, at: firstElementIndex)
    }

    func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if element.category != .decorationView { reuse.recycle(view, kind: element.category == .cell ? CollectionReuse.cellKind : element.kind) }
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let refilled, refilled.path == path {
            takeOutline(refilled.cell, at: path)
            return refilled.dequeued(identifier, reuseIdentifier: refilled.cell.reuseIdentifier)
        }
        let view = reuse.dequeue(.init(kind: CollectionReuse.cellKind, identifier: identifier))
        guard let cell = view as? UICollectionViewCell else {
            Diagnostics.raise(.internalInconsistency, "the view returned from the nib for identifier \(identifier) is not a UICollectionViewCell")
        }
        giveSize(cell, placedAttributes(at: path))
        layoutStorage.willHandOut(cell, .cell(path))
        takeOutline(cell, at: path)
        return cell
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let view = reuse.dequeue(.init(kind: kind, identifier: identifier))
        giveSize(view, layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
        layoutStorage.willHandOut(view, CollectionElement(category: .supplementaryView, kind: kind, path: path))
        return view
    }

    /// A dequeued view has its final size already.
    private func giveSize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes else { return }
        UIView.performWithoutAnimation { view.place(by: attributes) }
    }

    // MARK: Changing the layout

    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = layoutStorage
        guard old !== layout else {
            completion?(true)
            return
        }
        let shown = Array(views.values)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in shown { view.willTransition(from: old, to: layout) }
        layoutStorage = layout
        old.collectionView = nil
        layout.collectionView = self
        layoutWasInvalidated(nil)
        let finish = { (finished: Bool) in
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            for view in shown { view.didTransition(from: old, to: layout) }
            completion?(finished)
        }
        let move = {
            self.prepareIfNeeded()
            self.contentSize = layout.collectionViewContentSize
            self.contentOffset = self.clamp(layout.targetContentOffset(forProposedContentOffset: self.contentOffset))
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        if animated, window != nil {
            UIView.animateTouchably(withDuration: UICollectionView.updateDuration, animations: move, completion: finish)
        } else {
            if window != nil { UIView.performWithoutAnimation(move) }
            finish(true)
        }
    }
}
