// Films and live photos of a library that holds neither: each wish is answered with the reason why there is nothing.
@_exported import AVFoundation
import UIKit

extension PHAsset {
    /// How an item of the library is shown.
    public enum PlaybackStyle: Int, Sendable { case unsupported = 0, image, imageAnimated, livePhoto, video, videoLooping }
    /// How the item is shown: as a picture.
    public var playbackStyle: PlaybackStyle { mediaType == .image ? .image : .unsupported }
}

/// The version of a film.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }
/// The quality of a film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable { case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat }
/// A closure that gets the part of a film that was loaded.
public typealias PHAssetVideoProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// Options of a request for a film.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    /// Usual options.
    public override init() {}
    /// Whether it may come from far away.
    open var isNetworkAccessAllowed = false
    /// The version of the film.
    open var version = PHVideoRequestOptionsVersion.current
    /// The quality of the film.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Called with the part that was loaded from far away: never here.
    open var progressHandler: PHAssetVideoProgressHandler?
}

extension PHImageManager {
    /// A film to play: there is none; the closure hears so, on a queue of its own.
    @discardableResult public func requestPlayerItem(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        refuse { resultHandler(nil, $0) }
    }
    /// A film as an asset: there is none; the closure hears so, on a queue of its own.
    @discardableResult public func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        refuse { resultHandler(nil, nil, $0) }
    }
    /// A film to write in another form: there is none; the closure hears so, on a queue of its own.
    @discardableResult public func requestExportSession(forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String, resultHandler: @escaping @Sendable (AVAssetExportSession?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        refuse { resultHandler(nil, $0) }
    }
    /// A live photo: there is none; the closure hears so, on a queue of its own.
    @discardableResult public func requestLivePhoto(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?, resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        refuse { resultHandler(nil, $0) }
    }

    /// Says why there is nothing.
    private func refuse(_ answer: @escaping @Sendable ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
        PhotoAccess.say("PHImageManager", "has neither films nor live photos here")
        return later { number in
            let error = PHPhotosError(.invalidResource)
            answer([PHImageResultRequestIDKey: NSNumber(value: number), PHImageErrorKey: error, PHLivePhotoInfoErrorKey: error])
        }
    }
}

/// The number of a wish for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no wish for a live photo.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the reason why there is no live photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether the live photo is a preview of a better one.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the wish was taken back.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// Options of a request for a live photo.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
    /// Usual options.
    public override init() {}
    /// The version of the photo.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether previews are wanted.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether it may come from far away.
    open var isNetworkAccessAllowed = false
    /// Called with the part that was loaded from far away: never here.
    open var progressHandler: PHAssetImageProgressHandler?
}

/// A picture with the moment around it. Never made here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    private override init() {}
    /// The pixels of the picture.
    open var size: CGSize { .zero }
    /// Makes a live photo of its two files: the closure hears that it cannot be made.
    @discardableResult open class func request(withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode, resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void) -> PHLivePhotoRequestID {
        PHImageManager.default().requestLivePhoto(for: PHAsset(), targetSize: targetSize, contentMode: contentMode, options: nil) { resultHandler($0, $1 ?? [:]) }
    }
    /// Takes a wish back: its closure is not called any more.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { PHImageManager.default().cancelImageRequest(requestID) }
}
