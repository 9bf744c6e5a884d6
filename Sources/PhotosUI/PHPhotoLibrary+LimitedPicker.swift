// The picker by which a person shares more pictures with an app that may read some. Access to the library here is whole or not asked for,
// and Apple documents that the call does nothing unless access is limited.
import Photos
import UIKit

extension PHPhotoLibrary {
    /// Shows the limited library's picker if access is limited.
    @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {
        presentLimitedLibraryPicker(from: controller) { _ in }
    }

    /// Shows the limited library's picker if access is limited; the closure gets the pictures that are shared in addition.
    @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void) {
        guard PHPhotoLibrary.authorizationStatus(for: .readWrite) == .limited else { return }
        let shared = Set(DevicePhotos.shared.photos.map(\.identifier))
        let grid = PhotoGridController(
            limit: 0, preselected: Array(shared), showsPictures: true,
            onCancel: { [weak controller] in controller?.dismiss(animated: true) { completionHandler([]) } },
            onChoose: { [weak controller] photos in
                let added = photos.map(\.identifier).filter { !shared.contains($0) }
                controller?.dismiss(animated: true) { completionHandler(added) }
            })
        controller.present(UINavigationController(rootViewController: grid), animated: true)
    }
}
