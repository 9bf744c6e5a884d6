// AVAudioPlayerNode: plays files and buffers one after another. Here it takes their time on the run loop's clock and calls the handlers.
import Foundation

/// Called when a player has played what was scheduled, or has dropped it. On a queue of its own.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// Additions to the playing of a buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again, until the player stops or is interrupted.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// At once, in place of what plays.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// At the end of the present round of a buffer that loops.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// What has happened to a sound when its handler is called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed = 0, dataRendered, dataPlayedBack }

/// Plays sounds one after another.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    private struct Item {
        let seconds: TimeInterval, loops: Bool, done: (@Sendable () -> Void)?
    }
    private var queue: [Item] = []
    private var timer: Timer?
    private var started: Date?
    private var played: TimeInterval = 0
    private var inItem: TimeInterval = 0
    private var itemStarted: Date?
    private var itemSpeed = 1.0

    /// A player that the app attaches.
    public override init() { super.init() }
    deinit { timer?.invalidate() }

    open var volume: Float = 1
    open var pan: Float = 0
    open override var numberOfInputs: Int { 0 }
    /// Whether it plays.
    open private(set) var isPlaying = false

    /// Adds a whole file to what is played.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        add(Item(seconds: Double(file.length) / file.processingFormat.sampleRate, loops: false, done: completionHandler))
    }
    /// Adds a whole file, whose handler is told why it is called.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil) {
        scheduleFile(file, at: when, completionHandler: Self.plain(completionHandler, completionCallbackType))
    }
    /// Adds a part of a file.
    open func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        guard numberFrames > 0, startFrame >= 0 else { raiseAudio("required condition is false: numberFrames > 0 || buffer.frameLength > 0") }
        let frames = max(0, min(AVAudioFramePosition(numberFrames), file.length - startFrame))
        add(Item(seconds: Double(frames) / file.processingFormat.sampleRate, loops: false, done: completionHandler))
    }
    /// Adds the frames of a buffer.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }
    /// Adds the frames of a buffer, in a way of its own.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: AVAudioNodeCompletionHandler? = nil) {
        if !options.isDisjoint(with: [.interrupts, .interruptsAtLoop]) { drop() }
        add(Item(seconds: Double(buffer.frameLength) / buffer.format.sampleRate, loops: options.contains(.loops), done: completionHandler))
    }
    /// Adds the frames of a buffer, whose handler is told why it is called.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionCallbackType: AVAudioPlayerNodeCompletionCallbackType, completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil) {
        scheduleBuffer(buffer, at: when, options: options, completionHandler: Self.plain(completionHandler, completionCallbackType))
    }

    /// Plays, or goes on. The engine has to run, and the node has to be connected with its output.
    open func play() {
        guard let engine else { raiseAudio("required condition is false: _engine != nil") }
        guard engine.isRunning else { raiseAudio("required condition is false: _engine->IsRunning()") }
        guard engine.speed(from: self) != nil else { raiseAudio("player started when in a disconnected state") }
        guard !isPlaying else { return }
        isPlaying = true
        started = Date()
        goOn()
    }
    /// Plays; the moment is the present one.
    open func play(at when: AVAudioTime?) { play() }
    /// Gets frames ready.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    /// Rests; `play()` goes on.
    open func pause() {
        guard isPlaying else { return }
        played = playedTime
        rest()
        isPlaying = false
        started = nil
    }
    /// Ends, and drops what is scheduled: its handlers are called.
    open func stop() {
        pause()
        played = 0
        drop()
    }
    open override func reset() { drop() }
    func engineRests() { rest() }

    /// The moment of this player that is a moment of the engine: its first sample is 0. nil unless it plays.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying else { return nil }
        let rate = outputFormat(forBus: 0).sampleRate
        return AVAudioTime(hostTime: nodeTime.hostTime, sampleTime: AVAudioFramePosition(playedTime * rate), atRate: rate)
    }
    /// The moment of the engine that is a moment of this player; nil unless it plays.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying, let now = lastRenderTime else { return nil }
        let behind = playedTime - Double(playerTime.sampleTime) / max(1, playerTime.sampleRate)
        return AVAudioTime(sampleTime: now.sampleTime - AVAudioFramePosition(behind * now.sampleRate), atRate: now.sampleRate)
    }

    private static func plain(_ handler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?, _ type: AVAudioPlayerNodeCompletionCallbackType) -> AVAudioNodeCompletionHandler? {
        guard let handler else { return nil }
        return { handler(type) }
    }

    private var playedTime: TimeInterval { played + (started.map { -$0.timeIntervalSinceNow } ?? 0) }

    private func add(_ item: Item) {
        queue.append(item)
        if queue.count == 1 { goOn() }
    }
    private func goOn() {
        guard isPlaying, itemStarted == nil, let item = queue.first, let speed = engine?.speed(from: self), engine?.isRunning == true else { return }
        itemStarted = Date()
        itemSpeed = speed
        let timer = Timer(timeInterval: max(0, item.seconds - inItem) / speed, repeats: false) { [weak self] _ in self?.itemEnded() }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }
    private func rest() {
        timer?.invalidate()
        inItem += (itemStarted.map { -$0.timeIntervalSinceNow } ?? 0) * itemSpeed
        itemStarted = nil
    }
    private func itemEnded() {
        itemStarted = nil
        inItem = 0
        guard let item = queue.first else { return }
        if !item.loops || queue.count > 1 {
            queue.removeFirst()
            if let done = item.done { DispatchQueue.global().async(execute: done) }
        }
        goOn()
    }
    private func drop() {
        timer?.invalidate()
        itemStarted = nil
        inItem = 0
        let dropped = queue
        queue = []
        for item in dropped { if let done = item.done { DispatchQueue.global().async(execute: done) } }
    }
}
