// The status bar of a scene. Its values are StatusBarAppearance's.
import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {}
