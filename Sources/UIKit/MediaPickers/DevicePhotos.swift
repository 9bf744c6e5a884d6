// The photo library of the device: the pictures of a folder (environment variable WILLAPPEAR_PHOTOS), else twelve that are drawn
// here, and pictures that apps have saved. Image pickers and the module Photos show it; nothing is written to the folder.
import CoreGraphics
import Foundation

/// The pictures on this device.
@MainActor package final class DevicePhotos {
    /// One picture; files are read when they are shown.
    package final class Photo {
        /// Stays the same for the same picture.
        package let identifier: String
        package let fileName: String
        private let make: @MainActor () -> UIImage?
        private var made: UIImage?

        init(identifier: String, fileName: String, make: @escaping @MainActor () -> UIImage?) {
            self.identifier = identifier
            self.fileName = fileName
            self.make = make
        }

        /// A square of grey for a file that is no picture.
        @MainActor package var image: UIImage {
            if let made { return made }
            let image = make() ?? DevicePhotos.drawn(0, of: 1)
            made = image
            return image
        }

        /// Whether the file is a picture; other files are not shown.
        @MainActor var isPicture: Bool { made != nil || make() != nil }

        /// A file of the picture in the temporary folder, which pickers hand out.
        @MainActor package func temporaryFile() -> URL? {
            guard let data = image.jpegData(compressionQuality: 0.9) else { return nil }
            let name = (fileName as NSString).deletingPathExtension + ".jpeg"
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            return (try? data.write(to: url)) == nil ? nil : url
        }
    }

    /// The environment variable with the folder of pictures.
    package static let folderVariable = "WILLAPPEAR_PHOTOS"

    package static var shared: DevicePhotos { UIApplication.shared.part { DevicePhotos() } }
    /// Oldest first.
    package private(set) lazy var photos: [Photo] = Self.stored()
    private var saved = 0
    /// The data of the module Photos about these pictures: dates, favourites, albums.
    package var notes: AnyObject?

    init() {}

    private static func stored() -> [Photo] {
        if let folder = ProcessInfo.processInfo.environment[folderVariable] {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            let found = names.map { name in Photo(identifier: name, fileName: name) { UIImage(contentsOfFile: folder + "/" + name) } }.filter(\.isPicture)
            if !found.isEmpty { return found }
            Diagnostics.log("WillAppear: \(folderVariable) names \(folder), which holds no picture that can be read; drawn pictures take their place")
        }
        return (1...12).map { number in
            Photo(identifier: "drawn-\(number)", fileName: "IMG_\(1000 + number).JPG") { drawn(number, of: 12) }
        }
    }

    /// A picture that can be told from the others: its own colours, a sun at its own height, wide or tall by turns.
    fileprivate static func drawn(_ number: Int, of count: Int) -> UIImage {
        let size = number % 2 == 0 ? CGSize(width: 600, height: 800) : CGSize(width: 800, height: 600)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let hue = CGFloat(number) / CGFloat(max(1, count))
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(hue: hue, saturation: number == 0 ? 0 : 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: number == 0 ? 0 : 0.6, brightness: 0.55, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: size.height * 0.65, width: size.width, height: size.height * 0.35))
            UIColor(white: 1, alpha: 0.9).setFill()
            let top = size.height * (0.1 + 0.03 * CGFloat(number))
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.3 + CGFloat(number) * 8, y: top, width: 120, height: 120)).fill()
        }
    }

    /// Saves an app's picture at the end of the library.
    package func save(_ image: UIImage) { save(image, as: reserveIdentifier()) }
    /// A name for a picture that is about to be saved.
    package func reserveIdentifier() -> String {
        saved += 1
        return "saved-\(saved)"
    }
    /// Saves a picture under a name that was reserved.
    package func save(_ image: UIImage, as identifier: String) {
        let number = Int(identifier.drop { !$0.isNumber }) ?? saved
        photos.append(Photo(identifier: identifier, fileName: "IMG_\(2000 + number).JPG") { image })
    }
    /// Removes pictures from the library; the folder's files stay.
    package func remove(_ identifiers: Set<String>) { photos.removeAll { identifiers.contains($0.identifier) } }
}

/// Puts a picture into the photo library, then sends `completionSelector` (image, error, context) to the target; the error is nil.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {
    DevicePhotos.shared.save(image)
    tellSaved(image, nil, completionTarget, completionSelector, contextInfo)
}

/// Whether the photo library can take a film: it holds pictures only here.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Would put a film into the photo library, which holds pictures only here: the console says so, and the target gets `completionSelector`
/// (path, error, context) with an error.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {
    Diagnostics.log("WillAppear: the photo library holds no films here; \((videoPath as NSString).lastPathComponent) is not saved")
    tellSaved(videoPath as NSString, CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: videoPath]) as NSError, completionTarget, completionSelector, contextInfo)
}

@MainActor private func tellSaved(_ what: AnyObject, _ error: NSError?, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
    guard let target = target as AnyObject?, let selector else { return }
    DispatchQueue.main.async {
        MainActor.assumeIsolated {
            do {
                _ = try objcPerform(target, selector, [what, error, context])
            } catch {
                Diagnostics.raise(.invalidArgument, "\(error)")
            }
        }
    }
}
