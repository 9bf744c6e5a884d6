// Owns CGGradient: colours at places 0…1. CGContext draws it.

import Foundation

/// A smooth change through colours.
public final class CGGradient: @unchecked Sendable {
    struct Stop {
        let location: CGFloat
        let color: CGColor
    }

    let stops: [Stop]

    /// `locations` has one place 0…1 for each colour, or is nil for even spacing. nil for no colours; the space is not used.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        stops = Self.stops(colors: colors, locations: places)
    }

    /// `colors` may be any array that holds `CGColor`s, as Apple's `CFArray` parameter does.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
    }

    /// `count` colours in a row, each with its alpha; `locations` as in the other. nil for no colours and for spaces without components.
    public init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int) {
        let width = space.numberOfComponents + 1
        guard count > 0, width > 1 else { return nil }
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        stops = Self.stops(colors: colors, locations: places)
    }

    package init(colors: [CGColor], locations: [CGFloat]?) {
        stops = Self.stops(colors: colors, locations: locations)
    }

    private static func stops(colors: [CGColor], locations: [CGFloat]?) -> [Stop] {
        let last = CGFloat(max(colors.count - 1, 1))
        return colors.enumerated().map { index, color in
            var place = CGFloat(index) / last
            if let locations, index < locations.count, locations[index].isFinite { place = locations[index] }
            return Stop(location: min(max(place, 0), 1), color: color)
        }
        .sorted { $0.location < $1.location }
    }
}
