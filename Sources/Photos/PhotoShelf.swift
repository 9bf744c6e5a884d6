// The library's facts about its pictures: dates, favourites, albums. Lives as long as the application, as DevicePhotos does,
// and is asked on the main thread only (`onMain`, from whatever thread an app fetches on).
import UIKit

/// Does something on the main thread; waits for it.
func onMain<T: Sendable>(_ work: @MainActor () -> T) -> T {
    if Thread.isMainThread { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

struct PhotoFacts: Sendable {
    var created: Date?
    var modified: Date?
    var isFavorite = false
    var isHidden = false
}

struct PhotoAlbum: Sendable {
    let identifier: String
    var title: String
    var pictures: [String]
}

@MainActor final class PhotoShelf {
    static var shared: PhotoShelf {
        if let known = DevicePhotos.shared.notes as? PhotoShelf { return known }
        let new = PhotoShelf()
        DevicePhotos.shared.notes = new
        return new
    }
    /// The pictures that the device came with were taken a day apart.
    private static let firstDay = Date(timeIntervalSince1970: 1_767_225_600)
    private var facts: [String: PhotoFacts] = [:]
    var albums: [PhotoAlbum] = []
    private var made = 0
    private let original: [String]

    init() { original = DevicePhotos.shared.photos.map(\.identifier).filter { !$0.hasPrefix("saved-") } }

    func facts(of photo: DevicePhotos.Photo) -> PhotoFacts {
        if let known = facts[photo.identifier] { return known }
        let date = original.firstIndex(of: photo.identifier).map { Self.firstDay.addingTimeInterval(Double($0) * 86400) } ?? Date()
        let new = PhotoFacts(created: date, modified: date)
        facts[photo.identifier] = new
        return new
    }
    func set(_ facts: PhotoFacts, of identifier: String) { self.facts[identifier] = facts }

    /// All that is not hidden, the oldest first.
    var assets: [PHAsset] { DevicePhotos.shared.photos.map { PHAsset(photo: $0, facts: facts(of: $0)) } }

    func newAlbum(_ title: String) -> String {
        made += 1
        let album = PhotoAlbum(identifier: "album-\(made)", title: title, pictures: [])
        albums.append(album)
        return album.identifier
    }

    func remove(_ identifiers: Set<String>) {
        DevicePhotos.shared.remove(identifiers)
        for identifier in identifiers { facts[identifier] = nil }
        for index in albums.indices { albums[index].pictures.removeAll(where: identifiers.contains) }
    }
}
