// What the status bar shows, asked of the controllers on screen. The host draws it from here.

@MainActor package enum StatusBarAppearance {
    package private(set) static var isHidden = false
    package private(set) static var style: UIStatusBarStyle = .default

    static func update() {
        guard let controller = UIApplication.shared.topmostController else { return }
        var source = controller
        while let child = source.childForStatusBarStyle { source = child }
        style = source.preferredStatusBarStyle
        var hiding = controller
        while let child = hiding.childForStatusBarHidden { hiding = child }
        isHidden = hiding.prefersStatusBarHidden
    }
}
