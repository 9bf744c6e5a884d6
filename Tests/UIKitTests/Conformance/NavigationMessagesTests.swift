// The console texts and exceptions of misused navigation controllers, byte for byte (MESSAGES.md 19 and 20).
import Testing
@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct NavigationMessagesTests {
    @MainActor private struct Scene {
        let nav: NavigationStage
        let host: DetachedHost
        init(_ version: Int) {
            nav = NavigationStage("A", "B", iOSVersion: version)
            host = DetachedHost(iOSVersion: version)
            Host.use(host)
        }
    }

    @Test(arguments: [7, 12]) func nestedAnimationsUntilIOS12(version: Int) {
        for isPush in [true, false] {
            let scene = Scene(version)
            scene.nav.push("C")
            for _ in 0..<5 { scene.nav.stage.tick() }
            if isPush { scene.nav.push("D") } else { scene.nav.navigation.popViewController(animated: true) }
            #expect(scene.host.console == ["nested \(isPush ? "push" : "pop") animation can result in corrupted navigation bar"])
            scene.nav.settle()
            #expect(scene.host.console.dropFirst() == ["Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted."])
            scene.nav.tearDown()
        }
    }

    @Test(arguments: [13, 18, 26]) func nestedAnimationsSinceIOS13(version: Int) {
        for isPush in [true, false] {
            let scene = Scene(version)
            scene.nav.push("C")
            for _ in 0..<5 { scene.nav.stage.tick() }
            if isPush { scene.nav.push("D") } else { scene.nav.navigation.popToRootViewController(animated: true) }
            let bar = scene.nav.navigation.navigationBar
            let top = scene.nav.stage.window.safeAreaInsets.top
            #expect(scene.host.console == [
                "nested \(isPush ? "push" : "pop") animation can result in a corrupted navigation bar",
                "Attempting to begin a transition on navigation bar (<UINavigationBar: \(objcAddress(bar)); frame = (0 \(Int(top)); 393 44); opaque = NO; autoresize = W; userInteractionEnabled = NO; layer = <CALayer: \(objcAddress(bar.layer))>>) while a transition is in progress.",
            ])
            scene.nav.settle()
            #expect(scene.host.console.count == 2)
            scene.nav.tearDown()
        }
    }

    @Test func twoPushesInATickAreNested() {
        let scene = Scene(12)
        scene.nav.push("C")
        scene.nav.push("D")
        scene.nav.settle()
        #expect(scene.host.console == ["nested push animation can result in corrupted navigation bar", "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted."])
        scene.nav.tearDown()
    }

    @Test func unanimatedAndUnseenChangesAreNot() {
        let scene = Scene(26)
        scene.nav.push("C", animated: false)
        scene.nav.push("D", animated: false)
        scene.nav.settle()
        scene.nav.stage.window.rootViewController = UIViewController()
        scene.nav.settle()
        scene.nav.push("E")
        scene.nav.push("F")
        scene.nav.settle()
        #expect(scene.host.console == [])
        scene.nav.tearDown()
    }

    /// Users' logs: an alert on its way in, and the stack changed at the same time.
    @Test func changesDuringAPresentationAreLost() {
        let scene = Scene(26)
        let navigation = scene.nav.navigation
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.present(alert, animated: true)
        let lower = navigation.viewControllers[0]
        scene.nav.push("C")
        navigation.popToViewController(lower, animated: true)
        navigation.setViewControllers([lower], animated: true)
        let text = "<\(Diagnostics.className(navigation)) \(objcAddress(navigation))> while an existing transition or presentation is occurring; the navigation stack will not be updated."
        #expect(scene.host.console == ["pushViewController:animated: called on \(text)", "popToViewController:transition: called on \(text)", "setViewControllers:animated: called on \(text)"])
        #expect(navigation.viewControllers.count == 2)
        scene.nav.settle()
        scene.nav.push("C")
        #expect(navigation.viewControllers.count == 3)
        scene.nav.settle()
        #expect(scene.host.console.count == 3)
        scene.nav.tearDown()
    }

    // MARK: Exceptions

    private func expect(_ result: ExitTest.Result?, _ name: String, _ reason: (String) -> Bool) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let begin = "*** Terminating app due to uncaught exception '\(name)', reason: '"
        #expect(text.contains(begin))
        let rest = text.components(separatedBy: begin).last ?? ""
        #expect(reason(rest.components(separatedBy: "'\n").first ?? rest), "\(rest)")
    }

    @Test func pushingTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(navigation.viewControllers[0], animated: true)
            }
        }
        expect(result, "NSInvalidArgumentException") {
            $0.replacing(/0x[0-9a-f]+/, with: "0x…") == "Pushing the same view controller instance more than once is not supported (<UIViewController: 0x…>)"
        }
    }

    @Test func pushingANavigationController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UINavigationController(rootViewController: UIViewController()).pushViewController(UINavigationController(), animated: true) }
        }
        expect(result, "NSInvalidArgumentException") { $0 == "Pushing a navigation controller is not supported" }
    }

    @Test func poppingToAStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: true) }
        }
        expect(result, "NSInternalInconsistencyException") { $0 == "Tried to pop to a view controller that doesn't exist." }
    }

    @Test func theSameControllerTwiceInAStack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                UINavigationController().viewControllers = [controller, controller]
            }
        }
        expect(result, "NSInternalInconsistencyException") {
            $0.replacing(/0x[0-9a-f]+/, with: "0x…") == "All view controllers in a navigation controller must be distinct ((\n    \"<UIViewController: 0x…>\",\n    \"<UIViewController: 0x…>\"\n))"
        }
    }

    /// `show` with a navigation controller presents it: it cannot be pushed.
    @Test func showingANavigationControllerPresentsIt() {
        let scene = Scene(26)
        let other = UINavigationController(rootViewController: scene.nav.make("X"))
        scene.nav.navigation.show(other, sender: nil)
        scene.nav.settle()
        #expect(scene.nav.navigation.presentedViewController === other)
        scene.nav.navigation.dismiss(animated: false)
        scene.nav.settle()
        scene.nav.tearDown()
    }
}
