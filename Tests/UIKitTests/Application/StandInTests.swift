// Stand-ins that tests of apps make of UIKit's classes: Objective-C lets a subclass of another module override every member,
// so each of these must be open. The module is imported as an app imports it. A member that is not open does not compile here.
import UIKit
import XCTest

private final class StandInController: UIViewController {
    let presenter = UIViewController()
    override var presentingViewController: UIViewController? { presenter }
    override var isBeingDismissed: Bool { true }
    override var parent: UIViewController? { presenter }
    override var children: [UIViewController] { [presenter] }
}

private final class StandInView: UIView {
    var held: [NSLayoutConstraint] = []
    var preserves: [Bool] = []
    override var superview: UIView? { nil }
    override var preservesSuperviewLayoutMargins: Bool { didSet { preserves.append(preservesSuperviewLayoutMargins) } }
    override func addConstraint(_ constraint: NSLayoutConstraint) { held.append(constraint) }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 7, y: 8) }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { self }
}

private final class StandInTouch: UITouch {
    override var phase: UITouch.Phase { .ended }
    override var tapCount: Int { 3 }
    override var view: UIView? { nil }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
}

private final class StandInChange: UICollectionViewUpdateItem {
    override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 2, section: 1) }
    override var updateAction: Action { .insert }
}

private final class StandInScreen: UIScreen {
    override var scale: CGFloat { 1.5 }
}

private final class StandInDevice: UIDevice {
    override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    override var batteryLevel: Float { 0.25 }
}

private final class StandInCell: UITableViewCell {
    override var reuseIdentifier: String? { "stand-in" }
}

private final class StandInSegue: UIStoryboardSegue {
    override var identifier: String? { "other" }
}

private final class StandInList: UICollectionView {
    var layouts: [Bool] = []
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { layouts.append(animated) }
}

@MainActor final class StandInTests: XCTestCase {
    func testControllersSayWhatTheTestWants() {
        let controller = StandInController()
        let plain: UIViewController = controller
        XCTAssertTrue(plain.presentingViewController === controller.presenter && plain.parent === controller.presenter)
        XCTAssertTrue(plain.isBeingDismissed)
        XCTAssertEqual(plain.children, [controller.presenter])
    }

    func testViewsAreAskedThroughTheirOverrides() {
        let view = StandInView()
        let plain: UIView = view
        UIView().addSubview(view)
        XCTAssertNil(plain.superview)
        plain.addConstraints([plain.widthAnchor.constraint(equalToConstant: 1), plain.heightAnchor.constraint(equalToConstant: 1)])
        XCTAssertEqual(view.held.count, 2)
        XCTAssertEqual(plain.constraints, [])
        plain.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(view.preserves, [true])
        XCTAssertEqual(plain.convert(.zero, to: nil), CGPoint(x: 7, y: 8))
        XCTAssertTrue(plain.snapshotView(afterScreenUpdates: true) === view)
    }

    func testTouchesScreensAndDevicesCanBeMade() {
        let touch: UITouch = StandInTouch()
        XCTAssertEqual(touch.phase, .ended)
        XCTAssertEqual(touch.tapCount, 3)
        XCTAssertEqual(touch.location(in: nil), CGPoint(x: 1, y: 2))
        let screen: UIScreen = StandInScreen()
        XCTAssertEqual(screen.scale, 1.5)
        XCTAssertEqual(screen.bounds, UIScreen.main.bounds)
        let device: UIDevice = StandInDevice()
        XCTAssertEqual(device.userInterfaceIdiom, .pad)
        XCTAssertEqual(device.batteryLevel, 0.25)
    }

    func testListsAndTheirChanges() {
        let change: UICollectionViewUpdateItem = StandInChange()
        XCTAssertEqual(change.updateAction, .insert)
        XCTAssertEqual(change.indexPathAfterUpdate, IndexPath(item: 2, section: 1))
        XCTAssertNil(change.indexPathBeforeUpdate)
        XCTAssertEqual(UICollectionViewUpdateItem().updateAction, .none)
        let cell: UITableViewCell = StandInCell(style: .default, reuseIdentifier: nil)
        XCTAssertEqual(cell.reuseIdentifier, "stand-in")
        let list = StandInList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (list as UICollectionView).setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        XCTAssertEqual(list.layouts, [true])
        let segue: UIStoryboardSegue = StandInSegue(identifier: "own", source: UIViewController(), destination: UIViewController())
        XCTAssertEqual(segue.identifier, "other")
    }
}
