// An empty screen's configuration: asked for before the layout, shown over the view, gone with nil (WWDC23 "What's new in
// UIKit"; documentation of UIContentUnavailableConfiguration).
import XCTest
@testable import UIKit

@MainActor final class ContentUnavailableTests: XCTestCase {
    private final class Results: UIViewController {
        var items: [String] = []
        var asked: [String?] = []
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked.append(state.searchText)
            contentUnavailableConfiguration = items.isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    private func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    func testTheScreenSaysWhatIsMissing() {
        let controller = Results(), search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let stage = TouchStage(root: UINavigationController(rootViewController: controller))
        XCTAssertEqual(controller.asked, [""])
        XCTAssertEqual(texts(controller.view), ["No Results", "Check the spelling or try a new search."])
        XCTAssertEqual(controller.view.subviews.last?.frame, controller.view.bounds)
        search.searchBar.text = "xyz"
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        XCTAssertEqual(texts(controller.view), ["No Results for “xyz”", "Check the spelling or try a new search."])
        controller.items = ["One"]
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        XCTAssertEqual(controller.asked, ["", "xyz", "xyz"])
        XCTAssertEqual(controller.view.subviews.count, 0)
        stage.tearDown()
    }

    func testAButtonRunsItsAction() throws {
        let controller = UIViewController()
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "Nothing here"
        configuration.button.title = "Reload"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        let stage = TouchStage(root: controller)
        let view = try XCTUnwrap(controller.view.subviews.last as? UIContentUnavailableView)
        let button = try XCTUnwrap(view.subviews.first?.subviews.compactMap { $0 as? UIButton }.first)
        stage.tap(button)
        stage.settle()
        XCTAssertEqual(taps, 1)
        let parts = view.subviews.first?.subviews ?? []
        XCTAssertEqual(parts.map(\.frame.midX).filter { abs($0 - 196.5) > 0.5 }, [])
        XCTAssertEqual(parts.map(\.frame.minY), parts.map(\.frame.minY).sorted())
        stage.tearDown()
    }

    func testNothingBeforeIOS17() {
        let controller = Results()
        let stage = TouchStage(root: controller, iOSVersion: 16)
        XCTAssertEqual(controller.asked, [])
        stage.tearDown()
    }
}
