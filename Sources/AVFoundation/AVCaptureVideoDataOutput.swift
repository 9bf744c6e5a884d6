// The pictures and sounds of a session one by one. Without cameras and microphones none come, so that delegates are never told.
import CoreMedia
import Foundation
import ObjectiveC

/// Gives the pictures of a camera one by one: none here.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// The delegate, which would be told of pictures.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue of the delegate's calls.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// Kinds of pixels that the pictures can have: none without a camera.
    open var availableVideoPixelFormatTypes: [UInt32] { [] }
    /// The kind of pixels that the app wants, by the keys of Core Video; kept.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures that come too late are dropped. Default true.
    open var alwaysDiscardsLateVideoFrames = true
    /// An output.
    public override init() {}
    /// Sets the delegate and the queue of its calls.
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}

/// A delegate that is told of pictures: none here. All methods are optional.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A picture.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// A picture that came too late for the delegate.
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { notImplemented(self, #function, [output, sampleBuffer, connection]) }
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) { notImplemented(self, #function, [output, sampleBuffer, connection]) }
}
