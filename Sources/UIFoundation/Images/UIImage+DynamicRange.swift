// Properties of images that are constant here (dynamic range), renderer formats, and the caps of old stretchable images.

import CoreGraphics
import Foundation

extension UIImage {
    /// The brightness beyond white that a picture may have (iOS 17).
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

    /// A format for drawing at this image's scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return format
    }
    /// False: pictures here have 8 bits a component (iOS 17).
    public var isHighDynamicRange: Bool { false }
    /// The same: no picture here is brighter than white (iOS 17).
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The points that are kept at the left edge of a stretchable image (deprecated).
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// The points that are kept at the upper edge of a stretchable image (deprecated).
    public var topCapHeight: Int { Int(capInsets.top) }
}
