// UIImage and UIImageView: loading, scales, orientation, tint, stretching, symbols, animation.

import PixelExpectation
@testable import UIKit
import XCTest

@MainActor final class ImageTests: XCTestCase {
    /// Left half red, right half blue, a green corner at the top left.
    private func sample(_ size: CGSize = CGSize(width: 8, height: 4)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            UIColor.blue.setFill()
            context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func draw(_ size: CGSize, _ body: () -> Void) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }.cgImage
    }

    func testEncodingRoundTrip() async throws {
        let data = try XCTUnwrap(sample().pngData())
        let image = try XCTUnwrap(UIImage(data: data, scale: 2))
        XCTAssertEqual(image.size, CGSize(width: 4, height: 2))
        XCTAssertEqual(image.scale, 2)
        XCTAssertNotNil(UIImage(data: try XCTUnwrap(sample().jpegData(compressionQuality: 0.8))))
        XCTAssertNil(UIImage().pngData())
    }

    func testOrientation() async throws {
        let bitmap = try XCTUnwrap(sample().cgImage)
        let right = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
        XCTAssertEqual(right.size, CGSize(width: 4, height: 8))
        // Turned clockwise: the upper left corner goes to the upper right.
        let drawn = draw(right.size) { right.draw(at: .zero) }
        XCTAssertEqual(pixel(drawn, 3, 0), [0, 255, 0, 255])
        XCTAssertEqual(pixel(drawn, 0, 7), [0, 0, 255, 255])
        let corners: [(UIImage.Orientation, Int, Int)] = [(.up, 0, 0), (.down, 7, 3), (.left, 0, 7), (.right, 3, 0), (.upMirrored, 7, 0), (.downMirrored, 0, 3), (.leftMirrored, 0, 0), (.rightMirrored, 3, 7)]
        for (orientation, x, y) in corners {
            let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
            XCTAssertEqual(pixel(draw(image.size) { image.draw(at: .zero) }, x, y), [0, 255, 0, 255], "\(orientation)")
        }
    }

    func testTint() {
        let tinted = sample().withTintColor(.white, renderingMode: .alwaysOriginal)
        XCTAssertEqual(pixel(draw(tinted.size) { tinted.draw(at: .zero) }, 6, 2), [255, 255, 255, 255])
        XCTAssertEqual(sample().withRenderingMode(.alwaysTemplate).renderingMode, .alwaysTemplate)
    }

    func testStretchingKeepsTheCaps() {
        let image = sample().resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
        let drawn = draw(CGSize(width: 40, height: 20)) { image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        XCTAssertEqual(pixel(drawn, 0, 0), [0, 255, 0, 255])
        XCTAssertEqual(pixel(drawn, 1, 1), [255, 0, 0, 255], "the corner is not stretched")
        XCTAssertEqual(pixel(drawn, 39, 19), [0, 0, 255, 255])
    }

    func testDamagedData() {
        for data in [Data(), Data([0]), Data("not an image".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), Data([0xFF, 0xD8, 0xFF, 0xE0]), Data("<svg".utf8), Data("<svg></svg>".utf8)] {
            XCTAssertNil(UIImage(data: data))
        }
        XCTAssertNil(UIImage(contentsOfFile: "/no/such/file.png"))
        XCTAssertNil(UIImage(named: ""))
        XCTAssertNil(UIImage(named: "../../etc/passwd"))
    }

    func testVectors() async throws {
        let source = """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">
        <g fill="#f00" transform="translate(4 0)"><rect width="16" height="20"/></g><path d="M20 0h20v20h-20z" style="fill:rgb(0,0,255)"/></svg>
        """
        let image = try XCTUnwrap(UIImage(data: Data(source.utf8)))
        XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
        let drawn = draw(CGSize(width: 20, height: 10)) { image.draw(at: .zero) }
        XCTAssertEqual(pixel(drawn, 5, 5), [255, 0, 0, 255])
        XCTAssertEqual(pixel(drawn, 15, 5), [0, 0, 255, 255])
        XCTAssertEqual(pixel(drawn, 0, 5), [0, 0, 0, 0])
    }

    func testPathData() {
        XCTAssertEqual(PathData.path("M1 2L3 4").boundingBoxOfPath, CGRect(x: 1, y: 2, width: 2, height: 2))
        XCTAssertEqual(PathData.path("m1,2 3-4.5.5").boundingBoxOfPath.width, 3)
        XCTAssertEqual(PathData.path("M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5Z").boundingBoxOfPath.height, 10, accuracy: 0.01)
        for text in ["", "Z", "M", "L", "M1", "M1 2 Q", "1 2 3", "M1e999 0", "A", String(repeating: "M", count: 10_000)] { XCTAssertNotNil(PathData.path(text)) }
    }

    func testSymbols() async throws {
        let image = try XCTUnwrap(UIImage(systemName: "star.fill"))
        XCTAssertTrue(image.isSymbolImage)
        let large = try XCTUnwrap(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        XCTAssertEqual(large.size.width, image.size.width * 2, accuracy: 1.5)
        XCTAssertNil(UIImage(systemName: "no.such.symbol"))
        XCTAssertTrue((Host.current as? DetachedHost)?.console.contains { $0.hasPrefix("No symbol named 'no.such.symbol' found in system symbol set") } ?? true)
        // A name of Apple's without a drawing shows the drawing of its beginning, or a square; none of them is nil.
        XCTAssertEqual(UIImage(systemName: "envelope.badge.person.crop")?.size, UIImage(systemName: "envelope")?.size)
        XCTAssertEqual(UIImage(systemName: "lungs.fill")?.size, UIImage(systemName: "square.fill")?.size)
        XCTAssertTrue(SymbolNames.contains("fork.knife"))
        XCTAssertTrue(SymbolNames.contains("tram"))
        XCTAssertFalse(SymbolNames.contains("fork.spoon"))
        for name in SymbolLibrary.names { XCTAssertNotNil(UIImage(systemName: name)?.cgImage, name) }
        // Letters and numbers stand in their frames; one symbol is not another's picture.
        let framed = ["1.circle", "12.circle.fill", "50.square", "a.circle", "a.square.fill", "z.circle"].map { UIImage(systemName: $0)?.pngData() }
        XCTAssertFalse(framed.contains(nil))
        XCTAssertEqual(Set(framed).count, framed.count)
    }

    func testSymbolSheet() {
        let names = SymbolLibrary.names.sorted() + ["plus.circle", "plus.circle.fill", "xmark.circle.fill", "heart.fill", "house.fill", "trash.fill", "bell.fill", "checkmark.circle.fill", "info.circle", "person.circle.fill", "exclamationmark.triangle.fill", "star.circle", "folder.fill", "envelope.fill"]
        let columns = 14
        let size = CGSize(width: CGFloat(columns) * 34, height: CGFloat((names.count + columns - 1) / columns) * 34)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, name) in names.enumerated() {
                guard let symbol = UIImage(systemName: name) else { continue }
                let center = CGPoint(x: CGFloat(index % columns) * 34 + 17, y: CGFloat(index / columns) * 34 + 17)
                symbol.draw(at: CGPoint(x: center.x - symbol.size.width / 2, y: center.y - symbol.size.height / 2))
            }
        }
        expectPixels(image.cgImage, "symbols")
    }

    func testImageViewContents() async throws {
        let view = UIImageView(image: sample())
        XCTAssertEqual(view.bounds.size, CGSize(width: 8, height: 4))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 8, height: 4))
        XCTAssertTrue(view.layer.contents as? CGImage === view.image?.cgImage)
        view.image = nil
        XCTAssertNil(view.layer.contents)
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
        view.tintColor = .red
        view.image = sample().withRenderingMode(.alwaysTemplate)
        let contents = try XCTUnwrap(view.layer.contents as! CGImage?)
        XCTAssertEqual(pixel(contents, 6, 2), [255, 0, 0, 255])
        view.tintColor = .blue
        XCTAssertEqual(pixel(view.layer.contents as! CGImage?, 6, 2), [0, 0, 255, 255])
        view.highlightedImage = sample(CGSize(width: 2, height: 2))
        view.isHighlighted = true
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 2, height: 2))
    }

    func testImageViewAnimation() {
        let view = UIImageView()
        view.animationImages = [sample(), sample()]
        XCTAssertFalse(view.isAnimating)
        view.startAnimating()
        XCTAssertTrue(view.isAnimating)
        view.stopAnimating()
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(UIImage.animatedImage(with: [sample(), sample()], duration: 0)?.duration ?? 0, 2.0 / 30, accuracy: 1e-9)
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    }
}
