// Properties that published apps and libraries observe, because it works on a device: lifecycle-records-6, groups kvo/*.
import LifecycleEvidence
import ObjectiveC
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class StatedObservingTests: XCTestCase {
    // MARK: Views

    func testViews() {
        XCTAssertEqual(conforms(staged { stage, view in
            stage.observe(view, \.isHidden, "isHidden") { "\($0)" }
            view.isHidden = true
            view.isHidden = false
        }, to: "kvo-hidden", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, view in
            stage.observe(view, \.alpha, "alpha") { "\($0)" }
            view.alpha = 0.5
        }, to: "kvo-alpha", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, view in
            stage.observe(view, \.transform, "transform") { "\($0.a)" }
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }, to: "kvo-transform", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, view in
            stage.observe(view, \.frame, "frame") { "\($0.width)" }
            stage.observe(view, \.bounds, "bounds") { "\($0.width)" }
            view.frame.size.width = 30
            view.bounds.size.width = 40
        }, to: "charts-bounds", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, view in
            stage.observe(view, \.center, "center") { "\($0.x)" }
            view.center.x = 200
        }, to: "messagekit-center", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, _ in
            let images = UIImageView()
            stage.observe(images, \.image, "image") { "\($0 != nil)" }
            images.image = UIImage(systemName: "star")
            images.image = nil
        }, to: "kvo-image", whole: true), [])
    }

    func testTheSafeArea() {
        let log = staged { stage, _ in
            let old = stage.view.safeAreaInsets.left
            stage.observe(stage.view, \.safeAreaInsets, "safeAreaInsets") { "\($0.left - old)" }
            stage.root.additionalSafeAreaInsets.left = 20
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "kvo-safe-area", whole: true), [])
    }

    func testTexts() {
        let text = staged { stage, _ in
            let label = UILabel(), view = UITextView()
            stage.observe(label, \.text, "text") { $0 ?? "nil" }
            stage.observe(view, \.text, "text") { $0 ?? "nil" }
            label.text = "label"
            view.text = "view"
        }
        XCTAssertEqual(conforms(text, to: "material-text", whole: true), [])
        let look = staged { stage, _ in
            let label = UILabel()
            stage.observe(label, \.textAlignment, "textAlignment") { "\($0.rawValue)" }
            stage.observe(label, \.font, "font") { "\($0?.pointSize ?? 0)" }
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 20)
        }
        XCTAssertEqual(conforms(look, to: "material-alignment", "fspager-font", whole: true), [])
    }

    // MARK: Controls and recognizers

    func testControls() {
        let touched = staged { stage, view in
            let button = UIButton(frame: view.frame)
            stage.view.addSubview(button)
            stage.settle()
            stage.observe(button, \.isHighlighted, "isHighlighted") { "\($0)" }
            stage.tap(button)
            stage.settle()
        }
        XCTAssertEqual(conforms(touched, to: "kvo-highlighted", whole: true), [])
        let set = staged { stage, _ in
            let button = UIButton()
            stage.observe(button, \.isHighlighted, "isHighlighted") { "\($0)" }
            button.isHighlighted = true
            button.isHighlighted = false
            let other = UIButton()
            stage.observe(other, \.isEnabled, "isEnabled") { "\($0)" }
            other.isEnabled = false
            other.isEnabled = true
        }
        XCTAssertEqual(conforms(set, to: "kvo-highlighted-by-code", "kvo-enabled", whole: true), [])
        let well = staged { stage, _ in
            let well = UIColorWell()
            stage.observe(well, \.selectedColor, "selectedColor") { "\($0 != nil)" }
            well.selectedColor = .red
        }
        XCTAssertEqual(conforms(well, to: "apple-color-well", whole: true), [])
    }

    private func scroll(_ stage: TouchStage) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 4000)
        stage.view.addSubview(scroll)
        stage.settle()
        return scroll
    }

    func testAPan() {
        var log = staged { stage, _ in
            let scroll = scroll(stage)
            stage.observe(scroll.panGestureRecognizer, \.state, "state") { state in
                switch state {
                case .began: "began"
                case .changed: "changed"
                case .ended: "ended"
                case .possible: "possible"
                default: "?"
                }
            }
            stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), rest: 20)
            stage.settle()
        }
        log = log.enumerated().filter { $0.offset == 0 || log[$0.offset - 1] != $0.element }.map(\.element)
        XCTAssertEqual(conforms(log, to: "mj-pan-state", whole: true), [])
    }

    // MARK: Scroll views and tables

    private final class Rows: NSObject, UITableViewDataSource {
        var count = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    func testScrollViews() {
        XCTAssertEqual(conforms(staged { stage, _ in
            let scroll = scroll(stage)
            stage.observe(scroll, \.contentOffset, "contentOffset") { "\($0.y)" }
            scroll.contentOffset.y = 120
        }, to: "corona-offset", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, _ in
            let scroll = scroll(stage)
            stage.observe(scroll, \.contentSize, "contentSize") { "\($0.height)" }
            scroll.contentSize.height = 900
        }, to: "science-content-size", whole: true), [])
    }

    func testTables() {
        func table(_ stage: TouchStage) -> (UITableView, Rows) {
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 500)), rows = Rows()
            table.rowHeight = 44
            table.dataSource = rows
            stage.kept.append(rows)
            stage.view.addSubview(table)
            stage.settle()
            return (table, rows)
        }
        XCTAssertEqual(conforms(staged { stage, _ in
            let (table, rows) = table(stage)
            stage.observe(table, \.contentSize, "contentSize") { "\($0.height)" }
            rows.count = 10
            stage.log.add("reload")
            table.reloadData()
            table.layoutIfNeeded()
        }, to: "ello-content-size", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, _ in
            let (table, _) = table(stage)
            stage.observe(table, \.isEditing, "isEditing") { "\($0)" }
            table.isEditing = true
            table.isEditing = false
            stage.settle()
        }, to: "kvo-table-editing", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, _ in
            let (table, rows) = table(stage)
            stage.observe(table, \.dataSource, "dataSource") { $0 == nil ? "nil" : "some" }
            table.dataSource = nil
            table.dataSource = rows
        }, to: "rx-data-source", whole: true), [])
    }

    // MARK: Controllers and their items

    func testControllers() {
        XCTAssertEqual(conforms(staged { stage, _ in
            let controller = UITableViewController(style: .plain)
            stage.observe(controller, \.isEditing, "isEditing") { "\($0)" }
            controller.isEditing = true
            controller.isEditing = false
        }, to: "kvo-controller-editing", whole: true), [])
        XCTAssertEqual(conforms(staged { stage, _ in
            stage.observe(stage.root, \.title, "title") { $0 ?? "nil" }
            stage.root.title = "A"
        }, to: "ha-title", whole: true), [])
    }

    func testTabs() {
        func tabs(_ body: (TouchStage, UITabBarController, [UIViewController]) -> Void) -> [String] {
            let tabs = UITabBarController(), pages = [UIViewController(), UIViewController()]
            for (index, page) in pages.enumerated() { page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index) }
            tabs.viewControllers = pages
            return staged(iOSVersion: 17, root: tabs) { stage, _ in
                stage.observe(tabs, \.selectedViewController, "selectedViewController") { controller in "\(pages.firstIndex { $0 === controller } ?? -1)" }
                body(stage, tabs, pages)
                stage.settle()
            }
        }
        func tap(_ index: Int, _ stage: TouchStage, _ tabs: UITabBarController) {
            let bar = tabs.tabBar, width = bar.bounds.width / 2
            stage.tap(bar.convert(CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil))
        }
        XCTAssertEqual(conforms(tabs { stage, tabs, _ in tap(1, stage, tabs) }, to: "kvo-selected-tab", whole: true), [])
        XCTAssertEqual(conforms(tabs { _, tabs, pages in tabs.selectedViewController = pages[1] }, to: "kvo-tab-by-code", whole: true), [])
        XCTAssertEqual(conforms(tabs { stage, tabs, _ in tap(0, stage, tabs) }, to: "kvo-tab-again", whole: true), [])
    }

    func testItems() {
        let tab = staged { stage, _ in
            let item = UITabBarItem(title: "Old", image: nil, tag: 0)
            stage.observe(item, \.badgeValue, "badgeValue") { $0 ?? "nil" }
            stage.observe(item, \.image, "image") { "\($0 != nil)" }
            item.badgeValue = "3"
            item.image = UIImage(systemName: "star")
        }
        XCTAssertEqual(conforms(tab, to: "kvo-tab-item", whole: true), [])
        let title = staged { stage, _ in
            let item = UITabBarItem(title: "Old", image: nil, tag: 0)
            stage.observe(item, \.title, "title") { $0 ?? "nil" }
            stage.observe(item, \.badgeValue, "badgeValue") { $0 ?? "nil" }
            item.title = "New"
            item.badgeValue = "1"
        }
        XCTAssertEqual(conforms(title, to: "kvo-tab-item-title", whole: true), [])
        let navigation = staged { stage, _ in
            let item = UINavigationItem()
            stage.observe(item, \.title, "title") { $0 ?? "nil" }
            stage.observe(item, \.prompt, "prompt") { $0 ?? "nil" }
            stage.observe(item, \.leftBarButtonItem, "leftBarButtonItem") { "\($0 != nil)" }
            stage.observe(item, \.leftItemsSupplementBackButton, "leftItemsSupplementBackButton") { "\($0)" }
            stage.observe(item, \.titleView, "titleView") { "\($0 != nil)" }
            item.title = "A"
            item.prompt = "H"
            item.leftBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
            item.leftItemsSupplementBackButton = true
            item.titleView = UIView()
        }
        XCTAssertEqual(conforms(navigation, to: "kvo-item-title", "kvo-item-prompt", "kvo-item-left", "kvo-item-supplement", "kvo-item-title-view", whole: true), [])
    }
}
