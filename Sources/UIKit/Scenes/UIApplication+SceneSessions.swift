// An app's requests for its scenes: activate, destroy, refresh. Each request is handled in a later turn, as by a device's
// system. ApplicationLife+Scenes does the work.
import Foundation

extension UIScene {
    /// The scene that requested the activation.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene in which the person requested it. Not consulted here.
        open var requestingScene: UIScene?
    }
}

/// The reason why a request for a scene failed.
public struct UISceneError: CustomNSError, Sendable {
    /// The app has one scene only, or the request makes no sense now.
    public enum Code: Int, Sendable { case multipleScenesNotSupported = 0, requestDenied = 1 }
    /// The domain of the errors.
    public static let errorDomain = "UISceneErrorDomain"
    /// The reason of the failure.
    public let code: Code
    /// The raw value of `code`.
    public var errorCode: Int { code.rawValue }
}

/// Everything an activation request can say (iOS 17).
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
    /// The role of the new scene.
    public let role: UISceneSession.Role
    /// The session to bring to the front; nil makes a new one.
    public let session: UISceneSession?
    /// Handed to the scene.
    public var userActivity: NSUserActivity?
    /// The options of the request, with the requesting scene.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request to bring an existing session to the front.
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }

    /// Makes a new session.
    public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIApplication {
    /// Brings a session's scene to the front; nil makes a new scene.
    public func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: (@MainActor (any Error) -> Void)? = nil) {
        activate(sceneSession, userActivity, errorHandler)
    }

    /// Carries out the request in a later turn; the handler gets the reason if it fails.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: (@MainActor (any Error) -> Void)? = nil) {
        activate(request.session, request.userActivity, errorHandler)
    }

    private func activate(_ session: UISceneSession?, _ userActivity: NSUserActivity?, _ errorHandler: (@MainActor (any Error) -> Void)?) {
        let delivery = userActivity.map { SystemDelivery.activity($0) }
        later { [self] in
            // An app in the background cannot bring itself to the front.
            if let session, life.phase == .active, sessions.contains(where: { $0 === session }) {
                return life.activate(session, delivery: delivery, cause: "requestSceneSessionActivation")
            }
            guard life.usesScenes, supportsMultipleScenes else { errorHandler?(UISceneError(code: .multipleScenesNotSupported)); return }
            guard session == nil, life.phase == .active else { errorHandler?(UISceneError(code: .requestDenied)); return }
            life.change { SceneConnection(life, delivery: delivery).start(cause: "requestSceneSessionActivation") }
        }
    }

    /// Closes a session for good: its scene is disconnected, then the delegate is told that the session is discarded.
    public func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: (@MainActor (any Error) -> Void)? = nil) {
        later { [self] in
            guard life.usesScenes, supportsMultipleScenes else { errorHandler?(UISceneError(code: .multipleScenesNotSupported)); return }
            guard sessions.contains(where: { $0 === sceneSession }) else { errorHandler?(UISceneError(code: .requestDenied)); return }
            life.close(sceneSession, cause: "requestSceneSessionDestruction")
        }
    }

    /// Runs `body` in a later turn, unless the process has ended meanwhile.
    private func later(_ body: @escaping () -> Void) {
        UpdateCycle.shared.perform(afterCommit: { [weak self] in
            if let self, life.phase.isRunning { body() }
        })
    }
}
