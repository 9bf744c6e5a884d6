// AVAssetExportSession: films are not written here; an export fails with the error that says so, and leaves no file.
import DeviceServices
import Foundation

/// The preset for small films of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset for films that are sent.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset for films of high quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// 640 by 480.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 1280 by 720.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The preset that leaves films unchanged.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film anew.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The state of an export.
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    /// The film.
    open private(set) var asset: AVAsset
    /// The name of the preset by which the file is written.
    open private(set) var presetName: String
    /// The file that the session writes.
    open var outputURL: URL?
    /// The kind of file that the session writes.
    open var outputFileType: AVFileType?
    /// Whether it can play while it is loaded.
    open var shouldOptimizeForNetworkUse = false
    /// The part of the asset that is written.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    private let lock = NSLock()
    private var state = Status.unknown
    private var reason: AVError?

    /// An export of a film.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// The ways to write a film.
    open class func allExportPresets() -> [String] {
        [AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough]
    }
    /// The ways to write this film: none here.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// The kinds of file that the session could write.
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4v] }
    /// The state of the export.
    open var status: Status { lock.withLock { state } }
    /// The finished part, 0 to 1.
    open var progress: Float { 0 }
    /// The reason for the failure; nil without one.
    open var error: (any Error)? { lock.withLock { reason } }

    /// Fails; the block is called on a queue of its own.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        MissingService.say("AVAssetExportSession", "has no encoders for films here")
        lock.withLock { if state == .unknown { state = .exporting } }
        DispatchQueue.global().async { [self] in
            lock.withLock { if state == .exporting { (state, reason) = (.failed, AVError(.encoderNotFound)) } }
            handler()
        }
    }
    /// The same, awaited.
    open func export() async { await withCheckedContinuation { answer in exportAsynchronously { answer.resume() } } }
    /// Gives up.
    open func cancelExport() { lock.withLock { if state == .exporting || state == .unknown { state = .cancelled } } }
}
