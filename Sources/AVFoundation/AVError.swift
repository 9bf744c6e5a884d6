// The reasons why AVFoundation cannot do something, with AVError.h's numbers; kinds of files by name.
import Foundation

/// The domain of `AVError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// The reason why something cannot be played, read or written.
public struct AVError: CustomNSError, Hashable, Sendable {
    /// The numbers.
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceAlreadyUsedByAnotherSession = -11804, noDataCaptured = -11805, sessionConfigurationChanged = -11806, diskFull = -11807
        case deviceWasDisconnected = -11808, mediaChanged = -11809, maximumDurationReached = -11810, maximumFileSizeReached = -11811, mediaDiscontinuity = -11812, exportFailed = -11820, decodeFailed = -11821
        case invalidSourceMedia = -11822, fileAlreadyExists = -11823, compositionTrackSegmentsNotContiguous = -11824, invalidCompositionTrackSegmentDuration = -11825, fileFormatNotRecognized = -11828, fileFailedToParse = -11829
        case maximumStillImageCaptureRequestsExceeded = -11830, contentIsProtected = -11831, noImageAtTime = -11832, decoderNotFound = -11833, encoderNotFound = -11834, contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836, operationNotSupportedForAsset = -11838, operationNotAllowed = -11862, operationInterrupted = -11847, mediaServicesWereReset = -11819, serverIncorrectlyConfigured = -11850
        case applicationIsNotAuthorizedToUseDevice = -11852, failedToLoadMediaData = -11849, contentNotUpdated = -11866, noLongerPlayable = -11867, operationCancelled = -11878
    }
    /// `AVFoundationErrorDomain`
    public static var errorDomain: String { AVFoundationErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The reason is unknown.
    public static var unknown: Code { .unknown }
    /// The export failed.
    public static var exportFailed: Code { .exportFailed }
    /// No decoder can read the data.
    public static var decoderNotFound: Code { .decoderNotFound }
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name of the file type.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// QuickTime.
    public static let mov = AVFileType("com.apple.quicktime-movie")
    /// MPEG-4.
    public static let mp4 = AVFileType("public.mpeg-4")
    /// MPEG-4 with Apple's additions.
    public static let m4v = AVFileType("com.apple.m4v-video")
    /// MPEG-4 sound.
    public static let m4a = AVFileType("com.apple.m4a-audio")
    /// The kind of file for old telephones.
    public static let mobile3GPP = AVFileType("public.3gpp")
    /// Core Audio's.
    public static let caf = AVFileType("com.apple.coreaudio-format")
    /// WAVE.
    public static let wav = AVFileType("com.microsoft.waveform-audio")
    /// AIFF.
    public static let aiff = AVFileType("public.aiff-audio")
    /// MP3.
    public static let mp3 = AVFileType("public.mp3")
    /// JPEG.
    public static let jpg = AVFileType("public.jpeg")
    /// HEIC.
    public static let heic = AVFileType("public.heic")
}
