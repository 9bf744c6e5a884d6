// The picture of a quick action on the home screen: a system icon or an image of the app. UIApplicationShortcutItem holds it.

import Foundation

/// The icon of a quick action beside its title.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// Pictures of the system for quick actions.
    public enum IconType: Int, Sendable {
        /// Raw values count from 0 in this order, as in the SDK.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation,
            mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    let type: IconType?
    let imageName: String?

    /// A picture of the system.
    public init(type: IconType) {
        self.type = type
        imageName = nil
    }

    /// An image of the app's bundle, used for its shape.
    public init(templateImageName: String) {
        type = nil
        imageName = templateImageName
    }

    /// A system symbol by its name.
    public init(systemImageName: String) {
        type = nil
        imageName = systemImageName
    }
}
