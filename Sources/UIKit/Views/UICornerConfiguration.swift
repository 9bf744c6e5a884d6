// UICornerConfiguration and UICornerRadius (iOS 26): the corners of a view by a rule. UIView+Corners applies the rule when the view's
// size changes.
import CoreGraphics
import QuartzCore

/// The radius of a corner: points, or the radius that is concentric with the container's corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Rule: Hashable, Sendable { case fixed(CGFloat), concentric(minimum: CGFloat) }
    let rule: Rule

    /// A radius in points; negative values count as zero.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(rule: .fixed(max(0, radius))) }
    /// The radius of the superview's corner less the distance to it, no less than `minimum`.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(rule: .concentric(minimum: minimum ?? 0)) }
    init(rule: Rule) { self.rule = rule }
    /// Creates a fixed radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
    /// Creates a fixed radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The corners of a view by a rule.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case corners([UICornerRadius?], isUniform: Bool)
        case capsule(maximum: CGFloat?)
    }
    let rule: Rule

    /// Corners with half of the shorter side as radius, at most `maximumRadius`.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration { UICornerConfiguration(rule: .capsule(maximum: maximumRadius)) }
    /// Each corner is computed separately: concentric corners can differ.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(rule: .corners(Array(repeating: radius, count: 4), isUniform: false)) }
    /// A separate radius for each corner; nil is square.
    public static func corners(topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?) -> UICornerConfiguration {
        UICornerConfiguration(rule: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius], isUniform: false))
    }
    /// All corners get the largest of their computed radii.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(rule: .corners(Array(repeating: radius, count: 4), isUniform: true)) }
    /// Corners with one radius at the top and another at the bottom.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius)
    }
    /// Corners with one radius on the left and another on the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius, bottomRightRadius: rightRadius)
    }

    /// Radii of the corners of a frame in a container: top left, top right, bottom left, bottom right.
    func radii(of frame: CGRect, in container: (size: CGSize, radius: CGFloat, corners: CACornerMask)?) -> [CGFloat] {
        let half = min(frame.width, frame.height) / 2
        switch rule {
        case .capsule(let maximum): return Array(repeating: max(0, min(half, maximum ?? half)), count: 4)
        case .corners(let radii, let isUniform):
            let masks: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            let resolved = zip(radii, masks.indices).map { radius, index -> CGFloat in
                switch radius?.rule {
                case nil: return 0
                case .fixed(let points): return min(points, half)
                case .concentric(let minimum):
                    guard let container, container.corners.contains(masks[index]) else { return min(minimum, half) }
                    let dx = index % 2 == 0 ? frame.minX : container.size.width - frame.maxX
                    let dy = index < 2 ? frame.minY : container.size.height - frame.maxY
                    return min(half, max(minimum, container.radius - max(0, max(dx, dy))))
                }
            }
            return isUniform ? Array(repeating: resolved.max() ?? 0, count: 4) : resolved
        }
    }
}
