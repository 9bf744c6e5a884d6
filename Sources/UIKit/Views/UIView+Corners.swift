// A view's corners by its cornerConfiguration: set on its layer at each change of its size or of its superview's.
import CoreGraphics
import QuartzCore

extension UIView {
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
