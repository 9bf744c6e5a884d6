// The kinds of layers beside CALayer: text, copies, scrolling, tiles, particles, layers in space. Pictures are accepted with
// WILLAPPEAR_ACCEPT=1; what arithmetic decides is asserted.

import CoreText
import PixelExpectation
@testable import QuartzCore
import XCTest

final class LayerKindTests: TimedTestCase {
    private let red = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
    private let blue = CGColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)

    private func layer<L: CALayer>(_ layer: L, _ frame: CGRect, _ color: CGColor? = nil) -> L {
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func root(_ width: CGFloat, _ height: CGFloat) -> CALayer { layer(CALayer(), CGRect(x: 0, y: 0, width: width, height: height), .white) }

    private func render(_ root: CALayer, presentation: Bool = false) -> CGImage? {
        let context = CGContext(width: Int(root.bounds.width) * 2, height: Int(root.bounds.height) * 2, scale: 2)
        root.displayTreeIfNeeded()
        if let context { root.render(in: context, presentation: presentation) }
        return context?.makeImage()
    }

    func testTextLayers() {
        let root = root(160, 110)
        func add(_ y: CGFloat, _ height: CGFloat, _ text: Any, _ change: (CATextLayer) -> Void = { _ in }) {
            let one = layer(CATextLayer(), CGRect(x: 5, y: y, width: 150, height: height), CGColor(gray: 0.93, alpha: 1))
            one.contentsScale = 2
            one.string = text
            one.fontSize = 16
            one.foregroundColor = .black
            change(one)
            root.addSublayer(one)
        }
        XCTAssertEqual(CATextLayer().fontSize, 36)
        XCTAssertEqual(CATextLayer().foregroundColor, .white)
        add(3, 20, "Plain")
        add(25, 20, "In the middle, far too long for its layer") { ($0.alignmentMode, $0.truncationMode) = (.center, .end) }
        add(47, 38, "Wrapped at the edge of its layer") { ($0.isWrapped, $0.font) = (true, "Georgia" as NSString) }
        add(87, 20, NSAttributedString(string: "Own colour", attributes: [NSAttributedString.Key("NSFont"): CTFontCreateWithName("Courier" as NSString, 14, nil), NSAttributedString.Key("NSColor"): red])) { $0.alignmentMode = .right }
        expectPixels(render(root), "text-layers")
    }

    func testReplicatedDotsAreMovedTintedAndDelayed() {
        let root = root(80, 80)
        let ring = layer(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 80, height: 80))
        let dot = layer(CALayer(), CGRect(x: 36, y: 4, width: 8, height: 8), .white)
        dot.cornerRadius = 4
        ring.addSublayer(dot)
        ring.instanceCount = 8
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        ring.instanceColor = red
        ring.instanceRedOffset = -0.1
        ring.instanceBlueOffset = 0.1
        ring.instanceAlphaOffset = -0.1
        root.addSublayer(ring)
        let image = render(root)
        XCTAssertEqual(pixel(image, 80, 16), [230, 51, 51, 255], "the first copy has the colour itself")
        expectPixels(image, "replicator")
        // Each copy shows what the one before showed a delay ago.
        ring.instanceColor = .white
        (ring.instanceRedOffset, ring.instanceBlueOffset, ring.instanceAlphaOffset) = (0, 0, 0)
        ring.instanceDelay = 0.125
        root.backgroundColor = .black
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (1, 0, 1, .infinity)
        CATransaction.flush()
        dot.add(fade, forKey: "fade")
        advance(by: 0)
        advance(by: 10)
        let later = render(root, presentation: true)
        XCTAssertEqual(pixel(later, 80, 16).first ?? 0, 255)
        // A quarter turn clockwise is the third copy, a quarter of a second behind: opacity 1/4.
        XCTAssertEqual(Int(pixel(later, 144, 80).first ?? 0), 64, accuracy: 2)
        dot.removeAllAnimations()
    }

    func testScrollLayers() {
        let scroll = layer(CAScrollLayer(), CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.masksToBounds = true
        let content = layer(CALayer(), CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.addSublayer(content)
        scroll.scroll(to: CGPoint(x: 30, y: 40))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 30, y: 40))
        scroll.scroll(to: CGRect(x: 120, y: 60, width: 20, height: 10))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 40, y: 40), "as little as shows the rectangle")
        scroll.scrollMode = .vertically
        content.scroll(CGPoint(x: 5, y: 200))
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 40, y: 200))
        XCTAssertEqual(content.visibleRect, CGRect(x: 40, y: 200, width: 100, height: 50))
    }

    func testTilesAreDrawnWhenTheyComeIntoSight() {
        final class Tiles: CATiledLayer, @unchecked Sendable {
            var drawn: [CGRect] = []
            override func draw(in ctx: CGContext) { drawn.append(ctx.boundingBoxOfClipPath) }
        }
        let root = root(100, 100)
        let tiles = layer(Tiles(), CGRect(x: 0, y: 0, width: 1000, height: 1000))
        tiles.contentsScale = 2
        tiles.tileSize = CGSize(width: 100, height: 100)
        root.addSublayer(tiles)
        root.masksToBounds = true
        _ = render(root)
        XCTAssertEqual(tiles.drawn, [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50), CGRect(x: 0, y: 50, width: 50, height: 50), CGRect(x: 50, y: 50, width: 50, height: 50)])
        _ = render(root)
        XCTAssertEqual(tiles.drawn.count, 4, "they are kept")
        tiles.position.y -= 50
        _ = render(root)
        XCTAssertEqual(tiles.drawn.count, 6)
        tiles.setNeedsDisplay(CGRect(x: 0, y: 60, width: 10, height: 10))
        _ = render(root)
        XCTAssertEqual(tiles.drawn.count, 7)
    }

    private func sparks() -> CAEmitterLayer {
        let emitter = layer(CAEmitterLayer(), CGRect(x: 0, y: 0, width: 120, height: 80))
        emitter.emitterPosition = CGPoint(x: 60, y: 70)
        emitter.seed = 7
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 60
        cell.lifetime = 1
        cell.velocity = 80
        cell.velocityRange = 40
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = .pi / 3
        cell.yAcceleration = 60
        cell.color = red
        cell.greenRange = 0.8
        cell.alphaSpeed = -0.8
        cell.scaleSpeed = -0.4
        let dot = CGContext(width: 12, height: 12, scale: 1)
        dot?.setFillColor(.white)
        dot?.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
        cell.contents = dot?.makeImage()
        cell.contentsScale = 2
        emitter.emitterCells = [cell]
        emitter.beginTime = now
        return emitter
    }

    func testParticles() {
        let root = root(120, 80)
        root.backgroundColor = .black
        let emitter = sparks()
        root.addSublayer(emitter)
        CATransaction.flush()
        XCTAssertEqual(EmitterParticles(emitter.emission, at: 0).all.count, 1)
        XCTAssertEqual(EmitterParticles(emitter.emission, at: 0.51).all.count, 31)
        XCTAssertEqual(EmitterParticles(emitter.emission, at: 5).all.count, 60, "births of the last second")
        advance(by: 1.5)
        let once = render(root, presentation: true)
        expectPixels(once, "particles")
        XCTAssertEqual(once?.pngData(), render(root, presentation: true)?.pngData(), "a moment looks the same however often it is drawn")
        // A rate that is set to 0 emits no more; those that live go on.
        emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        XCTAssertEqual((emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float), 0)
        XCTAssertEqual(EmitterParticles(emitter.emission, at: 1.9).all.count, 36, accuracy: 1)
        XCTAssertEqual(EmitterParticles(emitter.emission, at: 2.6).all.count, 0)
    }

    func testParticlesOfParticles() {
        let emitter = sparks()
        let trail = CAEmitterCell()
        trail.birthRate = 10
        trail.lifetime = 0.5
        emitter.emitterCells?.first?.emitterCells = [trail]
        emitter.emitterCells?.first?.setValueForTest(rate: 1)
        // At 0.96 s one spark lives; of its trail, born each tenth of a second, the last five live.
        XCTAssertEqual(EmitterParticles(emitter.emission, at: 0.96).all.count, 1 + 5)
    }

    // MARK: Space

    /// A square turned around its vertical axis under m34: its edges are where similar triangles say.
    func testPerspective() {
        let root = root(120, 100)
        var eye = CATransform3D.identity
        eye.m34 = -1 / 200
        let card = layer(CALayer(), CGRect(x: 20, y: 10, width: 80, height: 80), blue)
        card.transform = CATransform3DRotate(eye, .pi / 4, 0, 1, 0)
        let mark = layer(CALayer(), CGRect(x: 10, y: 10, width: 20, height: 20), red)
        card.addSublayer(mark)
        root.addSublayer(card)
        // Half the width is 40: at 45° the edges lie 28.28 to the sides and as far in depth; the right one is farther away.
        let depth = 40 * sin(CGFloat.pi / 4), near = 200 / (200 - depth), far = 200 / (200 + depth)
        let frame = card.frame
        XCTAssertEqual(frame.minX, 60 - depth * near, accuracy: 1e-6)
        XCTAssertEqual(frame.maxX, 60 + depth * far, accuracy: 1e-6)
        XCTAssertEqual(frame.height, 80 * near, accuracy: 1e-6)
        let left = root.convert(CGPoint(x: 0, y: 0), from: card)
        XCTAssertEqual(left.y, 50 - 40 * near, accuracy: 1e-6)
        let back = root.convert(left, to: card)
        XCTAssertEqual(back.x, 0, accuracy: 1e-6)
        XCTAssertTrue(root.hitTest(CGPoint(x: 34, y: 8)) === card, "inside the larger, nearer edge only")
        XCTAssertTrue(root.hitTest(CGPoint(x: 83, y: 12)) === root)
        expectPixels(render(root), "perspective")
    }

    func testOnePerspectiveForAllSublayersAndDepthOrder() {
        let root = root(160, 100)
        var eye = CATransform3D.identity
        eye.m34 = -1 / 300
        root.sublayerTransform = eye
        for index in 0..<3 {
            let card = layer(CALayer(), CGRect(x: 15 + CGFloat(index) * 45, y: 20, width: 40, height: 60), [red, blue, CGColor(gray: 0.4, alpha: 1)][index])
            card.transform = CATransform3DMakeRotation(.pi / 5, 0, 1, 0)
            root.addSublayer(card)
        }
        // A smaller picture of a layer that lies farther away, behind the others though it was added last.
        let behind = layer(CALayer(), CGRect(x: 0, y: 40, width: 160, height: 20), CGColor(red: 0.9, green: 0.8, blue: 0.1, alpha: 1))
        behind.zPosition = -100
        root.addSublayer(behind)
        let image = render(root)
        // 160 points at a distance of 400 of 300: 120 points.
        XCTAssertEqual(pixel(image, 279, 100), [230, 204, 25, 255])
        XCTAssertEqual(pixel(image, 281, 100), [255, 255, 255, 255])
        expectPixels(image, "perspective-of-sublayers")
    }

    func testTransformLayersKeepDepth() {
        let root = root(120, 120)
        var eye = CATransform3D.identity
        eye.m34 = -1 / 400
        root.sublayerTransform = eye
        let cube = layer(CATransformLayer(), CGRect(x: 30, y: 30, width: 60, height: 60))
        let turns: [CATransform3D] = [
            .identity, CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DMakeRotation(-.pi / 2, 0, 1, 0),
            CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeRotation(-.pi / 2, 1, 0, 0),
        ]
        for (index, turn) in turns.enumerated() {
            let face = layer(CALayer(), CGRect(x: 0, y: 0, width: 60, height: 60), CGColor(red: CGFloat(index) / 5, green: 0.5, blue: 1 - CGFloat(index) / 5, alpha: 1))
            face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 30), turn)
            cube.addSublayer(face)
        }
        cube.transform = CATransform3DRotate(CATransform3DMakeRotation(0.5, 1, 0, 0), 0.6, 0, 1, 0)
        root.addSublayer(cube)
        expectPixels(render(root), "cube")
    }

    func testContinuousCorners() {
        let root = root(110, 60)
        for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
            let card = layer(CALayer(), CGRect(x: 5 + CGFloat(index) * 52, y: 5, width: 48, height: 50), blue)
            card.cornerRadius = 15
            card.cornerCurve = curve
            card.borderWidth = 2
            root.addSublayer(card)
        }
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665)
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
        expectPixels(render(root), "corner-curves")
    }

    // MARK: Key frames

    func testKeyFramesAlongAPath() {
        let dot = layer(CALayer(), CGRect(x: 0, y: 0, width: 2, height: 2))
        let root = root(10, 10)
        root.addSublayer(dot)
        CATransaction.flush()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 90))
        func place(_ mode: CAAnimationCalculationMode, _ times: [NSNumber]? = nil, at t: Double) -> CGPoint {
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.duration, animation.calculationMode, animation.keyTimes) = (path, 1, mode, times)
            dot.add(animation, forKey: "way")
            advance(by: 0)
            advance(by: t)
            defer { dot.removeAllAnimations() }
            return dot.presentation()?.position ?? .zero
        }
        func expect(_ p: CGPoint, _ x: CGFloat, _ y: CGFloat, line: UInt = #line) {
            XCTAssertEqual(p.x, x, accuracy: 1e-6, line: line)
            XCTAssertEqual(p.y, y, accuracy: 1e-6, line: line)
        }
        expect(place(.linear, at: 0.25), 5, 0)
        expect(place(.linear, at: 0.75), 10, 45)
        expect(place(.paced, at: 0.1), 10, 0)
        expect(place(.paced, at: 0.55), 10, 45)
        expect(place(.linear, [0, 0.8, 1], at: 0.4), 5, 0)
        expect(place(.discrete, at: 0.5), 10, 0)
        expect(place(.discrete, at: 0.2), 0, 0)
    }

    func testTensionContinuityAndBiasShapeCubicCurves() {
        func value(_ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
            let dot = layer(CALayer(), CGRect(x: 0, y: 0, width: 2, height: 2)), root = root(10, 10)
            root.addSublayer(dot)
            CATransaction.flush()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.duration, animation.calculationMode) = ([0.0, 10.0, 0.0, 30.0], 3, .cubic)
            change(animation)
            dot.add(animation, forKey: "way")
            advance(by: 0)
            advance(by: 1.25)
            return dot.presentation()?.position.x ?? 0
        }
        // Catmull and Rom: slopes 0 at 10 and 10 at 0; Hermite's curve at 1/4.
        XCTAssertEqual(value { _ in }, 10 * 0.84375 + 10 * -0.046875, accuracy: 1e-6)
        // Full tension: slopes 0.
        XCTAssertEqual(value { $0.tensionValues = [1, 1, 1, 1] }, 10 * 0.84375, accuracy: 1e-6)
        // Full bias at the second value: its slope is that of the step before, 10.
        XCTAssertEqual(value { $0.biasValues = [0, 1, 0, 0] }, 10 * 0.84375 + 10 * 0.140625 + 10 * -0.046875, accuracy: 1e-6)
    }
}

extension CAEmitterCell {
    fileprivate func setValueForTest(rate: Float) { birthRate = rate }
}
