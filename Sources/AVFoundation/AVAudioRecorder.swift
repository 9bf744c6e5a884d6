// AVAudioRecorder without a microphone: time passes, and what was recorded is silence of that length, written as a WAVE file.
import DeviceServices
import Foundation
import ObjectiveC

/// The key of a recording's format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of a recording's samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of a recording's channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of a recording's quality.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of a recording's bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of a recording's bits a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether a recording's samples begin with their high byte.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether a recording's samples are floats.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// AAC at low rates.
public let kAudioFormatMPEG4AAC_HE: UInt32 = 0x6161_6368
/// AAC for calls.
public let kAudioFormatMPEG4AAC_LD: UInt32 = 0x6161_636C
/// MP3, which is read and not written.
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
/// Plain samples.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's lossless format.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 32, medium = 64, high = 96, max = 127 }

/// Records sound. Here it records silence.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The delegate, which is told of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// The file of the recording.
    open private(set) var url: URL
    /// The settings that the app gave; the file holds plain samples in any case.
    open private(set) var settings: [String: Any]
    /// Whether it records.
    open private(set) var isRecording = false
    /// Whether levels are measured.
    open var isMeteringEnabled = false
    private var recorded: TimeInterval = 0
    private var started: Date?
    private var timer: Timer?

    /// A recorder to a file; a folder that is not there throws.
    public init(url: URL, settings: [String: Any]) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path, isDirectory: &isFolder), isFolder.boolValue else { throw CocoaError(.fileNoSuchFile) }
        (self.url, self.settings) = (url, settings)
    }
    deinit { timer?.invalidate() }

    /// The seconds that have been recorded.
    open var currentTime: TimeInterval { recorded + (started.map { -$0.timeIntervalSinceNow } ?? 0) }
    /// Makes the file.
    @discardableResult open func prepareToRecord() -> Bool { write() }
    /// Begins, or goes on after a pause.
    @discardableResult open func record() -> Bool {
        MissingService.say("AVAudioRecorder", "has no microphone here: it records silence")
        guard !isRecording else { return true }
        isRecording = true
        started = Date()
        return write()
    }
    /// Begins, and ends after some seconds.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        let began = record()
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: max(0, duration), repeats: false) { [weak self] _ in self?.stop() }
        return began
    }
    /// Rests.
    open func pause() {
        recorded = currentTime
        started = nil
        isRecording = false
    }
    /// Ends: the file is whole, and the delegate hears of it.
    open func stop() {
        guard isRecording || recorded > 0 else { return }
        pause()
        timer?.invalidate()
        let isWhole = write()
        recorded = 0
        delegate?.audioRecorderDidFinishRecording(self, successfully: isWhole)
    }
    /// Removes the file of an ended recording.
    @discardableResult open func deleteRecording() -> Bool { !isRecording && (try? FileManager.default.removeItem(at: url)) != nil }
    /// Measures: there is nothing to hear.
    open func updateMeters() { MissingService.say("AVAudioRecorder", "has no microphone here: it records silence") }
    /// The mean level in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The highest level in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// One channel of 8 bits, 8000 samples a second.
    private func write() -> Bool {
        let count = UInt32(min(max(0, currentTime), 3600) * 8000)
        func little(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
        var file = Data("RIFF".utf8)
        let parts: [Data] = [
            little(36 + count), Data("WAVEfmt ".utf8), little(16), Data([1, 0, 1, 0]), little(8000), little(8000), Data([1, 0, 8, 0]), Data("data".utf8), little(count),
            Data(repeating: 0x80, count: Int(count)),
        ]
        for part in parts { file.append(part) }
        return (try? file.write(to: url)) != nil
    }
}

/// A delegate that is told of a recording's end. All methods are optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Called when a recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The sound could not be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { notImplemented(self, #function, [recorder, flag]) }
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) { notImplemented(self, #function, [recorder, error]) }
}
