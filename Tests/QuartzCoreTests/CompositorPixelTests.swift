// Layer trees rendered and compared with committed PNGs. Accept with WILLAPPEAR_ACCEPT=1.

import PixelExpectation
@testable import QuartzCore
import XCTest

final class CompositorPixelTests: TimedTestCase {
    private let red = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
    private let green = CGColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 1)
    private let blue = CGColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)

    private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func render(_ root: CALayer, presentation: Bool = false) -> CGImage? {
        let context = CGContext(width: Int(root.bounds.width) * 2, height: Int(root.bounds.height) * 2, scale: 2)
        if let context { root.render(in: context, presentation: presentation) }
        return context?.makeImage()
    }

    private func root(_ width: CGFloat = 60, _ height: CGFloat = 60) -> CALayer {
        layer(CGRect(x: 0, y: 0, width: width, height: height), .white)
    }

    func testCornersBordersAndClipping() {
        let root = root()
        let card = layer(CGRect(x: 6, y: 6, width: 48, height: 48), green)
        card.cornerRadius = 14
        card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        card.borderWidth = 3
        card.borderColor = blue
        card.masksToBounds = true
        let inner = layer(CGRect(x: -10, y: -10, width: 30, height: 30), red)
        inner.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        card.addSublayer(inner)
        root.addSublayer(card)
        expectPixels(render(root), "corners-borders-clipping")
    }

    func testOpacityIsOfTheWholeGroup() {
        let root = root()
        let group = layer(CGRect(x: 6, y: 6, width: 36, height: 36), red)
        group.opacity = 0.5
        group.addSublayer(layer(CGRect(x: 12, y: 12, width: 36, height: 36), blue))
        root.addSublayer(group)
        let image = render(root)
        XCTAssertEqual(pixel(image, 60, 60), pixel(image, 90, 90), "the overlap is as blue as the rest")
        expectPixels(image, "group-opacity")
    }

    func testShadows() {
        let root = root(90, 60)
        let card = layer(CGRect(x: 10, y: 10, width: 24, height: 30), .white)
        card.cornerRadius = 6
        card.shadowOpacity = 0.5
        card.shadowOffset = CGSize(width: 0, height: 3)
        card.shadowRadius = 4
        root.addSublayer(card)
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 50, y: 10, width: 28, height: 28), transform: nil)
        shape.fillColor = red
        shape.shadowOpacity = 1
        shape.shadowColor = blue
        shape.shadowRadius = 2
        shape.shadowOffset = CGSize(width: 4, height: 4)
        root.addSublayer(shape)
        expectPixels(render(root), "layer-shadows")
    }

    func testMask() {
        let root = root()
        let picture = layer(CGRect(x: 5, y: 5, width: 50, height: 50), red)
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 10, width: 50, height: 30), transform: nil)
        picture.mask = mask
        picture.addSublayer(layer(CGRect(x: 25, y: 0, width: 25, height: 50), green))
        root.addSublayer(picture)
        expectPixels(render(root), "layer-mask")
    }

    func testShapesAndGradients() {
        let root = root(120, 60)
        let ring = CAShapeLayer()
        ring.path = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 44, height: 44), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = blue
        ring.lineWidth = 6
        ring.lineCap = .round
        ring.strokeStart = 0.1
        ring.strokeEnd = 0.7
        root.addSublayer(ring)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 64, y: 8, width: 48, height: 44)
        gradient.colors = [red, green, blue]
        gradient.locations = [0, 0.3, 1]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 10
        root.addSublayer(gradient)
        expectPixels(render(root), "shapes-gradients")
    }

    func testContentsGravity() {
        let root = root(120, 60)
        let arrow = CGContext(width: 20, height: 10, scale: 1).flatMap { c -> CGImage? in
            c.setFillColor(red)
            c.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            c.setFillColor(blue)
            c.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
            return c.makeImage()
        }
        let gravities: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottomLeft]
        for (index, gravity) in gravities.enumerated() {
            let box = layer(CGRect(x: CGFloat(index % 3) * 40 + 3, y: CGFloat(index / 3) * 30 + 3, width: 34, height: 24), CGColor(gray: 0.85, alpha: 1))
            box.contents = arrow
            box.contentsGravity = gravity
            box.masksToBounds = true
            root.addSublayer(box)
        }
        expectPixels(render(root), "contents-gravity")
    }

    func testPresentationShowsTheMiddleOfAnAnimation() {
        let root = root()
        let box = layer(CGRect(x: 0, y: 20, width: 20, height: 20), red)
        root.addSublayer(box)
        CATransaction.flush()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 10
        move.toValue = 50
        move.duration = 2
        box.add(move, forKey: "move")
        advance(by: 1)
        let image = render(root, presentation: true)
        XCTAssertEqual(pixel(image, 60, 60), [230, 51, 51, 255])
        XCTAssertEqual(pixel(image, 10, 60), [255, 255, 255, 255])
        XCTAssertEqual(pixel(render(root), 10, 60), [230, 51, 51, 255])
    }

    func testTransitions() {
        let sheet = root(160, 40)
        for (index, type) in [CATransitionType.fade, .push, .moveIn, .reveal].enumerated() {
            let box = layer(CGRect(x: CGFloat(index) * 40 + 2, y: 2, width: 36, height: 36), red)
            sheet.addSublayer(box)
            CATransaction.flush()
            let transition = CATransition()
            transition.type = type
            transition.subtype = .fromTop
            transition.duration = 1
            box.add(transition, forKey: nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            box.backgroundColor = blue
            CATransaction.commit()
        }
        advance(by: 0.25)
        expectPixels(render(sheet, presentation: true), "transitions")
    }

    func testBackdropBlursWhatIsBehindIt() {
        let root = root(80, 60)
        for index in 0..<8 {
            root.addSublayer(layer(CGRect(x: CGFloat(index) * 10, y: 0, width: 5, height: 60), index % 2 == 0 ? red : blue))
        }
        let backdrop = BackdropLayer()
        backdrop.frame = CGRect(x: 12, y: 12, width: 56, height: 36)
        backdrop.cornerRadius = 10
        backdrop.blurRadius = 8
        backdrop.saturation = 1.8
        backdrop.tint = CGColor(gray: 1, alpha: 0.4)
        root.addSublayer(backdrop)
        expectPixels(render(root), "backdrop")
    }

    func testStrangeLayersRenderWithoutATrap() {
        let root = root()
        let flat = layer(CGRect(x: 0, y: 0, width: 0, height: 10), red)
        flat.shadowOpacity = 1
        flat.borderWidth = 5
        let huge = layer(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), green)
        huge.cornerRadius = 1e9
        huge.shadowOpacity = 1
        huge.shadowRadius = 1e6
        let collapsed = layer(CGRect(x: 5, y: 5, width: 10, height: 10), red)
        collapsed.transform = CATransform3DMakeScale(0, 0, 0)
        let infinite = layer(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), blue)
        infinite.masksToBounds = true
        infinite.addSublayer(layer(CGRect(x: 1, y: 1, width: 3, height: 3), red))
        let masked = layer(CGRect(x: 5, y: 5, width: 10, height: 10), red)
        masked.mask = CALayer()
        for layer in [flat, huge, collapsed, infinite, masked] { root.addSublayer(layer) }
        XCTAssertNotNil(render(root))
    }
}
