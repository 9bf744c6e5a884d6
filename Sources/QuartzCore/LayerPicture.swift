// The picture of a screen from one moment to the next: only changes are drawn again. It notes the appearance and place of each node;
// differences from the last notes are the damage, and a node that is the same and at the same place keeps its notes. SimulatorHost's
// camera owns one.

import CoreGraphics

package final class LayerPicture {
    private var context: CGContext
    private var notes: [LayerNote] = []
    private var image: CGImage?
    /// The pixels that the last `update` drew; null for none.
    package private(set) var damage = CGRect.null

    /// - Parameters width, height: pixels. scale: pixels a point.
    package init?(width: Int, height: Int, scale: CGFloat) {
        guard let context = CGContext(width: width, height: height, scale: scale, isCleared: false) else { return nil }
        self.context = context
    }

    package var size: (width: Int, height: Int) { (context.width, context.height) }

    /// The tree over black.
    package func update(_ tree: LayerTree) -> CGImage? {
        let screen = CGRect(x: 0, y: 0, width: context.width, height: context.height)
        var new: [LayerNote] = []
        for (index, root) in tree.roots.enumerated() {
            let renderer = LayerRenderer(presentation: true, time: tree.time, clocks: root.clocks)
            let place = CGAffineTransform(translationX: root.origin.x, y: root.origin.y).concatenating(context.deviceTransform)
            new.append(LayerNote.of(root.node, renderer.values(root.node), renderer, place, screen, before: new.last?.node.layer, old: index < notes.count ? notes[index] : nil))
        }
        damage = image == nil ? screen : difference(new)
        notes = new
        if let image, damage.isNull { return image }
        // The picture is the bitmap itself. If somebody still holds the last picture, drawing continues in a copy.
        if image != nil, !isKnownUniquelyReferenced(&image) {
            guard let fresh = context.copy() else { return image }
            context = fresh
        }
        image = nil
        draw(tree)
        image = context.lendOpaqueImage()
        return image
    }

    private func draw(_ tree: LayerTree) {
        context.saveGState()
        context.clip(to: CGRect(x: damage.minX / context.scale, y: damage.minY / context.scale, width: damage.width / context.scale, height: damage.height / context.scale))
        context.setFillColor(.black)
        // The rectangle reaches beyond the edges, so that no pixel is covered by half: the bitmap was not cleared.
        context.fill(CGRect(x: -1, y: -1, width: CGFloat(context.width) / context.scale + 2, height: CGFloat(context.height) / context.scale + 2))
        tree.render(in: context)
        context.restoreGState()
    }

    /// The smallest upright rectangle of whole pixels around all that differs.
    private func difference(_ new: [LayerNote]) -> CGRect {
        var box = LayerNote.damage(from: notes, to: new)
        if box.isNull || box.isEmpty { return .null }
        // A layer that is blurred or masked as a whole is drawn as a whole.
        var grows = true
        while grows {
            grows = false
            for note in new { if note.widen(&box) { grows = true } }
        }
        let screen = CGRect(x: 0, y: 0, width: context.width, height: context.height)
        // A half covered pixel at an edge is drawn anew too.
        let whole = box.insetBy(dx: -1, dy: -1).integral.intersection(screen)
        return whole.isNull || whole.isEmpty ? .null : whole
    }
}
