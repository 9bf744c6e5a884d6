// The kept picture of a screen: an unchanged one is not drawn, a changed part draws its rectangle, and after any changes the picture is,
// byte for byte, the one that is drawn from nothing.

import PixelExpectation
@testable import QuartzCore
import XCTest

final class LayerPictureTests: TimedTestCase {
    private struct Dice {
        var state: UInt64
        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        mutating func unit() -> CGFloat { CGFloat(next(1000)) / 1000 }
        mutating func color() -> CGColor { CGColor(red: unit(), green: unit(), blue: unit(), alpha: next(3) == 0 ? 0.6 : 1) }
    }

    private func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func fresh(_ root: CALayer) -> CGImage? {
        LayerPicture(width: 240, height: 240, scale: 2)?.update(LayerTree(of: root))
    }

    func testAnUnchangedScreenIsTheSamePictureAndACaretItsRectangle() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 120, height: 120), .white)
        let caret = layer(CGRect(x: 20, y: 30, width: 2, height: 20), .black)
        root.addSublayer(layer(CGRect(x: 10, y: 10, width: 100, height: 60), CGColor(gray: 0.9, alpha: 1)))
        root.addSublayer(caret)
        let picture = try XCTUnwrap(LayerPicture(width: 240, height: 240, scale: 2))
        let first = picture.update(LayerTree(of: root))
        XCTAssertEqual(picture.damage, CGRect(x: 0, y: 0, width: 240, height: 240))
        XCTAssertTrue(picture.update(LayerTree(of: root)) === first)
        XCTAssertTrue(picture.damage.isNull)
        caret.isHidden = true
        let second = picture.update(LayerTree(of: root))
        XCTAssertEqual(picture.damage, CGRect(x: 39, y: 59, width: 6, height: 42))
        XCTAssertEqual(second?.pngData(), fresh(root)?.pngData())
        caret.removeFromSuperlayer()
        _ = picture.update(LayerTree(of: root))
        XCTAssertTrue(picture.damage.isNull, "what was hidden leaves nothing behind")
    }

    func testALayerInTheMemoryOfADeadOneIsAnother() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 120, height: 120), .white)
        let picture = try XCTUnwrap(LayerPicture(width: 240, height: 240, scale: 2))
        for index in 0..<50 {
            root.sublayers?.forEach { $0.removeFromSuperlayer() }
            CATransaction.flush()
            root.addSublayer(layer(CGRect(x: 10, y: 10, width: 20, height: 20), CGColor(gray: CGFloat(index) / 50, alpha: 1)))
            let image = picture.update(LayerTree(of: root))
            XCTAssertEqual(pixel(image, 30, 30), pixel(fresh(root), 30, 30))
        }
    }

    /// A moment of the past is drawn again whatever has happened since.
    func testATreeDrawsItsMomentAgain() throws {
        func draw(_ body: (CGContext) -> Void) -> Data? {
            let context = CGContext(width: 240, height: 240, scale: 2)
            if let context { body(context) }
            return context?.makeImage()?.pngData()
        }
        for seed in 0..<20 {
            var dice = Dice(state: UInt64(seed) &* 991 &+ 3)
            let root = layer(CGRect(x: 0, y: 0, width: 120, height: 120), .white)
            var all = [root]
            for _ in 0..<25 { change(&all, &dice) }
            (root.opacity, root.mask) = (1, nil)
            let text = CATextLayer()
            (text.frame, text.string, text.foregroundColor) = (CGRect(x: 5, y: 5, width: 100, height: 40), "moment", .black)
            root.addSublayer(text)
            CATransaction.flush()
            for one in all.dropFirst() {
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.byValue, animation.duration) = (30, 1)
                one.add(animation, forKey: "move")
            }
            advance(by: 0)
            advance(by: 0.4)
            let then = draw { root.render(in: $0, presentation: true) }
            let moment = LayerTree(of: root)
            XCTAssertEqual(draw { moment.render(in: $0) }, then, "seed \(seed)")
            advance(by: 0.3)
            for _ in 0..<25 { change(&all, &dice) }
            text.removeFromSuperlayer()
            (root.opacity, root.mask, root.backgroundColor) = (1, nil, .black)
            advance(by: 5)
            XCTAssertNotEqual(draw { root.render(in: $0, presentation: true) }, then)
            XCTAssertEqual(draw { moment.render(in: $0) }, then, "later, seed \(seed)")
        }
    }

    func testAnyChangesLeadToThePictureThatIsDrawnFromNothing() throws {
        for seed in 0..<15 {
            var dice = Dice(state: UInt64(seed) &* 77 &+ 5)
            let root = layer(CGRect(x: 0, y: 0, width: 120, height: 120), .white)
            var all = [root]
            let picture = try XCTUnwrap(LayerPicture(width: 240, height: 240, scale: 2))
            for step in 0..<30 {
                for _ in 0...dice.next(2) { change(&all, &dice) }
                if dice.next(4) == 0 { advance(by: 0.05) } else { CATransaction.flush() }
                let kept = picture.update(LayerTree(of: root)), whole = fresh(root)
                guard kept?.pngData() != whole?.pngData() else { continue }
                XCTFail("seed \(seed), step \(step): damage \(picture.damage)")
                return
            }
        }
    }

    private func change(_ all: inout [CALayer], _ dice: inout Dice) {
        let one = all[dice.next(all.count)]
        func rect() -> CGRect { CGRect(x: dice.unit() * 90 - 10, y: dice.unit() * 90 - 10, width: 5 + dice.unit() * 60, height: 5 + dice.unit() * 60) }
        switch dice.next(16) {
        case 0, 1, 2:
            let new = dice.next(4) == 0 ? gradient(&dice) : layer(rect(), dice.color())
            new.frame = rect()
            one.addSublayer(new)
            all.append(new)
        case 3 where all.count > 1 && one !== all[0]:
            one.removeFromSuperlayer()
            all.removeAll { layer in
                var current: CALayer? = layer
                while let here = current { if here === one { return true }; current = here.superlayer }
                return false
            }
        case 4 where one !== all[0]: one.frame = rect()
        case 5: one.backgroundColor = dice.color()
        case 6: one.opacity = Float(dice.next(3)) / 2
        case 7: one.isHidden = dice.next(3) == 0 && one !== all[0]
        case 8: one.cornerRadius = CGFloat(dice.next(12))
        case 9: (one.borderWidth, one.borderColor) = (CGFloat(dice.next(4)), dice.color())
        case 10: (one.shadowOpacity, one.shadowRadius, one.shadowOffset) = (Float(dice.next(2)), CGFloat(dice.next(6)), CGSize(width: dice.next(6), height: dice.next(6)))
        case 11: one.masksToBounds.toggle()
        case 12 where one !== all[0]: one.zPosition = CGFloat(dice.next(3))
        case 13 where one !== all[0]: one.setAffineTransform(CGAffineTransform(rotationAngle: dice.unit()))
        case 14:
            let mask = CAShapeLayer()
            mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20 + dice.unit() * 60, height: 30), transform: nil)
            one.mask = dice.next(2) == 0 ? mask : nil
        case 15 where one !== all[0]:
            var t = CATransform3D.identity
            t.m34 = -1 / 100
            one.transform = dice.next(2) == 0 ? CATransform3DRotate(t, dice.unit(), 0, 1, 0) : .identity
        default: one.bounds.origin.y = CGFloat(dice.next(20))
        }
    }

    private func gradient(_ dice: inout Dice) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.colors = [dice.color(), dice.color()]
        return gradient
    }
}
