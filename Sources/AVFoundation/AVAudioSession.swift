// AVAudioSession: what an app's sounds are for. There is no other app and no device to share here; the choice can be read.
import Foundation

/// The use that an app makes of sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    /// The app's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// A kind of use.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Beside others, silenced by the switch.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Alone, silenced by the switch.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// The app's purpose.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Records.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Plays and records.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ways at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// The use of a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual mode.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Calls.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Recording films.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Spoken words.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Measuring.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }
    /// Additions to a category.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Beside others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Spoken words of others rest.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Bluetooth loudspeakers.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// Additions to giving up the sound.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others hear of it.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Whether the microphone may be used.
    public enum RecordPermission: UInt, Sendable { case undetermined = 0x756e_6474, denied = 0x6465_6e79, granted = 0x6772_6e74 }

    /// The purpose of the app's sounds.
    open private(set) var category = Category.soloAmbient
    /// The use of the category.
    open private(set) var mode = Mode.default
    /// The additions to the category.
    open private(set) var categoryOptions: CategoryOptions = []
    /// The device's volume: there is no loudspeaker here.
    open var outputVolume: Float { 0 }
    /// Whether another app plays: no.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether there is a microphone: no.
    open var isInputAvailable: Bool { false }
    /// Whether the microphone may be used: no.
    open var recordPermission: RecordPermission { .denied }

    /// The choice of the loudspeaker, which ends with the category.
    var portOverride = PortOverride.none
    /// The frames a second that the app would like.
    open private(set) var preferredSampleRate = 0.0
    /// The seconds of sound at a time that the app would like.
    open private(set) var preferredIOBufferDuration: TimeInterval = 0
    /// The frames a second of the device.
    open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 44_100 }
    /// The seconds of sound at a time.
    open var ioBufferDuration: TimeInterval { preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.023 }
    /// Asks for frames a second.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    /// Asks for seconds of sound at a time.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }

    private func use(_ category: Category, _ options: CategoryOptions?) {
        let former = currentRoute
        portOverride = .none
        self.category = category
        if let options { categoryOptions = options }
        tellRouteChange(.categoryChange, former)
    }

    /// Says what the sounds are for.
    open func setCategory(_ category: Category) throws { use(category, nil) }
    /// Says what the sounds are for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { use(category, options) }
    /// Says what the sounds are for, and how.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        use(category, options)
        self.mode = mode
    }
    /// Says how.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Takes or gives back the device's sound. Nobody shares it here.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Asks for the microphone: refused, as there is none.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { DispatchQueue.main.async { response(false) } }
}
