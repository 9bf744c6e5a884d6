// Speaking without a voice, queues of players, and films that nothing here reads.
import AVFoundation
import ObjectiveC
import XCTest

final class SpeechAndFilmTests: XCTestCase {
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var heard: [String] = []
        var onWord: (AVSpeechSynthesizer) -> Void = { _ in }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { heard.append("start") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) {
            heard.append((utterance.speechString as NSString).substring(with: characterRange))
            onWord(synthesizer)
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { heard.append("finish") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { heard.append("cancel") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { heard.append("pause") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { heard.append("continue") }
    }

    @MainActor private func run(until condition: () -> Bool) {
        for _ in 0..<400 where !condition() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
    }

    @MainActor func testWordsComeInOrder() {
        let synthesizer = AVSpeechSynthesizer(), listener = Listener()
        synthesizer.delegate = listener
        let utterance = AVSpeechUtterance(string: "Hello, you")
        utterance.rate = AVSpeechUtteranceMaximumSpeechRate
        synthesizer.speak(utterance)
        XCTAssertTrue(synthesizer.isSpeaking)
        run { !synthesizer.isSpeaking }
        XCTAssertEqual(listener.heard, ["start", "Hello", "you", "finish"])
        XCTAssertFalse(synthesizer.stopSpeaking(at: .immediate))
    }

    @MainActor func testSpeakingRestsGoesOnAndIsLeftOff() {
        let synthesizer = AVSpeechSynthesizer(), listener = Listener()
        synthesizer.delegate = listener
        XCTAssertFalse(synthesizer.pauseSpeaking(at: .word))
        // Rests in the middle of a word, whatever time the run loop lets pass.
        listener.onWord = { XCTAssertTrue($0.pauseSpeaking(at: .word)) }
        synthesizer.speak(AVSpeechUtterance(string: "one two"))
        run { synthesizer.isPaused }
        XCTAssertEqual(listener.heard, ["start", "one", "pause"])
        listener.onWord = { _ in }
        XCTAssertTrue(synthesizer.continueSpeaking())
        XCTAssertFalse(synthesizer.isPaused)
        XCTAssertTrue(synthesizer.stopSpeaking(at: .immediate))
        XCTAssertEqual(listener.heard, ["start", "one", "pause", "continue", "two", "cancel"])
        XCTAssertFalse(synthesizer.isSpeaking)
    }

    func testVoicesAreFoundByLanguage() {
        XCTAssertEqual(AVSpeechSynthesisVoice(language: "de")?.language, "de-DE")
        XCTAssertEqual(AVSpeechSynthesisVoice(language: "en-gb")?.language, "en-GB")
        XCTAssertNil(AVSpeechSynthesisVoice(language: "xx-XX"))
        XCTAssertGreaterThan(AVSpeechSynthesisVoice.speechVoices().count, 30)
    }

    @MainActor func testAQueueHoldsEachItemOnce() {
        let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/tmp/none\($0).mp3")) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        XCTAssertFalse(player.canInsert(items[0], after: nil))
        player.insert(items[2], after: items[0])
        XCTAssertTrue(player.items().elementsEqual([items[0], items[2], items[1]], by: ===))
        player.advanceToNextItem()
        XCTAssertTrue(player.currentItem === items[2])
        player.remove(items[2])
        XCTAssertTrue(player.currentItem === items[1])
        player.removeAllItems()
        XCTAssertNil(player.currentItem)
        let looper = AVPlayerLooper(player: player, templateItem: items[0])
        XCTAssertEqual(player.items().count, 3)
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
        XCTAssertEqual(looper.loopCount, 1)
        XCTAssertEqual(player.items().count, 4)
        looper.disableLooping()
        XCTAssertEqual(looper.status, .cancelled)
        XCTAssertEqual(player.items().count, 1)
    }

    func testFilmsEndInTheErrorThatSaysSo() {
        let asset = AVAsset(url: URL(fileURLWithPath: "/tmp/none.mov")), generator = AVAssetImageGenerator(asset: asset)
        XCTAssertThrowsError(try generator.copyCGImage(at: .zero, actualTime: nil)) { XCTAssertEqual(($0 as? AVError)?.code, .decoderNotFound) }
        let told = expectation(description: "told")
        told.expectedFulfillmentCount = 2
        generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: CMTime(value: 3, timescale: 2)), NSValue(time: .zero)]) { time, image, _, result, error in
            XCTAssertTrue([1.5, 0].contains(time.seconds))
            XCTAssertNil(image)
            XCTAssertEqual(result, .failed)
            told.fulfill()
        }
        let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality)
        let ended = expectation(description: "ended")
        export?.exportAsynchronously { ended.fulfill() }
        wait(for: [told, ended], timeout: 10)
        XCTAssertEqual(export?.status, .failed)
        XCTAssertEqual((export?.error as? AVError)?.code, .encoderNotFound)
    }
}
