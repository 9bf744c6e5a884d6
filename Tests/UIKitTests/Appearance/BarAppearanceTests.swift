// Appearances of bars: copies, states, layouts of tabs, indicators, shadows. Facts from the documentation of UIBarAppearance and its kinds.
import XCTest
@testable import UIKit

@MainActor final class BarAppearanceTests: XCTestCase {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0] as [UIView]).compactMap { $0 as? View } + find(type, in: $0) }
    }

    func testABarKeepsACopy() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44)), given = UINavigationBarAppearance()
        given.backgroundColor = .red
        given.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = given
        given.backgroundColor = .blue
        given.buttonAppearance.normal.titleTextAttributes = [:]
        XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
        XCTAssertEqual(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .green)
        let copy = bar.standardAppearance.copy() as? UINavigationBarAppearance
        XCTAssertFalse(copy === bar.standardAppearance)
        XCTAssertEqual(copy?.backgroundColor, .red)
    }

    func testTheBarsOwnAppearanceRepaintsTheBar() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "A")]
        bar.isAtScrollEdge = false
        bar.standardAppearance.backgroundColor = .red
        XCTAssertEqual(bar.barBackground.fill.backgroundColor, .red)
        bar.standardAppearance.configureWithTransparentBackground()
        XCTAssertNil(bar.barBackground.fill.backgroundColor)
        XCTAssertTrue(bar.barBackground.shadow.isHidden)
        bar.standardAppearance.shadowImage = picture(1, 3)
        bar.layoutIfNeeded()
        bar.barBackground.layoutIfNeeded()
        XCTAssertEqual(bar.barBackground.shadow.frame.height, 3)
        XCTAssertFalse(bar.barBackground.shadow.isHidden)
    }

    func testButtonsTakeTheStateOfTheAppearance() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44)), item = UINavigationItem(title: "A")
        let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = button
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
        appearance.buttonAppearance.normal.backgroundImage = picture(10, 20)
        bar.scrollEdgeAppearance = appearance
        bar.items = [item]
        bar.layoutIfNeeded()
        func look() -> (UIFont?, UIColor?) {
            let label = find(BarButtonView.self, in: bar).first.flatMap { find(UILabel.self, in: $0).first }
            let attributes = label?.attributedText?.attributes(at: 0, effectiveRange: nil)
            return (attributes?[.font] as? UIFont, attributes?[.foregroundColor] as? UIColor)
        }
        XCTAssertEqual(look().0?.pointSize, 11)
        XCTAssertEqual(look().1, .red)
        button.isEnabled = false
        bar.layoutIfNeeded()
        XCTAssertEqual(look().0?.pointSize, 11)
        XCTAssertEqual(look().1, .brown)
        XCTAssertEqual(find(BarButtonView.self, in: bar).first.map { find(UIImageView.self, in: $0).filter { $0.image?.size.height == 20 }.count }, 1)
    }

    @MainActor private final class AtTheTop: NSObject, UINavigationBarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    func testABackgroundForItsPositionComesBeforeTheOneForAny() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44)), any = picture(4, 4), attached = picture(5, 5), delegate = AtTheTop()
        bar.setBackgroundImage(any, for: .any, barMetrics: .default)
        bar.setBackgroundImage(attached, for: .topAttached, barMetrics: .default)
        XCTAssertTrue(bar.backgroundImage(for: .default) === any)
        XCTAssertTrue(bar.backgroundImage(for: .topAttached, barMetrics: .default) === attached)
        XCTAssertNil(bar.backgroundImage(for: .top, barMetrics: .default))
        XCTAssertTrue(bar.drawnBackground === any)
        bar.delegate = delegate
        XCTAssertTrue(bar.drawnBackground === attached)
        bar.setBackgroundImage(nil, for: .topAttached, barMetrics: .default)
        XCTAssertTrue(bar.drawnBackground === any)
    }

    func testABackIndicatorNeedsItsMask() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44)), image = picture(9, 15)
        bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
        bar.standardAppearance.setBackIndicatorImage(image, transitionMaskImage: nil)
        XCTAssertNil(bar.currentBackIndicatorImage)
        bar.standardAppearance.setBackIndicatorImage(image, transitionMaskImage: image)
        bar.layoutIfNeeded()
        let back = find(BackButtonView.self, in: bar).first
        back?.layoutIfNeeded()
        XCTAssertTrue(back?.indicator === image)
        XCTAssertEqual(back.map { find(ChevronView.self, in: $0).map(\.isHidden) }, [true])
        XCTAssertEqual(back.map { find(UIImageView.self, in: $0).map(\.frame) }, [CGRect(x: 0, y: 14.5, width: 9, height: 15)])
    }

    func testPossibleTitlesDecideTheWidth() {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.possibleTitles = ["A", "A much longer title"]
        let wide = UIBarButtonItem(title: "A much longer title", style: .plain, target: nil, action: nil)
        XCTAssertEqual(BarButtonView(item: item).sizeThatFits(.zero).width, BarButtonView(item: wide).sizeThatFits(.zero).width)
    }

    func testSelectionAsPrimaryAction() {
        var states: [Bool] = []
        let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { action in states.append((action.sender as? UIBarButtonItem)?.isSelected ?? false) })
        item.changesSelectionAsPrimaryAction = true
        item.fire(from: nil, event: nil)
        item.fire(from: nil, event: nil)
        XCTAssertEqual(states, [true, false])
    }

    // MARK: Tabs

    private func tabs(width: CGFloat = 390) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
        bar.items = (1...3).map { UITabBarItem(title: "Tab \($0)", image: UIImage(systemName: "star"), tag: $0) }
        bar.selectedItem = bar.items?[0]
        bar.layoutIfNeeded()
        return bar
    }

    private func buttons(_ bar: UITabBar) -> [TabBarButton] {
        bar.layoutIfNeeded()
        return find(TabBarButton.self, in: bar).sorted { $0.frame.minX < $1.frame.minX }
    }

    func testTitlesAndBadgesTakeTheAppearance() {
        let bar = tabs(), appearance = UITabBarAppearance(), stacked = appearance.stackedLayoutAppearance
        stacked.normal.iconColor = .gray
        stacked.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.brown]
        stacked.selected.iconColor = .green
        stacked.selected.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
        stacked.normal.badgeBackgroundColor = .purple
        bar.items?[1].badgeValue = "3"
        bar.standardAppearance = appearance
        let labels = buttons(bar).map { button in
            button.layoutIfNeeded()
            return find(UILabel.self, in: button)
        }
        let attributes = labels.map { $0[0].attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:] }
        XCTAssertEqual(attributes.map { ($0[.font] as? UIFont)?.pointSize }, [12, 12, 12])
        XCTAssertEqual(attributes.map { $0[.foregroundColor] as? UIColor }, [.green, .brown, .brown])
        XCTAssertEqual(labels.map { $0[0].frame.minY }, [31, 34, 34])
        XCTAssertEqual(labels[1][1].backgroundColor, .purple)
        XCTAssertEqual(buttons(bar).map { find(UIImageView.self, in: $0)[0].tintColor }, [.green, .gray, .gray])
    }

    func testCentredTabs() {
        let bar = tabs()
        XCTAssertEqual(buttons(bar).map(\.frame.minX), [0, 130, 260])
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 10
        XCTAssertEqual(buttons(bar).map(\.frame), [95, 165, 235].map { CGRect(x: $0, y: 1, width: 60, height: 48) })
    }

    func testASelectionIndicatorStandsBehindTheSelectedTab() {
        let bar = tabs()
        bar.selectionIndicatorImage = picture(40, 20)
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.subviews.compactMap { $0 as? UIImageView }.map(\.frame), [CGRect(x: 45, y: 14.5, width: 40, height: 20)])
        bar.selectedItem = bar.items?[2]
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.subviews.compactMap { $0 as? UIImageView }.map(\.frame), [CGRect(x: 305, y: 14.5, width: 40, height: 20)])
    }

    // MARK: Search bars

    func testPicturesOfASearchBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)), image = picture(8, 8)
        bar.setImage(image, for: .search, state: .normal)
        XCTAssertTrue(bar.image(for: .search, state: .normal) === image)
        XCTAssertTrue((bar.searchTextField.leftView as? UIImageView)?.image === image)
        bar.setSearchFieldBackgroundImage(picture(4, 30), for: .normal)
        XCTAssertNil(bar.searchTextField.backgroundColor)
        bar.barTintColor = .red
        XCTAssertEqual(bar.backgroundColor, .red)
        bar.searchBarStyle = .minimal
        XCTAssertNil(bar.backgroundColor)
        bar.isEnabled = false
        XCTAssertFalse(bar.searchTextField.isEnabled)
    }

    func testTheImageForPhonesOnTheirSideHasInsetsOfItsOwn() {
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), landscapeImagePhone: UIImage(systemName: "star.fill"), style: .plain, target: nil, action: nil)
        XCTAssertEqual(item.landscapeImagePhoneInsets, .zero)
        item.imageInsets.top = 4
        item.landscapeImagePhoneInsets.left = 7
        let button = BarButtonView(item: item), holder = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        holder.addSubview(button)
        button.frame = holder.bounds
        button.layoutIfNeeded()
        XCTAssertEqual(find(UIImageView.self, in: button).first?.frame, CGRect(x: 0, y: 4, width: 60, height: 40))
        let compact = UITraitCollection(verticalSizeClass: .compact)
        XCTAssertEqual(item.pictureInsets(for: compact), UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
        item.landscapeImagePhone = nil
        XCTAssertEqual(item.pictureInsets(for: compact).top, 4)
    }
}
