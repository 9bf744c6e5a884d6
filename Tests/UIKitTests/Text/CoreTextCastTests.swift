// UIFont and CTFont, UIFontDescriptor and CTFontDescriptor are one on Apple's systems: casts both ways. Text as a shape layer.

import UIKit
import XCTest

@MainActor final class CoreTextCastTests: XCTestCase {
    func testFontsAreCastBothWays() throws {
        let font = UIFont.preferredFont(forTextStyle: .title1)
        let core = font as CTFont
        XCTAssertEqual(CTFontGetSize(core), font.pointSize)
        XCTAssertTrue(core as UIFont === font, "the same object comes back")
        let named = CTFontCreateWithName("Menlo-Bold" as CFString, 14, nil) as UIFont
        XCTAssertEqual(named.fontName, "Menlo-Bold")
        let any: Any = font
        XCTAssertEqual((any as? CTFont).map { CTFontGetSize($0) }, font.pointSize)
        let attributes = [NSAttributedString.Key.font: CTFontCreateWithName("Menlo-Bold" as CFString, 14, nil)]
        let read = NSAttributedString(string: "x", attributes: attributes).attribute(.font, at: 0, effectiveRange: nil)
        XCTAssertEqual((read as? UIFont)?.fontName, "Menlo-Bold")
        XCTAssertEqual((read as! CTFont), CTFontCreateWithName("Menlo-Bold" as CFString, 14, nil))
        let layer = CATextLayer()
        layer.font = CTFontCreateWithName("Menlo-Bold" as CFString, 14, nil)
        layer.font = font
        layer.font = CGFont("Menlo-Bold" as CFString)
        XCTAssertNotNil(layer.font)
    }

    func testDescriptorsAreCastBothWays() {
        let digits = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.featureIdentifier: 6, UIFontDescriptor.FeatureKey.typeIdentifier: 0]],
        ])
        let font = CTFontCreateWithFontDescriptor(digits as CTFontDescriptor, 0, nil) as UIFont
        XCTAssertEqual(font.pointSize, 17)
        func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        XCTAssertEqual(width("1111", font), width("0000", font), accuracy: 0.01)
        XCTAssertEqual(width("1111", UIFont(descriptor: digits, size: 0)), width("1111", font), accuracy: 0.01)
        XCTAssertNotEqual(width("1111", .systemFont(ofSize: 17)), width("1111", font))
        let back = CTFontCopyFontDescriptor(CTFontCreateWithName("Georgia" as CFString, 20, nil)) as UIFontDescriptor
        XCTAssertEqual(UIFont(descriptor: back, size: 0).fontName, "Georgia")
        let slanted = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: "Georgia", .matrix: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)]), size: 20)
        XCTAssertEqual(CTFontGetMatrix(slanted as CTFont).c, 0.3)
    }

    /// The text that draws itself: each glyph's outline in a shape layer, which has the size that UIKit measures.
    func testTextAsAShapeLayer() throws {
        let font = UIFont.boldSystemFont(ofSize: 40)
        let string = NSAttributedString(string: "Hello", attributes: [.font: font])
        let letters = CGMutablePath()
        let line = CTLineCreateWithAttributedString(string)
        for run in CTLineGetGlyphRuns(line) as! [CTRun] {
            let attributes = CTRunGetAttributes(run) as NSDictionary
            let runFont = attributes[kCTFontAttributeName as String] as! CTFont
            for index in 0..<CTRunGetGlyphCount(run) {
                let range = CFRangeMake(index, 1)
                var glyph = CGGlyph(), position = CGPoint()
                CTRunGetGlyphs(run, range, &glyph)
                CTRunGetPositions(run, range, &position)
                if let letter = CTFontCreatePathForGlyph(runFont, glyph, nil) {
                    letters.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
                }
            }
        }
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(cgPath: letters).cgPath
        shape.isGeometryFlipped = true
        let box = try XCTUnwrap(shape.path).boundingBoxOfPath
        XCTAssertEqual(box.width, string.size().width, accuracy: 8)
        XCTAssertEqual(box.maxY, font.ascender, accuracy: 10)
        XCTAssertEqual(box.minY, 0, accuracy: 1.5)
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), Double(string.size().width), accuracy: 1.1)
    }

    /// A label of an app's own, drawn with a frame after the usual flip: upright, from the top.
    func testAViewThatDrawsAFrame() {
        final class Column: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.textMatrix = .identity
                context.translateBy(x: 0, y: bounds.height)
                context.scaleBy(x: 1, y: -1)
                let path = CGMutablePath()
                path.addRect(bounds)
                let text = NSAttributedString(string: "LL", attributes: [.font: UIFont(name: "DejaVuSans", size: 40) as Any, .foregroundColor: UIColor.red])
                CTFrameDraw(CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text as CFAttributedString), CFRangeMake(0, text.length), path, nil), context)
            }
        }
        let view = Column(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        view.backgroundColor = .white
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            UIColor.white.setFill()
            context.fill(view.bounds)
            view.draw(view.bounds)
        }
        let reds = (0..<60).map { y in (0..<80).reduce(0) { $0 + (isRed(image, $1, y) ? 1 : 0) } }
        let rows = reds.indices.filter { reds[$0] > 0 }
        let foot = reds.firstIndex(of: reds.max() ?? 0) ?? 0
        XCTAssertGreaterThan(rows.count, 20)
        XCTAssertLessThan(rows.first ?? 60, 14)
        XCTAssertGreaterThan(foot, (rows.first ?? 0) + 20, "the foot of an L is below")
    }

    private func isRed(_ image: UIImage, _ x: Int, _ y: Int) -> Bool {
        let part = image.cgImage.flatMap { $0.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)) }
        var bytes = [UInt8](repeating: 0, count: 4)
        guard let part, let context = CGContext(data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) else { return false }
        context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return bytes[0] > 150 && bytes[1] < 120
    }
}
