// The status bar of a scene. UIWindowScene.swift has what it goes with.
import CoreGraphics

/// The status bar of a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    /// In points of the screen; empty where no bar is shown.
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    /// The style in force, whoever decided it.
    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.current.style }
    /// Whether the bar is hidden, whoever decided it.
    public var isStatusBarHidden: Bool { StatusBarAppearance.current.isHidden }
}
