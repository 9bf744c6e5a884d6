// The part of the plane in which a field acts, around the field's position.

/// A shape around (0, 0), also made of others.
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying {
    private let test: @MainActor (CGPoint) -> Bool

    private init(test: @escaping @MainActor (CGPoint) -> Bool) {
        self.test = test
    }

    /// Everywhere.
    open class var infinite: UIRegion { UIRegion { _ in true } }
    /// A circle.
    public convenience init(radius: CGFloat) {
        self.init { hypot($0.x, $0.y) <= radius }
    }
    /// A rectangle with its middle at (0, 0).
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// The region outside of this one.
    open func inverse() -> Self { make { [test] in !test($0) } }
    /// The region that is in either of the two.
    open func union(with region: UIRegion) -> Self { make { [test] in test($0) || region.test($0) } }
    /// The region that is in this one and not in the other.
    open func difference(from region: UIRegion) -> Self { make { [test] in test($0) && !region.test($0) } }
    /// The region that is in both.
    open func intersection(with region: UIRegion) -> Self { make { [test] in test($0) && region.test($0) } }
    /// - Parameter point: from the region's middle.
    open func contains(_ point: CGPoint) -> Bool { test(point) }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    private func make<T>(_ test: @escaping @MainActor (CGPoint) -> Bool) -> T {
        let made = UIRegion(test: test)
        guard let made = made as? T else {
            raiseException(name: "NSInvalidArgumentException", reason: "-[\(type(of: self))]: regions are combined by UIRegion, not by a subclass")
        }
        return made
    }
}
