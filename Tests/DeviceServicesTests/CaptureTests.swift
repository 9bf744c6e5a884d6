// The camera's interface on a device without a camera, as a simulator's: sessions take outputs, and nothing comes of them.
import AVFoundation
import AVKit
import XCTest

final class CaptureTests: XCTestCase {
    private final class Watcher: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
        var pictures = 0
        func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { pictures += 1 }
    }

    func testASessionWithoutACameraShowsNothing() {
        let devices = AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera, .builtInTrueDepthCamera], mediaType: .video, position: .front).devices
        XCTAssertEqual(devices, [])
        let session = AVCaptureSession(), output = AVCaptureVideoDataOutput(), watcher = Watcher()
        output.setSampleBufferDelegate(watcher, queue: .main)
        XCTAssertTrue(output.sampleBufferDelegate === watcher)
        for output in [output, AVCapturePhotoOutput(), AVCaptureMovieFileOutput()] as [AVCaptureOutput] {
            XCTAssertTrue(session.canAddOutput(output))
            session.addOutput(output)
            XCTAssertNil(output.connection(with: .video))
            XCTAssertEqual(output.connections, [])
        }
        session.startRunning()
        RunLoop.main.run(until: Date())
        XCTAssertEqual(watcher.pictures, 0)
    }

    func testSettingsOfAPhotoHaveTheirNumber() {
        let first = AVCapturePhotoSettings(), second = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
        XCTAssertGreaterThan(second.uniqueID, first.uniqueID)
        XCTAssertEqual(first.format?[AVVideoCodecKey] as? AVVideoCodecType, .jpeg)
    }

    @MainActor func testNoFilmIsShownOverOtherApps() {
        XCTAssertFalse(AVPictureInPictureController.isPictureInPictureSupported())
        XCTAssertNil(AVPictureInPictureController(playerLayer: AVPlayerLayer()))
    }
}
