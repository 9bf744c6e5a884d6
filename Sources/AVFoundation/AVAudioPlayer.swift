// AVAudioPlayer without a loudspeaker: it runs through a sound's length on the run loop's clock and tells its delegate.
import DeviceServices
import Foundation
import ObjectiveC

/// Plays a sound file. Here it is silent: only time passes.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The delegate, which is told of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The file, nil for data.
    open private(set) var url: URL?
    /// The sound, nil for a file.
    open private(set) var data: Data?
    /// The length of the sound in seconds.
    open private(set) var duration: TimeInterval
    /// Whether it runs.
    open private(set) var isPlaying = false
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0
    /// Whether `rate` holds.
    open var enableRate = false
    /// The speed of the sound while `enableRate` is true. Default 1.
    open var rate: Float = 1 { didSet { if isPlaying { resume() } } }
    /// The number of repetitions; negative numbers repeat until the sound is stopped.
    open var numberOfLoops = 0
    /// Whether levels are measured.
    open var isMeteringEnabled = false
    /// Sounds side by side: not known here, so one.
    open var numberOfChannels: Int { 1 }

    private var position: TimeInterval = 0
    private var started: Date?
    private var timer: Timer?
    private var rounds = 0

    /// A player of a file, which must be a sound.
    public init(contentsOf url: URL) throws {
        let data = try Data(contentsOf: url)
        guard let seconds = AudioFileLength(data).seconds else { throw Self.unknownFile }
        self.url = url
        self.data = nil
        duration = seconds
    }
    /// A player of a file whose type is known.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    /// A player of a sound in memory.
    public init(data: Data) throws {
        guard let seconds = AudioFileLength(data).seconds else { throw Self.unknownFile }
        url = nil
        self.data = data
        duration = seconds
    }
    /// A player of a sound whose type is known.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// A player without a sound, which the app replaces.
    public override init() {
        url = nil
        data = nil
        duration = 0
    }

    /// kAudioFileUnsupportedFileTypeError, 'typ?' (AudioToolbox, AudioFile.h).
    private static var unknownFile: NSError { NSError(domain: NSOSStatusErrorDomain, code: 0x7479_703f) }

    /// Gets ready; true when it is.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Runs from where it stands.
    @discardableResult open func play() -> Bool {
        MissingService.say("AVAudioPlayer", "is silent here: time passes, and its delegate hears of the end")
        guard !isPlaying else { return true }
        isPlaying = true
        rounds = numberOfLoops
        resume()
        return true
    }
    /// Runs after a time of `deviceCurrentTime`.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        let delay = max(0, time - deviceCurrentTime)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.play() }
        return true
    }
    /// The seconds of the device's clock.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// Rests where it stands.
    open func pause() {
        position = currentTime
        isPlaying = false
        started = nil
        timer?.invalidate()
    }
    /// Rests; it stands where it was.
    open func stop() { pause() }
    /// The place in the sound, in seconds.
    open var currentTime: TimeInterval {
        get { min(duration, position + (started.map { Date().timeIntervalSince($0) * speed } ?? 0)) }
        set {
            position = max(0, min(newValue, duration))
            if isPlaying { resume(from: position) }
        }
    }
    /// Goes to a volume in some seconds; here at once.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures the levels.
    open func updateMeters() { MissingService.say("AVAudioPlayer.updateMeters()", "measures silence here") }
    /// The level of a channel in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The highest level of a channel in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    private var speed: Double { enableRate && rate > 0 ? Double(rate) : 1 }

    private func resume() { resume(from: currentTime) }
    private func resume(from place: TimeInterval) {
        position = place
        started = Date()
        timer?.invalidate()
        let timer = Timer(timeInterval: max(0, (duration - place) / speed), repeats: false) { [weak self] _ in self?.reachedEnd() }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func reachedEnd() {
        if rounds != 0 {
            rounds -= 1
            return resume(from: 0)
        }
        pause()
        position = 0
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}

/// A delegate that is told of the end of a sound. All methods are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound is over.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The file is damaged.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { notImplemented(self, #function, [player, flag]) }
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { notImplemented(self, #function, [player, error]) }
}
