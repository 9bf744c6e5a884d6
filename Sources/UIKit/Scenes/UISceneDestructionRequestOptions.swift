// The way in which a session is destroyed. UIApplication+SceneSessions.swift has the related types.
import Foundation

/// The way in which a session is destroyed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
