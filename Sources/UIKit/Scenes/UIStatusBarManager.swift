// The status bar of a scene. StatusBarAppearance supplies its values.
import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {}
