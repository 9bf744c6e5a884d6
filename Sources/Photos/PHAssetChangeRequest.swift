// Requests that make, change and remove pictures and albums. They take effect when the change block has ended (PhotoChanges).
import UIKit

/// Stands for what a change makes; its identifier fetches the thing afterwards.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What a request is about, shared with its wish.
private final class Wish: @unchecked Sendable {
    var created: Date?, isFavorite: Bool?, isHidden: Bool?, image: UIImage?, failed: PHPhotosError?
}

/// Makes, changes or removes pictures.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    private let wish = Wish()
    /// Stands for the picture that is made.
    open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

    /// A change of a picture.
    public init(for asset: PHAsset) {
        placeholderForCreatedAsset = nil
        super.init()
        let wish = wish
        PhotoChanges.add {
            var facts = asset.facts
            if let created = wish.created { facts.created = created }
            if let isFavorite = wish.isFavorite { facts.isFavorite = isFavorite }
            if let isHidden = wish.isHidden { facts.isHidden = isHidden }
            PhotoShelf.shared.set(facts, of: asset.localIdentifier)
            return nil
        }
    }

    init(making image: UIImage?) {
        let identifier = onMain { DevicePhotos.shared.reserveIdentifier() }
        placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: identifier)
        super.init()
        let wish = wish
        wish.image = image
        PhotoChanges.add {
            if let failed = wish.failed { return failed }
            guard let image = wish.image else { return PHPhotosError(.invalidResource) }
            DevicePhotos.shared.save(image, as: identifier)
            let date = wish.created ?? Date()
            PhotoShelf.shared.set(PhotoFacts(created: date, modified: date, isFavorite: wish.isFavorite ?? false, isHidden: wish.isHidden ?? false), of: identifier)
            return nil
        }
    }
    func take(_ data: Data?) { if let image = data.flatMap({ UIImage(data: $0) }) { wish.image = image } else { wish.failed = PHPhotosError(.invalidResource) } }

    /// A new picture.
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetCreationRequest { PHAssetCreationRequest(making: image) }
    /// A new picture of a file; nil when it is none.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetCreationRequest? {
        UIImage(contentsOfFile: fileURL.path).map { PHAssetCreationRequest(making: $0) }
    }
    /// A new film: the library takes none here.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetCreationRequest? {
        PhotoAccess.say("PHAssetChangeRequest.creationRequestForAssetFromVideo", "takes no films here")
        return nil
    }
    /// Removes pictures: an array or a result of them.
    open class func deleteAssets(_ assets: Any) {
        let identifiers = Set(PhotoList.assets(assets).map(\.localIdentifier))
        PhotoChanges.add {
            PhotoShelf.shared.remove(identifiers)
            return nil
        }
    }

    /// The date on which the picture was taken.
    open var creationDate: Date? {
        get { wish.created }
        set { wish.created = newValue }
    }
    /// The place of the picture. Pictures here have none.
    open var location: CLLocation?
    /// Whether the user likes it.
    open var isFavorite: Bool {
        get { wish.isFavorite ?? false }
        set { wish.isFavorite = newValue }
    }
    /// Whether it is hidden.
    open var isHidden: Bool {
        get { wish.isHidden ?? false }
        set { wish.isHidden = newValue }
    }
}

/// The kind of a file of a picture.
public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo, fullSizePairedVideo }

/// Options for adding a file to the library.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The name of the file.
    open var originalFilename: String?
    /// The kind of the file.
    open var uniformTypeIdentifier: String?
    /// Whether it goes away from where it was.
    open var shouldMoveFile = false
}

/// Makes a picture of files.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// A picture without a file yet.
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest(making: nil) }
    /// Whether files of these kinds make a picture.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { types.map(\.intValue) == [PHAssetResourceType.photo.rawValue] }
    /// Adds a file.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) { if type == .photo { take(data) } else { refuse(type) } }
    /// Adds a file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard type == .photo else { return refuse(type) }
        take(FileManager.default.contents(atPath: fileURL.path))
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }
    private func refuse(_ type: PHAssetResourceType) {
        PhotoAccess.say("PHAssetCreationRequest.addResource", "takes pictures only here")
        take(nil)
    }
}

/// Makes, changes or removes albums.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
    private final class AlbumWish: @unchecked Sendable { var identifier: String?, title: String? }
    private let wish = AlbumWish()
    /// Stands for the album that is made.
    open private(set) var placeholderForCreatedAssetCollection: PHObjectPlaceholder

    /// A new album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest(title: title) }
    private init(title: String) {
        let identifier = onMain { PhotoShelf.shared.newAlbum(title) }
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: identifier)
        super.init()
        wish.identifier = identifier
    }
    /// A change of an album; nil for one of the system's.
    public init?(for assetCollection: PHAssetCollection) {
        guard case .user(let identifier) = assetCollection.kind else { return nil }
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(localIdentifier: identifier)
        super.init()
        wish.identifier = identifier
    }
    /// The album's name.
    open var title: String {
        get { wish.title ?? "" }
        set {
            wish.title = newValue
            change { $0.title = newValue }
        }
    }
    private func change(_ work: @escaping @Sendable (inout PhotoAlbum) -> Void) {
        let wish = wish
        PhotoChanges.add {
            let shelf = PhotoShelf.shared
            if let index = shelf.albums.firstIndex(where: { $0.identifier == wish.identifier }) { work(&shelf.albums[index]) }
            return nil
        }
    }
    /// Puts pictures into the album: an array or a result of pictures, or of their placeholders.
    open func addAssets(_ assets: Any) {
        let names = PhotoList.objects(assets).map(\.localIdentifier)
        change { album in album.pictures += names.filter { !album.pictures.contains($0) } }
    }
    /// Takes pictures out of the album; they stay in the library.
    open func removeAssets(_ assets: Any) {
        let names = Set(PhotoList.objects(assets).map(\.localIdentifier))
        change { album in album.pictures.removeAll(where: names.contains) }
    }
    /// Removes albums: their pictures stay.
    open class func deleteAssetCollections(_ assetCollections: Any) {
        let names = Set(PhotoList.objects(assetCollections).map(\.localIdentifier))
        PhotoChanges.add {
            PhotoShelf.shared.albums.removeAll { names.contains($0.identifier) }
            return nil
        }
    }
}

/// What apps hand over as NSFastEnumeration: arrays of both kinds, sets and results.
enum PhotoList {
    static func objects(_ list: Any) -> [PHObject] {
        switch list {
        case let list as [PHObject]: list
        case let list as NSArray: list.compactMap { $0 as? PHObject }
        case let list as NSSet: list.compactMap { $0 as? PHObject }
        case let list as Set<PHAsset>: list.sorted { $0.localIdentifier < $1.localIdentifier }
        case let result as PHFetchResult<PHAsset>: result.objects
        case let result as PHFetchResult<PHAssetCollection>: result.objects
        default: []
        }
    }
    static func assets(_ list: Any) -> [PHAsset] { objects(list).compactMap { $0 as? PHAsset } }
}
