// PHPhotoLibrary: who may see the library, and changes of it. Everybody who asks may, as on a device whose owner said yes.
import UIKit

/// What the person allows.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet; not for the person to say; refused; allowed; a part allowed.
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// What is asked for.
public enum PHAccessLevel: Int, Sendable {
    /// To put pictures there, or to see them too.
    case addOnly = 1, readWrite
}

/// The photo library of the device.
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()
    private static var granted: Set<PHAccessLevel> = []

    /// The only one.
    open class func shared() -> PHPhotoLibrary { library }

    /// Not determined until the app asks, then authorized. Asking again answers at once.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        granted.contains(accessLevel) || granted.contains(.readWrite) ? .authorized : .notDetermined
    }
    /// Of reading and writing (deprecated in iOS 14).
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// The answer is yes, on a queue that is not the main one, as Apple documents.
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        granted.insert(accessLevel)
        DispatchQueue.global().async { handler(.authorized) }
    }
    /// For reading and writing (deprecated in iOS 14).
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { requestAuthorization(for: .readWrite, handler: handler) }
    /// The same, for callers that wait.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        granted.insert(accessLevel)
        return .authorized
    }
}
