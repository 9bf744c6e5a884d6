// PHImageManager: hands out pictures of the library in a size. Everything is at hand, so each wish is fulfilled once and at full quality.
import ImageIO
import UIKit

/// The number of a wish.
public typealias PHImageRequestID = Int32
/// The number of no wish.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether the picture is a preview of a better one: never here.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture is in the cloud: never here.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the wish.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the wish was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the reason why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// The way in which a picture fills a size: whole, or with its edges cut.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0, aspectFill
    /// Fits the whole picture into the size.
    public static var `default`: PHImageContentMode { .aspectFit }
}
/// The version of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }
/// Whether previews are wanted.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
/// The exactness of the size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
/// A closure that gets the part of a picture that was loaded.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// Options of a request for a picture.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// The version of the picture: there is one here.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether previews are wanted: there are none.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The exactness of the size, which is always exact here.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part that is wanted, of 1 by 1.
    open var normalizedCropRect = CGRect.zero
    /// Whether it may come from far away.
    open var isNetworkAccessAllowed = false
    /// Whether it is wanted at once.
    open var isSynchronous = false
    /// Called with the part of the picture that was loaded from far away: never here.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// Hands out pictures of the library.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let one = PHImageManager()
    private let lock = NSLock()
    private var last: PHImageRequestID = 0
    private var waiting: Set<PHImageRequestID> = []
    /// The one for all.
    open class func `default`() -> PHImageManager { one }

    private func begin() -> PHImageRequestID {
        lock.withLock {
            last += 1
            waiting.insert(last)
            return last
        }
    }
    private func end(_ number: PHImageRequestID) -> Bool { lock.withLock { waiting.remove(number) != nil } }

    /// Calls a block with the number of a new wish, on a queue of its own, unless the wish is taken back before.
    func later(_ call: @escaping @Sendable (PHImageRequestID) -> Void) -> PHImageRequestID {
        let number = begin()
        DispatchQueue.global().async { if self.end(number) { call(number) } }
        return number
    }

    private func answer(_ isSynchronous: Bool, _ number: PHImageRequestID, _ call: @escaping ([AnyHashable: Any]) -> Void) {
        nonisolated(unsafe) let call = call
        let info: @Sendable (Bool) -> [AnyHashable: Any] = { cancelled in
            var facts: [AnyHashable: Any] = [PHImageResultRequestIDKey: NSNumber(value: number), PHImageResultIsDegradedKey: NSNumber(value: false), PHImageResultIsInCloudKey: NSNumber(value: false)]
            if cancelled { facts[PHImageCancelledKey] = NSNumber(value: true) }
            return facts
        }
        if isSynchronous {
            if end(number) { call(info(false)) }
        } else {
            DispatchQueue.main.async { if self.end(number) { call(info(false)) } }
        }
    }

    /// A picture in a size of pixels; the block is called on the main thread, or before the method returns when it is wanted at once.
    @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        let number = begin(), crop = options?.normalizedCropRect ?? .zero
        answer(options?.isSynchronous ?? false, number) { info in
            resultHandler(asset.image.map { ResizedPhoto.make($0, targetSize, contentMode, crop) }, info)
        }
        return number
    }
    /// The picture's file (deprecated in iOS 13).
    @discardableResult open func requestImageData(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        let number = begin()
        answer(options?.isSynchronous ?? false, number) { resultHandler(asset.image?.jpegData(compressionQuality: 0.9), "public.jpeg", .up, $0) }
        return number
    }
    /// The picture's file.
    @discardableResult open func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        let number = begin()
        answer(options?.isSynchronous ?? false, number) { resultHandler(asset.image?.jpegData(compressionQuality: 0.9), "public.jpeg", .up, $0) }
        return number
    }
    /// Takes a wish back: its block is not called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = end(requestID) }
}

/// A manager that keeps pictures at hand.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// A manager of the app's.
    public override init() { super.init() }
    /// Whether pictures of full quality are kept.
    open var allowsCachingHighQualityImages = true
    /// Pictures that were read are kept as long as the library, so these are read now.
    open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {
        DispatchQueue.main.async { for asset in assets { _ = asset.image } }
    }
    /// The library keeps its pictures in any case.
    open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) { PhotoAccess.say("PHCachingImageManager", "keeps pictures that were read as long as the app runs") }
    /// The library keeps its pictures in any case.
    open func stopCachingImagesForAllAssets() { PhotoAccess.say("PHCachingImageManager", "keeps pictures that were read as long as the app runs") }
}

/// A picture drawn in another size.
enum ResizedPhoto {
    static func make(_ image: UIImage, _ target: CGSize, _ mode: PHImageContentMode, _ crop: CGRect) -> UIImage {
        let whole = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let part = crop.isEmpty ? CGRect(origin: .zero, size: whole) : CGRect(x: crop.minX * whole.width, y: crop.minY * whole.height, width: crop.width * whole.width, height: crop.height * whole.height)
        guard part.width > 0, part.height > 0 else { return image }
        var factor: CGFloat = 1
        if target.width > 0, target.height > 0, target != PHImageManagerMaximumSize {
            let across = target.width / part.width, down = target.height / part.height
            factor = min(1, mode == .aspectFit ? min(across, down) : max(across, down))
        }
        if factor == 1, crop.isEmpty { return image }
        let size = CGSize(width: max(1, (part.width * factor).rounded()), height: max(1, (part.height * factor).rounded()))
        return onMain {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: size, format: format).image { _ in
                image.draw(in: CGRect(x: -part.minX * factor, y: -part.minY * factor, width: whole.width * factor, height: whole.height * factor))
            }
        }
    }
}
