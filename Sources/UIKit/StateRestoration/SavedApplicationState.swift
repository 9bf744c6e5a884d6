// The state of an app that the system keeps while the process is gone: its scenes' sessions with their restoration activities, the
// archive of the older restoration, and events that the app has not been told of yet. Hosts store it between two processes.
import Foundation
import ObjectiveC

package struct SavedApplicationState: Codable, Equatable {
    struct Session: Codable, Equatable {
        var number: Int
        var role: String
        var configuration: Configuration
        var activity: UserActivityArchive?
        var userInfo: Data?
    }

    /// The classes by their Objective-C names, so that a new process finds them again.
    struct Configuration: Codable, Equatable {
        var name: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// Open sessions, oldest first.
    var sessions: [Session] = []
    /// The sessions that the user closed while the app could not be told: it is told at its next launch.
    var discarded: [Session] = []
    /// The configuration that the app chose for its first scene: it is not asked for again
    /// (record konotes-scene-relaunch).
    var configuration: Configuration?
    /// Sessions made so far.
    var sessionCount = 0
    /// The state that view controllers encoded, for apps without scenes.
    var restorationArchive: RestorationArchive?

    package init() {}
}

extension SavedApplicationState.Configuration {
    @MainActor init(_ configuration: UISceneConfiguration) {
        name = configuration.name
        sceneClass = configuration.sceneClass.map(objcClassName)
        delegateClass = configuration.delegateClass.map(objcClassName)
        storyboard = configuration.storyboard?.name
    }

    @MainActor func make(role: UISceneSession.Role) -> UISceneConfiguration {
        let made = UISceneConfiguration(name: name, sessionRole: role)
        if let sceneClass { made.sceneClass = objcClass(named: sceneClass) }
        if let delegateClass { made.delegateClass = objcClass(named: delegateClass) }
        if made.storyboard == nil, let storyboard { made.storyboard = UIStoryboard(name: storyboard, bundle: nil) }
        return made
    }
}

extension SavedApplicationState.Session {
    @MainActor init(_ session: UISceneSession) {
        number = session.number
        role = session.role.rawValue
        configuration = .init(session.configuration)
        activity = session.stateRestorationActivity.map(UserActivityArchive.init)
        userInfo = session.userInfo.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
    }

    @MainActor func make() -> UISceneSession {
        let role = UISceneSession.Role(rawValue: role)
        let session = UISceneSession(role: role, configuration: configuration.make(role: role), number: number)
        session.stateRestorationActivity = activity?.activity
        session.userInfo = userInfo.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
        return session
    }
}
