// Pass 9: what is drawn when somebody looks: the windows that are on screen, for the host's camera and its script verbs.
// The host draws them as the last commit left them; nothing is drawn for nobody.
import QuartzCore

extension UpdateCycle {
    /// What commits publish for pictures.
    static var windowLayers: [CALayer] { UIApplication.shared.allWindows.map(\.layer) }
}

extension UIApplication {
    /// What the compositor draws, bottom first: of several scenes the one that came to the front last. Windows of
    /// scenes in the background are not on screen.
    package var windowsOnScreen: [UIWindow] {
        guard scenes.count > 1 else { return allWindows }
        let front = life.scenesInFront.last(where: \.isInForeground)
        return allWindows.filter { $0.sceneOnScreen == nil || $0.sceneOnScreen === front }
    }

    /// What the last commit published of them.
    package var committedScreen: LayerTree { LayerTree(committed: windowsOnScreen.map { ($0.layer, $0.frame.origin) }) }
}
