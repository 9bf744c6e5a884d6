// AVAudioFormat: how samples of sound lie in memory, and the numbers that count them.
import Foundation

/// A number of frames: one sample of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place among frames.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int
/// A number of packets of a compressed sound.
public typealias AVAudioPacketCount = UInt32

/// The key of whether each channel of a file lies by itself.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The kind of the samples.
public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat = 0, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// Describes samples: their kind, how many a second, and how many side by side.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The kind of the samples.
    public let commonFormat: AVAudioCommonFormat
    /// Frames a second.
    public let sampleRate: Double
    /// Channels side by side.
    public let channelCount: AVAudioChannelCount
    /// Whether the samples of a frame lie together; else each channel lies by itself.
    public let isInterleaved: Bool

    /// A format; nil without channels or a rate.
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }
    /// Floats, each channel by itself: the format in which nodes work.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    /// A format by the keys of settings: AVSampleRateKey, AVNumberOfChannelsKey, AVLinearPCMBitDepthKey and AVLinearPCMIsFloatKey.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double ?? (settings[key] as? Int).map(Double.init) }
        let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? false, depth = number(AVLinearPCMBitDepthKey) ?? 16
        let kind: AVAudioCommonFormat = isFloat ? depth == 64 ? .pcmFormatFloat64 : .pcmFormatFloat32 : depth == 32 ? .pcmFormatInt32 : .pcmFormatInt16
        self.init(
            commonFormat: kind, sampleRate: number(AVSampleRateKey) ?? 0, channels: AVAudioChannelCount(number(AVNumberOfChannelsKey) ?? 0),
            interleaved: !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false))
    }

    /// Whether this is the format in which nodes work.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The format as settings of a file.
    open var settings: [String: Any] {
        [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMBitDepthKey: bytesPerSample * 8,
         AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64, AVLinearPCMIsNonInterleaved: !isInterleaved]
    }
    var bytesPerSample: Int { commonFormat == .pcmFormatInt16 ? 2 : commonFormat == .pcmFormatFloat64 ? 8 : 4 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return (commonFormat, sampleRate, channelCount, isInterleaved) == (other.commonFormat, other.sampleRate, other.channelCount, other.isInterleaved)
    }
    open override var hash: Int { Int(sampleRate) &+ Int(channelCount) }
}
