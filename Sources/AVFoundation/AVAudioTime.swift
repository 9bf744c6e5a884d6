// AVAudioTime: a moment of sound, by the device's clock and by a count of samples.
import Foundation

/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The device's clock, in nanoseconds.
    public let hostTime: UInt64
    /// Whether `hostTime` is given.
    public let isHostTimeValid: Bool
    /// The number of the sample.
    public let sampleTime: AVAudioFramePosition
    /// Samples a second.
    public let sampleRate: Double
    /// Whether `sampleTime` is given.
    public let isSampleTimeValid: Bool

    private init(_ host: UInt64?, _ sample: AVAudioFramePosition?, _ rate: Double) {
        (hostTime, isHostTimeValid, sampleTime, isSampleTimeValid, sampleRate) = (host ?? 0, host != nil, sample ?? 0, sample != nil, rate)
    }
    /// A moment of the device's clock.
    public convenience init(hostTime: UInt64) { self.init(hostTime, nil, 0) }
    /// A sample.
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { self.init(nil, sampleTime, sampleRate) }
    /// A sample at a moment of the device's clock.
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { self.init(hostTime, sampleTime, sampleRate) }
    /// Seconds in the unit of `hostTime`.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
    /// The seconds of a `hostTime`.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
    /// The present moment of the device's clock.
    static var now: UInt64 { hostTime(forSeconds: ProcessInfo.processInfo.systemUptime) }
}
