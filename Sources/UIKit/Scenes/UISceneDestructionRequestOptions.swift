// How a session is destroyed. UIApplication+SceneSessions.swift has what it goes with.
import Foundation

/// How a session is destroyed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
