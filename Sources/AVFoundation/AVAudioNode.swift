// AVAudioNode and the nodes that an engine has by itself. There is no loudspeaker and no microphone: nodes pass on no samples.
import DeviceServices
import Foundation
import ObjectiveC

/// Is given samples of a tap, with their moment.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The failures of Core Audio are exceptions with the broken condition as their reason.
func raiseAudio(_ condition: String) -> Never { raiseException(name: "com.apple.coreaudio.avfaudio", reason: condition) }

/// A part of an engine: makes sound, changes it or puts it out.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine to which the node is attached.
    open internal(set) weak var engine: AVAudioEngine?
    var formats: [AVAudioNodeBus: AVAudioFormat] = [:]
    private var taps: Set<AVAudioNodeBus> = []

    override init() {}

    /// The number of the node's inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of the node's outputs.
    open var numberOfOutputs: Int { 1 }
    /// The format of an output: that of its connection, else two channels at 44,100 frames a second.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { formats[bus] ?? Self.usualFormat }
    /// The format of an input: that of its connection, else two channels at 44,100 frames a second.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { engine?.formatInto(self) ?? Self.usualFormat }
    static var usualFormat: AVAudioFormat {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) else { raiseAudio("required condition is false: format != nil") }
        return format
    }
    /// Listens at an output. No samples pass here, so the block is not called; a second tap on an output is an exception.
    open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) {
        MissingService.say("AVAudioNode.installTap", "hears nothing here: its block is not called")
        guard taps.insert(bus).inserted else { raiseAudio("required condition is false: nullptr == Tap()") }
    }
    /// Listens no more.
    open func removeTap(onBus bus: AVAudioNodeBus) { taps.remove(bus) }
    /// Forgets what has been played.
    open func reset() {}
    /// The moment of the last samples: nil unless the engine runs.
    open var lastRenderTime: AVAudioTime? {
        guard let engine, let seconds = engine.runningTime else { return nil }
        let rate = outputFormat(forBus: 0).sampleRate
        return AVAudioTime(hostTime: AVAudioTime.now, sampleTime: AVAudioFramePosition(seconds * rate), atRate: rate)
    }
}

/// A node whose sound is mixed with that of others.
public protocol AVAudioMixing: NSObjectProtocol {
    /// The volume, 0 to 1.
    var volume: Float { get set }
    /// The place between left, -1, and right, 1.
    var pan: Float { get set }
}

/// The sound of a microphone: silence.
open class AVAudioInputNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
}

/// What puts the sound out: there is no loudspeaker.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {
    open override var numberOfOutputs: Int { 0 }
}

/// Mixes the sound of its inputs.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// A mixer that the app attaches.
    public override init() { super.init() }
    /// The volume of the whole, 0 to 1.
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    /// An input that is free.
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.inputs(of: self) ?? 0 }
}
