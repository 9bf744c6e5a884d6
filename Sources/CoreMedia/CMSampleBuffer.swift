// Pictures and sounds with their times. What makes them on a device (cameras, readers of files) is absent here, so that apps meet these types in
// their own code only.

/// A picture or a piece of sound with its time.
public final class CMSampleBuffer: @unchecked Sendable {
    /// When it is shown.
    public let presentationTimeStamp: CMTime
    package init(presentationTimeStamp: CMTime) { self.presentationTimeStamp = presentationTimeStamp }
}

/// When a sample is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
