// Engines of sound without a loudspeaker: files, buffers, and players that take the time of what they play.
@testable import AVFoundation
import ObjectiveC
import XCTest

final class AudioEngineTests: XCTestCase {
    private func file() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString).wav") }

    /// Half a second of a rising ramp, on two channels.
    private func ramp(_ url: URL) throws {
        let sound = try AVAudioFile(forWriting: url, settings: [AVSampleRateKey: 8000, AVNumberOfChannelsKey: 2])
        let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: sound.processingFormat, frameCapacity: 4000))
        buffer.frameLength = 4000
        let samples = try XCTUnwrap(buffer.floatChannelData)
        for frame in 0..<4000 {
            samples[0][frame] = Float(frame) / 4000
            samples[1][frame] = -Float(frame) / 4000
        }
        try sound.write(from: buffer)
        XCTAssertEqual(sound.length, 4000)
    }

    func testWhatIsWrittenIsRead() throws {
        let url = file()
        defer { try? FileManager.default.removeItem(at: url) }
        try ramp(url)
        let sound = try AVAudioFile(forReading: url)
        XCTAssertEqual(sound.length, 4000)
        XCTAssertEqual(sound.processingFormat, AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        XCTAssertEqual(sound.fileFormat.commonFormat, .pcmFormatInt16)
        let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: sound.processingFormat, frameCapacity: 3000))
        try sound.read(into: buffer)
        XCTAssertEqual(buffer.frameLength, 3000)
        try sound.read(into: buffer)
        XCTAssertEqual(buffer.frameLength, 1000)
        let samples = try XCTUnwrap(buffer.floatChannelData)
        XCTAssertEqual(samples[0][0], 0.75, accuracy: 0.001)
        XCTAssertEqual(samples[1][999], -0.99975, accuracy: 0.001)
        try sound.read(into: buffer)
        XCTAssertEqual(buffer.frameLength, 0)
    }

    func testWrongFilesThrow() throws {
        XCTAssertThrowsError(try AVAudioFile(forReading: file())) { XCTAssertEqual(($0 as NSError).domain, "com.apple.coreaudio.avfaudio") }
        let text = file()
        try Data("no sound".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        XCTAssertThrowsError(try AVAudioFile(forReading: text)) { XCTAssertEqual(($0 as NSError).code, 1_954_115_647) }
        XCTAssertThrowsError(try AVAudioFile(forWriting: file(), settings: [:]))
        XCTAssertNil(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1))
    }

    func testInterleavedSamplesLieTogether() throws {
        let format = try XCTUnwrap(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 2))
        let words = try XCTUnwrap(buffer.int16ChannelData)
        words[0][buffer.stride] = 7
        words[1][buffer.stride] = 9
        XCTAssertEqual((buffer.stride, words[0][2], words[0][3]).0, 2)
        XCTAssertEqual([words[0][2], words[0][3]], [7, 9])
        XCTAssertNil(buffer.floatChannelData)
    }

    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [String] = []
        func add(_ text: String) { lock.withLock { list.append(text) } }
        var all: [String] { lock.withLock { list } }
    }

    func testAPlayerTakesTheTimeOfItsSoundAtTheSpeedOfItsUnits() throws {
        let url = file(), log = Log()
        defer { try? FileManager.default.removeItem(at: url) }
        try ramp(url)
        let sound = try AVAudioFile(forReading: url)
        let engine = AVAudioEngine(), player = AVAudioPlayerNode(), pitch = AVAudioUnitTimePitch()
        pitch.rate = 5
        engine.attach(player)
        engine.attach(pitch)
        engine.connect(player, to: pitch, format: sound.processingFormat)
        engine.connect(pitch, to: engine.mainMixerNode, format: sound.processingFormat)
        XCTAssertEqual(player.outputFormat(forBus: 0).sampleRate, 8000)
        XCTAssertNil(player.lastRenderTime)
        try engine.start()
        let done = expectation(description: "done")
        player.scheduleFile(sound, at: nil) {
            log.add("file")
            done.fulfill()
        }
        player.play()
        XCTAssertTrue(player.isPlaying && engine.isRunning)
        let now = try XCTUnwrap(player.lastRenderTime)
        XCTAssertNotNil(player.playerTime(forNodeTime: now))
        wait(for: [done], timeout: 5)
        // Half a second at the speed of the unit.
        XCTAssertEqual(engine.speed(from: player), 5)
        pitch.bypass = true
        XCTAssertEqual(engine.speed(from: player), 1)
        let dropped = expectation(description: "dropped")
        player.scheduleFile(sound, at: nil) {
            log.add("dropped")
            dropped.fulfill()
        }
        player.stop()
        wait(for: [dropped], timeout: 5)
        XCTAssertFalse(player.isPlaying)
        XCTAssertEqual(log.all, ["file", "dropped"])
        engine.stop()
        XCTAssertFalse(engine.isRunning)
        engine.detach(player)
        XCTAssertNil(player.engine)
    }

    func testTheSpeakerIsChosenUntilTheCategoryChanges() throws {
        let session = AVAudioSession.sharedInstance(), log = Log()
        defer { try? session.setCategory(.soloAmbient, options: []) }
        let token = NotificationCenter.default.addObserver(forName: AVAudioSession.routeChangeNotification, object: nil, queue: nil) { note in
            let former = note.userInfo?[AVAudioSessionRouteChangePreviousRouteKey] as? AVAudioSessionRouteDescription
            log.add("\(note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt ?? 99) \(former?.outputs.first?.portName ?? "?")")
        }
        defer { NotificationCenter.default.removeObserver(token) }
        XCTAssertEqual(session.currentRoute.outputs.map(\.portType), [.builtInSpeaker])
        try session.setCategory(.playAndRecord)
        XCTAssertEqual(session.currentRoute.outputs.map(\.portType), [.builtInReceiver])
        try session.overrideOutputAudioPort(.speaker)
        XCTAssertEqual(session.currentRoute.outputs.map(\.portName), ["Speaker"])
        try session.setCategory(.playAndRecord, options: [])
        XCTAssertEqual(session.currentRoute.outputs.map(\.portName), ["Receiver"])
        XCTAssertEqual(log.all, ["3 Speaker", "4 Receiver", "3 Speaker"])
        XCTAssertEqual(AVAudioApplication.shared.recordPermission, .denied)
    }

    func testThereIsNoCameraToChange() {
        XCTAssertNil(AVCaptureDevice.default(.builtInDualWideCamera, for: .video, position: .back))
        XCTAssertEqual(AVCaptureSession.Preset.cif352x288.rawValue, "AVCaptureSessionPreset352x288")
        XCTAssertEqual(AVCaptureDevice.FocusMode(rawValue: 2), .continuousAutoFocus)
        let output = AVCaptureVideoDataOutput()
        XCTAssertTrue(output.alwaysDiscardsLateVideoFrames)
        output.videoSettings = ["Width": 4]
        XCTAssertEqual(output.videoSettings["Width"] as? Int, 4)
    }
}
