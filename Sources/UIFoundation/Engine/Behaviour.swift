// The differences between iOS versions, one named entry each, with the evidence that dates it (`--ios N`).
// Every concern of UIKit reads `Behaviour.x.isOn`; nothing else in UIKit compares version numbers to choose behaviour.
// Docs/LIFECYCLE.md prints this table.

/// A difference between iOS versions that the evidence dates.
package enum Behaviour: Int, CaseIterable, Sendable {
    case sheetByDefault
    case viewIsAppearing
    case viewsUnload
    case firstLayoutTwice
    case navigationRootLaysOutTwice
    case updateProperties
    case traitCallbacks
    case initialTraitCallbacks
    case scenes
    case appearedBeforeActive
    case tabTapEndsNewFirst
    case presentationMessages
    case nestedTransitionMessages
    case firstControllerShownTwice
    case edgePopGesture
    case contentPopGesture
    case extendedLayout
    case presentationControllers
    case presenterLaysOut
    case pageAppearsWhenSet
    case systemColors26
    case editsRanges
    case clearBottomBars
    case collectionPrefetching
    case iPadOS
    case killEntersBackground
    case windowedScenes
    case tenMinutesInBackground
    case threeMinutesInBackground
    case backgroundTaskAgeWarning
    case stateRestoration
    case secureStateRestoration
    case restoresInteractionState
    case contentUnavailable
    case userActivities
    case quickActions
    case messageCategories
    case rootViewControllerRequired
    case sceneAdoptionWarning
    case openURLRefused
    case rotationCallbacks
    case sizeTransitions
    case splitScreen
    case splitLaunchTransition
    case shouldAutorotateAsked
    case interfaceOrientationLock
    case darkAppearance
    case keyboardShowsForEachField
    case keyCommandsBeforeText
    case recognizersReceiveEvents
    case tableLoadsTwice
    case tableLoadsThreeTimes
    case tableCountsSectionsFirst
    case tableAsksLastSectionFirst
    case tableAsksHeightsAgain
    case tableAsksHeadingsTwice
    case estimatedHeightsByDefault
    case tableSwipeActions
    case compactDatePickers
    case requiredPriorityIsFixed

    /// One row of the table of behaviours.
    package struct Entry: Sendable {
        /// The versions in which the behaviour applies, both ends included.
        package let versions: [ClosedRange<Int>]
        package let summary: String
        /// Ids of `lifecycle/` records or names of Apple documents.
        package let evidence: [String]

        package init(_ versions: ClosedRange<Int>..., summary: String, evidence: String...) {
            self.versions = versions
            self.summary = summary
            self.evidence = evidence
        }
    }

    /// The newest version that `--ios` accepts.
    package static let newest = 26

    package var entry: Entry {
        switch self {
        case .sheetByDefault:
            Entry(13...26, summary: "modalPresentationStyle.automatic is a sheet, before it was full screen", evidence: "wwdc19-224-sheet", "yagamo-modal-default")
        case .viewIsAppearing:
            Entry(13...26, summary: "viewIsAppearing is sent", evidence: "apple-viewisappearing-diagram", "tw26-isappearing-stack")
        case .viewsUnload:
            Entry(5...5, summary: "a memory warning unloads invisible views: viewWillUnload, viewDidUnload, later viewDidLoad again", evidence: "tangqiao-memory-unload", "liu537-memory", "seed3-viewdidunload-6")
        case .firstLayoutTwice:
            Entry(5...12, summary: "the first layout of a controller's view runs twice where it uses Auto Layout", evidence: "yagamo-launch", "lifecycle2017-code-push", "seekingstar-launch")
        case .navigationRootLaysOutTwice:
            Entry(26...26, summary: "the root of a navigation controller that appears with it is laid out twice; in iOS 14 once", evidence: "tw26-nav-root-first", "jianshu904-launch")
        case .updateProperties:
            Entry(26...26, summary: "views and controllers have updateProperties, between traits and layout", evidence: "apple-updateproperties")
        case .traitCallbacks:
            Entry(8...26, summary: "traitCollectionDidChange is sent", evidence: "UITraitEnvironment.traitCollectionDidChange(_:) (Apple documentation: iOS 8.0+)", "wwdc14-216-traits")
        case .initialTraitCallbacks:
            Entry(8...12, summary: "traitCollectionDidChange(nil) at first display; since 13 the first traits are predicted", evidence: "wwdc16-206-traits-on-add", "wwdc19-214-trait-prediction")
        case .scenes:
            Entry(13...26, summary: "scenes and their delegates", evidence: "wwdc19-258-launch")
        case .appearedBeforeActive:
            Entry(8...8, 11...12, summary: "at a launch without scenes viewDidAppear comes before applicationDidBecomeActive", evidence: "matt66605799-order-flipped", "matt66605799-order-classic")
        case .tabTapEndsNewFirst:
            Entry(18...26, summary: "a tapped tab ends the new controller's appearance before the old one's disappearance", evidence: "rns-tab-tap", "rns4407-tab-tap-mid-pop")
        case .presentationMessages:
            Entry(13...26, summary: "console texts of presentation carry the category [Presentation] and the source", evidence: "MESSAGES.md 10")
        case .pageAppearsWhenSet:
            Entry(5...12, summary: "a page set animated before its container is in a window appears inside setViewControllers; since viewIsAppearing exists it appears with the container", evidence: "so48653763-pagevc-set", "apple-viewisappearing-diagram")
        case .presenterLaysOut:
            Entry(5...12, summary: "a presenter that gets covered is laid out once more, after the presented controller", evidence: "seekingstar-present")
        case .presentationControllers:
            Entry(8...26, summary: "presentations are run by presentation controllers; a dismissal during a transition is refused in their name", evidence: "UIPresentationController (Apple documentation: iOS 8.0)", "MESSAGES.md 22")
        case .nestedTransitionMessages:
            Entry(13...26, summary: "nested navigation animations are reported at once with the bar; before, a second text came when the first had ended", evidence: "MESSAGES.md 19")
        case .edgePopGesture:
            Entry(7...26, summary: "a swipe from the edge goes back in a navigation controller", evidence: "UINavigationController.interactivePopGestureRecognizer (Apple documentation)", "wangling-nav-cancel")
        case .extendedLayout:
            Entry(7...26, summary: "content reaches under translucent bars; before, it began below them", evidence: "UIViewController.edgesForExtendedLayout (Apple documentation)")
        case .contentPopGesture:
            Entry(26...26, summary: "a swipe back may begin anywhere in a navigation controller's content", evidence: "UINavigationController.interactiveContentPopGestureRecognizer (Apple documentation)")
        case .firstControllerShownTwice:
            Entry(5...5, summary: "a navigation controller's delegate hears didShow of the first controller twice, once before its viewDidAppear", evidence: "vast-launch-delegate")
        case .iPadOS:
            Entry(13...26, summary: "UIDevice.systemName of an iPad is iPadOS", evidence: "UIDevice.systemName (Apple documentation); iPadOS begins with 13")
        case .rotationCallbacks:
            Entry(5...7, summary: "a rotation is told by willRotate, willAnimateRotation and didRotate alone; later to controllers that do not override viewWillTransition(to:with:)", evidence: "apple-rotation-ios7", "log2-old-rotation")
        case .sizeTransitions:
            Entry(8...26, summary: "a rotation is told by willTransition(to:with:) and viewWillTransition(to:with:)", evidence: "apple-rotation-root-first", "wwdc14-228-size")
        case .splitScreen:
            Entry(9...26, summary: "an app can stand beside another one on an iPad", evidence: "Split View (Apple documentation: iOS 9)")
        case .splitLaunchTransition:
            Entry(10...11, summary: "launched beside another app, the root hears viewWillTransition(to:with:) before its view is loaded", evidence: "openradar-37073110")
        case .shouldAutorotateAsked:
            Entry(6...15, summary: "shouldAutorotate can keep the interface from turning", evidence: "UIViewController.shouldAutorotate (Apple documentation: deprecated in 16)", "iOS 16 release notes")
        case .compactDatePickers:
            Entry(14...26, summary: "a date picker of automatic style is a field that opens a calendar; before it was wheels", evidence: "UIDatePickerStyle.compact (Apple documentation: iOS 14)")
        case .interfaceOrientationLock:
            Entry(26...26, summary: "prefersInterfaceOrientationLocked keeps the interface from turning", evidence: "UIViewController.prefersInterfaceOrientationLocked (Apple documentation)")
        case .darkAppearance:
            Entry(13...26, summary: "the status bar's default style follows the appearance, before it was always dark content", evidence: "UIStatusBarStyle.default (Apple documentation)")
        case .keyboardShowsForEachField:
            Entry(5...10, summary: "keyboardWillShow is posted at every change of field, also when the keyboard keeps its height", evidence: "log2-keyboard-switch-10")
        case .keyCommandsBeforeText:
            Entry(7...14, summary: "key commands hear of a key before a text field types it, later only those that want priority", evidence: "apple-keys-before-15")
        case .collectionPrefetching:
            Entry(10...26, summary: "collection views make cells before they are seen", evidence: "wwdc16-219-cell-10", "wwdc16-219-cell-9")
        case .recognizersReceiveEvents:
            Entry(13...26, summary: "a recognizer's delegate is asked about the event before its touches (13.4)", evidence: "apple-gesture-delegate-order")
        case .tableLoadsTwice:
            Entry(8...8, 12...26, summary: "a table that appears asks for counts and heights twice before its first cell", evidence: "jianshu-e526-table-8", "it610-table-estimates", "velog-rudin-rows")
        case .tableCountsSectionsFirst:
            Entry(12...26, summary: "a table that appears asks for the number of sections once more before its first round", evidence: "it610-table-estimates", "mcmap-sections-twice")
        case .tableLoadsThreeTimes:
            Entry(9...11, summary: "a table that appears asks for counts and heights three times before its first cell", evidence: "jianshu-e526-table-9", "jianshu-e4d5-table", "gh4466-table-11")
        case .tableAsksLastSectionFirst:
            Entry(8...10, summary: "a table asks for the last section's headings, rows and heights before the others'", evidence: "javashuo-two-sections")
        case .tableAsksHeightsAgain:
            Entry(8...26, summary: "a row's height is asked again after its cell was made", evidence: "jianshu-e526-table-8", "jianshu-e526-table-71")
        case .tableAsksHeadingsTwice:
            Entry(9...10, summary: "each round of a table's load asks twice for the height of each header and footer", evidence: "gh4466-table-9-every-line", "jianshu-ce5a-table")
        case .estimatedHeightsByDefault:
            Entry(11...26, summary: "tables estimate heights unless told otherwise: no height is asked before the row's cell", evidence: "jianshu-e526-table-11", "jianshu-e526-table-9")
        case .tableSwipeActions:
            Entry(11...26, summary: "a swiped row asks for its actions; before, for editing style, editability and the delete title", evidence: "jianshu07fe-swipe-edit", "UISwipeActionsConfiguration (Apple documentation)")
        case .requiredPriorityIsFixed:
            Entry(8...12, summary: "the priority of an active constraint must not change to or from required; since 13 it may", evidence: "PureLayout#8 (allowed in iOS 7)", "he11owor1d.tistory.com/158 (iOS 12 alone raises)", "skytitan.tistory.com/587", "MESSAGES.md 5")
        case .killEntersBackground:
            Entry(13...13, summary: "an app in front that is killed enters the background first, on iPhone and on iPad with several windows", evidence: "so71570813-iphone-kill-front", "so71570813-ipad-multi-kill", "jinhong-kill", "mmatiush-kill-front")
        case .windowedScenes:
            Entry(26...26, summary: "windows of an iPad stand side by side, can be minimised, and disturb each other's activity when one comes or goes", evidence: "flutter-multiscene-ipados26", "flutter-multiscene-new-ipados26")
        case .tenMinutesInBackground:
            Entry(5...6, summary: "background tasks have 600 seconds", evidence: "thetopsites.net/article/55114747", "not documented by Apple")
        case .threeMinutesInBackground:
            Entry(7...12, summary: "background tasks have 180 seconds, 30 since iOS 13", evidence: "ios-ruby-on-rails.developreference.com/article/25989640", "not documented by Apple")
        case .backgroundTaskAgeWarning:
            Entry(14...26, summary: "a background task of more than 30 seconds is told of on the console, also in the foreground", evidence: "deltachat/deltachat-ios#1128", "ocetnik/react-native-background-timer#373")
        case .stateRestoration:
            Entry(6...26, summary: "an app without scenes is asked to preserve and restore its state", evidence: "application(_:shouldSaveApplicationState:) (Apple documentation: iOS 6)")
        case .secureStateRestoration:
            Entry(14...26, summary: "the secure spelling is asked before the older one (since 13.2; profile 13 is 13.0)", evidence: "application(_:shouldSaveSecureApplicationState:) (Apple documentation: iOS 13.2)")
        case .restoresInteractionState:
            Entry(15...26, summary: "a scene is told to restore its interaction state after it connected", evidence: "scene(_:restoreInteractionStateWith:) (Apple documentation: iOS 15)")
        case .contentUnavailable:
            Entry(17...26, summary: "a controller is asked for its contentUnavailableConfiguration before its layout", evidence: "contentUnavailableConfiguration (Apple documentation: iOS 17)")
        case .userActivities:
            Entry(8...26, summary: "user activities, universal links among them since 9, are delivered", evidence: "NSUserActivity (Apple documentation: iOS 8)")
        case .quickActions:
            Entry(9...26, summary: "the app's icon has quick actions", evidence: "UIApplicationShortcutItem (Apple documentation: iOS 9)")
        case .messageCategories:
            Entry(10...26, summary: "console texts begin with their category: [Application]", evidence: "MESSAGES.md 4.4")
        case .rootViewControllerRequired:
            Entry(9...26, summary: "a window without a root view controller at the end of a launch without scenes ends the app; before it was a console text", evidence: "LukasCZ/GSTouchesShowingWindow#7", "Sumi-Interactive/SIAlertView#115")
        case .sceneAdoptionWarning:
            Entry(26...26, summary: "an app without scenes is told to adopt them (since 18.4; profile 18 is 18.0)", evidence: "MESSAGES.md 26")
        case .openURLRefused:
            Entry(18...26, summary: "UIApplication.openURL(_:) opens nothing and answers false, with a console text", evidence: "forcedotcom/SalesforceMobileSDK-iOS#3766", "BehindWheel/BehindWheelKMP#142")
        case .clearBottomBars:
            Entry(15...26, summary: "tab bars and toolbars are clear while the content above them stands at its end", evidence: "UITabBar.scrollEdgeAppearance, UIToolbar.scrollEdgeAppearance (Apple documentation: iOS 15)")
        case .systemColors26:
            Entry(26...26, summary: "the adaptable hues (systemBlue and its like) have the values of iOS 26", evidence: "Human Interface Guidelines: Color, Specifications")
        case .editsRanges:
            Entry(26...26, summary: "a text field's or view's delegate is asked with the ranges of an edit before it is asked with a single one", evidence: "textField(_:shouldChangeCharactersInRanges:replacementString:) (Apple documentation: iOS 26); developer.apple.com/forums/thread/801013")
        }
    }

    /// Whether the running version behaves this way.
    @MainActor package var isOn: Bool {
        let version = Surrounded.by.iOSVersion
        if Behaviour.running.version != version {
            // A closure would check its thread, and colours may be made on any thread.
            var on: UInt128 = 0
            for behaviour in Behaviour.allCases where behaviour.holds(in: version) { on |= 1 &<< UInt128(behaviour.rawValue) }
            Behaviour.running = (version, on)
        }
        return Behaviour.running.on &>> UInt128(rawValue) & 1 != 0
    }

    /// The behaviours of the last requested version, a bit each; cached because every frame reads them.
    @MainActor private static var running: (version: Int, on: UInt128) = (0, 0)

    package func holds(in version: Int) -> Bool { entry.versions.contains { $0.contains(version) } }
}
