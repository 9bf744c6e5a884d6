// An app beside another one on an iPad: the share of the screen that a scene gets (iOS 9 and later).
// The host's `split` verb calls `set`; windows, scenes and traits read sizes.
import CoreGraphics

@MainActor package enum SplitScreen {
    package enum Share: String, Sendable, CaseIterable {
        case third = "1/3", half = "1/2", twoThirds = "2/3", full
    }

    /// The share of a scene that is connected now: that of the scene in front, else the device's share for launched apps.
    static var shareOfNewScenes: Share { front?.share ?? UIDevice.current.launchShare }

    private static var front: UIWindowScene? {
        let application = UIApplication.shared
        return application.keyWindowOrFirst?.windowScene ?? application.scenes.last as? UIWindowScene
    }

    /// The points between the two apps.
    private static let divider: CGFloat = 10

    /// Gives the scene in front another share of the screen. False where nothing can be shared: on a phone, before iOS 9.
    package static func set(_ new: Share) -> Bool {
        guard new == .full || UIDevice.current.userInterfaceIdiom == .pad && Behaviour.splitScreen.isOn else { return false }
        guard let scene = front else { return true }
        guard new != scene.share else { return true }
        ResizeTransition(of: scene, to: new).start()
        return true
    }

    /// Sets the share of apps launched from now on, without a transition.
    package static func assume(_ new: Share) { UIDevice.current.launchShare = new }

    /// The size of a scene of this share on the screen in its present orientation. The shares of 1/3 and 2/3 follow the sizes that the
    /// Human Interface Guidelines list: 320 points, 375 on wide screens, and the rest.
    static func size(_ share: Share) -> CGSize {
        let screen = UIScreen.main.bounds.size
        let isWide = screen.width >= 1180 || min(screen.width, screen.height) >= 1024
        let narrow: CGFloat = isWide ? 375 : 320
        switch share {
        case .full: return screen
        case .half: return CGSize(width: ((screen.width - divider) / 2).rounded(.down), height: screen.height)
        case .third: return CGSize(width: narrow, height: screen.height)
        case .twoThirds: return CGSize(width: screen.width - divider - narrow, height: screen.height)
        }
    }

    /// The size of a window: a scene's windows share the screen; the keyboard and other windows of the system take all of it.
    static func size(of window: UIWindow) -> CGSize { window.windowScene.map { size($0.share) } ?? UIScreen.main.bounds.size }

    /// The screen's traits with the size classes of the scene.
    static func traits(_ screen: UITraitCollection, of scene: UIWindowScene) -> UITraitCollection {
        guard scene.share != .full else { return screen }
        var values = screen.values
        (values.horizontalSizeClass, values.verticalSizeClass) = SizeClasses.of(size(scene.share), idiom: screen.userInterfaceIdiom)
        return UITraitCollection(values: values)
    }

    /// Gives a window that joins a scene of another size the scene's size. On iOS 10 and 11 its controller is told of the size even
    /// before its view is loaded (openradar-37073110).
    static func fit(_ window: UIWindow, in scene: UIWindowScene) {
        let size = size(scene.share)
        guard scene.share != .full, window.bounds.size != size else { return }
        window.frame = CGRect(origin: .zero, size: size)
        guard Behaviour.splitLaunchTransition.isOn, let root = window.rootViewController else { return }
        let coordinator = TransitionCoordinator(from: root, to: root, animated: false, duration: 0)
        root.tellSizeChange(size, coordinator)
        coordinator.runUnanimated { coordinator.finish(cancelled: false) }
    }
}

/// Choreography of another share of the screen for one scene.
@MainActor final class ResizeTransition {
    private let scene: UIWindowScene
    private let share: SplitScreen.Share
    private let traitsBefore = UIScreen.main.traitCollection
    private let windows: WindowResizing

    /// The duration in seconds: not documented, see Docs/DIVERGENCES.md.
    private static let duration: TimeInterval = 0.4

    static let choreography = Choreography<ResizeTransition>("Resize", "The app's share of an iPad's screen changes: Split View. A is the root, B its child, P presented by A.", [
        .now("A.willTransition(to:with:), then B's and P's", ["wwdc14-216-traits", "apple-willtransition-before-traits"], only: "a size class changes", if: \.windows.changesSizeClass) { $0.windows.tellTraits() },
        .now("A.viewWillTransition(to:with:), then B's, then P's presentation controller and P", ["wwdc14-228-size"]) { $0.windows.tellSizes() },
        .now("the scenes' bounds change", ["apple-viewwilltransition-before-size"]) { $0.resize() },
        .now("traitCollectionDidChange: window, A, A's view, B, B's view", ["wwdc16-222-trait-flow", "wwdc14-214-traits-before-layout"]) { _ in UpdateCycle.shared.updateTraitsNow() },
        .now("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", ["apple-windowscene-didupdate"], since: .scenes) { $0.windows.tellScenes(before: UIScreen.main.orientation, $0.traitsBefore) },
        .wait("A.viewWillLayoutSubviews, A.viewDidLayoutSubviews, alongside blocks; animation", ["wwdc14-216-traits"]) { $0.windows.animate($1) },
        .now("completion blocks", ["wwdc14-216-traits"]) { $0.windows.finish() },
    ])

    init(of scene: UIWindowScene, to share: SplitScreen.Share) {
        self.scene = scene
        self.share = share
        let previous = scene.share
        windows = WindowResizing(animated: UIView.areAnimationsEnabled, duration: Self.duration) { read in
            scene.share = share
            defer { scene.share = previous }
            return read()
        }
    }

    func start() {
        windows.begin()
        Self.choreography.run(self, cause: "split")
    }

    private func resize() {
        scene.share = share
        windows.resizeWindows()
    }
}

extension UIWindowScene {
    private final class OwnShare { var share = SplitScreen.Share.full }

    /// The part of an iPad's screen that the scene has.
    fileprivate var share: SplitScreen.Share {
        get { part { OwnShare() }.share }
        set { part { OwnShare() }.share = newValue }
    }

    /// Gives a new scene its share, before it is connected.
    func takeShare() { share = SplitScreen.shareOfNewScenes }
    func fitToShare(_ window: UIWindow) { SplitScreen.fit(window, in: self) }
}

extension UIDevice {
    private final class LaunchShare { var share = SplitScreen.Share.full }

    /// The share of an iPad's screen for scenes of an app that is launched now.
    fileprivate var launchShare: SplitScreen.Share {
        get { part { LaunchShare() }.share }
        set { part { LaunchShare() }.share = newValue }
    }
}
