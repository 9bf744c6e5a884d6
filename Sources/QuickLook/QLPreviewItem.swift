// What a preview can show: a file with a title. Files without a title are called by their names.
@_exported import UIKit

/// Something to preview.
public protocol QLPreviewItem: NSObjectProtocol {
    /// Where the file is.
    var previewItemURL: URL? { get }
    /// What the bar says.
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
