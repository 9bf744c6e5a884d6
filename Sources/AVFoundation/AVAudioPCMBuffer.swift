// AVAudioPCMBuffer: samples in memory. Files read into it, player nodes play it.
import Foundation

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// How the samples lie.
    public let format: AVAudioFormat
    init(of format: AVAudioFormat) { self.format = format }
}

/// Samples of sound that is not compressed.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The frames for which there is room.
    public let frameCapacity: AVAudioFrameCount
    /// The frames that count; the rest is room.
    open var frameLength: AVAudioFrameCount = 0 { didSet { precondition(frameLength <= frameCapacity, "frameLength beyond frameCapacity") } }
    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutableRawPointer

    /// Room for frames, of silence at first; nil for a format of another kind.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat else { return nil }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount), size = Int(frameCapacity) * format.bytesPerSample
        memory = .allocate(byteCount: max(size * count, 8), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(size * count, 8))
        channels = .allocate(byteCount: MemoryLayout<UnsafeMutableRawPointer>.stride * count, alignment: 8)
        for channel in 0..<count {
            channels.storeBytes(of: memory + (format.isInterleaved ? channel * format.bytesPerSample : channel * size), toByteOffset: channel * 8, as: UnsafeMutableRawPointer.self)
        }
        super.init(of: format)
    }
    deinit {
        memory.deallocate()
        channels.deallocate()
    }

    /// The samples between one sample of a channel and its next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
    private func samples<Sample>(_ kind: AVAudioCommonFormat, _ type: Sample.Type) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        format.commonFormat == kind ? UnsafePointer(channels.assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)) : nil
    }
    /// The channels' samples, if they are floats.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(.pcmFormatFloat32, Float.self) }
    /// The channels' samples, if they are of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16, Int16.self) }
    /// The channels' samples, if they are of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32, Int32.self) }

    /// Sets a sample, given between -1 and 1, in the buffer's own kind.
    func set(_ value: Float, channel: Int, frame: Int) {
        let place = frame * stride
        if let floats = floatChannelData { floats[channel][place] = value }
        if let words = int16ChannelData { words[channel][place] = Int16(max(-1, min(1, value)) * 32767) }
        if let words = int32ChannelData { words[channel][place] = Int32(Double(max(-1, min(1, value))) * 2_147_483_647) }
    }
    /// A sample between -1 and 1.
    func sample(channel: Int, frame: Int) -> Float {
        let place = frame * stride
        if let floats = floatChannelData { return floats[channel][place] }
        if let words = int16ChannelData { return Float(words[channel][place]) / 32768 }
        return int32ChannelData.map { Float(Double($0[channel][place]) / 2_147_483_648) } ?? 0
    }
}
