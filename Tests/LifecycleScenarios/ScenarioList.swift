// Every scenario, in the order in which documents and expectations print them.

extension Scenario {
    package static let all: [Scenario] = [
        Scenario("first-appearance", "First appearance of a view controller", .plain, before: [], [.show], logsLayout: true),
        Scenario("navigation-launch", "A navigation controller appears with its root", .navigation, before: [], [.show]),
        Scenario("tabs-launch", "A tab bar controller appears: only the selected tab is loaded", .tabs, before: [], [.show]),

        Scenario("push", "Push a view controller", .navigation, [.push]),
        Scenario("pop", "Pop, by code or the back button", .navigation, before: [.show, .push], [.pop], sameUnanimated: ["tw26-pop-dealloc-unanimated"]),
        Scenario("pop-to-root", "Pop to root from the third controller", .navigation, before: [.show, .push, .push], [.popToRoot]),

        Scenario("present-full-screen", "Present full screen", .plain, [.present(.fullScreen)], sameUnanimated: ["tw26-present-unanimated"]),
        Scenario("dismiss-full-screen", "Dismiss a full screen modal", .plain, before: [.show, .present(.fullScreen)], [.dismiss], sameUnanimated: ["tw26-dismiss-dealloc"]),
        Scenario("present-automatic", "Present with the default style", .plain, [.present(.automatic)]),
        Scenario("present-sheet", "Present a sheet", .plain, [.present(.pageSheet)], versions: Profile.withSheets),
        Scenario("dismiss-sheet", "Dismiss a sheet by code", .plain, before: [.show, .present(.pageSheet)], [.dismiss], versions: Profile.withSheets),
        Scenario("present-over-full-screen", "Present over full screen: the presenter stays", .plain, [.present(.overFullScreen)]),
        Scenario("dismiss-over-full-screen", "Dismiss a controller that is over full screen", .plain, before: [.show, .present(.overFullScreen)], [.dismiss]),

        Scenario("tab-select", "Switch tabs by code", .tabs, [.selectTab(1)]),
        Scenario("tab-tap", "Switch tabs by a tap", .tabs, [.tapTab(1)]),
        Scenario("tab-tap-again", "Tap the selected tab again", .tabs, [.tapTab(0)]),

        Scenario("child-swap", "Swap child view controllers with transition(from:to:)", .container, [.swapChild]),
        Scenario("child-remove", "Remove a child view controller", .container, [.removeChild]),

        Scenario("rotation", "Rotate the device", .plain, [.rotate], logsLayout: true),
        Scenario("memory-warning", "Memory warning with a covered controller, then back to it", .navigation, before: [.show, .push], [.memoryWarning, .pop]),
    ]

    package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}
