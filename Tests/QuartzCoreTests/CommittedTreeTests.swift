// What commits publish: the tree that the compositor draws is that of the last commit, shares what did not change with the one before, and
// stays what it was.

import PixelExpectation
@testable import QuartzCore
import XCTest

final class CommittedTreeTests: TimedTestCase {
    private let root = CALayer()
    private var watch: LayerContext.Watch?
    private var rootsBefore: (() -> [CALayer])?

    override func setUp() {
        super.setUp()
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        root.backgroundColor = .white
        rootsBefore = LayerContext.current.roots
        LayerContext.current.roots = { [root] in [root] }
        watch = LayerContext.Watch()
    }

    override func tearDown() {
        watch = nil
        LayerContext.current.roots = rootsBefore
        super.tearDown()
    }

    private func add(_ frame: CGRect, _ color: CGColor = .black, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    private var committed: LayerTree { LayerTree(committed: [(root, .zero)]) }
    private var node: LayerNode? { committed.roots.first?.node }

    private func draw(_ tree: LayerTree) -> Data? {
        let context = CGContext(width: 120, height: 120, scale: 2)
        if let context { tree.render(in: context) }
        return context?.makeImage()?.pngData()
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    func testAChangeIsSeenWithItsCommit() throws {
        let box = add(CGRect(x: 10, y: 10, width: 20, height: 20))
        CATransaction.flush()
        let before = draw(committed)
        box.backgroundColor = red
        box.frame.origin.x = 30
        box.addSublayer(CALayer())
        box.cornerRadius = 4
        XCTAssertEqual(draw(committed), before, "nothing is committed yet")
        CATransaction.begin()
        box.isHidden = true
        CATransaction.flush()
        XCTAssertEqual(draw(committed), before, "an explicit transaction is open")
        CATransaction.commit()
        XCTAssertEqual(draw(committed), before, "the implicit transaction around it is open")
        CATransaction.flush()
        let after = draw(committed)
        XCTAssertNotEqual(after, before)
        XCTAssertEqual(after, draw(LayerTree(of: root)))
    }

    func testARootThatNoCommitHasSeenIsNotShown() {
        XCTAssertTrue(LayerTree(committed: [(CALayer(), .zero)]).roots.isEmpty)
        CATransaction.flush()
        XCTAssertEqual(committed.roots.count, 1)
    }

    func testWhatDidNotChangeIsTheSameNode() throws {
        let left = add(CGRect(x: 0, y: 0, width: 30, height: 60)), right = add(CGRect(x: 30, y: 0, width: 30, height: 60))
        let inner = add(CGRect(x: 5, y: 5, width: 5, height: 5), red, to: left)
        _ = add(CGRect(x: 5, y: 20, width: 5, height: 5), red, to: left)
        _ = add(CGRect(x: 5, y: 5, width: 5, height: 5), red, to: right)
        CATransaction.flush()
        let first = try XCTUnwrap(node)
        CATransaction.flush()
        XCTAssertTrue(node === first, "a commit without changes publishes nothing")
        inner.backgroundColor = .black
        CATransaction.flush()
        let second = try XCTUnwrap(node)
        XCTAssertFalse(second === first)
        XCTAssertFalse(second.children[0] === first.children[0])
        XCTAssertFalse(second.children[0].children[0] === first.children[0].children[0])
        XCTAssertTrue(second.children[0].children[1] === first.children[0].children[1])
        XCTAssertTrue(second.children[1] === first.children[1])
        // Every way to change a layer or its place makes it another node.
        let changes: [(String, (CALayer) -> Void)] = [
            ("position", { $0.position.x += 1 }), ("bounds", { $0.bounds.size.width += 1 }), ("mask", { $0.mask = CALayer() }), ("mask's", { $0.mask?.opacity = 0.5 }), ("speed", { $0.speed = 2 }),
            ("animation", { $0.add(CABasicAnimation(keyPath: "opacity"), forKey: "a") }), ("no animation", { $0.removeAnimation(forKey: "a") }), ("contents", { $0.contents = nil }),
            ("order", { $0.superlayer?.insertSublayer($0, at: 0) }), ("gone", { $0.removeFromSuperlayer() }),
        ]
        for (name, change) in changes {
            let before = try XCTUnwrap(node)
            change(right)
            CATransaction.flush()
            XCTAssertFalse(node === before, name)
            XCTAssertEqual(draw(committed), draw(LayerTree(of: root)), name)
        }
    }

    /// What is below a hidden layer is published when it is shown.
    func testHiddenLayersWait() throws {
        let outer = add(CGRect(x: 0, y: 0, width: 60, height: 60))
        let text = CATextLayer()
        (text.frame, text.string, text.foregroundColor) = (CGRect(x: 0, y: 0, width: 60, height: 60), "A", red)
        text.displaysLazily = true
        outer.addSublayer(text)
        outer.isHidden = true
        CATransaction.flush()
        XCTAssertEqual(node?.children[0].children.count, 0)
        XCTAssertTrue(text.needsDisplay())
        text.fontSize = 50
        CATransaction.flush()
        outer.isHidden = false
        CATransaction.flush()
        XCTAssertEqual(node?.children[0].children.count, 1)
        XCTAssertFalse(text.needsDisplay())
        XCTAssertEqual(draw(committed), draw(LayerTree(of: root)))
    }

    /// Animations go on in a tree that was committed before; the tree of a moment stands still, whatever becomes of layers and animations.
    func testAnimationsRunBetweenCommitsAndMomentsStay() throws {
        let box = add(CGRect(x: 0, y: 0, width: 20, height: 20))
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (10, 50, 1)
        box.add(animation, forKey: "move")
        CATransaction.flush()
        let start = try XCTUnwrap(node)
        var pictures: [Data?] = [], moments: [LayerTree] = []
        for _ in 0..<4 {
            moments.append(committed)
            pictures.append(draw(committed))
            advance(by: 0.2)
            XCTAssertTrue(node === start, "time alone publishes nothing")
        }
        XCTAssertEqual(Set(pictures).count, 4)
        box.removeAllAnimations()
        box.backgroundColor = red
        box.removeFromSuperlayer()
        root.backgroundColor = .black
        advance(by: 5)
        XCTAssertFalse(node === start)
        for (moment, picture) in zip(moments, pictures) { XCTAssertEqual(draw(moment), picture) }
        XCTAssertLessThan(moments[0].time, moments[1].time)
    }

    func testTheKeptPictureDrawsOnlyWhatCommitsPublish() throws {
        let caret = add(CGRect(x: 20, y: 30, width: 2, height: 20))
        let label = add(CGRect(x: 5, y: 5, width: 50, height: 10), red)
        CATransaction.flush()
        let picture = try XCTUnwrap(LayerPicture(width: 120, height: 120, scale: 2))
        let first = picture.update(committed)
        caret.isHidden = true
        XCTAssertTrue(picture.update(committed) === first, "not committed")
        CATransaction.flush()
        _ = picture.update(committed)
        XCTAssertEqual(picture.damage, CGRect(x: 39, y: 59, width: 6, height: 42))
        CATransaction.setDisableActions(true)
        label.frame.origin.y = 40
        CATransaction.flush()
        _ = picture.update(committed)
        XCTAssertEqual(picture.damage, CGRect(x: 9, y: 9, width: 102, height: 92))
    }

    /// Displaying and publishing belong to the commit: they open no transaction of their own.
    func testPublishingChangesNothing() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.displaysLazily = true
        layer.setNeedsDisplay()
        root.addSublayer(layer)
        CATransaction.flush()
        XCTAssertFalse(layer.needsDisplay())
        var commits = 0
        let before = LayerContext.current.prepareCommit
        LayerContext.current.prepareCommit = { commits += 1 }
        CATransaction.begin()
        CATransaction.commit()
        LayerContext.current.prepareCommit = before
        XCTAssertEqual(commits, 1, "the explicit transaction is the outermost one")
    }
}
