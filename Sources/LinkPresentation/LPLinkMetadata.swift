// The facts about a link. LPMetadataProvider fills it from a page, LPLinkView shows it.
@_exported import UIKit

/// The domain of `LPError`.
public let LPErrorDomain = "LPErrorDomain"

/// The reason why a link has no facts.
public struct LPError: CustomNSError, Hashable, Sendable {
    /// LPError.h's numbers.
    public enum Code: Int, Sendable { case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed }
    /// `LPErrorDomain`
    public static var errorDomain: String { LPErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// The facts about a link.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// The link as it was asked for.
    open var originalURL: URL?
    /// The link that it led to.
    open var url: URL?
    /// The page's name.
    open var title: String?
    /// Loads a small picture.
    open var iconProvider: NSItemProvider?
    /// Loads a large picture.
    open var imageProvider: NSItemProvider?
    /// Loads a film.
    open var videoProvider: NSItemProvider?
    /// The address of a film.
    open var remoteVideoURL: URL?
    /// Creates metadata without facts.
    public override init() { super.init() }
    /// The same, to be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = LPLinkMetadata()
        (other.originalURL, other.url, other.title, other.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
        (other.iconProvider, other.imageProvider, other.videoProvider) = (iconProvider, imageProvider, videoProvider)
        return other
    }
}
