// Objects of classes known at run time only: the mangled names of CUIKit must match UIKit's initialisers.
import XCTest
@testable import UIKit

@MainActor private var made: [String] = []

private class FramedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        made.append("frame \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
    }
    required init?(coder: NSCoder) { nil }
    deinit { MainActor.assumeIsolated { made.append("view gone") } }
}
private class StyledCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        made.append("cell \(style) \(reuseIdentifier ?? "nil")")
    }
    required init?(coder: NSCoder) { nil }
}
private class GenericCell<T>: UITableViewCell { var value: T? }
private class InheritingCell: StyledCell {}
private class Header: UITableViewHeaderFooterView {}
private class Controller: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        made.append("controller \(nibNameOrNil ?? "nil") \(nibBundleOrNil == Bundle.main)")
    }
    required init?(coder: NSCoder) { nil }
}
private class Segue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        made.append("segue \(identifier ?? "nil")")
    }
}

@MainActor final class DynamicConstructionTests: XCTestCase {
    // One asynchronous test keeps XCTest's list of a main-actor class castable on Linux.
    func testViews() async {
        made = []
        let cls: UIView.Type = FramedView.self
        autoreleasepool {
            let view = makeView(cls, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertTrue(view is FramedView)
            XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        XCTAssertEqual(made, ["frame 1.0 2.0 3.0 4.0", "view gone"])
    }

    func testCells() {
        made = []
        let long = "an identifier that does not fit into a small string"
        for cls in [StyledCell.self, InheritingCell.self, GenericCell<Int>.self, UITableViewCell.self] as [UITableViewCell.Type] {
            let cell = makeCell(cls, style: .subtitle, reuseIdentifier: long)
            XCTAssertTrue(type(of: cell) == cls)
            XCTAssertEqual(cell.reuseIdentifier, long)
        }
        XCTAssertNil(makeCell(StyledCell.self, style: .value1, reuseIdentifier: nil).reuseIdentifier)
        XCTAssertEqual(made, ["cell subtitle \(long)", "cell subtitle \(long)", "cell value1 nil"])
        XCTAssertEqual(makeHeaderFooter(Header.self, reuseIdentifier: "h").reuseIdentifier, "h")
    }

    func testControllersAndSegues() {
        made = []
        let controller = makeViewController(Controller.self, nibName: "Some nib with a long name", bundle: .main)
        XCTAssertEqual(controller.nibName, "Some nib with a long name")
        _ = makeViewController(Controller.self, nibName: nil, bundle: nil)
        let segue = makeSegue(Segue.self, identifier: "go", source: controller, destination: UIViewController())
        XCTAssertTrue(segue.source === controller)
        XCTAssertEqual(made, ["controller Some nib with a long name true", "controller nil false", "segue go"])
    }

    func testListsAndNavigationControllers() {
        class Table: UITableView {}
        class Grid: UICollectionView {}
        class Stack: UINavigationController {}
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let table: UITableView = (Table.self as UITableView.Type)._init(frame: frame, style: .insetGrouped)
        XCTAssertTrue(table is Table)
        XCTAssertEqual(table.style, .insetGrouped)
        XCTAssertEqual(table.frame, frame)
        let layout = UICollectionViewFlowLayout()
        let grid: UICollectionView = (Grid.self as UICollectionView.Type)._init(frame: frame, collectionViewLayout: layout)
        XCTAssertTrue(grid is Grid && grid.collectionViewLayout === layout)
        XCTAssertEqual(grid.frame, frame)
        let root = UIViewController()
        let stack: UINavigationController = (Stack.self as UINavigationController.Type)._init(rootViewController: root)
        XCTAssertTrue(stack is Stack)
        XCTAssertEqual(stack.viewControllers, [root])
    }

    func testButtonsImageViewsAndRecognizers() async {
        class Button: UIButton {}
        class Picture: UIImageView {
            override init(image: UIImage?) { super.init(image: image); tag = 5 }
            required init?(coder: NSCoder) { nil }
        }
        class Tap: UITapGestureRecognizer {
            var seen: [String] = []
            override init(target: Any?, action: Selector?) {
                super.init(target: target, action: action)
                seen.append("\(target.map { type(of: $0) } as Any? ?? "nil") \(action.map(NSStringFromSelector) ?? "nil")")
            }
        }
        let button: UIButton = (Button.self as UIButton.Type)._init(type: .contactAdd)
        XCTAssertTrue(button is Button)
        XCTAssertEqual(button.buttonType, .contactAdd)
        let image = UIImage()
        for image in [image, nil] {
            let picture: UIImageView = (Picture.self as UIImageView.Type)._init(image: image)
            XCTAssertTrue(picture is Picture && picture.image === image)
            XCTAssertEqual(picture.tag, 5)
        }
        weak var gone: UIView?
        autoreleasepool {
            let target = UIView()
            gone = target
            let tap: UIGestureRecognizer = (Tap.self as UIGestureRecognizer.Type)._init(target: target, action: Selector(("somethingWithALongNameHappened:")))
            XCTAssertEqual((tap as? Tap)?.seen, ["UIView somethingWithALongNameHappened:"])
            let none: UIGestureRecognizer = (Tap.self as UIGestureRecognizer.Type)._init(target: nil, action: nil)
            XCTAssertEqual((none as? Tap)?.seen, ["nil nil"])
        }
        XCTAssertNil(gone)
    }

    func testAssociatedValuesGoWithTheirOwner() {
        final class Token { let gone: () -> Void; init(_ gone: @escaping () -> Void) { self.gone = gone }; deinit { gone() } }
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { key.deallocate() }
        var gone = false
        var view: UIView? = UIView(frame: .zero)
        if let view { objc_setAssociatedObject(view, key, Token { gone = true }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        XCTAssertFalse(gone)
        view = nil
        XCTAssertTrue(gone)
    }

    func testMethodsOfTheFrameworkAnswerSelectors() {
        let view = UIView(frame: .zero)
        XCTAssertTrue(view.responds(to: Selector("endEditing:")))
        XCTAssertNotNil(try? objcPerform(view, "endEditing:", [UITapGestureRecognizer()]))
        XCTAssertThrowsError(try setValueForKey(UIViewController(), "label", UIView())) {
            XCTAssertTrue("\($0)".hasPrefix("[<UIViewController 0x"), "\($0)")
            XCTAssertTrue("\($0)".hasSuffix("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label."))
        }
    }
}
