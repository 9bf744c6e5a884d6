// Pass 9: what is drawn when somebody looks: the windows that are on screen, for the host's camera and its script verbs.
// The host draws them with LayerRenderer; nothing is drawn for nobody.

extension UIApplication {
    /// What the compositor draws, bottom first: of several scenes the one that came to the front last. Windows of
    /// scenes in the background are not on screen.
    package var windowsOnScreen: [UIWindow] {
        guard scenes.count > 1 else { return allWindows }
        let front = life.scenesInFront.last(where: \.isInForeground)
        return allWindows.filter { $0.sceneOnScreen == nil || $0.sceneOnScreen === front }
    }
}
