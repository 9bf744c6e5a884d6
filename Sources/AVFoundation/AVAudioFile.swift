// AVAudioFile: reads the samples of WAVE files, and silence of the right length from files whose sound is compressed, for nothing decodes
// them here (Docs/DIVERGENCES.md). What is written is a WAVE file.
import DeviceServices
import Foundation

/// A file of sound, read or written frame by frame.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// The format in the file.
    public let fileFormat: AVAudioFormat
    /// The format in which frames are read and written.
    public let processingFormat: AVAudioFormat
    /// The place of the next frame.
    open var framePosition: AVAudioFramePosition = 0
    private var frames: AVAudioFramePosition
    private let sound: WaveSound?
    private var written: WaveSound?

    /// The frames of the file.
    open var length: AVAudioFramePosition { frames }

    /// A file to read, whose frames become floats, each channel by itself.
    public convenience init(forReading fileURL: URL) throws { try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false) }
    /// A file to read; 'typ?' is thrown for what is no sound (AudioToolbox, AudioFile.h), 'wht?' for a file that is not there.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard let data = try? Data(contentsOf: fileURL) else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_334_207) }
        url = fileURL
        sound = WaveSound(data)
        guard let seconds = sound?.seconds ?? AudioFileLength(data).seconds else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_954_115_647) }
        let rate = sound?.rate ?? 44_100, channels = AVAudioChannelCount(sound?.channels ?? 2)
        guard let inFile = sound?.format ?? AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels),
              let processing = AVAudioFormat(commonFormat: format, sampleRate: rate, channels: channels, interleaved: interleaved)
        else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_718_449_215) }
        if sound == nil { MissingService.say("AVAudioFile", "decodes no compressed sound here: it reads silence of the file's length") }
        (fileFormat, processingFormat, frames) = (inFile, processing, AVAudioFramePosition((seconds * rate).rounded()))
    }
    /// A file to write, by the keys of settings; its frames are floats, each channel by itself.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    /// A file to write; 'fmt?' is thrown for settings without a rate or channels (AudioFile.h).
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard let inFile = AVAudioFormat(settings: settings),
              let processing = AVAudioFormat(commonFormat: format, sampleRate: inFile.sampleRate, channels: inFile.channelCount, interleaved: interleaved)
        else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_718_449_215) }
        let empty = WaveSound(rate: inFile.sampleRate, channels: Int(inFile.channelCount))
        try empty.file.write(to: fileURL)
        (url, fileFormat, processingFormat, frames, sound, written) = (fileURL, inFile, processing, 0, nil, empty)
    }

    /// Reads as many frames as there is room for, fewer at the end.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
    /// Reads frames, fewer at the end.
    open func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {
        let count = Int(max(0, min(AVAudioFramePosition(min(frameCount, buffer.frameCapacity)), frames - framePosition)))
        for frame in 0..<count {
            for channel in 0..<Int(buffer.format.channelCount) {
                buffer.set(sound?.sample(channel: channel, frame: Int(framePosition) + frame) ?? 0, channel: channel, frame: frame)
            }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        framePosition += AVAudioFramePosition(count)
    }
    /// Adds the frames of a buffer to a file that is written.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard var sound = written else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -38) }
        for frame in 0..<Int(buffer.frameLength) {
            for channel in 0..<sound.channels { sound.add(buffer.sample(channel: min(channel, Int(buffer.format.channelCount) - 1), frame: frame)) }
        }
        written = sound
        frames += AVAudioFramePosition(buffer.frameLength)
        framePosition = frames
        try sound.file.write(to: url)
    }
}
