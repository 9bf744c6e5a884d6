// Presentations in a context: whose transition style moves the view (Apple, providesPresentationContextTransitionStyle).
import XCTest
@testable import UIKit

@MainActor final class PresentationContextTests: XCTestCase {
    /// How the presented view stands halfway: how much of it is seen, and how far it is from its place.
    private func halfway(defines: Bool, provides: Bool, style: UIModalPresentationStyle = .overCurrentContext) -> (alpha: Float, distance: CGFloat) {
        let stage = Stage()
        let root = UIViewController(), context = UIViewController(), presented = UIViewController()
        stage.show(root)
        root.addChild(context)
        context.view.frame = root.view.bounds
        root.view.addSubview(context.view)
        context.didMove(toParent: root)
        for controller in [root, context] { controller.modalTransitionStyle = .crossDissolve }
        context.definesPresentationContext = defines
        context.providesPresentationContextTransitionStyle = provides
        root.providesPresentationContextTransitionStyle = provides
        presented.modalPresentationStyle = style
        context.present(presented, animated: true)
        for _ in 0..<16 { stage.tick() }
        let layer = presented.view.layer.presentation() ?? presented.view.layer
        let result = (layer.opacity, layer.position.y - presented.view.layer.position.y)
        stage.settle()
        presented.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
        return result
    }

    func testTheContextsStyle() {
        let provided = halfway(defines: true, provides: true)
        XCTAssertEqual(provided.alpha, 0.5, accuracy: 0.2)
        XCTAssertEqual(provided.distance, 0)
    }

    func testThePresentedControllersStyle() {
        for (defines, provides, style) in [(true, false, UIModalPresentationStyle.overCurrentContext), (false, true, .overCurrentContext), (true, true, .overFullScreen)] {
            let own = halfway(defines: defines, provides: provides, style: style)
            XCTAssertEqual(own.alpha, 1)
            XCTAssertEqual(own.distance, 426, accuracy: 200)
        }
    }
}
