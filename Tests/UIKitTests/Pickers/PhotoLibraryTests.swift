// The photo library as apps read and change it: questions, sizes, albums, favourites and who hears of changes.
import Photos
import XCTest
@testable import UIKit

@MainActor final class PhotoLibraryTests: XCTestCase {
    private func allow() {
        let asked = expectation(description: "asked")
        PHPhotoLibrary.requestAuthorization { _ in asked.fulfill() }
        wait(for: [asked], timeout: 10)
    }
    override func tearDown() async throws {
        PHPhotoLibrary.forgetAnswers()
        UIApplication.shared.keep(nil as DevicePhotos?)
    }
    private func settle() { for _ in 0..<6 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    func testQuestionsAreAnsweredInTheOrderThatIsAskedFor() {
        allow()
        let all = PHAsset.fetchAssets(with: nil)
        XCTAssertEqual(all.count, 12)
        XCTAssertEqual(all.firstObject?.localIdentifier, "drawn-1")
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 3
        let newest = PHAsset.fetchAssets(with: .image, options: options)
        XCTAssertEqual((0..<newest.count).map { newest[$0].localIdentifier }, ["drawn-12", "drawn-11", "drawn-10"])
        options.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth > 700", PHAssetMediaType.image.rawValue)
        options.fetchLimit = 0
        XCTAssertEqual(PHAsset.fetchAssets(with: options).count, 6)
        XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
        XCTAssertEqual(all.index(of: newest[0]), 11)
        var seen: [Int] = []
        all.enumerateObjects { _, index, stop in
            seen.append(index)
            if index == 2 { stop.pointee = true }
        }
        XCTAssertEqual(seen, [0, 1, 2])
    }

    func testPicturesComeInTheSizeThatIsAskedFor() throws {
        allow()
        let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
        XCTAssertEqual([asset.pixelWidth, asset.pixelHeight], [800, 600])
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var sizes: [CGSize] = []
        for mode in [PHImageContentMode.aspectFit, .aspectFill] {
            PHImageManager.default().requestImage(for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: mode, options: options) { image, info in
                sizes.append(image?.size ?? .zero)
                XCTAssertEqual(info?[PHImageResultIsDegradedKey] as? Bool, false)
            }
        }
        PHImageManager.default().requestImage(for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options) { image, _ in sizes.append(image?.size ?? .zero) }
        XCTAssertEqual(sizes, [CGSize(width: 100, height: 75), CGSize(width: 133, height: 100), CGSize(width: 800, height: 600)])
        var later = 0
        let number = PHImageManager.default().requestImage(for: asset, targetSize: .zero, contentMode: .default, options: nil) { _, _ in later += 1 }
        PHImageManager.default().requestImage(for: asset, targetSize: .zero, contentMode: .default, options: nil) { _, _ in later += 10 }
        PHImageManager.default().cancelImageRequest(number)
        XCTAssertEqual(later, 0)
        settle()
        XCTAssertEqual(later, 10)
    }

    private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
        let before: PHFetchResult<PHAsset>
        let lock = NSLock()
        var heard: [String] = []
        init(_ before: PHFetchResult<PHAsset>) { self.before = before }
        func photoLibraryDidChange(_ changeInstance: PHChange) {
            guard let details = changeInstance.changeDetails(for: before) else { return }
            let text = "removed \(Array(details.removedIndexes ?? [])) inserted \(Array(details.insertedIndexes ?? [])) changed \(Array(details.changedIndexes ?? []))"
            lock.withLock { heard.append(text) }
        }
    }

    func testChangesAreDoneTogetherAndTold() throws {
        allow()
        let before = PHAsset.fetchAssets(with: nil), observer = Observer(before)
        PHPhotoLibrary.shared().register(observer)
        var placeholder: PHObjectPlaceholder?, album: PHObjectPlaceholder?
        let picture = UIImage(systemName: "star") ?? UIImage()
        try PHPhotoLibrary.shared().performChangesAndWait {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: picture)
            request.isFavorite = true
            placeholder = request.placeholderForCreatedAsset
            let list = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
            if let made = request.placeholderForCreatedAsset { list.addAssets([made] as NSArray) }
            album = list.placeholderForCreatedAssetCollection
        }
        let identifier = try XCTUnwrap(placeholder?.localIdentifier)
        let made = try XCTUnwrap(PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject)
        XCTAssertTrue(made.isFavorite)
        let trip = try XCTUnwrap(PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [album?.localIdentifier ?? ""], options: nil).firstObject)
        XCTAssertEqual(trip.localizedTitle, "Trip")
        XCTAssertEqual(PHAsset.fetchAssets(in: trip, options: nil).firstObject, made)
        let favorites = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
        XCTAssertEqual(PHAsset.fetchAssets(in: favorites[0], options: nil).count, 1)
        let deleted = expectation(description: "deleted")
        let first = before[0]
        PHPhotoLibrary.shared().performChanges({
            PHAssetChangeRequest.deleteAssets([first] as NSArray)
            PHAssetChangeRequest(for: before[1]).isHidden = true
        }) { done, error in
            XCTAssertTrue(done)
            XCTAssertNil(error)
            deleted.fulfill()
        }
        wait(for: [deleted], timeout: 10)
        XCTAssertEqual(PHAsset.fetchAssets(with: nil).firstObject?.localIdentifier, "drawn-3")
        let told = expectation(description: "told")
        PHPhotoLibrary.shared().performChanges({}) { _, _ in DispatchQueue.global().asyncAfter(deadline: .now()) { told.fulfill() } }
        wait(for: [told], timeout: 10)
        PHPhotoLibrary.shared().unregisterChangeObserver(observer)
        XCTAssertEqual(observer.lock.withLock { observer.heard.first }, "removed [] inserted [12] changed []")
        XCTAssertThrowsError(try PHPhotoLibrary.shared().performChangesAndWait { PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1, 2]), options: nil) })
        try PHPhotoLibrary.shared().performChangesAndWait {
            PHAssetChangeRequest.deleteAssets([made] as NSArray)
            PHAssetCollectionChangeRequest.deleteAssetCollections([trip] as NSArray)
        }
    }

    func testThereAreNeitherFilmsNorLivePhotos() throws {
        let film = expectation(description: "film"), live = expectation(description: "live photo")
        let asset = PHAsset()
        XCTAssertEqual(asset.playbackStyle, .image)
        PHImageManager.default().requestAVAsset(forVideo: asset, options: PHVideoRequestOptions()) { asset, mix, info in
            XCTAssertTrue(asset == nil && mix == nil)
            XCTAssertEqual((info?[PHImageErrorKey] as? PHPhotosError)?.code, .invalidResource)
            film.fulfill()
        }
        PHLivePhoto.request(withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .default) { photo, info in
            XCTAssertNil(photo)
            XCTAssertNotNil(info[PHLivePhotoInfoErrorKey])
            live.fulfill()
        }
        let number = PHImageManager.default().requestPlayerItem(forVideo: asset, options: nil) { _, _ in }
        XCTAssertNotEqual(number, PHInvalidImageRequestID)
        wait(for: [film, live], timeout: 5)
        XCTAssertEqual(PHAssetCollection().assetCollectionType, .album)
    }
}
