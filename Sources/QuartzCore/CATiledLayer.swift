// A layer whose content is drawn in tiles, when they become visible and at the resolution at which they are seen.
// On a device, tiles are drawn on separate threads and fade in; here they are drawn in the frame that shows them.

import CoreGraphics

/// Draws very large contents tile by tile: `draw(in:)` is called for each, clipped to it.
open class CATiledLayer: CALayer, @unchecked Sendable {
    struct Tile: Hashable {
        let level: Int
        let column: Int
        let row: Int
    }

    /// The tiles drawn since all were discarded. A node of the past keeps the tiles with which it was drawn.
    final class Tiles {
        var images: [Tile: CGImage?]
        init(_ images: [Tile: CGImage?] = [:]) { self.images = images }
    }

    private(set) var tiles = Tiles()
    override var kind: (any LayerKind)? {
        get { TiledContent(layer: self, tiles: tiles, levelsOfDetail: levelsOfDetail, levelsOfDetailBias: levelsOfDetailBias, tileSize: tileSize) }
        set {}
    }

    /// Seconds a new tile fades in on a device; none do here. 0.25.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of resolutions that are drawn: each halves the one before. Default 1.
    open var levelsOfDetail = 1 { didSet { forget() } }
    /// The number of these resolutions that are finer than one pixel of the store per point. Default 0.
    open var levelsOfDetailBias = 0 { didSet { forget() } }
    /// The tile size in pixels. Default 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { forget() } } }

    private func forget() {
        tiles = Tiles()
        lookChanged()
    }

    /// Marks all tiles: they are drawn anew when they are next visible.
    open override func setNeedsDisplay() {
        forget()
        CATransaction.noteChange(of: self)
    }
    /// The tiles that meet `rect` are drawn anew when they are next visible.
    open override func setNeedsDisplay(_ rect: CGRect) {
        let content = TiledContent(layer: self, tiles: tiles, levelsOfDetail: levelsOfDetail, levelsOfDetailBias: levelsOfDetailBias, tileSize: tileSize)
        tiles = Tiles(tiles.images.filter { !content.frame(of: $0.key, state).intersects(rect) })
        CATransaction.noteChange(of: self)
    }

    /// Tiles of another size of the bounds are drawn anew.
    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { forget() } } }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias, tileSize) = (layer.levelsOfDetail, layer.levelsOfDetailBias, layer.tileSize)
    }

    /// - Parameter area: of the tile, in the layer's coordinates.
    func picture(of area: CGRect, scale: CGFloat) -> CGImage? {
        let part = area.intersection(bounds)
        guard !part.isNull, part.width > 0, part.height > 0, let store = Self.makeBackingStore(size: area.size, scale: scale) else { return nil }
        store.translateBy(x: -area.minX, y: -area.minY)
        store.clip(to: part)
        draw(in: store)
        return store.isTouched ? store.makeImage() : nil
    }
}

/// The content of a tiled layer. The viewer decides which tiles are needed: tiles that were never drawn are requested from the live layer,
/// as a device's threads do after the commit, unless it has discarded its tiles since.
struct TiledContent: LayerKind {
    typealias Tile = CATiledLayer.Tile

    weak var layer: CATiledLayer?
    let tiles: CATiledLayer.Tiles
    let levelsOfDetail: Int
    let levelsOfDetailBias: Int
    let tileSize: CGSize

    var draws: Bool { true }

    /// Pixels a point of a level.
    private func scale(of level: Int, _ state: LayerState) -> CGFloat { max(state.contentsScale, 0.01) * pow(2, CGFloat(level)) }

    func frame(of tile: Tile, _ state: LayerState) -> CGRect {
        let scale = scale(of: tile.level, state), width = max(tileSize.width, 1) / scale, height = max(tileSize.height, 1) / scale
        return CGRect(x: state.bounds.minX + CGFloat(tile.column) * width, y: state.bounds.minY + CGFloat(tile.row) * height, width: width, height: height)
    }

    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {
        let s = shown.state, bounds = s.bounds
        let seen = context.boundingBoxOfClipPath.intersection(bounds)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        let t = context.deviceTransform, zoom = max(abs(t.a * t.d - t.b * t.c).squareRoot(), 0.001)
        let wanted = Int(log2(zoom / max(s.contentsScale, 0.01)).rounded(.up))
        let level = min(max(wanted, levelsOfDetailBias - levelsOfDetail + 1), levelsOfDetailBias)
        let size = frame(of: Tile(level: level, column: 0, row: 0), s).size
        let columns = Int(((seen.minX - bounds.minX) / size.width).rounded(.down))...Int(((seen.maxX - bounds.minX) / size.width).rounded(.up))
        let rows = Int(((seen.minY - bounds.minY) / size.height).rounded(.down))...Int(((seen.maxY - bounds.minY) / size.height).rounded(.up))
        guard columns.count * rows.count < 100_000 else { return }
        for row in rows {
            for column in columns {
                let tile = Tile(level: level, column: column, row: row)
                let area = frame(of: tile, s), part = area.intersection(seen)
                guard !part.isNull, part.width > 0.01, part.height > 0.01 else { continue }
                if let image = image(of: tile, area, s) { context.drawTopDown(image, in: area) }
            }
        }
    }

    private func image(of tile: Tile, _ area: CGRect, _ state: LayerState) -> CGImage? {
        if let known = tiles.images[tile] { return known }
        guard let layer, layer.tiles === tiles else { return nil }
        let image = layer.picture(of: area, scale: scale(of: tile.level, state))
        tiles.images[tile] = .some(image)
        return image
    }
}
