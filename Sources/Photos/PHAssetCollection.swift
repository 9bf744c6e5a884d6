// Albums: those that an app makes, and the system's own of all pictures and of those that the user likes.
import UIKit

/// The owner of an album: the user or the system.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// The contents of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
    case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
    case any = 0x7FFF_FFFF_FFFF_FFFF
}
/// A change of an album.
public enum PHCollectionEditOperation: Int, Sendable { case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename }

/// An album, or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
    /// Whether it holds pictures.
    open var canContainAssets: Bool { false }
    /// Whether it holds albums.
    open var canContainCollections: Bool { false }
    /// The name of the collection; nil for the base class.
    open var localizedTitle: String? { nil }
    /// Whether something can be done to it.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
    /// The user's albums.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let chosen = options.map(FetchChoice.init) ?? FetchChoice()
        return PHFetchResult { PhotoAccess.mayRead ? chosen.apply(to: PHAssetCollection.userAlbums().map { $0 as PHCollection }) : [] }
    }
}

/// A folder of albums. There are none here; its name gives the user's albums.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    open override var canContainCollections: Bool { true }
}

/// Which pictures an album holds.
enum AlbumKind: Sendable {
    case all, favorites, hidden, recent
    case user(String)
    case none

    @MainActor var assets: [PHAsset] {
        let all = PhotoShelf.shared.assets
        switch self {
        case .all, .recent: return all
        case .favorites: return all.filter(\.isFavorite)
        case .hidden: return all.filter(\.isHidden)
        case .user(let identifier):
            let names = PhotoShelf.shared.albums.first { $0.identifier == identifier }?.pictures ?? []
            return names.compactMap { name in all.first { $0.localIdentifier == name } }
        case .none: return []
        }
    }
}

/// An album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    let kind: AlbumKind
    private let title: String
    /// The owner of the album.
    open private(set) var assetCollectionType: PHAssetCollectionType
    /// The contents of the album.
    open private(set) var assetCollectionSubtype: PHAssetCollectionSubtype
    init(_ identifier: String, _ title: String, _ kind: AlbumKind, _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype) {
        (self.title, self.kind, assetCollectionType, assetCollectionSubtype) = (title, kind, type, subtype)
        super.init(localIdentifier: identifier)
    }
    /// An album that the library does not have.
    public convenience init() { self.init("", "", .none, .album, .albumRegular) }
    open override var canContainAssets: Bool { true }
    open override var localizedTitle: String? { title }
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { assetCollectionType == .album }
    /// The number of pictures in the album, if it is known without counting: `NSNotFound` here.
    open var estimatedAssetCount: Int { NSNotFound }
    /// The date of the album's first picture.
    open var startDate: Date? { onMain { self.kind.assets }.compactMap(\.creationDate).min() }
    /// The date of the album's last picture.
    open var endDate: Date? { onMain { self.kind.assets }.compactMap(\.creationDate).max() }

    static func userAlbums() -> [PHAssetCollection] {
        onMain { PhotoShelf.shared.albums.map { PHAssetCollection($0.identifier, $0.title, .user($0.identifier), .album, .albumRegular) } }
    }
    private static func systemAlbums() -> [PHAssetCollection] {
        let all: [(String, AlbumKind, PHAssetCollectionSubtype)] = [
            ("Recents", .all, .smartAlbumUserLibrary), ("Favorites", .favorites, .smartAlbumFavorites), ("Recently Saved", .recent, .smartAlbumRecentlyAdded), ("Hidden", .hidden, .smartAlbumAllHidden),
            ("Videos", .none, .smartAlbumVideos), ("Selfies", .none, .smartAlbumSelfPortraits), ("Live Photos", .none, .smartAlbumLivePhotos), ("Panoramas", .none, .smartAlbumPanoramas),
            ("Screenshots", .none, .smartAlbumScreenshots), ("Bursts", .none, .smartAlbumBursts),
        ]
        return all.map { PHAssetCollection("smart-\($0.2.rawValue)", $0.0, $0.1, .smartAlbum, $0.2) }
    }

    private static func result(_ options: PHFetchOptions?, _ base: @escaping @Sendable () -> [PHAssetCollection]) -> PHFetchResult<PHAssetCollection> {
        let chosen = options.map(FetchChoice.init) ?? FetchChoice()
        return PHFetchResult { PhotoAccess.mayRead ? chosen.apply(to: base()) : [] }
    }
    /// The albums of a kind.
    open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        result(options) {
            let all: [PHAssetCollection] = type == .album ? userAlbums() : type == .smartAlbum ? systemAlbums() : []
            return all.filter { subtype == .any || $0.assetCollectionSubtype == subtype }
        }
    }
    /// Fetches the albums with these identifiers.
    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        result(options) { (userAlbums() + systemAlbums()).filter { identifiers.contains($0.localIdentifier) } }
    }
    /// The albums that hold a picture.
    open class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        result(options) { (type == .album ? userAlbums() : type == .smartAlbum ? systemAlbums() : []).filter { album in onMain { album.kind.assets.contains(asset) } } }
    }
}
