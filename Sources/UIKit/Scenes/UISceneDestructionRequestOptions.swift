// How a session is destroyed. UIApplication+SceneSessions.swift has the related types.
import Foundation

/// How a session is destroyed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
