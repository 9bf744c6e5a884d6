// PHPhotoLibrary: who may see the library, changes of it and who hears of them. Everybody who asks may, as on a device whose owner
// said yes. The pictures are DevicePhotos', which pickers show too; PhotoShelf knows what else there is to say of them.
import ObjectiveC
import UIKit

/// The permission of the person.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet; not for the person to say; refused; allowed; a part allowed.
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// The access that an app asks for.
public enum PHAccessLevel: Int, Sendable {
    /// To put pictures there, or to see them too.
    case addOnly = 1, readWrite
}

/// The domain of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// The reason why the library does not do something.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    /// PHError.h's numbers, those that this library gives.
    public enum Code: Int, Sendable { case internalError = -1, userCancelled = 3072, invalidResource = 3302, accessRestricted = 3310, accessUserDenied = 3311 }
    /// `PHPhotosErrorDomain`
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// The photo library of the device.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    private static let lock = NSLock()
    nonisolated(unsafe) private static var granted: Set<PHAccessLevel> = []
    private static let changes = DispatchQueue(label: "com.apple.photos.changes")

    /// The only one.
    open class func shared() -> PHPhotoLibrary { library }
    /// As if nobody had asked yet.
    package static func forgetAnswers() { lock.withLock { granted = [] } }

    /// Not determined until the app asks, then authorized. Asking again answers at once.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        lock.withLock { granted.contains(accessLevel) || granted.contains(.readWrite) } ? .authorized : .notDetermined
    }
    /// The permission to read and write (deprecated in iOS 14).
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// The answer is yes, on a queue that is not the main one, as Apple documents.
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        _ = lock.withLock { granted.insert(accessLevel) }
        DispatchQueue.global().async { handler(.authorized) }
    }
    /// Asks for the permission to read and write (deprecated in iOS 14).
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { requestAuthorization(for: .readWrite, handler: handler) }
    /// The same, for callers that wait.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        _ = lock.withLock { granted.insert(accessLevel) }
        return .authorized
    }

    // MARK: Changes

    /// Runs a block whose change requests are done together afterwards; both run on a queue of the library's.
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let block = changeBlock
        Self.changes.async {
            let error = PhotoChanges.perform(block)
            completionHandler?(error == nil, error)
        }
    }
    /// The same, awaited.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in if let error { continuation.resume(throwing: error) } else { continuation.resume() } }
        }
    }
    /// Runs a block and does its requests before it returns.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        if let error = PhotoChanges.perform(changeBlock) { throw error }
    }

    private struct Observer: @unchecked Sendable { weak var object: (any PHPhotoLibraryChangeObserver)? }
    private var observers: [Observer] = []
    /// Tells somebody of changes, on a queue of the library's.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) { Self.lock.withLock { observers.append(Observer(object: observer)) } }
    /// Tells somebody no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { Self.lock.withLock { observers.removeAll { $0.object === observer || $0.object == nil } } }
    func tellObservers() {
        let listening = Self.lock.withLock { observers }
        let change = PHChange()
        Self.changes.async { for observer in listening { observer.object?.photoLibraryDidChange(change) } }
    }
}

/// An observer that is told of changes of the library, on a queue of the library's.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called when the library changed; the argument tells the changes of each earlier result.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
