// How pictures and films are packed, and the keys of dictionaries that say so (AVVideoSettings.h).

/// A way to pack pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// H.265.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// ProRes 4444.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The way to pack pictures: an `AVVideoCodecType`, or its text.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The width of pictures, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The height of pictures, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
