// A layer whose content is drawn in tiles, when they come into sight and at the resolution that they are seen at.
// On a device tiles come from threads of their own and fade in; here they are there in the frame that shows them.

import CoreGraphics

/// Draws very large contents tile by tile: `draw(in:)` is called for each, clipped to it.
open class CATiledLayer: CALayer, @unchecked Sendable {
    private struct Tile: Hashable {
        let level: Int
        let column: Int
        let row: Int
    }

    private final class Tiles {
        var images: [Tile: CGImage?] = [:]
    }

    private let tiles = Tiles()

    /// Seconds a new tile fades in on a device; none do here. 0.25.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// Resolutions that are drawn: each halves the one before. Default 1.
    open var levelsOfDetail = 1 { didSet { forget() } }
    /// How many of them are finer than one pixel of the store a point. Default 0.
    open var levelsOfDetailBias = 0 { didSet { forget() } }
    /// Pixels. Default 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { forget() } } }

    private func forget() { tiles.images = [:] }
    /// Those that have been drawn so far.
    override func takeDrawing(from layer: CALayer) {
        if let model = layer as? CATiledLayer { tiles.images = model.tiles.images }
    }

    /// All tiles are drawn anew when they are next in sight.
    open override func setNeedsDisplay() {
        forget()
        CATransaction.noteChange(of: self)
    }
    /// The tiles that meet `rect` are drawn anew when they are next in sight.
    open override func setNeedsDisplay(_ rect: CGRect) {
        tiles.images = tiles.images.filter { !frame(of: $0.key).intersects(rect) }
        CATransaction.noteChange(of: self)
    }

    /// Tiles of another size of the bounds are drawn anew.
    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { forget() } } }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias, tileSize) = (layer.levelsOfDetail, layer.levelsOfDetailBias, layer.tileSize)
    }

    /// Pixels a point of a level.
    private func scale(of level: Int) -> CGFloat { max(contentsScale, 0.01) * pow(2, CGFloat(level)) }

    private func frame(of tile: Tile) -> CGRect {
        let scale = scale(of: tile.level), width = max(tileSize.width, 1) / scale, height = max(tileSize.height, 1) / scale
        return CGRect(x: bounds.minX + CGFloat(tile.column) * width, y: bounds.minY + CGFloat(tile.row) * height, width: width, height: height)
    }

    override var hasKindContent: Bool { true }

    override func drawKind(in context: CGContext, renderer: LayerRenderer) {
        let layer = shown as? CATiledLayer ?? self
        let seen = context.boundingBoxOfClipPath.intersection(bounds)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        let t = context.deviceTransform, zoom = max(abs(t.a * t.d - t.b * t.c).squareRoot(), 0.001)
        let wanted = Int(log2(zoom / max(contentsScale, 0.01)).rounded(.up))
        let level = min(max(wanted, levelsOfDetailBias - levelsOfDetail + 1), levelsOfDetailBias)
        let size = frame(of: Tile(level: level, column: 0, row: 0)).size
        let columns = Int(((seen.minX - bounds.minX) / size.width).rounded(.down))...Int(((seen.maxX - bounds.minX) / size.width).rounded(.up))
        let rows = Int(((seen.minY - bounds.minY) / size.height).rounded(.down))...Int(((seen.maxY - bounds.minY) / size.height).rounded(.up))
        guard columns.count * rows.count < 100_000 else { return }
        for row in rows {
            for column in columns {
                let tile = Tile(level: level, column: column, row: row)
                let part = frame(of: tile).intersection(seen)
                guard !part.isNull, part.width > 0.01, part.height > 0.01 else { continue }
                if layer.tiles.images[tile] == nil { layer.tiles.images[tile] = layer.picture(of: tile) }
                if let image = layer.tiles.images[tile] ?? nil { context.drawTopDown(image, in: frame(of: tile)) }
            }
        }
    }

    private func picture(of tile: Tile) -> CGImage? {
        let area = frame(of: tile), part = area.intersection(bounds)
        guard !part.isNull, part.width > 0, part.height > 0, let store = Self.makeBackingStore(size: area.size, scale: scale(of: tile.level)) else { return nil }
        store.translateBy(x: -area.minX, y: -area.minY)
        store.clip(to: part)
        draw(in: store)
        return store.isTouched ? store.makeImage() : nil
    }
}
