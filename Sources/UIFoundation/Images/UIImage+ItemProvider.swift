// Images in item providers: the types that an image is written as and read from.
import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// A PNG, else a JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// The types that `init(data:)` reads.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"] }

    /// Answers at once.
    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileReadCorruptFile) : nil)
        return nil
    }

    /// Throws when the data is no picture.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
