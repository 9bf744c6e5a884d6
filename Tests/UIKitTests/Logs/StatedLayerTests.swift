// Actions, animations, layout and display of layers as headers state them and others' tests found them: lifecycle-records-6,
// groups animation/layer, animation/transaction, layout/layer and drawing/layer.
import CoreGraphics
import LifecycleEvidence
import QuartzCore
import XCTest
@testable import UIKit

/// Logs what it is asked and told.
private final class AskedLayer: CALayer, @unchecked Sendable {
    nonisolated(unsafe) static var log: EventLog?
    var name_ = ""
    var mark: String { name_.isEmpty ? "" : "\(name_)." }
    static func add(_ text: String) { MainActor.assumeIsolated { log?.add(text) } }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        if event == "custom" { add("class") }
        return nil
    }
    override func action(forKey event: String) -> (any CAAction)? {
        if event == "opacity" { AskedLayer.add("action(opacity)") }
        return super.action(forKey: event)
    }
    override func layoutSublayers() {
        AskedLayer.add("\(mark)layout")
        super.layoutSublayers()
    }
}

private struct Told: CAAction {
    let text: String
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { AskedLayer.add(text) }
}

private final class Answering: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        if event == "custom" { AskedLayer.add("delegate") }
        return event == "custom" ? answer : NSNull()
    }
    func layoutSublayers(of layer: CALayer) { AskedLayer.add("layoutSublayers") }
}

private final class Drawing: CALayerDelegate {
    func layerWillDraw(_ layer: CALayer) { AskedLayer.add("layerWillDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { AskedLayer.add("draw") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class Displaying: CALayerDelegate {
    func display(_ layer: CALayer) { AskedLayer.add("display") }
    func layerWillDraw(_ layer: CALayer) { AskedLayer.add("layerWillDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { AskedLayer.add("draw") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class Stopped: NSObject, CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation) { AskedLayer.add("didStart") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { AskedLayer.add("didStop(\(flag))") }
}

@MainActor final class StatedLayerTests: XCTestCase {
    private func layered(_ body: (TouchStage, UIView) -> Void) -> [String] {
        staged { stage, view in
            AskedLayer.log = stage.log
            body(stage, view)
            AskedLayer.log = nil
        }
    }

    // MARK: Actions

    func testWhereALayerLooksForAnAction() {
        func search(_ prepare: (AskedLayer, Answering) -> Void) -> [String] {
            layered { stage, _ in
                let layer = AskedLayer(), delegate = Answering()
                layer.delegate = delegate
                prepare(layer, delegate)
                let found = layer.action(forKey: "custom")
                if let found = found as? Told { found.run(forKey: "custom", object: layer, arguments: nil) }
                if found == nil, delegate.answer is NSNull { stage.log.add("none") }
            }
        }
        XCTAssertEqual(conforms(search { _, _ in }, to: "apple-action-search", whole: true), [])
        XCTAssertEqual(conforms(search { layer, _ in layer.actions = ["custom": Told(text: "dictionary")] }, to: "apple-action-dictionary", whole: true), [])
        XCTAssertEqual(conforms(search { _, delegate in delegate.answer = NSNull() }, to: "apple-action-null", whole: true), [])
    }

    func testActionsDisabled() {
        let log = layered { stage, view in
            let layer = AskedLayer()
            view.layer.addSublayer(layer)
            stage.settle()
            _ = stage.log.take()
            CATransaction.begin()
            stage.log.add("enabled")
            layer.opacity = 0.5
            CATransaction.setDisableActions(true)
            stage.log.add("disabled")
            layer.opacity = 1
            CATransaction.commit()
        }
        XCTAssertEqual(conforms(log, to: "apple-transaction-disabled", whole: true), [])
    }

    /// Inside a block the action is an object of UIKit's own, as on a device from iOS 8 on; the log is of iOS 6.
    func testWhatAViewAnswersItsLayer() {
        let log = layered { stage, view in
            @MainActor func ask(_ place: String) {
                let answer = view.action(for: view.layer, forKey: "backgroundColor")
                stage.log.add("\(place): \(answer is NSNull ? "null" : answer is CABasicAnimation ? "CABasicAnimation" : "?")")
            }
            ask("Outside")
            UIView.beginAnimations(nil, context: nil)
            ask("Inside")
            UIView.commitAnimations()
        }
        XCTAssertEqual(conforms(log, to: "whatwhenhow-action", leavingOut: ["Inside: CABasicAnimation"], whole: true), [])
    }

    // MARK: Animations

    private func animation(_ stage: TouchStage) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 1)
        let delegate = Stopped()
        stage.kept.append(delegate)
        animation.delegate = delegate
        return animation
    }

    func testTheDelegateOfAnAnimation() {
        let whole = layered { stage, view in
            view.layer.add(animation(stage), forKey: "fade")
            stage.log.add("added")
            stage.settle()
        }
        XCTAssertEqual(conforms(whole, to: "apple-animation-delegate", whole: true), [])
        let takenOff = layered { stage, view in
            view.layer.add(animation(stage), forKey: "fade")
            stage.wait(0.5)
            stage.log.add("removing")
            view.layer.removeAnimation(forKey: "fade")
            stage.settle()
        }
        XCTAssertEqual(conforms(takenOff, to: "apple-animation-taken-off", whole: true), [])
    }

    func testWhatIsLeftOfAnAnimation() {
        func run(_ isRemoved: Bool) -> [String] {
            layered { stage, view in
                let animation = animation(stage)
                animation.isRemovedOnCompletion = isRemoved
                view.layer.add(animation, forKey: "fade")
                stage.frame()
                stage.log.add("keys:\(view.layer.animationKeys()?.count ?? 0)")
                stage.settle()
                stage.log.add("ended")
                stage.log.add("keys:\(view.layer.animationKeys()?.count ?? 0)")
            }
        }
        XCTAssertEqual(conforms(run(true), to: "apple-removed-on-completion", whole: true), [])
        XCTAssertEqual(conforms(run(false), to: "apple-kept-on-completion", whole: true), [])
    }

    // MARK: Layout

    private func pair() -> (AskedLayer, AskedLayer) {
        let layer = AskedLayer(), sublayer = AskedLayer()
        (layer.name_, sublayer.name_) = ("layer", "sublayer")
        layer.addSublayer(sublayer)
        return (layer, sublayer)
    }

    func testWhenALayerNeedsLayout() {
        XCTAssertEqual(conforms(["needsLayout(\(CALayer().needsLayout()))"], to: "asdk-layer-clean", whole: true), [])
        let outer = CALayer()
        outer.addSublayer(CALayer())
        XCTAssertEqual(conforms(["needsLayout(\(outer.needsLayout()))"], to: "asdk-layer-added", whole: true), [])
        let removed = layered { stage, _ in
            let (layer, sublayer) = pair()
            layer.layoutIfNeeded()
            stage.log.add("needsLayout(\(layer.needsLayout()))")
            sublayer.removeFromSuperlayer()
            stage.log.add("removed")
            stage.log.add("needsLayout(\(layer.needsLayout()))")
        }
        XCTAssertEqual(conforms(removed, to: "asdk-layer-removed", whole: true), [])
    }

    /// A flush is a commit: what waits to be laid out is laid out before it returns.
    func testAFlushLaysOut() {
        final class Asked: UIView {
            var log: EventLog?
            override func layoutSubviews() {
                super.layoutSubviews()
                log?.add("layoutSubviews")
            }
        }
        let log = staged { stage, view in
            let asked = Asked(frame: view.bounds)
            view.addSubview(asked)
            stage.settle()
            asked.log = stage.log
            asked.setNeedsLayout()
            CATransaction.flush()
            stage.log.add("flushed")
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "ttt778-flush", whole: true), [])
    }

    func testOneLayerIsMarked() {
        func marked(_ mark: (CALayer, CALayer) -> CALayer) -> [String] {
            layered { stage, _ in
                let (layer, sublayer) = pair()
                layer.layoutIfNeeded()
                _ = stage.log.take()
                let one = mark(layer, sublayer)
                one.setNeedsLayout()
                stage.log.add("layer(\(layer.needsLayout()))")
                stage.log.add("sublayer(\(sublayer.needsLayout()))")
                one.layoutIfNeeded()
            }
        }
        XCTAssertEqual(conforms(marked { $1 }, to: "asdk-sublayer-alone", whole: true), [])
        XCTAssertEqual(conforms(marked { one, _ in one }, to: "asdk-superlayer-alone", whole: true), [])
        let both = layered { _, _ in
            let (layer, sublayer) = pair()
            sublayer.setNeedsLayout()
            layer.layoutIfNeeded()
        }
        XCTAssertEqual(conforms(both, to: "asdk-top-down", whole: true), [])
    }

    func testTheDelegateLaysOut() {
        let log = layered { stage, view in
            let layer = CALayer(), delegate = Answering()
            layer.delegate = delegate
            view.layer.addSublayer(layer)
            stage.settle()
            _ = stage.log.take()
            layer.bounds.size = CGSize(width: 20, height: 30)
            stage.log.add("changed")
            stage.settle()
            layer.delegate = nil
        }
        XCTAssertEqual(conforms(log, to: "apple-layer-bounds-layout", whole: true), [])
    }

    // MARK: Display

    func testTheDelegateDraws() {
        func shown(_ delegate: any CALayerDelegate) -> [String] {
            layered { stage, view in
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                layer.delegate = delegate
                view.layer.addSublayer(layer)
                layer.setNeedsDisplay()
                stage.settle()
                layer.delegate = nil
            }
        }
        XCTAssertEqual(conforms(shown(Drawing()), to: "apple-layer-will-draw", whole: true), [])
        XCTAssertEqual(conforms(shown(Displaying()), to: "apple-layer-display", whole: true), [])
    }
}
