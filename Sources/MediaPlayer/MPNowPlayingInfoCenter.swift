// The facts on the lock screen about the sound that plays, kept as the app gave them; there is no lock screen that shows it.
@_exported import UIKit

/// The names of what can be told of a sound that plays.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the number of items in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The number of its chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The key of the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Whether it is sound or film.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the address of the sound.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// Names it for the app.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"

/// Whether something is sound or film.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio, video }
/// Whether the app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// The facts about the sound that plays, for the system to show.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let one = MPNowPlayingInfoCenter()
    /// The center of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { one }
    /// The facts, by the keys above and those of `MPMediaItem`.
    open var nowPlayingInfo: [String: Any]?
    /// Whether the app plays.
    open var playbackState = MPNowPlayingPlaybackState.unknown
    override init() {}
}
