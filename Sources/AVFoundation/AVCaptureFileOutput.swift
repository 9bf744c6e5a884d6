// Films of a camera. There is no camera: recording ends the app as on a device whose session has no camera, with its words.
import CoreMedia
import Foundation
import ObjectiveC

/// Writes what a session sees into a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// The file that is written; nil while none is.
    open var outputFileURL: URL? { nil }
    /// Whether a file is written: never without a camera.
    open var isRecording: Bool { false }
    /// How much was recorded.
    open var recordedDuration: CMTime { .zero }
    /// Begins a file. Without a camera there is no connection to one, which ends the app.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        let type = String(describing: Swift.type(of: self))
        raiseException(name: "NSInvalidArgumentException", reason: "*** -[\(type) startRecordingToOutputFileURL:recordingDelegate:] No active/enabled connections")
    }
    /// Ends the file, if one is written.
    open func stopRecording() { if isRecording { raiseException(name: "NSInternalInconsistencyException", reason: "a film is recorded without a camera") } }
}

/// Films with sound.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// An output.
    public override init() {}
}

/// A delegate that is told when a film begins and ends: never without a camera.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// The first picture is in the file. Optional.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// The file is complete, or an error.
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) { notImplemented(self, #function, [output, fileURL, connections]) }
}
