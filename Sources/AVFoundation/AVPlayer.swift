// AVPlayer without decoders: items of files have a length, others fail as without a network. Nothing is shown or heard.
import DeviceServices
import Foundation
import ObjectiveC
import QuartzCore

/// A film or sound, by its address.
open class AVAsset: NSObject, @unchecked Sendable {
    let address: URL
    /// The length of the asset; not known for an asset that is not a file.
    public private(set) lazy var duration: CMTime = {
        guard address.isFileURL, let data = try? Data(contentsOf: address), let seconds = AudioFileLength(data).seconds else { return .indefinite }
        return CMTime(seconds: seconds, preferredTimescale: 600)
    }()
    /// An asset of an address.
    public convenience init(url URL: URL) { self.init(address: URL) }
    init(address: URL) { self.address = address }
    /// Whether it could be played: no decoders here.
    open var isPlayable: Bool { false }
}

/// An asset of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    open var url: URL { address }
    /// An asset of an address.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}

/// A film or sound in a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    /// The film or sound.
    open private(set) var asset: AVAsset
    /// Whether it can be played; can be observed.
    open private(set) var status = Status.unknown { didSet { notifyValueChange(self, "status", old: oldValue.rawValue, new: status.rawValue) } }
    /// The reason for the failure; nil without one.
    open private(set) var error: (any Error)?
    /// The length of the item.
    open var duration: CMTime { asset.duration }
    /// Whether it can run faster than it was filmed: not without a decoder.
    open var canPlayFastForward: Bool { false }
    /// Whether it can run slower: not without a decoder.
    open var canPlaySlowForward: Bool { false }
    /// Whether it can run backwards: not without a decoder.
    open var canPlayReverse: Bool { false }
    /// Whether it can run backwards slowly: not without a decoder.
    open var canPlaySlowReverse: Bool { false }
    /// Whether it can run backwards fast: not without a decoder.
    open var canPlayFastReverse: Bool { false }
    /// The properties of the asset that are loaded before the item is ready.
    public let automaticallyLoadedAssetKeys: [String]
    /// The place in the item, in seconds.
    open fileprivate(set) var position = 0.0
    /// The place in the item.
    open func currentTime() -> CMTime { CMTime(seconds: position, preferredTimescale: 600) }

    /// An item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// An item of an asset.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

    /// An item of an asset, some of whose values are read before it is ready. Here all are.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    func prepare() {
        guard status == .unknown else { return }
        DispatchQueue.main.async { [self] in
            if asset.duration.isNumeric { return status = .readyToPlay }
            let code = asset.address.isFileURL ? NSURLErrorCannotOpenFile : NSURLErrorNotConnectedToInternet
            error = NSError(domain: NSURLErrorDomain, code: code, userInfo: [NSURLErrorFailingURLErrorKey: asset.address])
            status = .failed
        }
    }

    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        if time.isNumeric { position = time.seconds }
        completionHandler?(true)
    }
    /// Posted when an item played to its end.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// Posted when an item played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item breaks off. Nothing that began breaks off here.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when an item waits for more. Nothing that began waits here.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// Plays items. Here only time passes.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// The action of a player at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance = 0, pause, none }
    /// Whether it runs.
    public enum TimeControlStatus: Int, Sendable { case paused = 0, waitingToPlayAtSpecifiedRate, playing }
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }

    /// Whether the screen stays awake while a film runs. Screens here never sleep.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// The item that the player plays.
    open private(set) var currentItem: AVPlayerItem?
    /// The speed of the player; 0 pauses it.
    open var rate: Float = 0 {
        didSet {
            notifyValueChange(self, "rate", old: oldValue, new: rate)
            run(wasRunning: oldValue > 0)
        }
    }
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// Whether it may play on another screen; there is none here, so that `isExternalPlaybackActive` stays false.
    open var allowsExternalPlayback = true
    /// Whether it plays on another screen: never here.
    open var isExternalPlaybackActive: Bool { false }
    /// The action at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits for more to play.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether it can play.
    open var status: Status { .readyToPlay }
    /// The reason for the failure; nil without one.
    open var error: (any Error)? { nil }
    /// Whether it runs.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate }

    private var started: Date?
    private var timer: Timer?

    /// A player without an item.
    public override init() {}
    /// A player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// A player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
        item?.prepare()
    }
    /// Runs.
    open func play() {
        MissingService.say("AVPlayer", "shows and sounds nothing here: time passes for files, others fail as without a network")
        rate = 1
    }
    /// Rests.
    open func pause() { rate = 0 }
    /// The place in the current item.
    open func currentTime() -> CMTime {
        guard let item = currentItem else { return .zero }
        let passed = started.map { Date().timeIntervalSince($0) * Double(rate) } ?? 0
        return CMTime(seconds: min(item.position + passed, item.duration.isNumeric ? item.duration.seconds : item.position + passed), preferredTimescale: 600)
    }
    /// Goes to a time.
    open func seek(to time: CMTime) { seek(to: time) { _ in } }
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        currentItem?.seek(to: time)
        if rate > 0 { run(wasRunning: false) }
        completionHandler(true)
    }
    /// Goes to a time, and says whether it got there.
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { answer in seek(to: time) { answer.resume(returning: $0) } }
    }
    /// Goes to a time; here exactly.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Calls at every step of time, until the observer is removed.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any {
        let timer = Timer(timeInterval: max(interval.isNumeric ? interval.seconds : 1, 0.001), repeats: true) { [weak self] _ in
            guard let self, self.rate > 0 else { return }
            block(self.currentTime())
        }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }
    /// Ends what `addPeriodicTimeObserver` began.
    open func removeTimeObserver(_ observer: Any) { (observer as? Timer)?.invalidate() }

    private func run(wasRunning: Bool) {
        if wasRunning, let started, let item = currentItem { item.position += Date().timeIntervalSince(started) }
        timer?.invalidate()
        started = nil
        guard rate > 0, let item = currentItem, item.duration.isNumeric else { return }
        started = Date()
        let timer = Timer(timeInterval: max(0, (item.duration.seconds - item.position) / Double(rate)), repeats: false) { [weak self] _ in self?.reachedEnd(item) }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func reachedEnd(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        started = nil
        item.position = item.duration.seconds
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
        guard item === currentItem else { return }
        if actionAtItemEnd == .advance, let next = itemFollowing(item) {
            replaceCurrentItem(with: next)
            run(wasRunning: false)
        } else if actionAtItemEnd != .none {
            rate = 0
        }
    }
    /// The item that follows in a player with a queue.
    func itemFollowing(_ item: AVPlayerItem) -> AVPlayerItem? { nil }
}

/// The way in which a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Shows the whole picture in its shape.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Filling, in its shape.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Filling, out of shape.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a player's pictures. Here it stays empty.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    /// The player whose pictures the layer shows.
    open var player: AVPlayer?
    /// The way in which pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first one shows: never here.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the picture in the layer: empty here.
    open var videoRect: CGRect { .zero }
    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        MissingService.say("AVPlayerLayer", "shows no pictures here")
        self.player = player
    }
}

/// The largest rectangle of a shape in another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0) }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height)
}
