// Examples/LifecycleTour through its own script: everything it prints, chapter by chapter, and what the records say
// about each chapter. The timeline of this run is the picture of the README.
import Foundation
import LifecycleEvidence
import Testing

@Suite(.serialized) struct LifecycleTourTests {
    /// The containers log after `super`, and forward inside it: their children come first.
    private static let chapters: [(title: String, lines: [String])] = [
        ("launch", [
            "AppDelegate.didFinishLaunching", "SceneDelegate.willConnect", "TourTabBarController.viewDidLoad", "TourTabBarController.viewWillAppear",
            "SceneDelegate.willEnterForeground", "TourNavigationController.viewDidLoad", "TourNavigationController.viewWillAppear",
            "TourViewController.viewDidLoad", "TourViewController.viewWillAppear", "TourViewController.viewIsAppearing", "SceneDelegate.didBecomeActive", "TourViewController.viewDidAppear",
            "TourNavigationController.viewDidAppear", "TourTabBarController.viewDidAppear",
        ]),
        ("full screen", [
            "FullScreenViewController.viewDidLoad", "TourViewController.viewWillDisappear", "TourNavigationController.viewWillDisappear", "TourTabBarController.viewWillDisappear",
            "FullScreenViewController.viewWillAppear", "FullScreenViewController.viewIsAppearing", "FullScreenViewController.viewDidAppear",
            "TourViewController.viewDidDisappear", "TourNavigationController.viewDidDisappear", "TourTabBarController.viewDidDisappear",
        ]),
        ("full screen closed", [
            "FullScreenViewController.viewWillDisappear", "TourViewController.viewWillAppear", "TourNavigationController.viewWillAppear", "TourTabBarController.viewWillAppear",
            "TourViewController.viewIsAppearing", "TourViewController.viewDidAppear", "TourNavigationController.viewDidAppear", "TourTabBarController.viewDidAppear",
            "FullScreenViewController.viewDidDisappear", "FullScreenViewController.deinit",
        ]),
        ("sheet", [
            "SheetViewController.viewDidLoad", "SheetViewController.viewWillAppear", "SheetViewController.viewIsAppearing", "SheetViewController.viewDidAppear",
            "SheetViewController.viewWillDisappear", "SheetViewController.viewDidDisappear", "SheetViewController.deinit",
        ]),
        ("push", [
            "HarbourViewController.viewDidLoad", "TourViewController.viewWillDisappear", "HarbourViewController.viewWillAppear", "HarbourViewController.viewIsAppearing",
            "TourViewController.viewDidDisappear", "HarbourViewController.viewDidAppear",
        ]),
        ("rotation", [
            "TourViewController.viewWillTransition(to: 852×393)", "HarbourViewController.viewWillTransition(to: 852×393)", "DayNightViewController.viewWillTransition(to: 852×393)",
            // Below the top of the stack the tour's view kept its size: no word of the way back (header-same-size).
            "HarbourViewController.viewWillTransition(to: 393×852)", "DayNightViewController.viewWillTransition(to: 393×852)",
        ]),
        ("memory warning", [
            "AppDelegate.didReceiveMemoryWarning", "TourViewController.didReceiveMemoryWarning", "HarbourViewController.didReceiveMemoryWarning", "DayNightViewController.didReceiveMemoryWarning",
        ]),
        ("pop", [
            "HarbourViewController.viewWillDisappear", "TourViewController.viewWillAppear", "TourViewController.viewIsAppearing",
            "HarbourViewController.viewDidDisappear", "TourViewController.viewDidAppear", "HarbourViewController.deinit",
        ]),
        ("tab", [
            "DayViewController.viewDidLoad", "DayNightViewController.viewDidLoad", "DayNightViewController.viewWillAppear", "DayViewController.viewWillAppear",
            "TourViewController.viewWillDisappear", "TourNavigationController.viewWillDisappear", "DayNightViewController.viewIsAppearing", "DayViewController.viewIsAppearing",
            "DayNightViewController.viewDidAppear", "DayViewController.viewDidAppear", "TourViewController.viewDidDisappear", "TourNavigationController.viewDidDisappear",
        ]),
        ("child swap", [
            "NightViewController.viewDidLoad", "DayViewController.viewWillDisappear", "NightViewController.viewWillAppear", "NightViewController.viewIsAppearing",
            "NightViewController.viewDidAppear", "DayViewController.viewDidDisappear", "DayViewController.deinit",
        ]),
        ("background", ["SceneDelegate.willResignActive", "SceneDelegate.didEnterBackground", "SceneDelegate.willEnterForeground", "SceneDelegate.didBecomeActive"]),
    ]

    @Test func theTourPrintsTheRecordedOrders() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", CommandLineTool.examples.appendingPathComponent("LifecycleTour").path)
        #expect(result.status == 0, "\(result.errors)")
        var rest = result.output[...]
        var logs: [String: [String]] = [:]
        for (title, lines) in Self.chapters {
            logs[title] = Array(rest.prefix(lines.count))
            #expect(logs[title] == lines, "\(title)")
            rest = rest.dropFirst(lines.count)
        }
        #expect(rest.isEmpty)

        let tour = "TourViewController"
        #expect(conforms(logs["full screen"] ?? [], to: "seed4-present-fullscreen", names: ["A": tour, "B": "FullScreenViewController"]) == [])
        #expect(conforms(logs["full screen closed"] ?? [], to: "seed4-dismiss-fullscreen", names: ["A": tour, "B": "FullScreenViewController"]) == [])
        #expect(conforms(logs["push"] ?? [], to: "seed4-push", names: ["Root": tour, "Detail": "HarbourViewController"]) == [])
        #expect(conforms(logs["pop"] ?? [], to: "seed4-pop", names: ["Root": tour, "Detail": "HarbourViewController"]) == [])
        #expect(conforms(logs["background"] ?? [], to: "flutter-scene-bg-fg", names: ["Scene": "SceneDelegate"]) == [])
    }
}
