// The player of the device's music, with an empty queue: it keeps what it is told and plays nothing.
import DeviceServices
import UIKit

/// The state of a player.
public enum MPMusicPlaybackState: Int, Sendable { case stopped = 0, playing, paused, interrupted, seekingForward, seekingBackward }
/// The part that a player repeats.
public enum MPMusicRepeatMode: Int, Sendable { case `default` = 0, none, one, all }
/// The part that a player shuffles.
public enum MPMusicShuffleMode: Int, Sendable { case `default` = 0, off, songs, albums }

extension NSNotification.Name {
    /// Posted when the player begins, pauses or ends.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// Posted when another piece plays.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// Posted when the device is louder or quieter.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
}

/// A player of media.
@preconcurrency @MainActor public protocol MPMediaPlayback {
    /// Gets ready.
    func prepareToPlay()
    /// Plays.
    func play()
    /// Pauses.
    func pause()
    /// Ends.
    func stop()
    /// Seconds since the begin.
    var currentPlaybackTime: TimeInterval { get set }
    /// The speed of the player.
    var currentPlaybackRate: Float { get set }
    /// Whether it is ready.
    var isPreparedToPlay: Bool { get }
}

/// Plays the device's music. The queue holds what the app gave; without music the player never leaves `.stopped`.
@preconcurrency @MainActor open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    private static let system = MPMusicPlayerController(), application = MPMusicPlayerController()
    /// The player of the Music app.
    open class var systemMusicPlayer: MPMusicPlayerController { system }
    /// The player whose state belongs to the app.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    /// The app's own, whose queue it can change.
    open class var applicationQueuePlayer: MPMusicPlayerController { application }
    private var queue: [MPMediaItem] = []
    /// The state of the player.
    open private(set) var playbackState = MPMusicPlaybackState.stopped
    /// The part that the player repeats.
    open var repeatMode = MPMusicRepeatMode.default
    /// The part that the player shuffles.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The piece.
    open var nowPlayingItem: MPMediaItem?
    /// The place of the present item in the queue.
    open var indexOfNowPlayingItem: Int { nowPlayingItem.flatMap { item in queue.firstIndex { $0 === item } } ?? NSNotFound }
    /// The place in the item, in seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// The speed of the player.
    open var currentPlaybackRate: Float = 0
    /// Whether it is ready: there is nothing to be ready for.
    open var isPreparedToPlay: Bool { false }

    /// Sets the items to play next.
    open func setQueue(with itemCollection: MPMediaItemCollection) { (queue, nowPlayingItem) = (itemCollection.items, itemCollection.items.first) }
    /// Sets the items that a query finds as the next to play: none here.
    open func setQueue(with query: MPMediaQuery) { (queue, nowPlayingItem) = (query.items ?? [], query.items?.first) }
    /// Sets pieces of a store, which is missing here, as the next to play.
    open func setQueue(with storeIDs: [String]) {
        refuse()
        (queue, nowPlayingItem) = ([], nil)
    }
    /// Gets ready: it has no sound.
    open func prepareToPlay() { refuse() }
    /// Gets ready: ends in an error.
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        refuse()
        DispatchQueue.main.async { completionHandler(NSError(domain: "MPErrorDomain", code: 0)) }
    }
    /// Plays: it has no sound.
    open func play() { refuse() }
    /// Pauses what does not play.
    open func pause() { refuse() }
    /// Ends what does not play.
    open func stop() { currentPlaybackTime = 0 }
    /// The next piece of the queue.
    open func skipToNextItem() { skip(by: 1) }
    /// The begin of the piece.
    open func skipToBeginning() { currentPlaybackTime = 0 }
    /// The piece before.
    open func skipToPreviousItem() { skip(by: -1) }
    private func skip(by step: Int) {
        guard indexOfNowPlayingItem != NSNotFound else { return }
        let next = indexOfNowPlayingItem + step
        nowPlayingItem = queue.indices.contains(next) ? queue[next] : nil
        currentPlaybackTime = 0
        if notifies > 0 { NotificationCenter.default.post(name: .MPMusicPlayerControllerNowPlayingItemDidChange, object: self) }
    }
    private var notifies = 0
    /// Posts notifications from now on. Calls are counted.
    open func beginGeneratingPlaybackNotifications() { notifies += 1 }
    /// Posts none any more.
    open func endGeneratingPlaybackNotifications() { notifies = max(0, notifies - 1) }
    private func refuse() { MissingService.say("MPMusicPlayerController", "has no music here") }
}
