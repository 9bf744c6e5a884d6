// What Docs/LIFECYCLE.md says about each scenario beside its timeline, and in which chapter it stands.
// Sentences here cite the records that they rest on; orders come from runs, never from here.

/// A chapter of the page.
struct Chapter {
    let title: String
    let topics: [Topic]
    /// Names of choreographies whose steps are printed at its end.
    let choreographies: [String]
}

/// One scenario, explained.
struct Topic {
    /// `Scenario.name`.
    let scenario: String
    let note: String
    let evidence: [String]

    init(_ scenario: String, _ note: String, _ evidence: [String]) {
        self.scenario = scenario
        self.note = note
        self.evidence = evidence
    }
}

extension Chapter {
    static let all: [Chapter] = [
        Chapter(title: "App and scenes", topics: [
            Topic("launch-with-scenes",
                "The configuration is asked for at the first launch only. A plain root is loaded before `sceneWillEnterForeground`; a controller inside a container is loaded by the first layout, after it.",
                ["flutter-scene-launch", "konotes-scene-launch", "lemonbrush-launch", "konotes-scene-relaunch", "ht-launch"]),
            Topic("launch-without-scenes",
                "No `applicationWillEnterForeground` at launch. Where `viewDidAppear` stands beside `applicationDidBecomeActive` changed with the version; do not rely on it.",
                ["flutter-app-launch", "csdn8529841-no-wef-first", "matt66605799-order-classic", "matt66605799-order-flipped"]),
            Topic("home-with-scenes", "View controllers hear nothing. The application delegate hears nothing either, but the notifications of `UIApplication` are posted.",
                ["flutter-scene-bg-fg", "yagamo-home", "apple-scene-suppress"]),
            Topic("home-without-scenes", "", ["flutter-app-bg-fg", "mo4tech-app-home", "mo4tech-app-return"]),
            Topic("lock", "", ["konotes-lock"]),
            Topic("switcher", "Only inactive: the app stays in the foreground.", ["konotes-switcher", "jinhong-switcher"]),
            Topic("control-centre", "", ["konotes-control-centre", "jinhong-control-center"]),
            Topic("call-refused", "", ["csdn8529841-call-ignored"]),
            Topic("call-taken", "", ["csdn8529841-call-taken"]),
            Topic("kill", "Differs by version and device; no app can rely on a callback when it is killed.", ["so71570813-iphone-kill-front", "jinhong-kill", "mmatiush-kill-front"]),
            Topic("kill-suspended", "Nothing: a suspended app does not run.", ["so71570813-iphone-kill-suspended", "yisang-suspended"]),
            Topic("relaunch", "Nobody asks for the configuration again; sessions that were closed meanwhile are discarded now.", ["konotes-scene-relaunch", "apple-discard-not-running"]),
            Topic("reclaim", "A scene in the background can be disconnected at any time; its session stays.", ["wwdc19-258-disconnect"]),
            Topic("url-cold", "The URL is in the connection options; `scene(_:openURLContexts:)` is not called.", ["flutter-scene-cold-url"]),
            Topic("url-warm", "**Before** `sceneWillEnterForeground`.", ["flutter-scene-warm-url"]),
            Topic("universal-link-warm", "**After** `sceneWillEnterForeground`: not where a URL comes.", ["flutter-scene-warm-universal-link"]),
            Topic("url-warm-without-scenes", "", ["csdn8529841-open-url"]),
            Topic("memory-warning-app", "The application delegate first, then every controller in the tree, then the notification.", ["tw26-memory-warning", "apple-memory-warning"]),
        ], choreographies: ["Launch", "Home", "Return", "Interruption", "Kill", "Memory", "Scene", "Window", "Preserve", "Restore"]),
        Chapter(title: "First appearance, rotation, memory", topics: [
            Topic("first-appearance",
                "In `viewWillAppear` the view has no window and no final size. In `viewIsAppearing` it has both, with traits and safe area. Layout comes before `viewDidAppear`; how often is not promised.",
                ["tw26-window-nil-willappear", "tw26-isappearing-stack", "apple-viewisappearing-diagram"]),
            Topic("navigation-launch", "The root is loaded when the navigation controller's view is laid out, after the navigation controller's own `viewWillAppear`.", ["seed4-nav-launch"]),
            Topic("tabs-launch", "The other tabs are not loaded until they are selected.", ["rns-tab-first", "pgzxc-tab-first"]),
            Topic("rotation", "The size is announced before the bounds change; layout follows, then the blocks beside the animation.", ["yagamo-rotate", "wwdc14-228-size"]),
            Topic("memory-warning", "Every controller in the tree is told, covered ones too. Up to iOS 5 invisible views were unloaded and loaded again later.", ["tw26-memory-warning", "tangqiao-memory-unload"]),
        ], choreographies: ["Rotate", "Resize"]),
        Chapter(title: "Present and dismiss", topics: [
            Topic("present-full-screen",
                "The new controller's did comes **before** the old one's: the opposite of a push. The presenter's view leaves the window.",
                ["seed4-present-fullscreen", "rudin-present-fullscreen", "rns-fullscreen-detaches"]),
            Topic("dismiss-full-screen",
                "`dismiss` returns before any callback. The completion comes last, then the dismissed controller is freed.",
                ["seed4-dismiss-fullscreen", "grind-dismiss-after-commit", "tw26-dismiss-dealloc"]),
            Topic("present-full-screen-in-navigation", "The navigation controller is the presenter: it disappears, and its top controller with it.", ["objcio19-dismiss-stack"]),
            Topic("present-automatic", "The default style is a sheet since iOS 13. Before, it was full screen, so the presenter got `viewWillDisappear`.", ["wwdc19-224-sheet", "yagamo-modal-default"]),
            Topic("present-sheet", "The presenter's view stays in the window, and the presenter gets **no** callbacks.", ["wwdc19-224-sheet", "rns-formsheet-present"]),
            Topic("dismiss-sheet", "`viewWillAppear` of the presenter is not called: it never disappeared. Use the presentation controller's delegate for swipes, the completion for code.", ["rudin-sheet-dismiss", "apple-sheet-programmatic"]),
            Topic("swipe-sheet", "The delegate of the presentation controller is asked `shouldDismiss`, told `willDismiss` and `didDismiss`; how these stand among the callbacks below is not known.", ["hirata-sheet-delegate", "rns-formsheet-swipe", "apple-sheet-should-anytime"]),
            Topic("swipe-sheet-cancelled", "`viewWillDisappear` without `viewDidDisappear`.", ["rudin-sheet-swipe-cancel", "rns-committed-diddisappear", "datadog-sheet-cancel"]),
            Topic("present-over-full-screen", "The same for every style that leaves the presenter's view in place: over full screen, over current context, popover, form sheet.", ["betterhee-present-overfullscreen", "winobjc-present-nonhiding"]),
            Topic("dismiss-over-full-screen", "", []),
            Topic("dismiss-chain", "A dismisses B, which presents C. Only the topmost is seen moving; all go together.", ["apple-dismiss-chain", "rns-chain-no-diddismiss"]),
        ], choreographies: ["Present", "Dismiss"]),
        Chapter(title: "Navigation", topics: [
            Topic("push",
                "`pushViewController` returns before any callback: the transition starts in the next layout of the navigation controller's view. The old controller's did comes **before** the new one's.",
                ["seed4-push", "rns-push", "tw26-push", "arm1-push-incoming"]),
            Topic("pop", "The popped controller is freed at the end.", ["seed4-pop", "rns-pop-programmatic", "rns4407-pop-parent"]),
            Topic("pop-to-root", "The controllers between get no appearance callbacks: they are not visible.", ["kaopuke-pop-to-root", "qmui-poptoroot-deferred"]),
            Topic("swipe-back", "The same order as a pop.", ["rns-pop-gesture", "mo4tech-swipe-pop"]),
            Topic("swipe-back-cancelled", "The screen below appears and disappears without `viewDidAppear`; the screen on top gets no `viewDidDisappear`, and `isMovingToParent` is true when it appears again.", ["wangling-nav-cancel", "mo4tech-swipe-cancel", "wwdc13-218-cancel", "hotwire-cancel-ismoving"]),
        ], choreographies: ["First controller", "Push", "Pop", "Swipe back", "Set view controllers"]),
        Chapter(title: "Tabs", topics: [
            Topic("tab-select", "The new tab's `viewWillAppear` comes before the old tab's `viewWillDisappear`: the reverse of a push. Both come inside the setter.", ["tw26-tab-switch"]),
            Topic("tab-tap", "Since iOS 18 a tap ends the new tab's appearance first.", ["rns-tab-tap", "rns4407-tab-tap-mid-pop"]),
            Topic("tab-tap-again", "No appearance callbacks. A navigation controller in the tab pops to its root.", ["rns-tab-retap", "datadog-tab-retap-pops"]),
        ], choreographies: ["Tab"]),
        Chapter(title: "Child view controllers", topics: [
            Topic("child-add", "Appearance follows the view: it begins inside `addSubview`, and the rest comes with the next commit.", ["urho-appear-in-addsubview", "tw26-container-no-addchild", "apple-willmove-addchild"]),
            Topic("child-swap", "`addChild` calls `willMove(toParent:)`, `removeFromParent` calls `didMove(toParent: nil)`; the other two are yours to call.", ["tangqiao-transition", "apple-willmove-addchild", "apple-didmove-removefromparent"]),
            Topic("child-remove", "Leaving the window is the disappearance, at once.", ["tw26-container-no-addchild", "apple-didmove-removefromparent"]),
        ], choreographies: ["Child swap", "Page", "Split"]),
    ]
}

/// A thing that is widely believed, and what happens instead.
struct Correction {
    let belief: String
    let truth: String
    let evidence: [String]

    static let all: [Correction] = [
        Correction(belief: "`viewWillAppear` is called when a sheet over me is dismissed", truth: "No, since your view never left. Only full screen and current context styles hide the presenter.", evidence: ["wwdc19-224-sheet", "rudin-sheet-dismiss"]),
        Correction(belief: "`viewWillAppear` is called when the app returns from the background", truth: "No. View controllers get nothing; observe `willEnterForegroundNotification`.", evidence: ["yagamo-home", "kouhan-fg-no-appear"]),
        Correction(belief: "`viewWillDisappear` is always followed by `viewDidDisappear`", truth: "Not when a swipe back or a swipe on a sheet is cancelled: then `viewWillAppear` and `viewDidAppear` follow.", evidence: ["rudin-sheet-swipe-cancel", "wangling-nav-cancel"]),
        Correction(belief: "the view's size is right in `viewWillAppear`", truth: "Only by luck. Use `viewIsAppearing` (iOS 13 and later) or layout.", evidence: ["tw26-window-nil-willappear", "apple-viewisappearing-diagram"]),
        Correction(belief: "`viewDidLayoutSubviews` means that all views are laid out", truth: "Only the controller's own view. Its subviews' `layoutSubviews` come later in the same pass.", evidence: ["apple-viewdidlayout-not-subviews", "rootchild-full-cycle"]),
        Correction(belief: "push and modal presentation call the did-methods in the same order", truth: "Push: old, then new. Full screen: new, then old.", evidence: ["seed4-push", "seed4-present-fullscreen"]),
        Correction(belief: "scene apps still get `applicationDidEnterBackground`", truth: "No, only the scene delegate. The notifications of `UIApplication` are still posted.", evidence: ["apple-scene-suppress", "flutter-scene-bg-fg"]),
        Correction(belief: "`viewDidUnload` runs on a memory warning", truth: "Up to iOS 5. Since iOS 6 never.", evidence: ["tangqiao-memory-unload", "seed3-viewdidunload-6"]),
        Correction(belief: "`willEnterForeground` is called at launch", truth: "In scene apps yes, in apps without scenes no.", evidence: ["flutter-scene-launch", "csdn8529841-no-wef-first"]),
    ]
}
