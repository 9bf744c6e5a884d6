// Pass 9: draws the windows on screen for the host's camera and its script verbs.
// The host draws them as the last commit left them; without a viewer nothing is drawn.
import QuartzCore

extension UpdateCycle {
    /// The layers that commits publish for pictures.
    static var windowLayers: [CALayer] { UIApplication.shared.allWindows.map(\.layer) }
}

extension UIApplication {
    /// The windows that the compositor draws, bottom first: of several scenes the one that came to the front last. Windows of
    /// scenes in the background are not on screen.
    package var windowsOnScreen: [UIWindow] {
        guard scenes.count > 1 else { return allWindows }
        let front = life.scenesInFront.last(where: \.isInForeground)
        return allWindows.filter { $0.sceneOnScreen == nil || $0.sceneOnScreen === front }
    }

    /// The last commit's nodes of these windows.
    package var committedScreen: LayerTree { LayerTree(committed: windowsOnScreen.map { ($0.layer, $0.frame.origin) }) }
}
