// AVAudioSession's routes: the loudspeaker and the receiver of a phone without accessories, and the notifications about changes.
import Foundation

extension AVAudioSession {
    /// A kind of input or output.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// What is held to the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// The microphone of a headset.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Bluetooth in stereo.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A headset with Bluetooth.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Bluetooth of low energy.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// HDMI.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// A line to the outside.
        public static let lineOut = Port(rawValue: "LineOut")
        /// A line from the outside.
        public static let lineIn = Port(rawValue: "LineIn")
        /// USB.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
    /// Whether sound goes to the loudspeaker in place of the receiver.
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6b72 }
    /// The beginning or end of an interruption.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }
    /// What an app may do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It may play again.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why the route has changed.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
    }

    /// Posted when a call or another app takes the sound. Nothing does here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when sound goes another way.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when the system's services of sound are gone. Never here.
    public static let mediaServicesWereLostNotification = Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    /// Posted when they are there again. Never here.
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// Posted when another app's sound begins or ends. Never here.
    public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// The ways that sound goes now: a phone held to the ear uses its receiver while it plays and records, unless the speaker is chosen.
    public var currentRoute: AVAudioSessionRouteDescription {
        let usesReceiver = category == .playAndRecord && !categoryOptions.contains(.defaultToSpeaker) && portOverride == .none
        let output = usesReceiver ? AVAudioSessionPortDescription(.builtInReceiver, "Receiver") : AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
        return AVAudioSessionRouteDescription(inputs: [], outputs: [output])
    }
    /// The inputs that there are: none.
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// Chooses the loudspeaker in place of the receiver, until the category changes.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        let former = currentRoute
        self.portOverride = portOverride
        tellRouteChange(.override, former)
    }

    func tellRouteChange(_ reason: RouteChangeReason, _ former: AVAudioSessionRouteDescription) {
        guard former.outputs.first?.portType != currentRoute.outputs.first?.portType else { return }
        NotificationCenter.default.post(name: Self.routeChangeNotification, object: self, userInfo: [AVAudioSessionRouteChangeReasonKey: reason.rawValue, AVAudioSessionRouteChangePreviousRouteKey: former])
    }
}

/// The key of the reason in a notification about routes; an unsigned number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the former route in a notification about routes.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether an interruption begins or ends; an unsigned number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what an app may do after an interruption; an unsigned number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// An input or output.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind.
    public let portType: AVAudioSession.Port
    /// The name that people see.
    public let portName: String
    /// The name of this one.
    open var uid: String { portType.rawValue }
    init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}

/// The inputs and outputs that are in use.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Where sound comes from.
    public let inputs: [AVAudioSessionPortDescription]
    /// Where sound goes.
    public let outputs: [AVAudioSessionPortDescription]
    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) { (self.inputs, self.outputs) = (inputs, outputs) }
}

/// The app, as it asks for the microphone.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the microphone may be used.
    public enum recordPermission: Int, Sendable { case undetermined = 0x756e_6474, denied = 0x6465_6e79, granted = 0x6772_6e74 }
    /// The app.
    public static let shared = AVAudioApplication()
    /// Whether the microphone may be used: no.
    open var recordPermission: AVAudioApplication.recordPermission { .denied }
    /// Asks for the microphone: refused, as there is none.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) { DispatchQueue.main.async { response(false) } }
    /// Asks for the microphone: refused, as there is none.
    open class func requestRecordPermission() async -> Bool { false }
}
