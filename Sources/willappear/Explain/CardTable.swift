// The texts of the cards: one entry per callback, English and Korean side by side so that they change together.
// ExplainedName looks them up. Docs/LIFECYCLE.md, which is made from the code that runs, has orders and evidence.

enum CardTable {
    static let all = controllers + layout + application + scenes + objects

    private typealias Card = ExplainedName.Card

    private static func card(_ name: String, _ others: [String], _ english: Card, _ korean: Card) -> ExplainedName {
        ExplainedName(name: name, others: others, english: english, korean: korean)
    }

    // MARK: View controllers

    private static let controllers = [
        card("loadView", [], Card(
            moment: "Somebody asked for view, and there is none yet. UIKit takes it from the nib or storyboard, or makes an empty one.",
            belongs: "Making the root view by hand and assigning it to view.", doesNot: "Calling super when you assign view yourself; anything that reads view before it is assigned: that asks again, for ever."),
            Card(moment: "누군가 view를 요청했지만 아직 없습니다. UIKit은 nib이나 스토리보드에서 가져오거나 빈 뷰를 만듭니다.", belongs: "루트 뷰를 직접 만들어 view에 대입하는 일.", doesNot: "직접 대입하면서 super를 부르는 일, 대입 전에 view를 읽는 일(끝없이 다시 불립니다).")),
        card("viewDidLoad", [], Card(
            moment: "The view exists and outlets are connected. It is called once for each loading of the view, before anything is on screen.",
            belongs: "Set-up that is done once: subviews, constraints, data sources, observers.", doesNot: "Sizes and safe areas: the view has those of the nib. Work for every appearance.",
            versions: "Up to iOS 5 a memory warning could unload the view, and it was called again; since iOS 6 it is not."),
            Card(moment: "뷰가 생겼고 아웃렛이 연결되었습니다. 뷰가 로드될 때마다 한 번, 화면에 나오기 전에 불립니다.", belongs: "한 번만 할 설정: 하위 뷰, 제약, 데이터 소스, 옵저버.", doesNot: "크기와 안전 영역(아직 nib의 값입니다), 나타날 때마다 할 일.",
            versions: "iOS 5까지는 메모리 경고로 뷰가 내려가 다시 불릴 수 있었고, iOS 6부터는 그렇지 않습니다.")),
        card("viewWillAppear", [], Card(
            moment: "The view is about to be added to the screen, and a transition may be about to begin. It has no final size and perhaps no window.",
            belongs: "Fresh data, selections to be cleared, bars to be shown or hidden with the transition.", doesNot: "Geometry: viewIsAppearing has it. Anything that must be undone only in viewDidDisappear: a cancelled swipe back calls it without an appearance."),
            Card(moment: "뷰가 곧 화면에 추가되고 전환이 시작될 수 있습니다. 최종 크기가 아니며 윈도가 없을 수도 있습니다.", belongs: "데이터 갱신, 선택 해제, 전환과 함께 바를 보이거나 숨기는 일.", doesNot: "크기 계산은 viewIsAppearing에서. viewDidDisappear에서만 되돌릴 일도 두지 마세요. 취소된 밀기에서는 나타나지 않고 불립니다.")),
        card("viewIsAppearing", [], Card(
            moment: "The view is in the hierarchy and laid out for the first frame of this appearance; traits and size are right, the transition has not begun to move.",
            belongs: "What depends on size or traits at each appearance: scrolling to a row, choosing a layout.", doesNot: "What is needed only once, and heavy work: the first frame waits for it.",
            versions: "Part of the SDK since Xcode 15; it runs back to iOS 13."),
            Card(moment: "뷰가 계층에 들어가 이번 등장의 첫 프레임에 맞게 배치되었습니다. 트레이트와 크기가 맞고, 전환은 아직 움직이지 않습니다.", belongs: "나타날 때마다 크기나 트레이트에 따라 하는 일: 행으로 스크롤, 레이아웃 선택.", doesNot: "한 번이면 되는 일, 무거운 일: 첫 프레임이 기다립니다.",
            versions: "Xcode 15 SDK부터 있으며 iOS 13까지 거슬러 동작합니다.")),
        card("viewDidAppear", [], Card(
            moment: "The view is on screen and the transition is over.",
            belongs: "What a person should see begin: animations, playback, the keyboard; counting a visit; presenting something else.", doesNot: "What the first frame should already show: it flickers."),
            Card(moment: "뷰가 화면에 있고 전환이 끝났습니다.", belongs: "사용자가 시작을 보아야 하는 일: 애니메이션, 재생, 키보드, 방문 집계, 다른 화면 표시.", doesNot: "첫 프레임에 이미 보여야 하는 것: 깜빡입니다.")),
        card("viewWillDisappear", [], Card(
            moment: "The view is about to leave the screen: something is pushed, presented full screen, or this one is popped or dismissed.",
            belongs: "Ending editing, saving what was typed, putting bars back with the transition.", doesNot: "Final clean-up: a swipe back can be cancelled, and then viewWillAppear follows."),
            Card(moment: "뷰가 곧 화면을 떠납니다. 무언가가 푸시되거나 전체 화면으로 표시되거나, 이 화면이 팝·닫기됩니다.", belongs: "편집 종료, 입력 저장, 전환과 함께 바 되돌리기.", doesNot: "마지막 정리: 밀어서 뒤로 가기는 취소될 수 있고 그러면 viewWillAppear가 이어집니다.")),
        card("viewDidDisappear", [], Card(
            moment: "The view has left the screen and the transition is over. The controller may come back.",
            belongs: "Stopping what needs no spectator: timers, playback, location.", doesNot: "Clean-up for good: that is deinit's. It does not mean that the controller was popped."),
            Card(moment: "뷰가 화면을 떠났고 전환이 끝났습니다. 컨트롤러는 돌아올 수 있습니다.", belongs: "보는 사람이 없으면 멈출 것: 타이머, 재생, 위치.", doesNot: "영구 정리는 deinit에서. 팝되었다는 뜻이 아닙니다.")),
        card("viewWillTransition(to:with:)", ["viewWillTransition"], Card(
            moment: "The root view will get another size: the device was turned, or the app's share of the screen changed.",
            belongs: "Animations beside the coordinator's, so that they move with it; what must survive the change.", doesNot: "Reading view.bounds: it is still the old size. Forgetting super: children would not hear of it."),
            Card(moment: "루트 뷰의 크기가 바뀝니다. 기기를 돌렸거나 앱이 차지하는 화면이 달라졌습니다.", belongs: "코디네이터와 함께 움직일 애니메이션, 변화 뒤에도 남아야 할 것.", doesNot: "view.bounds 읽기(아직 옛 크기입니다). super를 빠뜨리면 자식이 모릅니다.")),
        card("traitCollectionDidChange(_:)", ["traitCollectionDidChange"], Card(
            moment: "A trait differs: dark appearance, text size, size class.",
            belongs: "What UIKit does not adapt by itself, as layer colours.", doesNot: "Dynamic colours and fonts of views: they follow by themselves.",
            versions: "Deprecated since iOS 17, where registerForTraitChanges names the traits that matter."),
            Card(moment: "트레이트가 달라졌습니다. 어두운 모드, 글자 크기, 사이즈 클래스.", belongs: "UIKit이 스스로 맞추지 않는 것, 예를 들어 레이어 색.", doesNot: "뷰의 동적 색과 글꼴: 스스로 따라옵니다.",
            versions: "iOS 17부터 폐기 예정이며, registerForTraitChanges로 필요한 트레이트를 지정합니다.")),
        card("didReceiveMemoryWarning", [], Card(
            moment: "The system is short of memory and asks every controller, on screen or not.",
            belongs: "Giving up what can be made again: caches, pictures off screen.", doesNot: "Unloading the view; work that itself needs memory.",
            versions: "Up to iOS 5 the views of controllers off screen were unloaded; since iOS 6 never."),
            Card(moment: "메모리가 부족해 시스템이 화면 안팎의 모든 컨트롤러에 알립니다.", belongs: "다시 만들 수 있는 것 버리기: 캐시, 화면 밖 이미지.", doesNot: "뷰를 내리는 일, 메모리가 더 드는 일.",
            versions: "iOS 5까지는 화면 밖 컨트롤러의 뷰가 내려갔지만 iOS 6부터는 없습니다.")),
        card("willMove(toParent:)", ["willMove"], Card(
            moment: "The controller is about to be added to a container, or with nil to be taken out of it. addChild calls it; before removeFromParent the app calls it.",
            belongs: "Letting go of the old parent.", doesNot: "Reading parent as if it had changed."),
            Card(moment: "컨트롤러가 곧 컨테이너에 들어가거나(nil이면) 빠집니다. addChild가 부르고, removeFromParent 전에는 앱이 부릅니다.", belongs: "옛 부모와의 관계 정리.", doesNot: "parent가 이미 바뀐 것처럼 읽는 일.")),
        card("didMove(toParent:)", ["didMove"], Card(
            moment: "The controller has been added to a container, or taken out of it. After addChild the app calls it; removeFromParent calls it.",
            belongs: "What needs the new parent; noticing a pop, where parent is nil.", doesNot: "Assuming that the view is on screen."),
            Card(moment: "컨트롤러가 컨테이너에 들어갔거나 빠졌습니다. addChild 뒤에는 앱이 부르고, removeFromParent가 스스로 부릅니다.", belongs: "새 부모가 필요한 일, parent가 nil이면 팝을 알아차리는 일.", doesNot: "뷰가 화면에 있다고 여기는 일.")),
    ]

    // MARK: Layout

    private static let layout = [
        card("viewWillLayoutSubviews", [], Card(
            moment: "The root view is about to lay out its subviews, since its size or something in it has changed. It is called often.",
            belongs: "Changes to constraints or frames that depend on the new size.", doesNot: "Anything that must happen once; invalidating the layout without a condition: it runs for ever."),
            Card(moment: "크기나 내용이 바뀌어 루트 뷰가 곧 하위 뷰를 배치합니다. 자주 불립니다.", belongs: "새 크기에 따른 제약이나 프레임 변경.", doesNot: "한 번만 할 일, 조건 없는 레이아웃 무효화(끝없이 돕니다).")),
        card("viewDidLayoutSubviews", [], Card(
            moment: "The root view has laid out its own subviews. What lies deeper is laid out later in the same pass.",
            belongs: "Frames of layers; reading frames of direct subviews.", doesNot: "Trusting frames further down; work of one time."),
            Card(moment: "루트 뷰가 직속 하위 뷰를 배치했습니다. 더 깊은 뷰는 같은 패스에서 나중에 배치됩니다.", belongs: "레이어 프레임, 직속 하위 뷰의 프레임 읽기.", doesNot: "더 깊은 뷰의 프레임을 믿는 일, 한 번만 할 일.")),
        card("viewSafeAreaInsetsDidChange", [], Card(
            moment: "The part of the view that nothing of the system covers has another shape: bars came, the device was turned.",
            belongs: "Insets that are computed by hand.", doesNot: "Constraints to the safe area's guide: they follow by themselves.", versions: "Safe areas exist since iOS 11."),
            Card(moment: "시스템이 가리지 않는 영역이 바뀌었습니다. 바가 생겼거나 기기가 돌았습니다.", belongs: "직접 계산하는 인셋.", doesNot: "안전 영역 가이드에 건 제약: 스스로 따라옵니다.", versions: "안전 영역은 iOS 11부터 있습니다.")),
        card("viewLayoutMarginsDidChange", [], Card(
            moment: "The root view's margins are others: the size class or the safe area changed.",
            belongs: "What is placed by hand along the margins.", doesNot: "Constraints to the margins' guide: they follow by themselves.", versions: "Since iOS 11."),
            Card(moment: "루트 뷰의 여백이 달라졌습니다. 사이즈 클래스나 안전 영역이 바뀌었습니다.", belongs: "여백에 맞춰 직접 놓는 것.", doesNot: "여백 가이드에 건 제약: 스스로 따라옵니다.", versions: "iOS 11부터.")),
    ]

    // MARK: The application

    private static let application = [
        card("application(_:didFinishLaunchingWithOptions:)", ["didFinishLaunching", "application(_:didFinishLaunchingWithOptions:)"], Card(
            moment: "The process is up. In an app without scenes the window is made here; in one with scenes none exists yet.",
            belongs: "Set-up of the whole app: services, appearance, notification handlers.", doesNot: "Slow work: the system ends apps that take too long. Interface, if the app has scenes.",
            versions: "Since iOS 13 apps with scenes make their interface in scene(_:willConnectTo:options:)."),
            Card(moment: "프로세스가 떴습니다. 씬이 없는 앱은 여기서 윈도를 만들고, 씬이 있는 앱은 아직 윈도가 없습니다.", belongs: "앱 전체 설정: 서비스, 외형, 알림 처리.", doesNot: "느린 일(오래 걸리면 시스템이 끝냅니다), 씬이 있는 앱의 인터페이스.",
            versions: "iOS 13부터 씬이 있는 앱은 scene(_:willConnectTo:options:)에서 인터페이스를 만듭니다.")),
        card("applicationDidBecomeActive(_:)", ["applicationDidBecomeActive"], Card(
            moment: "The app is in front and gets touches: after the launch, after an interruption, after coming back.",
            belongs: "Going on with what applicationWillResignActive stopped.", doesNot: "Work that only a return from the background needs.", versions: "Not called in apps with scenes, since iOS 13."),
            Card(moment: "앱이 앞에 있고 터치를 받습니다. 실행 뒤, 방해가 끝난 뒤, 돌아온 뒤.", belongs: "applicationWillResignActive에서 멈춘 일의 재개.", doesNot: "백그라운드에서 돌아올 때만 필요한 일.", versions: "iOS 13부터 씬이 있는 앱에서는 불리지 않습니다.")),
        card("applicationWillResignActive(_:)", ["applicationWillResignActive"], Card(
            moment: "Touches stop: a call, control centre, the switcher, or the way to the background.",
            belongs: "Pausing a game, hiding what the switcher must not show.", doesNot: "Saving for good: it may be a moment's interruption.", versions: "Not called in apps with scenes, since iOS 13."),
            Card(moment: "터치가 멈춥니다. 전화, 제어 센터, 앱 전환기, 또는 백그라운드로 가는 길입니다.", belongs: "게임 일시정지, 전환기에 보이면 안 되는 것 숨기기.", doesNot: "최종 저장: 잠깐의 방해일 수 있습니다.", versions: "iOS 13부터 씬이 있는 앱에서는 불리지 않습니다.")),
        card("applicationDidEnterBackground(_:)", ["applicationDidEnterBackground"], Card(
            moment: "Nothing of the app is visible; seconds later the process is suspended.",
            belongs: "Saving, ending what holds shared resources, beginning a background task for the rest.", doesNot: "Long work without a background task.", versions: "Not called in apps with scenes, since iOS 13."),
            Card(moment: "앱이 보이지 않으며 몇 초 뒤 프로세스가 멈춥니다.", belongs: "저장, 공유 자원 반납, 남은 일은 백그라운드 태스크로.", doesNot: "백그라운드 태스크 없는 긴 작업.", versions: "iOS 13부터 씬이 있는 앱에서는 불리지 않습니다.")),
        card("applicationWillEnterForeground(_:)", ["applicationWillEnterForeground"], Card(
            moment: "The app comes back from the background and will be active soon. Without scenes it is not called at launch.",
            belongs: "Undoing what the background required; fresh data.", doesNot: "Expecting viewWillAppear: controllers that stayed on top get none.", versions: "Not called in apps with scenes, since iOS 13."),
            Card(moment: "앱이 백그라운드에서 돌아와 곧 활성화됩니다. 씬이 없으면 실행 때는 불리지 않습니다.", belongs: "백그라운드에서 한 일 되돌리기, 데이터 갱신.", doesNot: "viewWillAppear를 기대하는 일: 위에 남아 있던 컨트롤러는 받지 않습니다.", versions: "iOS 13부터 씬이 있는 앱에서는 불리지 않습니다.")),
        card("applicationWillTerminate(_:)", ["applicationWillTerminate"], Card(
            moment: "The app is about to be ended while it runs. A suspended app is ended without a call.",
            belongs: "A last save.", doesNot: "Relying on it: most apps are suspended when they end."),
            Card(moment: "실행 중인 앱이 곧 끝납니다. 멈춰 있는 앱은 호출 없이 끝납니다.", belongs: "마지막 저장.", doesNot: "이것에 의존하는 일: 대부분 멈춘 상태에서 끝납니다.")),
    ]

    // MARK: Scenes

    private static let scenes = [
        card("scene(_:willConnectTo:options:)", ["willConnect", "sceneWillConnect"], Card(
            moment: "A window of the app begins to exist, in front or not. Its storyboard, if any, is loaded already.",
            belongs: "Making the window and its root controller; what the options ask to open.", doesNot: "What belongs to the whole app. Assuming that it happens once: a scene connects again after the system has disconnected it.", versions: "Since iOS 13."),
            Card(moment: "앱의 창 하나가 생깁니다. 앞에 있든 아니든. 스토리보드가 있으면 이미 로드되었습니다.", belongs: "윈도와 루트 컨트롤러 만들기, 옵션이 열라고 한 것.", doesNot: "앱 전체의 일, 한 번뿐이라는 가정: 시스템이 끊은 씬은 다시 연결됩니다.", versions: "iOS 13부터.")),
        card("sceneWillEnterForeground(_:)", ["sceneWillEnterForeground"], Card(
            moment: "The scene will be visible soon: at its first connection and at each return from the background.",
            belongs: "Fresh data, undoing what the background required.", doesNot: "Work that needs touches.", versions: "Since iOS 13. Unlike applicationWillEnterForeground it is called at launch too."),
            Card(moment: "씬이 곧 보입니다. 첫 연결 때와 백그라운드에서 돌아올 때마다.", belongs: "데이터 갱신, 백그라운드에서 한 일 되돌리기.", doesNot: "터치가 필요한 일.", versions: "iOS 13부터. applicationWillEnterForeground와 달리 실행 때도 불립니다.")),
        card("sceneDidBecomeActive(_:)", ["sceneDidBecomeActive"], Card(
            moment: "The scene is in front and gets touches.", belongs: "Going on with what sceneWillResignActive stopped.", doesNot: "Work that only a return from the background needs.", versions: "Since iOS 13."),
            Card(moment: "씬이 앞에 있고 터치를 받습니다.", belongs: "sceneWillResignActive에서 멈춘 일의 재개.", doesNot: "백그라운드에서 돌아올 때만 필요한 일.", versions: "iOS 13부터.")),
        card("sceneWillResignActive(_:)", ["sceneWillResignActive"], Card(
            moment: "Touches stop: an interruption, or the way to the background.", belongs: "Pausing; hiding what the switcher must not show.", doesNot: "Saving for good.", versions: "Since iOS 13."),
            Card(moment: "터치가 멈춥니다. 방해, 또는 백그라운드로 가는 길.", belongs: "일시정지, 전환기에 보이면 안 되는 것 숨기기.", doesNot: "최종 저장.", versions: "iOS 13부터.")),
        card("sceneDidEnterBackground(_:)", ["sceneDidEnterBackground"], Card(
            moment: "Nothing of the scene is visible; the system takes its picture for the switcher.", belongs: "Saving, giving up shared resources.", doesNot: "Long work without a background task.", versions: "Since iOS 13."),
            Card(moment: "씬이 보이지 않으며 시스템이 전환기용 그림을 찍습니다.", belongs: "저장, 공유 자원 반납.", doesNot: "백그라운드 태스크 없는 긴 작업.", versions: "iOS 13부터.")),
        card("sceneDidDisconnect(_:)", ["sceneDidDisconnect"], Card(
            moment: "The system has given up the scene, for memory or since its window was closed. Its session may connect again.",
            belongs: "Letting go of what only this scene needed.", doesNot: "Deleting a person's data: application(_:didDiscardSceneSessions:) says when it is for good.", versions: "Since iOS 13."),
            Card(moment: "메모리 때문에, 또는 창이 닫혀 시스템이 씬을 버렸습니다. 세션은 다시 연결될 수 있습니다.", belongs: "이 씬만 쓰던 것 놓기.", doesNot: "사용자 데이터 삭제: 영구 종료는 application(_:didDiscardSceneSessions:)가 알립니다.", versions: "iOS 13부터.")),
    ]

    // MARK: Objects

    private static let objects = [
        card("awakeFromNib", [], Card(
            moment: "The nib is loaded: every object of it exists and its outlets and actions are connected.", belongs: "Set-up of a view from a nib.", doesNot: "In a controller: outlets of its view come with the view's own nib, later."),
            Card(moment: "nib이 로드되었습니다. 모든 객체가 있고 아웃렛과 액션이 연결되었습니다.", belongs: "nib에서 온 뷰의 설정.", doesNot: "컨트롤러에서는: 뷰의 아웃렛은 뷰의 nib과 함께 나중에 옵니다.")),
        card("deinit", [], Card(
            moment: "Nobody holds the object any more.", belongs: "Removing what would outlive it: observers by block, timers.", doesNot: "Expecting it right after a pop: whoever still holds the controller keeps it, a closure that captures self for ever."),
            Card(moment: "아무도 이 객체를 붙들지 않습니다.", belongs: "더 오래 남을 것 제거: 블록 옵저버, 타이머.", doesNot: "팝 직후를 기대하는 일: 누군가 붙들고 있으면 남고, self를 잡은 클로저는 영원히 붙듭니다.")),
    ]
}
