// The picture of a screen from one moment to the next: only what changed since is drawn again. A walk over the layers notes what each
// shows and where; what differs from the last walk is the damage. SimulatorHost's camera owns one.

import CoreGraphics

package final class LayerPicture {
    /// What a walk notes of a layer.
    private struct Note {
        /// Counts the changes of the layer, or of all its subtree where that is drawn as one.
        let version: Int
        let place: CGAffineTransform
        let before: ObjectIdentifier?
        /// What it and its sublayers cover, in pixels, inside what clips it.
        let extent: CGRect
        /// Shows something else at each moment.
        let isMoving: Bool
        /// Parts that are drawn all at once or not at all: what depends on pixels around it, and curved edges, whose pixels cairo rounds by
        /// one more or less where a clip cuts them. A slanted layer takes all of the screen: its rounding depends on where the clip begins.
        let wholes: [CGRect]
    }

    private var context: CGContext
    private var notes: [ObjectIdentifier: Note] = [:]
    private var image: CGImage?
    /// Pixels that the last `update` drew; null for none.
    package private(set) var damage = CGRect.null

    /// - Parameters width, height: pixels. scale: pixels a point.
    package init?(width: Int, height: Int, scale: CGFloat) {
        guard let context = CGContext(width: width, height: height, scale: scale, isCleared: false) else { return nil }
        self.context = context
    }

    package var size: (width: Int, height: Int) { (context.width, context.height) }

    /// The layers as they are shown now, over black.
    ///
    /// - Parameter roots: from back to front, with the places of their own coordinates' origins, in points.
    package func update(_ roots: [(layer: CALayer, origin: CGPoint)]) -> CGImage? {
        let screen = CGRect(x: 0, y: 0, width: context.width, height: context.height)
        var walk = Walk(renderer: LayerRenderer(presentation: true, time: CACurrentMediaTime()))
        var before: ObjectIdentifier?
        for root in roots {
            let place = CGAffineTransform(translationX: root.origin.x, y: root.origin.y).concatenating(context.deviceTransform)
            _ = walk.visitRoot(root.layer, place, screen, before: before)
            before = ObjectIdentifier(root.layer)
        }
        damage = image == nil ? screen : difference(walk.notes)
        notes = walk.notes
        if let image, damage.isNull { return image }
        // The picture is the bitmap itself. Whoever still has the last one keeps it, and this one goes on beside it.
        if image != nil, !isKnownUniquelyReferenced(&image) {
            guard let fresh = context.copy() else { return image }
            context = fresh
        }
        image = nil
        draw(roots)
        image = context.lendOpaqueImage()
        return image
    }

    private func draw(_ roots: [(layer: CALayer, origin: CGPoint)]) {
        context.saveGState()
        context.clip(to: CGRect(x: damage.minX / context.scale, y: damage.minY / context.scale, width: damage.width / context.scale, height: damage.height / context.scale))
        context.setFillColor(.black)
        // Beyond the edges, so that no pixel is covered by half: the bitmap was not cleared.
        context.fill(CGRect(x: -1, y: -1, width: CGFloat(context.width) / context.scale + 2, height: CGFloat(context.height) / context.scale + 2))
        for root in roots {
            context.saveGState()
            context.translateBy(x: root.origin.x, y: root.origin.y)
            root.layer.render(in: context, presentation: true)
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// The smallest upright rectangle of whole pixels around all that differs.
    private func difference(_ new: [ObjectIdentifier: Note]) -> CGRect {
        var box = CGRect.null
        for (id, note) in new {
            guard let old = notes[id] else {
                box = box.union(note.extent)
                continue
            }
            if note.isMoving || old.isMoving || note.version != old.version || note.place != old.place || note.before != old.before || note.extent != old.extent {
                box = box.union(old.extent).union(note.extent)
            }
        }
        for (id, old) in notes where new[id] == nil { box = box.union(old.extent) }
        if box.isNull || box.isEmpty { return .null }
        // What is blurred or masked as a whole is drawn as a whole.
        var grows = true
        while grows {
            grows = false
            // The pixels that will be drawn.
            let drawn = box.insetBy(dx: -2, dy: -2)
            for note in new.values {
                for whole in note.wholes where note.extent.intersects(drawn) && whole.intersects(drawn) && !box.contains(whole) {
                    box = box.union(whole)
                    grows = true
                }
            }
        }
        let screen = CGRect(x: 0, y: 0, width: context.width, height: context.height)
        // A half covered pixel at an edge is drawn anew too.
        let whole = box.insetBy(dx: -1, dy: -1).integral.intersection(screen)
        return whole.isNull || whole.isEmpty ? .null : whole
    }

    /// One walk from the roots to the leaves.
    private struct Walk {
        let renderer: LayerRenderer
        var notes: [ObjectIdentifier: Note] = [:]

        mutating func visitRoot(_ layer: CALayer, _ place: CGAffineTransform, _ clip: CGRect, before: ObjectIdentifier?) -> CGRect {
            visit(layer, renderer.values(layer), place, clip, before: before)
        }

        /// - Parameter place: from the layer's own coordinates to pixels.
        private mutating func visit(_ layer: CALayer, _ shown: CALayer, _ place: CGAffineTransform, _ clip: CGRect, before: ObjectIdentifier?) -> CGRect {
            let s = shown.state
            guard !s.isHidden, s.opacity > 0, s.isDrawable else {
                if layer.attached.isEmpty { note(layer, place, before, .null) } else { note(layer, place, before, .null, isMoving: true) }
                return .null
            }
            layer.displayIfNeeded()
            if layer is BackdropLayer {
                // It shows what lies behind, also from around a part.
                note(layer, place, before, clip, isMoving: !layer.attached.isEmpty, wholes: [clip])
                return clip
            }
            let isOne = layer.maskLayer != nil || layer is CAReplicatorLayer || layer is CATransformLayer || !s.sublayerTransform.isFlat
                || layer.children.contains { !$0.isPlanar || !$0.attached.isEmpty && !renderer.values($0).isPlanar }
            if isOne {
                let extent = renderer.ownExtent(of: layer, shown).applying(place).intersection(clip)
                note(layer, place, before, extent, version: Self.versions(layer), isMoving: Self.isMoving(layer), wholes: [place.isScaleAndTranslation && layer.maskLayer?.isPlanar ?? false ? extent : Self.everything])
                return extent
            }
            var inner = clip
            if s.masksToBounds { inner = clip.intersection(s.bounds.applying(place)) }
            var extent = renderer.ownContentExtent(of: layer, shown).applying(place).intersection(clip)
            let base = s.sublayerTransform.isIdentity ? place : shown.sublayerMatrix.concatenating(place)
            var previous: ObjectIdentifier?
            for child in LayerRenderer.backToFront(layer.children) {
                let childShown = renderer.values(child)
                let found = visit(child, childShown, childShown.transformToSuperlayer.concatenating(base), inner, before: previous)
                extent = extent.union(found)
                previous = ObjectIdentifier(child)
            }
            if s.castsShadow, !s.masksToBounds {
                let reach = s.shadowRadius * 3 + 2
                let scale = max(hypot(place.a, place.b), hypot(place.c, place.d))
                let offset = CGSize(width: s.shadowOffset.width, height: s.shadowOffset.height).applying(place)
                extent = extent.union(extent.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach * scale, dy: -reach * scale)).intersection(clip)
            }
            // A shadow of what is drawn changes with what is drawn.
            let followsContent = s.castsShadow && s.shadowPath == nil && (s.backgroundColor?.alpha ?? 0) == 0
            note(layer, place, before, extent, version: followsContent ? Self.versions(layer) : nil, isMoving: !layer.attached.isEmpty || layer is CAEmitterLayer || followsContent && Self.isMoving(layer), wholes: wholes(layer, shown, place, extent))
            return extent
        }

        private static let everything = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)

        private func wholes(_ layer: CALayer, _ shown: CALayer, _ place: CGAffineTransform, _ extent: CGRect) -> [CGRect] {
            let s = shown.state
            if !place.isScaleAndTranslation { return [Self.everything] }
            if layer is CAShapeLayer { return [shown.kindExtent.applying(place)] }
            guard s.cornerRadius > 0, !s.maskedCorners.isEmpty else { return [] }
            let b = s.bounds
            let bend = min(s.cornerRadius * (s.cornerCurve == .continuous ? CornerCurve.reach : 1), b.width / 2, b.height / 2)
            return [(b.minX, b.minY), (b.maxX - bend, b.minY), (b.maxX - bend, b.maxY - bend), (b.minX, b.maxY - bend)]
                .map { CGRect(x: $0.0, y: $0.1, width: bend, height: bend).applying(place) }
        }

        private mutating func note(
            _ layer: CALayer, _ place: CGAffineTransform, _ before: ObjectIdentifier?, _ extent: CGRect, version: Int? = nil, isMoving: Bool = false, wholes: [CGRect] = []
        ) {
            notes[ObjectIdentifier(layer)] = Note(
                version: version ?? layer.drawVersion, place: place, before: before, extent: extent.isEmpty ? .null : extent, isMoving: isMoving, wholes: wholes.filter { !$0.isNull && !$0.isEmpty })
        }

        /// Of the layer, its mask and all below.
        private static func versions(_ layer: CALayer) -> Int {
            layer.displayIfNeeded()
            var hasher = Hasher()
            func add(_ one: CALayer) {
                one.displayIfNeeded()
                hasher.combine(ObjectIdentifier(one))
                hasher.combine(one.drawVersion)
                if let mask = one.maskLayer { add(mask) }
                for child in one.children { add(child) }
            }
            add(layer)
            return hasher.finalize()
        }

        private static func isMoving(_ layer: CALayer) -> Bool {
            !layer.attached.isEmpty || layer is CAEmitterLayer || layer is BackdropLayer || layer.maskLayer.map(isMoving) ?? false || layer.children.contains(where: isMoving)
        }
    }
}
