// The files behind a picture: one, a JPEG of it under its name.
import UIKit

/// A file behind a picture.
open class PHAssetResource: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    init(_ asset: PHAsset) { self.asset = asset }
    /// The kind of the file: a photo.
    open var type: PHAssetResourceType { .photo }
    /// The identifier of the file's picture.
    open var assetLocalIdentifier: String { asset.localIdentifier }
    /// The kind of the file.
    open var uniformTypeIdentifier: String { "public.jpeg" }
    /// The name of the file.
    open var originalFilename: String { onMain { self.asset.photo?.fileName } ?? "" }
    /// The picture's width.
    open var pixelWidth: Int { asset.pixelWidth }
    /// The picture's height.
    open var pixelHeight: Int { asset.pixelHeight }
    /// The files of a picture.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { asset.photo == nil ? [] : [PHAssetResource(asset)] }
    var data: Data? { asset.image?.jpegData(compressionQuality: 0.9) }
}

/// Options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may come from far away.
    open var isNetworkAccessAllowed = false
    /// Called with the part of the file that was loaded from far away: never here.
    open var progressHandler: ((Double) -> Void)?
}

/// Hands out files.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let one = PHAssetResourceManager()
    /// The one for all.
    open class func `default`() -> PHAssetResourceManager { one }
    override init() {}
    /// Hands out what a file holds, in one piece, then the end.
    @discardableResult open func requestData(for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping @Sendable (Data) -> Void, completionHandler: @escaping @Sendable ((any Error)?) -> Void) -> Int32 {
        DispatchQueue.global().async {
            guard let data = resource.data else { return completionHandler(PHPhotosError(.invalidResource)) }
            handler(data)
            completionHandler(nil)
        }
        return 1
    }
    /// Writes a file.
    open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async {
            guard let data = resource.data else { return completionHandler(PHPhotosError(.invalidResource)) }
            do {
                try data.write(to: fileURL)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }
}
