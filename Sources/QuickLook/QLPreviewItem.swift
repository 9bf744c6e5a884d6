// An item of a preview: a file with a title. Files without a title are called by their names.
@_exported import UIKit

/// An item to preview.
public protocol QLPreviewItem: NSObjectProtocol {
    /// The address of the file.
    var previewItemURL: URL? { get }
    /// The title for the bar.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The file's name.
    public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
    /// Itself.
    public var previewItemURL: URL? { self as URL }
}
