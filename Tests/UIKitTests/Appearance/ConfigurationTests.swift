// Background and button configurations: what stands behind a cell, what state changes of it, transformers and the turning wheel
// (documentation of UIBackgroundConfiguration, UIButton.Configuration, automaticallyUpdatesContentConfiguration).
import XCTest
@testable import UIKit

@MainActor final class ConfigurationTests: XCTestCase {
    func testABackgroundStandsBehindTheContent() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemRed
        background.cornerRadius = 12
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
        background.strokeWidth = 2
        background.strokeOutset = 1
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try XCTUnwrap(cell.subviews.first as? ConfiguredBackground)
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 4, width: 170, height: 50))
        XCTAssertEqual(view.backgroundColor, .systemRed)
        XCTAssertEqual(view.layer.cornerRadius, 12)
        XCTAssertEqual(view.layer.sublayers?.first?.frame, CGRect(x: -1, y: -1, width: 172, height: 52))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 20)
        cell.backgroundConfiguration = nil
        XCTAssertFalse(cell.subviews.contains { $0 is ConfiguredBackground })
    }

    func testAButtonLooksAsItsConfigurationWasUpdatedFor() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.configuration = .filled()
        button.configuration?.title = "Save"
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        button.configuration = button.configuration?.updated(for: button)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
        button.isEnabled = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
        button.automaticallyUpdatesConfiguration = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.textColor, .white)
    }

    func testStateChangesTheColourOfAStyleOnly() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        cell.backgroundConfiguration = .listGroupedCell()
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        cell.isSelected = false
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
        cell.backgroundConfiguration?.backgroundColor = .systemYellow
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemYellow)
        cell.isSelected = false
        cell.layoutIfNeeded()
        cell.backgroundConfiguration = .listGroupedCell()
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    }

    private struct Content: UIContentConfiguration {
        var isSelected = false
        func makeContentView() -> UIView & UIContentView { ContentView(self) }
        func updated(for state: any UIConfigurationState) -> Content {
            var copy = self
            copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return copy
        }
    }
    private final class ContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ content: Content) {
            configuration = content
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }

    func testAnOwnContentIsUpdatedForTheState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Content()
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentConfiguration as? Content)?.isSelected, true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.setSelected(false, animated: false)
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentConfiguration as? Content)?.isSelected, true)
    }

    func testATransformerSetsTheTitlesFont() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go on"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 31, weight: .bold)
            return outgoing
        }
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.layoutIfNeeded()
        let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        XCTAssertEqual(font?.pointSize, 31)
        XCTAssertEqual(button.configurationBackground?.backgroundColor, .systemGreen)
        XCTAssertEqual(configuration, configuration)
        var other = configuration
        other.imageColorTransformer = .grayscale
        XCTAssertNotEqual(configuration, other)
    }

    func testTheWheelStandsInTheImagesPlace() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Loading"
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration)
        let before = button.intrinsicContentSize
        button.configuration?.showsActivityIndicator = true
        let wheel = try XCTUnwrap(button.configurationIndicator)
        XCTAssertEqual(button.intrinsicContentSize.width, (before.width + 8 + wheel.intrinsicContentSize.width).rounded(.up), accuracy: 1)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        XCTAssertTrue(wheel.isAnimating)
        XCTAssertEqual(wheel.frame.minX, 12, accuracy: 0.5)
        XCTAssertLessThan(wheel.frame.maxX, button.titleLabel?.frame.minX ?? 0)
        button.configuration?.showsActivityIndicator = false
        XCTAssertNil(wheel.superview)
    }

    private final class Dashed: UIView {
        var border: CALayer?
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            border?.removeFromSuperlayer()
            let made = CAShapeLayer()
            made.path = UIBezierPath(rect: bounds).cgPath
            layer.addSublayer(made)
            border = made
        }
    }

    func testALayerThatIsReplacedInEveryLayoutComesToRest() {
        let controller = UIViewController(), view = Dashed(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        let stage = TouchStage(root: controller)
        let before = view.layouts
        view.setNeedsLayout()
        stage.settle()
        XCTAssertEqual(view.layouts, before + 1)
        XCTAssertFalse(view.layer.needsLayout())
        stage.tearDown()
    }

    func testAWindowWithoutAFrameFillsTheScreen() {
        XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
        XCTAssertEqual(UIWindow(frame: .zero).frame, .zero)
    }

    func testAnImageIsPreparedAsynchronously() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in UIColor.red.setFill() }
        let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        XCTAssertEqual(thumbnail?.size, CGSize(width: 10, height: 5))
        let shown = await image.byPreparingForDisplay()
        XCTAssertEqual(shown?.size, image.size)
    }

    func testTheTintAsABackgroundIsTheViewsOwn() {
        let outer = UIView(), inner = UIView()
        inner.backgroundColor = .tintColor
        XCTAssertEqual(inner.layer.backgroundColor, UIColor.systemBlue.resolvedColor(with: inner.traitCollection).cgColor)
        outer.tintColor = .systemPink
        outer.addSubview(inner)
        XCTAssertEqual(inner.layer.backgroundColor, UIColor.systemPink.resolvedColor(with: inner.traitCollection).cgColor)
        outer.tintColor = .systemGreen
        XCTAssertEqual(inner.layer.backgroundColor, UIColor.systemGreen.resolvedColor(with: inner.traitCollection).cgColor)
    }
}
