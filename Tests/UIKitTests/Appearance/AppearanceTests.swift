// UIAppearance: what proxies set, on whom, and what of the app's own stays. Apple, UIAppearance: values are taken over "when a
// view enters a window"; "the outermost appearance proxy wins" (UIAppearance.h).
import XCTest
@testable import UIKit

@MainActor final class AppearanceTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func setUp() async throws {
        // Proxies belong to the application object.
        _ = ApplicationReplacement.begin(delegateClass: nil)
        window.rootViewController = UIViewController()
        window.isHidden = false
        Leftovers.atEnd { [window] in
            window.rootViewController = nil
            window.isHidden = true
        }
    }

    private func show<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        return view
    }

    /// The mode that is read is never automatic (UIView.tintAdjustmentMode, Apple documentation).
    func testTintAdjustmentModeIsTheNearestAncestors() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let outer = UIView(), inner = Tinted(), apart = Tinted()
        outer.addSubview(inner)
        outer.addSubview(apart)
        inner.tintColor = .systemRed
        apart.tintAdjustmentMode = .normal
        inner.changes = 0
        apart.changes = 0
        XCTAssertEqual(inner.tintAdjustmentMode, .normal)
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(apart.tintAdjustmentMode, .normal)
        XCTAssertNotEqual(inner.tintColor, .systemRed)
        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(inner.tintColor, .systemRed)
        XCTAssertEqual([inner.changes, apart.changes], [2, 0])
    }

    func testAViewTakesValuesOverInItsWindow() {
        UILabel.appearance().textColor = .systemRed
        let label = UILabel()
        XCTAssertNotEqual(label.textColor, .systemRed)
        XCTAssertEqual(show(label).textColor, .systemRed)
    }

    func testWhatTheAppHasSetStays() {
        UISwitch.appearance().onTintColor = .systemRed
        let own = UISwitch()
        own.onTintColor = .systemBlue
        XCTAssertEqual(show(own).onTintColor, .systemBlue)
        let plain = show(UISwitch())
        XCTAssertEqual(plain.onTintColor, .systemRed)
        // A view that comes back takes over what the proxy holds by then.
        plain.removeFromSuperview()
        UISwitch.appearance().onTintColor = .systemGreen
        XCTAssertEqual(plain.onTintColor, .systemRed)
        XCTAssertEqual(show(plain).onTintColor, .systemGreen)
    }

    func testViewsOnScreenKeepTheirs() {
        let shown = show(UISwitch())
        UISwitch.appearance().onTintColor = .systemRed
        XCTAssertNil(shown.onTintColor)
    }

    final class Card: UIView {}
    final class Badge: UILabel {}

    func testSubclassesComeAfterTheirSuperclass() {
        UILabel.appearance().font = .systemFont(ofSize: 30)
        Badge.appearance().font = .systemFont(ofSize: 9)
        XCTAssertEqual(show(UILabel()).font.pointSize, 30)
        XCTAssertEqual(show(Badge()).font.pointSize, 9)
    }

    func testTheOutermostContainerWins() {
        UILabel.appearance().numberOfLines = 2
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).numberOfLines = 3
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Card.self]).numberOfLines = 4
        let card = Card(), stack = UIStackView(), inside = UILabel(), alone = UILabel()
        stack.addArrangedSubview(inside)
        card.addSubview(stack)
        _ = show(card)
        XCTAssertEqual(inside.numberOfLines, 4)
        XCTAssertEqual(show(alone).numberOfLines, 2)
        let other = UIStackView(), second = UILabel()
        other.addArrangedSubview(second)
        _ = show(other)
        XCTAssertEqual(second.numberOfLines, 3)
    }

    func testControllersAreContainers() {
        final class Settings: UIViewController {}
        UIButton.appearance(whenContainedInInstancesOf: [Settings.self]).setTitleColor(.systemPink, for: .normal)
        let settings = Settings(), inside = UIButton(type: .custom), outside = UIButton(type: .custom)
        settings.view.addSubview(inside)
        window.rootViewController = settings
        XCTAssertEqual(inside.titleColor(for: .normal), .systemPink)
        window.rootViewController = UIViewController()
        XCTAssertEqual(show(outside).titleColor(for: .normal), UIButton(type: .custom).titleColor(for: .normal))
    }

    func testTraitsLimitAProxy() {
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
        let light = UILabel(), dark = UILabel()
        dark.overrideUserInterfaceStyle = .dark
        XCTAssertNotEqual(show(light).textColor, .systemYellow)
        let holder = UIView()
        holder.overrideUserInterfaceStyle = .dark
        _ = show(holder)
        UpdateCycle.shared.runFrame()
        holder.addSubview(dark)
        XCTAssertEqual(dark.textColor, .systemYellow)
    }

    func testWhereTitlesAndBackgroundsOfBarButtonsStand() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let proxy = UIBarButtonItem.appearance()
        proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        proxy.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 3), for: .default)
        proxy.setBackgroundImage(picture, for: .normal, style: .done, barMetrics: .default)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
        let root = UIViewController(), next = UIViewController()
        root.title = "Root"
        let plain = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil), done = UIBarButtonItem(title: "End", style: .done, target: nil, action: nil)
        next.navigationItem.rightBarButtonItems = [plain, done]
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        UpdateCycle.shared.runFrame()
        navigation.pushViewController(next, animated: false)
        UpdateCycle.shared.runFrame()
        XCTAssertEqual(plain.titlePositionAdjustment(for: .default), UIOffset(horizontal: 0, vertical: 3))
        XCTAssertEqual(plain.titlePositionAdjustment(for: .compact), .zero)
        XCTAssertNil(plain.backgroundImage(for: .normal, style: plain.style, barMetrics: .default))
        XCTAssertTrue(done.backgroundImage(for: .normal, style: .done, barMetrics: .default) === picture)
        func buttons(in view: UIView) -> [BackButtonView] { view.subviews.flatMap { ($0 as? BackButtonView).map { [$0] } ?? buttons(in: $0) } }
        let back = try XCTUnwrap(buttons(in: navigation.navigationBar).last { !$0.isHidden })
        XCTAssertLessThan(back.label.frame.maxX, -500, "the title is off the screen, the chevron stays")
        XCTAssertEqual(back.label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemPink)
        plain.setTitlePositionAdjustment(.zero, for: .default)
        UpdateCycle.shared.runFrame()
        XCTAssertEqual(plain.titlePositionAdjustment(for: .default), .zero, "an item's own setting stays before the proxy's")
    }

    func testBarsAndTheirItems() throws {
        UINavigationBar.appearance().barTintColor = .systemTeal
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .selected)
        UITabBar.appearance().unselectedItemTintColor = .brown
        let root = UIViewController()
        root.title = "Title"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        UpdateCycle.shared.runFrame()
        XCTAssertEqual(navigation.navigationBar.barTintColor, .systemTeal)
        XCTAssertEqual(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
        let item = try XCTUnwrap(root.navigationItem.rightBarButtonItem)
        XCTAssertEqual(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .systemPink)
        XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .brown)
        let tab = try XCTUnwrap(tabs.tabBar.items?.first)
        XCTAssertEqual(tab.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .systemOrange)
    }

    func testStandardAppearanceOfAllBars() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        let bar = show(UINavigationBar())
        XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemIndigo)
        XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemIndigo)
    }

    func testTheSameCallAnswersTheSameProxy() {
        XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
        XCTAssertFalse(UILabel.appearance() === UILabel.appearance(whenContainedInInstancesOf: [UIView.self]))
        XCTAssertNil(UILabel.appearance().window)
    }
}
