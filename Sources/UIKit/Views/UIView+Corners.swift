// Applies a view's cornerConfiguration: sets its layer's corners at each change of its size or of its superview's size.
import CoreGraphics
import QuartzCore

extension UIView {
    /// The present radius of a corner of the view, from its `cornerConfiguration` or its layer; if several corners are given, of the first.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let corners: [(corner: UIRectCorner, mask: CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
        ]
        guard let index = corners.firstIndex(where: { corner.contains($0.corner) }) else { return 0 }
        guard let cornerConfiguration else { return layer.maskedCorners.contains(corners[index].mask) ? layer.cornerRadius : 0 }
        return cornerConfiguration.radii(of: frame, in: superview.map { ($0.bounds.size, $0.layer.cornerRadius, $0.layer.maskedCorners) })[index]
    }

    /// A layer has one radius: the largest, on the corners that are round.
    func applyCorners() {
        guard let cornerConfiguration else { return }
        let container = superview.map { ($0.bounds.size, $0.layer.cornerRadius, $0.layer.maskedCorners) }
        let radii = cornerConfiguration.radii(of: frame, in: container)
        let masks: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        layer.cornerRadius = radii.max() ?? 0
        layer.maskedCorners = zip(radii, masks).reduce(into: []) { if $1.0 > 0 { $0.formUnion($1.1) } }
    }
}
