// Every scenario, in the order in which expectations print them.

extension Scenario {
    package static let all: [Scenario] = appearance + presentation + navigation + containers + app

    private static let appearance: [Scenario] = [
        Scenario("first-appearance", "First appearance of a view controller", .plain, before: [], [.show], logsLayout: true),
        Scenario("navigation-launch", "A navigation controller appears with its root", .navigation, before: [], [.show]),
        Scenario("tabs-launch", "A tab bar controller appears: only the selected tab is loaded", .tabs, before: [], [.show]),
        Scenario("rotation", "Rotate the device", .plain, [.rotate], logsLayout: true),
        Scenario("memory-warning", "Memory warning with a covered controller, then back to it", .navigation, before: [.show, .push], [.memoryWarning, .pop]),
    ]

    private static let presentation: [Scenario] = [
        Scenario("present-full-screen", "Present full screen", .plain, [.present(.fullScreen)], sameUnanimated: ["tw26-present-unanimated"]),
        Scenario("dismiss-full-screen", "Dismiss a full screen modal", .plain, before: [.show, .present(.fullScreen)], [.dismiss], sameUnanimated: ["tw26-dismiss-dealloc"]),
        Scenario("present-full-screen-in-navigation", "Present full screen from a controller in a navigation stack", .navigation, [.present(.fullScreen)]),
        Scenario("present-automatic", "Present with the default style", .plain, [.present(.automatic)]),
        Scenario("present-sheet", "Present a sheet", .plain, [.present(.pageSheet)], versions: Profile.withSheets),
        Scenario("dismiss-sheet", "Dismiss a sheet by code", .plain, before: [.show, .present(.pageSheet)], [.dismiss], versions: Profile.withSheets),
        Scenario("swipe-sheet", "Swipe a sheet down", .plain, before: [.show, .present(.pageSheet)], [.swipeSheet(cancelled: false)], versions: Profile.withSheets),
        Scenario("swipe-sheet-cancelled", "Swipe a sheet down and let it come back", .plain, before: [.show, .present(.pageSheet)], [.swipeSheet(cancelled: true)], versions: Profile.withSheets),
        Scenario("present-over-full-screen", "Present over full screen: the presenter stays", .plain, [.present(.overFullScreen)]),
        Scenario("dismiss-over-full-screen", "Dismiss a controller that is over full screen", .plain, before: [.show, .present(.overFullScreen)], [.dismiss]),
        Scenario("dismiss-chain", "Dismiss two modals at once", .plain, before: [.show, .present(.pageSheet), .present(.pageSheet)], [.dismissAll], versions: Profile.withSheets),
    ]

    private static let navigation: [Scenario] = [
        Scenario("push", "Push a view controller", .navigation, [.push]),
        Scenario("pop", "Pop, by code or the back button", .navigation, before: [.show, .push], [.pop], sameUnanimated: ["tw26-pop-dealloc-unanimated"]),
        Scenario("pop-to-root", "Pop to root from the third controller", .navigation, before: [.show, .push, .push], [.popToRoot]),
        Scenario("swipe-back", "Swipe back", .navigation, before: [.show, .push], [.swipeBack(cancelled: false)], versions: Profile.withSwipes),
        Scenario("swipe-back-cancelled", "Swipe back and let it come back", .navigation, before: [.show, .push], [.swipeBack(cancelled: true)], versions: Profile.withSwipes),
    ]

    private static let containers: [Scenario] = [
        Scenario("tab-select", "Switch tabs by code", .tabs, [.selectTab(1)]),
        Scenario("tab-tap", "Switch tabs by a tap", .tabs, [.tapTab(1)]),
        Scenario("tab-tap-again", "Tap the selected tab again", .tabs, [.tapTab(0)]),
        Scenario("child-add", "Add a child view controller to a visible parent", .container, before: [.show, .removeChild], [.addChild]),
        Scenario("child-swap", "Swap child view controllers with transition(from:to:)", .container, [.swapChild]),
        Scenario("child-remove", "Remove a child view controller", .container, [.removeChild]),
    ]

    private static let app: [Scenario] = [
        Scenario("launch-with-scenes", "Launch an app with scenes", .sceneApp, before: [], [.launch], versions: Profile.withScenes),
        Scenario("launch-without-scenes", "Launch an app without scenes", .appWithoutScenes, before: [], [.launch]),
        Scenario("home-with-scenes", "Go to the home screen and come back", .sceneApp, before: [.launch], [.home, .open], versions: Profile.withScenes),
        Scenario("home-without-scenes", "Go home and come back, app without scenes", .appWithoutScenes, before: [.launch], [.home, .open]),
        Scenario("lock", "Lock and unlock the device", .sceneApp, before: [.launch], [.lock, .unlock], versions: Profile.withScenes),
        Scenario("switcher", "Look at the app switcher and return", .sceneApp, before: [.launch], [.showSwitcher, .open], versions: Profile.withScenes),
        Scenario("control-centre", "Pull down control centre and close it", .sceneApp, before: [.launch], [.showControlCentre, .open], versions: Profile.withScenes),
        Scenario("call-refused", "A call comes and is refused, app without scenes", .appWithoutScenes, before: [.launch], [.callComes, .callRefused]),
        Scenario("call-taken", "A call comes and is taken, app without scenes", .appWithoutScenes, before: [.launch], [.callComes, .callTaken]),
        Scenario("kill", "Kill the app that is in front", .sceneApp, before: [.launch], [.kill], versions: Profile.withScenes),
        Scenario("kill-suspended", "Kill a suspended app", .sceneApp, before: [.launch, .home], [.kill], versions: Profile.withScenes),
        Scenario("relaunch", "Launch an app with scenes again after a kill", .sceneApp, before: [.launch, .home, .kill], [.relaunch], versions: Profile.withScenes),
        Scenario("reclaim", "The system ends a scene in the background", .sceneApp, before: [.launch], [.home, .reclaim], versions: Profile.withScenes),
        Scenario("url-cold", "Launch by a URL, app with scenes", .sceneApp, before: [], [.launchWithURL], versions: Profile.withScenes),
        Scenario("url-warm", "A URL brings the app back, app with scenes", .sceneApp, before: [.launch, .home], [.openURL], versions: Profile.withScenes),
        Scenario("universal-link-warm", "A universal link brings the app back, app with scenes", .sceneApp, before: [.launch, .home], [.openUniversalLink], versions: Profile.withScenes),
        Scenario("url-warm-without-scenes", "A URL brings the app back, app without scenes", .appWithoutScenes, before: [.launch, .home], [.openURL]),
        Scenario("memory-warning-app", "Memory warning in an app", .sceneApp, before: [.launch], [.memoryWarning], versions: Profile.withScenes),
    ]

    package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}
