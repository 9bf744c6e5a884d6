// The animation with which the window of a destroyed session leaves the screen. UIApplication+SceneSessions.swift has the related types.
import Foundation

/// The animation with which the window of a destroyed session leaves the screen.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// Standard, or as the end of something finished or thrown away.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// The animation. Nothing is drawn outside the app's windows here, so all three look alike.
    open var windowDismissalAnimation: DismissalAnimation = .standard
}
