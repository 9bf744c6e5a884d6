// The result of one look at a node: the area it covers, and the parts of it that can only be drawn as a whole. Two notes give the damage
// between them. LayerPicture keeps the notes of its last look.

import CoreGraphics

final class LayerNote {
    let node: LayerNode
    private let place: CGAffineTransform
    private let clip: CGRect
    /// The sibling behind the layer.
    private let before: ObjectIdentifier?
    /// The area that it and its sublayers cover, in pixels, inside its clip.
    let extent: CGRect
    /// Whether its whole subtree is drawn as one: a change below changes all of it.
    private let isOne: Bool
    /// Whether it looks different at each moment.
    private let isMoving: Bool
    /// Whether it, or something below it, must be looked at in each moment.
    private let isOpen: Bool
    /// Parts that are drawn completely or not at all: those that depend on pixels around them, and curved edges, whose pixels cairo rounds by
    /// one more or less where a clip cuts them. A slanted layer takes the whole screen: its rounding depends on the start of the clip.
    private let wholes: [CGRect]
    private let children: [LayerNote]

    private init(
        _ node: LayerNode, _ place: CGAffineTransform, _ clip: CGRect, _ before: ObjectIdentifier?, _ extent: CGRect, isOne: Bool = false, isMoving: Bool = false, wholes: [CGRect] = [],
        children: [LayerNote] = []
    ) {
        (self.node, self.place, self.clip, self.before) = (node, place, clip, before)
        self.extent = extent.isEmpty ? .null : extent
        (self.isOne, self.isMoving, self.children) = (isOne, isMoving, children)
        isOpen = isMoving || children.contains(where: \.isOpen)
        self.wholes = wholes.filter { !$0.isNull && !$0.isEmpty }
    }

    // MARK: Looking

    private static let everything = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)

    /// - Parameters:
    /// - shown: the node with the values of its animations.
    /// - renderer: the renderer for the coordinates of the node.
    /// - place: the transform from the layer's own coordinates to pixels.
    /// - old: the earlier note of the same layer, or of another one.
    static func of(
        _ node: LayerNode, _ shown: LayerNode, _ renderer: LayerRenderer, _ place: CGAffineTransform, _ clip: CGRect, before: ObjectIdentifier?, old: LayerNote?
    ) -> LayerNote {
        if let old, old.node === node, !old.isOpen, old.place == place, old.clip == clip {
            return old.before == before ? old : LayerNote(node, place, clip, before, old.extent, isOne: old.isOne, wholes: old.wholes, children: old.children)
        }
        let s = shown.state
        guard !s.isHidden, s.opacity > 0, s.isDrawable else { return LayerNote(node, place, clip, before, .null, isMoving: !node.animations.isEmpty) }
        if node.features.contains(.showsBackdrop) { return LayerNote(node, place, clip, before, clip, isMoving: !node.animations.isEmpty, wholes: [clip]) }
        let inside = renderer.inside(node)
        if isDrawnAsOne(node, shown, inside) {
            let extent = inside.ownExtent(of: node, shown).applying(place).intersection(clip)
            let isUpright = place.isScaleAndTranslation && node.mask?.state.isPlanar ?? false
            return LayerNote(node, place, clip, before, extent, isOne: true, isMoving: node.isMoving, wholes: [isUpright ? extent : everything])
        }
        return ofTree(node, shown, inside, place, clip, before: before, old: old)
    }

    private static func isDrawnAsOne(_ node: LayerNode, _ shown: LayerNode, _ inside: LayerRenderer) -> Bool {
        node.mask != nil || !node.features.isDisjoint(with: [.repeatsSublayers, .keepsDepth]) || !shown.state.sublayerTransform.isFlat
            || node.children.contains { !$0.state.isPlanar || !$0.animations.isEmpty && !inside.values($0).state.isPlanar }
    }

    private static func ofTree(
        _ node: LayerNode, _ shown: LayerNode, _ inside: LayerRenderer, _ place: CGAffineTransform, _ clip: CGRect, before: ObjectIdentifier?, old: LayerNote?
    ) -> LayerNote {
        let s = shown.state
        let inner = s.masksToBounds ? clip.intersection(s.bounds.applying(place)) : clip
        var extent = inside.ownContentExtent(of: shown).applying(place).intersection(clip)
        let base = s.sublayerTransform.isIdentity ? place : s.sublayerMatrix.concatenating(place)
        var children: [LayerNote] = []
        children.reserveCapacity(node.children.count)
        var known = Known(old?.children ?? [])
        for (index, child) in node.children.enumerated() {
            let values = inside.values(child)
            let note = of(child, values, inside, values.state.transformToSuperlayer.concatenating(base), inner, before: children.last?.node.layer, old: known.note(of: child, at: index))
            extent = extent.union(note.extent)
            children.append(note)
        }
        if s.castsShadow, !s.masksToBounds {
            let reach = s.shadowRadius * 3 + 2
            let scale = max(hypot(place.a, place.b), hypot(place.c, place.d))
            let offset = CGSize(width: s.shadowOffset.width, height: s.shadowOffset.height).applying(place)
            extent = extent.union(extent.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach * scale, dy: -reach * scale)).intersection(clip)
        }
        // A shadow of the content changes with the content.
        let followsContent = s.castsShadow && s.shadowPath == nil && (s.backgroundColor?.alpha ?? 0) == 0
        return LayerNote(
            node, place, clip, before, extent, isOne: followsContent, isMoving: !node.animations.isEmpty || node.features.contains(.movesByItself) || followsContent && node.isMoving,
            wholes: wholes(node, shown, place), children: children)
    }

    private static func wholes(_ node: LayerNode, _ shown: LayerNode, _ place: CGAffineTransform) -> [CGRect] {
        let s = shown.state
        if !place.isScaleAndTranslation { return [everything] }
        if node.features.contains(.isCurved) { return [shown.kindExtent.applying(place)] }
        guard s.cornerRadius > 0, !s.maskedCorners.isEmpty else { return [] }
        let b = s.bounds
        let bend = min(s.cornerRadius * (s.cornerCurve == .continuous ? CornerCurve.reach : 1), b.width / 2, b.height / 2)
        return [(b.minX, b.minY), (b.maxX - bend, b.minY), (b.maxX - bend, b.maxY - bend), (b.minX, b.maxY - bend)]
            .map { CGRect(x: $0.0, y: $0.1, width: bend, height: bend).applying(place) }
    }

    /// Notes of siblings, found by layer: mostly at the same place.
    private struct Known {
        private let notes: [LayerNote]
        private lazy var byLayer = Dictionary(notes.map { ($0.node.layer, $0) }) { $1 }

        init(_ notes: [LayerNote]) { self.notes = notes }

        mutating func note(of node: LayerNode, at index: Int) -> LayerNote? {
            if index < notes.count, notes[index].node.layer == node.layer { return notes[index] }
            return notes.isEmpty ? nil : byLayer[node.layer]
        }
    }

    // MARK: Comparing

    /// The difference between two looks at siblings.
    static func damage(from old: [LayerNote], to new: [LayerNote]) -> CGRect {
        var box = CGRect.null
        if old.elementsEqual(new, by: { $0.node.layer == $1.node.layer }) {
            for (a, b) in zip(old, new) { b.compare(with: a, &box) }
            return box
        }
        let before = Dictionary(old.map { ($0.node.layer, $0) }) { $1 }
        for note in new {
            if let other = before[note.node.layer] { note.compare(with: other, &box) } else { box = box.union(note.extent) }
        }
        let now = Set(new.map(\.node.layer))
        for note in old where !now.contains(note.node.layer) { box = box.union(note.extent) }
        return box
    }

    private func compare(with old: LayerNote, _ box: inout CGRect) {
        if self === old { return }
        let isOther = isOne || old.isOne ? node !== old.node : node.version != old.node.version
        if isMoving || old.isMoving || isOther || place != old.place || before != old.before || extent != old.extent {
            // The boxes of the sublayers lie inside this one.
            box = box.union(old.extent).union(extent)
            return
        }
        box = box.union(Self.damage(from: old.children, to: children))
    }

    /// Adds parts that are drawn as a whole and lie in a drawn part; returns false if nothing had to be added.
    func widen(_ box: inout CGRect) -> Bool {
        var widened = false
        // The pixels that will be drawn.
        if !extent.intersects(box.insetBy(dx: -2, dy: -2)) { return false }
        for whole in wholes where whole.intersects(box.insetBy(dx: -2, dy: -2)) && !box.contains(whole) {
            box = box.union(whole)
            widened = true
        }
        for child in children where child.widen(&box) { widened = true }
        return widened
    }
}
