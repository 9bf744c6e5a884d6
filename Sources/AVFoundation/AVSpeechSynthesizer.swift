// AVSpeechSynthesizer without a voice: it takes as long as speaking would and tells its delegate word by word; nothing is heard.
import DeviceServices
import Foundation
import ObjectiveC

/// The slowest that a voice speaks.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest that a voice speaks.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The speed at which a voice speaks by default.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The place at which speech may stop.
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }
/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified = 0, male, female }

/// A voice of a language. They have no sound here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    private static let known = [
        ("ar-001", "Maged"), ("cs-CZ", "Zuzana"), ("da-DK", "Sara"), ("de-DE", "Anna"), ("el-GR", "Melina"), ("en-AU", "Karen"), ("en-GB", "Daniel"), ("en-IE", "Moira"), ("en-IN", "Rishi"), ("en-US", "Samantha"),
        ("en-ZA", "Tessa"), ("es-ES", "Mónica"), ("es-MX", "Paulina"), ("fi-FI", "Satu"), ("fr-CA", "Amélie"), ("fr-FR", "Thomas"), ("he-IL", "Carmit"), ("hi-IN", "Lekha"), ("hu-HU", "Mariska"), ("id-ID", "Damayanti"),
        ("it-IT", "Alice"), ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"), ("nb-NO", "Nora"), ("nl-BE", "Ellen"), ("nl-NL", "Xander"), ("pl-PL", "Zosia"), ("pt-BR", "Luciana"), ("pt-PT", "Joana"), ("ro-RO", "Ioana"),
        ("ru-RU", "Milena"), ("sk-SK", "Laura"), ("sv-SE", "Alva"), ("th-TH", "Kanya"), ("tr-TR", "Yelda"), ("zh-CN", "Tingting"), ("zh-HK", "Sinji"), ("zh-TW", "Meijia"),
    ]
    /// The language of the voice.
    open private(set) var language: String
    /// The name of the voice.
    open private(set) var name: String
    /// Names it for the system.
    open var identifier: String { "com.apple.ttsbundle.\(name)-compact" }
    /// The quality of the voice.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// The gender of the voice.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    private init(_ language: String, _ name: String) { (self.language, self.name) = (language, name) }

    private static func voice(of language: String) -> (String, String)? {
        known.first { $0.0.caseInsensitiveCompare(language) == .orderedSame } ?? known.first { $0.0.split(separator: "-")[0] == language.split(separator: "-").first ?? "" }
    }
    /// The voice of a language, or of the device's; nil for a language without one.
    public convenience init?(language languageCode: String?) {
        guard let (language, name) = Self.voice(of: languageCode ?? Self.currentLanguageCode()) else { return nil }
        self.init(language, name)
    }
    /// The voice of a name that the system gave.
    public convenience init?(identifier: String) {
        guard let (language, name) = Self.known.first(where: { "com.apple.ttsbundle.\($0.1)-compact" == identifier }) else { return nil }
        self.init(language, name)
    }
    /// All voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { known.map { AVSpeechSynthesisVoice($0.0, $0.1) } }
    /// The device's language.
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The words.
    open private(set) var speechString: String
    /// The voice that speaks the text.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed of speech.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch of the voice, 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// The seconds of silence before the text.
    open var preUtteranceDelay: TimeInterval = 0
    /// The seconds of silence after the text.
    open var postUtteranceDelay: TimeInterval = 0
    /// Whether the user's own settings come first.
    open var prefersAssistiveTechnologySettings = false
    /// A text to speak.
    public init(string: String) { speechString = string }

    /// The words' places: letters and digits that stand together, with what stands between them in a word.
    var words: [NSRange] {
        guard let pattern = try? NSRegularExpression(pattern: "[\\p{L}\\p{M}\\p{N}]+(?:['’.,-][\\p{L}\\p{M}\\p{N}]+)*") else { return [] }
        return pattern.matches(in: speechString, range: NSRange(location: 0, length: (speechString as NSString).length)).map(\.range)
    }
    /// Seconds a word: 180 words a minute at the usual rate, twice as many at the greatest.
    var secondsPerWord: TimeInterval { 60 / 180 / Double(max(0.2, 2 * min(1, max(0, rate)))) }
}

/// Says things one after the other.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// The delegate, which is told of the progress of speech.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it says something, or rests in the middle of it.
    open var isSpeaking: Bool { !queue.isEmpty }
    /// Whether it rests in the middle of something.
    open private(set) var isPaused = false
    private var queue: [AVSpeechUtterance] = []
    private var words: [NSRange] = []
    private var timer: Timer?
    deinit { timer?.invalidate() }

    /// Says something after what is said already. The same thing cannot be said twice at a time.
    open func speak(_ utterance: AVSpeechUtterance) {
        MissingService.say("AVSpeechSynthesizer", "is not heard here: speaking takes its time")
        guard !queue.contains(where: { $0 === utterance }) else {
            raiseException(name: "NSInvalidArgumentException", reason: "An AVSpeechUtterance shall not be enqueued twice")
        }
        queue.append(utterance)
        if queue.count == 1 { begin() }
    }

    private func begin() {
        guard let utterance = queue.first else { return }
        wait(utterance.preUtteranceDelay) { [self] in
            words = utterance.words
            delegate?.speechSynthesizer(self, didStart: utterance)
            step()
        }
    }
    private func step() {
        guard let utterance = queue.first else { return }
        guard !words.isEmpty else { return wait(utterance.postUtteranceDelay) { [self] in finish(utterance) } }
        delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: words.removeFirst(), utterance: utterance)
        if queue.first === utterance { wait(utterance.secondsPerWord) { [self] in step() } }
    }
    private func finish(_ utterance: AVSpeechUtterance) {
        queue.removeFirst()
        delegate?.speechSynthesizer(self, didFinish: utterance)
        if timer == nil { begin() }
    }
    private func wait(_ seconds: TimeInterval, _ next: @escaping () -> Void) {
        guard !isPaused else { return pending = next }
        nonisolated(unsafe) let next = next
        let timer = Timer(timeInterval: seconds, repeats: false) { [weak self] _ in
            self?.timer = nil
            next()
        }
        self.timer = timer
        pending = next
        RunLoop.main.add(timer, forMode: .common)
    }
    private var pending: (() -> Void)?

    /// Leaves off; all that waits is left out, too. Returns whether there was something.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first else { return false }
        timer?.invalidate()
        (timer, pending, words, queue, isPaused) = (nil, nil, [], [], false)
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
    }
    /// Rests. Returns whether it spoke.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        isPaused = true
        timer?.invalidate()
        timer = nil
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }
    /// Goes on. Returns whether it rested.
    @discardableResult open func continueSpeaking() -> Bool {
        guard let utterance = queue.first, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        let next = pending
        pending = nil
        next?()
        return true
    }
}

/// A delegate that is told of the progress of speech. All methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called when a text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when a text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when a text pauses.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Called when a text continues.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Called when a text was cancelled.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A word comes.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { notImplemented(self, #function, [synthesizer, utterance]) }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { notImplemented(self, #function, [synthesizer, utterance]) }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { notImplemented(self, #function, [synthesizer, utterance]) }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { notImplemented(self, #function, [synthesizer, utterance]) }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { notImplemented(self, #function, [synthesizer, utterance]) }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) { notImplemented(self, #function, [synthesizer, characterRange, utterance]) }
}
