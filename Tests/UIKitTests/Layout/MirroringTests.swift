// Right-to-left interfaces: where UIKit's own parts stand (Apple, "Supporting right-to-left languages": controls, bars and cells flip).
import XCTest
@testable import UIKit

@MainActor final class MirroringTests: XCTestCase {
    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0] as [UIView]).compactMap { $0 as? View } + find(type, in: $0) }
    }

    func testNavigationBar() throws {
        func frames(_ direction: UISemanticContentAttribute) throws -> [CGRect] {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.semanticContentAttribute = direction
            let item = UINavigationItem(title: "Second")
            item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            bar.items = [UINavigationItem(title: "First"), item]
            bar.content?.semanticContentAttribute = direction
            bar.layoutIfNeeded()
            bar.content?.layoutIfNeeded()
            return [try XCTUnwrap(find(BackButtonView.self, in: bar).first).frame, try XCTUnwrap(find(BarButtonView.self, in: bar).first).frame]
        }
        let plain = try frames(.forceLeftToRight), mirrored = try frames(.forceRightToLeft)
        XCTAssertEqual(plain[0].minX, 8)
        XCTAssertEqual(mirrored, plain.map { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    }

    func testTabBar() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.layoutIfNeeded()
        XCTAssertEqual(find(TabBarButton.self, in: bar).sorted { $0.frame.minX < $1.frame.minX }.map(\.item.title), ["C", "B", "A"])
    }

    func testCells() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .disclosureIndicator
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        let content = cell.contentView.frame, text = try XCTUnwrap(cell.textLabel).frame, detail = try XCTUnwrap(cell.detailTextLabel).frame
        let part = try XCTUnwrap(cell.accessoryPart).frame
        cell.semanticContentAttribute = .forceRightToLeft
        cell.contentView.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        func mirrored(_ rect: CGRect, _ width: CGFloat) -> CGRect { CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) }
        XCTAssertEqual(cell.contentView.frame, mirrored(content, 320))
        XCTAssertEqual(cell.textLabel?.frame, mirrored(text, content.width))
        XCTAssertEqual(cell.detailTextLabel?.frame, mirrored(detail, content.width))
        XCTAssertEqual(cell.accessoryPart?.frame, mirrored(part, 320))
        XCTAssertEqual((cell.accessoryPart as? ChevronView)?.direction, .left)
    }

    /// Natural text begins at the right (useyourloaf.com, "Natural Text Alignment for RTL Languages").
    func testLabelsBeginAtTheRight() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = "Text"
        let width = label.intrinsicContentSize.width
        XCTAssertEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX, 0)
        label.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX, 200 - width)
        XCTAssertEqual(try XCTUnwrap(label.placement(in: label.bounds).layout.lines.first).x, 200 - width, accuracy: 1)
        label.textAlignment = .left
        XCTAssertEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX, 0)
    }

    /// The left view is the leading one (UITextField.leftView, Apple documentation).
    func testTextFieldsTurnTheirSideViews() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "Text"
        (field.leftViewMode, field.clearButtonMode) = (.always, .always)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let plain = [field.leftViewRect(forBounds: field.bounds), field.clearButtonRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds)]
        XCTAssertEqual(plain.map(\.minX), [0, 176, 20])
        field.semanticContentAttribute = .forceRightToLeft
        let mirrored = [field.leftViewRect(forBounds: field.bounds), field.clearButtonRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds)]
        XCTAssertEqual(mirrored, plain.map { CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    }

    func testControls() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.semanticContentAttribute = .forceRightToLeft
        slider.value = 0.25
        let track = slider.trackRect(forBounds: slider.bounds)
        XCTAssertEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25), CGRect(x: 2 + 168 * 0.75, y: 3, width: 28, height: 28))
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.semanticContentAttribute = .forceRightToLeft
        button.sizeToFit()
        let content = button.contentRect(forBounds: button.bounds)
        XCTAssertEqual(button.titleRect(forContentRect: content).maxX, button.imageRect(forContentRect: content).minX)
        let control = UISegmentedControl(items: ["One", "Two"])
        control.semanticContentAttribute = .forceRightToLeft
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.layoutIfNeeded()
        XCTAssertEqual(find(UILabel.self, in: control).sorted { $0.frame.minX < $1.frame.minX }.map(\.text), ["Two", "One"])
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        progress.semanticContentAttribute = .forceRightToLeft
        progress.progress = 0.3
        progress.layoutIfNeeded()
        XCTAssertEqual(try XCTUnwrap(progress.subviews.last).frame.maxX, 100)
    }
}
