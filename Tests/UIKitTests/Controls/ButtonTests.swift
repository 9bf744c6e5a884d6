// UIButton: contents by state, sizes of a phone, taps, configurations.
import XCTest
@testable import UIKit

@MainActor final class ButtonTests: XCTestCase {
    func testValuesFallBackToNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        XCTAssertEqual(button.title(for: .highlighted), "Go")
        button.setTitle("Going", for: .highlighted)
        XCTAssertEqual(button.title(for: .highlighted), "Going")
        XCTAssertEqual(button.currentTitle, "Go")
        button.isHighlighted = true
        XCTAssertEqual(button.currentTitle, "Going")
        XCTAssertEqual(button.titleLabel?.text, "Going")
        XCTAssertEqual(button.currentTitleColor, .white)
    }

    /// Of two states at once neither one's value counts: the normal one does, unless both were set together (UIButton.setTitle(_:for:), Apple documentation).
    func testStatesTogetherFallBackToNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("Like", for: .normal)
        button.setTitle("Liked", for: .selected)
        button.isSelected = true
        XCTAssertEqual(button.currentTitle, "Liked")
        button.isHighlighted = true
        XCTAssertEqual(button.currentTitle, "Like")
        button.setTitle("Liked.", for: [.selected, .highlighted])
        XCTAssertEqual(button.currentTitle, "Liked.")
        button.isEnabled = false
        XCTAssertEqual(button.currentTitle, "Like")
    }

    private final class Round: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    func testASystemButtonWithAnImageIsOfItsClass() throws {
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        let button = Round.systemButton(with: image, target: nil, action: nil)
        XCTAssertEqual(button.tag, 7, "made by its own initialiser")
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.image(for: .normal), image)
        XCTAssertEqual(button.allControlEvents, [])
        let sender = UIButton.systemButton(with: image, target: button, action: Selector("removeFromSuperview"))
        XCTAssertEqual(sender.actions(forTarget: button, forControlEvent: .touchUpInside), ["removeFromSuperview"])
    }

    func testSystemButtonIsThirtyHigh() {
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 15)
        XCTAssertEqual(button.intrinsicContentSize.height, 30)
        XCTAssertGreaterThanOrEqual(button.intrinsicContentSize.width, 30)
    }

    /// LayoutKit's ButtonLayoutTests.
    func testAnImageReplacesThePadding() {
        func size(_ title: String?, image: CGSize? = nil, insets: UIEdgeInsets = .zero) -> CGSize {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            if let image { button.setImage(UIGraphicsImageRenderer(size: image).image { $0.fill(CGRect(origin: .zero, size: image)) }, for: .normal) }
            button.contentEdgeInsets = insets
            return button.intrinsicContentSize
        }
        let line = UIFont.systemFont(ofSize: 18).lineHeight.rounded(.up), one = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        XCTAssertEqual(size(nil), CGSize(width: 30, height: line + 12))
        XCTAssertEqual(size(""), CGSize(width: 30, height: line + 12))
        XCTAssertEqual(size("i"), CGSize(width: 30, height: line + 12))
        XCTAssertEqual(size("", image: CGSize(width: 1, height: 1)), CGSize(width: 1, height: line))
        XCTAssertEqual(size("", image: CGSize(width: 5, height: 50), insets: one), CGSize(width: 7, height: 52))
        XCTAssertEqual(size("", insets: one), CGSize(width: 2, height: line + 2))
        XCTAssertEqual(size(nil, image: CGSize(width: 24, height: 9)), CGSize(width: 24, height: 9))
        XCTAssertEqual(size(nil, insets: one), CGSize(width: 2, height: 2))
        let titled = size("i", image: CGSize(width: 1, height: 1))
        XCTAssertEqual(titled.height, line)
        XCTAssertLessThan(titled.width, 10)
    }

    func testContentInsetsReplaceThePadding() {
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        let title = button.titleLabel?.sizeThatFits(CGSize(width: 1000, height: 1000)) ?? .zero
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        XCTAssertEqual(button.intrinsicContentSize.width, (title.width + 40).rounded(.up))
        XCTAssertEqual(button.intrinsicContentSize.height, (title.height + 20).rounded(.up))
    }

    func testTitleIsCentred() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.setTitle("Next", for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.midX ?? 0, 100, accuracy: 1)
        XCTAssertEqual(button.titleLabel?.frame.midY ?? 0, 22, accuracy: 1)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.minX, 0)
    }

    /// A storyboard's plain button has its title in a configuration; apps set it by state.
    func testWhatIsSetByStateTakesThePlaceOfTheConfigurations() {
        let button = UIButton(type: .system)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        var large = AttributeContainer()
        large[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 30)
        configuration.attributedTitle = AttributedString("Button", attributes: large)
        button.configuration = configuration
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "Button")
        XCTAssertEqual((button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 30)
        button.setTitle("Next", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "Next")
        XCTAssertEqual(button.configuration?.title, "Next")
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.text, "Pressed")
        button.isHighlighted = false
        button.configuration?.title = "Later"
        XCTAssertEqual(button.titleLabel?.text, "Later")
        button.setAttributedTitle(NSAttributedString(string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 9)]), for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "Styled")
    }

    func testPrimaryActionRunsOnTap() {
        let stage = TouchStage()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { action in
            stage.log.add("primary \(action.sender is UIButton)")
        })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in stage.log.add("up") }, for: .touchUpInside)
        stage.view.addSubview(button)
        XCTAssertEqual(button.currentTitle, "Go")
        stage.tap(button)
        XCTAssertEqual(stage.log.take(), ["primary true", "up"])
        stage.tearDown()
    }

    func testConfigurationSizesAndParts() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        let button = UIButton(configuration: configuration)
        let title = button.titleLabel?.sizeThatFits(CGSize(width: 1000, height: 1000)) ?? .zero
        XCTAssertEqual(button.intrinsicContentSize.width, (title.width + 24).rounded(.up), accuracy: 1)
        XCTAssertEqual(button.intrinsicContentSize.height, title.height + 14, accuracy: 0.5)
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        button.configuration?.baseBackgroundColor = .systemRed
        XCTAssertEqual(button.configurationBackground?.backgroundColor, .systemRed)
        button.configuration = nil
        XCTAssertNil(button.configurationBackground)
    }

    func testAButtonOfGlassIsACapsuleOfGlass() throws {
        let button = UIButton(configuration: .prominentGlass())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.tintColor = .systemRed
        button.setTitle("Go", for: .normal)
        button.layoutIfNeeded()
        let background = try XCTUnwrap(button.configurationBackground)
        let glass = try XCTUnwrap(background.subviews.compactMap { ($0 as? UIVisualEffectView)?.effect as? UIGlassEffect }.first)
        XCTAssertEqual(glass.style, .regular)
        XCTAssertEqual(glass.tintColor, .systemRed)
        XCTAssertEqual(background.layer.cornerRadius, 20)
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        button.configuration = .clearGlass()
        button.layoutIfNeeded()
        XCTAssertEqual(background.subviews.compactMap { ($0 as? UIVisualEffectView)?.effect as? UIGlassEffect }.first?.style, .clear)
        XCTAssertEqual(button.titleLabel?.textColor, .label)
        button.configuration = .plain()
        button.layoutIfNeeded()
        XCTAssertNil(button.configurationBackground?.subviews.first { $0 is UIVisualEffectView })
    }

    /// Eureka's segmented rows make theirs anew so.
    func testSegmentsGo() {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        segments.selectedSegmentIndex = 2
        segments.removeSegment(at: 2, animated: false)
        XCTAssertEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
        segments.selectedSegmentIndex = 1
        segments.removeAllSegments()
        XCTAssertEqual(segments.numberOfSegments, 0)
        segments.insertSegment(withTitle: "Four", at: 0, animated: false)
        segments.selectedSegmentIndex = 0
        segments.layoutIfNeeded()
        XCTAssertEqual(segments.titleForSegment(at: 0), "Four")
    }

    func testSwitchSegmentsAndStepperTellOfTheUserOnly() {
        let stage = TouchStage()
        let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
        let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 0, height: 0))
        toggle.addAction(UIAction { _ in stage.log.add("switch \(toggle.isOn)") }, for: .valueChanged)
        segments.addAction(UIAction { _ in stage.log.add("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
        stepper.addAction(UIAction { _ in stage.log.add("stepper \(stepper.value)") }, for: .valueChanged)
        for control in [toggle, segments, stepper] { stage.view.addSubview(control) }
        toggle.isOn = true
        segments.selectedSegmentIndex = 0
        stepper.value = 3
        XCTAssertEqual(stage.log.take(), [])
        stage.settle()
        stage.tap(toggle)
        stage.tap(CGPoint(x: 170, y: 216))
        stage.tap(CGPoint(x: 100, y: 316))
        stage.tap(CGPoint(x: 30, y: 316))
        XCTAssertEqual(stage.log.take(), ["switch false", "segment 1", "stepper 4.0", "stepper 3.0"])
        XCTAssertEqual(toggle.bounds.size, CGSize(width: 51, height: 31))
        stage.tearDown()
    }

    func testSliderFollowsTheFinger() {
        let stage = TouchStage()
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 232, height: 34))
        slider.maximumValue = 100
        slider.value = 50
        stage.view.addSubview(slider)
        stage.settle()
        stage.drag(from: CGPoint(x: 166, y: 117), to: CGPoint(x: 216, y: 117))
        XCTAssertEqual(slider.value, 75, accuracy: 0.5)
        slider.value = 200
        XCTAssertEqual(slider.value, 100)
        stage.tearDown()
    }
}
