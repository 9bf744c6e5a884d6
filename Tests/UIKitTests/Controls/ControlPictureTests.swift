// Pictures that an app sets for sliders, steppers, segmented controls and symbols of buttons.
import XCTest
@testable import UIKit

@MainActor final class ControlPictureTests: XCTestCase {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in UIRectFill(CGRect(x: 0, y: 0, width: width, height: height)) }
    }

    func testTrackImagesOfASlider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), image = picture(3, 10)
        slider.setMinimumTrackImage(image, for: .normal)
        XCTAssertTrue(slider.currentMinimumTrackImage === image)
        XCTAssertNil(slider.currentMaximumTrackImage)
        XCTAssertEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 2, y: 12, width: 196, height: 10))
        slider.maximumValueImage = picture(20, 20)
        XCTAssertEqual(slider.maximumValueImageRect(forBounds: slider.bounds), CGRect(x: 178, y: 7, width: 20, height: 20))
    }

    func testPicturesOfAStepper() {
        let stepper = UIStepper(frame: .zero), plus = picture(10, 10)
        stepper.setIncrementImage(plus, for: .normal)
        stepper.setBackgroundImage(picture(5, 5), for: .normal)
        stepper.layoutIfNeeded()
        XCTAssertTrue(stepper.incrementImage(for: .highlighted) === plus)
        XCTAssertNil(stepper.backgroundColor)
        XCTAssertEqual(stepper.subviews.compactMap { $0 as? UIImageView }.first { $0.image === plus }?.frame, CGRect(x: 47, y: 0, width: 47, height: 32))
    }

    func testPicturesOfSegments() {
        let control = UISegmentedControl(items: ["One", "Two"]), normal = picture(4, 32), chosen = picture(5, 32), divider = picture(6, 32)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.selectedSegmentIndex = 1
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.setContentOffset(CGSize(width: 2, height: 1), forSegmentAt: 0)
        control.layoutIfNeeded()
        func frames(_ image: UIImage) -> [CGRect] { control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image === image }.map(\.frame) }
        XCTAssertEqual(frames(normal), [CGRect(x: 0, y: 0, width: 100, height: 32)])
        XCTAssertEqual(frames(chosen), [CGRect(x: 100, y: 0, width: 100, height: 32)])
        XCTAssertEqual(frames(divider), [CGRect(x: 97, y: 0, width: 6, height: 32)])
        XCTAssertEqual(control.contentOffsetForSegment(at: 0), CGSize(width: 2, height: 1))
        XCTAssertEqual(control.contentOffsetForSegment(at: 7), .zero)
    }

    func testSymbolConfigurationsOfAButton() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let before = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
        XCTAssertGreaterThan(button.intrinsicContentSize.height, before.height * 2)
        XCTAssertNotNil(button.preferredSymbolConfigurationForImage(in: .highlighted))
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        XCTAssertEqual(button.intrinsicContentSize, before)
    }

    func testAnAnchorPointMovesTheView() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        XCTAssertEqual(view.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = .zero
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 35))
        XCTAssertEqual(view.frame, CGRect(x: 60, y: 35, width: 100, height: 50))
    }

    func testLimitsOfTheTextSize() {
        let stage = TouchStage()
        defer { stage.tearDown() }
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        outer.maximumContentSizeCategory = .small
        stage.settle()
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .small)
        XCTAssertEqual(stage.view.traitCollection.preferredContentSizeCategory, .large)
        inner.minimumContentSizeCategory = .accessibilityLarge
        outer.maximumContentSizeCategory = nil
        stage.settle()
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        XCTAssertEqual(outer.appliedContentSizeCategoryLimitsDescription, "No limits")
    }
}
