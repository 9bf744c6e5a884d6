// The contents of a music library, which the app may also make for the lock screen. The library here is empty (MPMediaLibrary).
import UIKit

/// The number of something in a library.
public typealias MPMediaEntityPersistentID = UInt64
/// The key of the number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the name.
public let MPMediaItemPropertyTitle = "title"
/// The album's name.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the performer.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album's performer.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the style.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the place in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of pieces on the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the address of the sound.
public let MPMediaItemPropertyAssetURL = "assetURL"

/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Books that are read.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// All that is heard.
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    /// Films.
    public static let movie = MPMediaType(rawValue: 0x100)
    /// All that is seen.
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    /// All.
    public static let any = MPMediaType(rawValue: .max)
}

/// An item or a collection of a library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    let values: [String: Any]
    init(values: [String: Any]) { self.values = values }
    /// The number of the item in the library.
    open var persistentID: MPMediaEntityPersistentID { values[MPMediaItemPropertyPersistentID] as? UInt64 ?? 0 }
    /// The value of a property by its key.
    open func value(forProperty property: String) -> Any? { values[property] }
}

/// A piece of music, or a film.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// One of which nothing is known.
    public convenience init() { self.init(values: [:]) }
    /// The name of the item.
    open var title: String? { values[MPMediaItemPropertyTitle] as? String }
    /// The performer.
    open var artist: String? { values[MPMediaItemPropertyArtist] as? String }
    /// The album's name.
    open var albumTitle: String? { values[MPMediaItemPropertyAlbumTitle] as? String }
    /// The length of the item in seconds.
    open var playbackDuration: TimeInterval { values[MPMediaItemPropertyPlaybackDuration] as? TimeInterval ?? 0 }
    /// The picture of the item.
    open var artwork: MPMediaItemArtwork? { values[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork }
    /// The address of the sound.
    open var assetURL: URL? { values[MPMediaItemPropertyAssetURL] as? URL }
    /// The kind of the item.
    open var mediaType: MPMediaType { values[MPMediaItemPropertyMediaType] as? MPMediaType ?? [] }
}

/// Pieces that belong together.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The pieces.
    open private(set) var items: [MPMediaItem]
    /// Pieces.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init(values: [:])
    }
    /// The number of items.
    open var count: Int { items.count }
    /// One that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
}

/// A piece's picture, made when its size is known.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The largest size of the picture.
    open private(set) var bounds: CGRect
    private let make: (CGSize) -> UIImage
    /// A picture that a block makes.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler) }
    /// A picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    /// The picture in a size.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}
