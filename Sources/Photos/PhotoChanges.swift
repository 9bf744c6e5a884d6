// The wishes of a change block, collected while it runs and done together after it (PHPhotoLibrary.performChanges).
// Change requests add themselves; outside a block that is an exception, as on a device.
import ObjectiveC
import UIKit

final class PhotoChanges: @unchecked Sendable {
    private static let key = "WillAppear.PhotoChanges"
    private static var current: PhotoChanges? {
        get { Thread.current.threadDictionary[key] as? PhotoChanges }
        set { Thread.current.threadDictionary[key] = newValue }
    }
    private var work: [@Sendable @MainActor () -> PHPhotosError?] = []

    /// Adds a wish to the block that runs on this thread.
    static func add(_ wish: @escaping @Sendable @MainActor () -> PHPhotosError?) {
        guard let current else { raiseException(name: "NSInternalInconsistencyException", reason: "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] or -[PHPhotoLibrary performChangesAndWait:error:]") }
        current.work.append(wish)
    }

    /// Runs a block, then its wishes; the first that cannot be done ends the rest.
    static func perform(_ block: () -> Void) -> PHPhotosError? {
        guard PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized else { return PHPhotosError(.accessUserDenied) }
        let changes = PhotoChanges(), outer = current
        current = changes
        block()
        current = outer
        let error: PHPhotosError? = onMain {
            for wish in changes.work { if let error = wish() { return error } }
            return nil
        }
        PHPhotoLibrary.shared().tellObservers()
        return error
    }
}
