// A white UIKit-like context to draw text in, as an image.
// TextPictureTests compares what comes out with the PNGs in Expected.

import CoreGraphics
import Foundation

enum Pictures {
    static func draw(width: CGFloat, height: CGFloat, scale: CGFloat = 2, _ body: (CGContext) -> Void) -> CGImage? {
        guard let context = CGContext(width: Int(width * scale), height: Int(height * scale), scale: scale) else { return nil }
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        body(context)
        return context.makeImage()
    }
}
