// The parts of the screen that have changed between two pictures, so that only they travel. One picture is kept; each tile
// of it stores the number of the picture in which it last changed, so any number of viewers can be behind by any amount.
import CoreGraphics
import Foundation
import HostProtocol

@MainActor final class ScreenPatches {
    /// Side of a tile in pixels.
    private static let side = 48
    /// More parts than this are sent as one.
    private static let maximumParts = 12

    private let camera: ScreenCamera
    private var picture: CGImage?
    private var scale: CGFloat = 0
    /// The look at which each tile last changed, row by row.
    private var tiles: [Int] = []
    private var columns = 0
    private var version = 0
    /// Whether nothing can have changed since the kept picture was drawn.
    private var isCurrent = false

    init(camera: ScreenCamera) { self.camera = camera }

    /// The app has done something since the last look.
    func invalidate() { isCurrent = false }

    /// The differences from the picture with the number `since`; 0 is no picture, so that everything differs.
    func changes(since: Int, scale wanted: CGFloat) throws(StepFailure) -> (LivePatches, Data) {
        let scale = wanted.isFinite ? min(max(wanted, 0.5), camera.deviceScale) : 1
        let image: CGImage
        if isCurrent, let picture, self.scale == scale {
            image = picture
        } else {
            guard let drawn = camera.picture(scale: scale) else { throw StepFailure("the screen could not be drawn") }
            look(at: drawn, scale)
            image = drawn
            isCurrent = true
        }
        let areas = damaged(since: since > version ? 0 : since)
        var payload = Data()
        var parts: [LivePatches.Part] = []
        for area in areas {
            guard let png = image.cropping(to: CGRect(x: area.x, y: area.y, width: area.width, height: area.height))?.pngData() else { throw StepFailure("the screen could not be drawn") }
            parts.append(.init(x: area.x, y: area.y, width: area.width, height: area.height, bytes: png.count))
            payload.append(png)
        }
        return (LivePatches(version: version, width: image.width, height: image.height, parts: parts), payload)
    }

    /// Compares `image` with the previous one, tile by tile.
    private func look(at image: CGImage, _ scale: CGFloat) {
        let columns = (image.width + Self.side - 1) / Self.side, rows = (image.height + Self.side - 1) / Self.side
        defer {
            picture = image
            self.scale = scale
        }
        guard let before = picture, self.scale == scale, before.width == image.width, before.height == image.height, let old = before.pixels, let new = image.pixels else {
            version += 1
            self.columns = columns
            tiles = Array(repeating: version, count: columns * rows)
            return
        }
        let stride = image.bytesPerRow
        var hasChanged = false
        for row in 0..<rows {
            let lines = row * Self.side..<min((row + 1) * Self.side, image.height)
            let start = lines.lowerBound * stride
            if memcmp(old + start, new + start, lines.count * stride) == 0 { continue }
            for column in 0..<columns {
                let x = column * Self.side, width = min(Self.side, image.width - x)
                if lines.contains(where: { memcmp(old + $0 * stride + x * 4, new + $0 * stride + x * 4, width * 4) != 0 }) {
                    if !hasChanged {
                        version += 1
                        hasChanged = true
                    }
                    tiles[row * columns + column] = version
                }
            }
        }
    }

    private typealias Area = (x: Int, y: Int, width: Int, height: Int)

    /// Rows of tiles that changed in the same columns become one area.
    private func damaged(since: Int) -> [Area] {
        guard let picture, columns > 0 else { return [] }
        var bands: [(rows: Range<Int>, columns: Range<Int>)] = []
        for row in 0..<tiles.count / columns {
            let line = tiles[row * columns..<(row + 1) * columns]
            guard let first = line.firstIndex(where: { $0 > since }), let last = line.lastIndex(where: { $0 > since }) else { continue }
            let span = first - row * columns..<last - row * columns + 1
            if let previous = bands.last, previous.rows.upperBound == row, previous.columns == span {
                bands[bands.count - 1].rows = previous.rows.lowerBound..<row + 1
            } else {
                bands.append((row..<row + 1, span))
            }
        }
        if bands.count > Self.maximumParts, let first = bands.first, let last = bands.last {
            let left = bands.map(\.columns.lowerBound).min() ?? 0, right = bands.map(\.columns.upperBound).max() ?? columns
            bands = [(first.rows.lowerBound..<last.rows.upperBound, left..<right)]
        }
        return bands.map { band in
            let x = band.columns.lowerBound * Self.side, y = band.rows.lowerBound * Self.side
            return (x, y, min(band.columns.upperBound * Self.side, picture.width) - x, min(band.rows.upperBound * Self.side, picture.height) - y)
        }
    }
}
