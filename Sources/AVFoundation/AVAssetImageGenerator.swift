// Pictures of films, and films written anew: there are no decoders and encoders here, so both end in the error that says so.
import CoreMedia
import DeviceServices
import Foundation
import QuartzCore

/// Makes pictures of a film.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The result of a request for a picture.
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    /// A closure that gets the requested time, the picture, its time, the result and the error.
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    /// The part of a picture that counts.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name of the aperture mode.
        public let rawValue: String
        /// A part of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The one that is shown.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// All of it.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
    /// The film.
    open private(set) var asset: AVAsset
    /// Whether pictures are turned as the film is.
    open var appliesPreferredTrackTransform = false
    /// The largest size of pictures; zero is any size.
    open var maximumSize = CGSize.zero
    /// The part of a picture that counts.
    open var apertureMode: ApertureMode?
    /// The time by which a picture may be earlier.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The time by which a picture may be later.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    private let lock = NSLock()
    private var round = 0

    /// Pictures of a film.
    public init(asset: AVAsset) { self.asset = asset }

    private func failure() -> AVError {
        MissingService.say("AVAssetImageGenerator", "has no decoders for films here")
        return AVError(.decoderNotFound)
    }
    /// Throws: nothing here reads films.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw failure() }
    /// Throws: nothing here reads films.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure() }
    /// Fails for each of the times, on a queue of its own.
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
        let error = failure(), times = requestedTimes.map { $0.timeValue }, own = lock.withLock { round }
        DispatchQueue.global().async { [self] in
            for time in times {
                let isCancelled = lock.withLock { round != own }
                handler(time, nil, .invalid, isCancelled ? .cancelled : .failed, isCancelled ? nil : error)
            }
        }
    }
    /// Fails, on a queue of its own.
    open func generateCGImageAsynchronously(for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void) {
        let error = failure()
        DispatchQueue.global().async { handler(nil, .invalid, error) }
    }
    /// Cancels requests: those that have not called back yet call back as cancelled.
    open func cancelAllCGImageGeneration() { lock.withLock { round += 1 } }
}

extension NSValue {
    // Foundation on Linux boxes arrays, no structures.
    private static let timeType = "[2q]"
    /// A time as an object.
    public convenience init(time: CMTime) { self.init(bytes: [time.value, Int64(time.timescale)], objCType: Self.timeType) }
    /// The time of an object that was made of one.
    public var timeValue: CMTime {
        guard String(cString: objCType) == Self.timeType else { return .invalid }
        var parts: [Int64] = [0, 0]
        getValue(&parts)
        return CMTime(value: parts[0], timescale: Int32(truncatingIfNeeded: parts[1]))
    }
}
