// A simple SVG as an image: shapes and paths with fill, stroke, opacity and transforms, drawn at any scale.
// Asset catalogs and UIImage(data:) make them. Gradients, text, filters, masks, CSS sheets and `use` are not drawn.

import CoreGraphics
import Foundation

package final class VectorImage: @unchecked Sendable {
    package struct Shape {
        package var path: CGPath
        package var fill: UIColor?
        package var stroke: UIColor?
        package var strokeWidth: CGFloat
        package var isEvenOdd: Bool
        package var cap: CGLineCap
        package var join: CGLineJoin
        package var transform: CGAffineTransform
    }

    /// The size in points.
    package let size: CGSize
    private let viewBox: CGRect
    private let shapes: [Shape]

    package static func mayBeSVG(_ data: Data) -> Bool {
        let head = String(decoding: data.prefix(1024), as: UTF8.self)
        return head.contains("<svg") || (head.contains("<?xml") && data.range(of: Data("<svg".utf8), in: 0..<min(data.count, 8192)) != nil)
    }

    /// Reads an SVG document; nil when the document is not well formed or its root is not `svg`.
    package init?(svg data: Data) {
        guard let document = SVGReader.read(data), document.size.width > 0, document.size.height > 0 else { return nil }
        size = document.size
        viewBox = document.viewBox
        shapes = document.shapes
    }

    package func bitmap(size target: CGSize, scale: CGFloat) -> CGImage? {
        let width = Int((target.width * scale).rounded(.up)), height = Int((target.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= 16_384, height <= 16_384, let context = CGContext(width: width, height: height, scale: scale) else { return nil }
        let fit = min(target.width / viewBox.width, target.height / viewBox.height)
        context.translateBy(x: (target.width - viewBox.width * fit) / 2, y: (target.height - viewBox.height * fit) / 2)
        context.scaleBy(x: fit, y: fit)
        context.translateBy(x: -viewBox.minX, y: -viewBox.minY)
        for shape in shapes {
            context.saveGState()
            context.concatenate(shape.transform)
            if let fill = shape.fill {
                context.addPath(shape.path)
                context.setFillColor(fill.cgColor)
                context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
            }
            if let stroke = shape.stroke, shape.strokeWidth > 0 {
                context.addPath(shape.path)
                context.setStrokeColor(stroke.cgColor)
                context.setLineWidth(shape.strokeWidth)
                context.setLineCap(shape.cap)
                context.setLineJoin(shape.join)
                context.strokePath()
            }
            context.restoreGState()
        }
        return context.makeImage()
    }
}
