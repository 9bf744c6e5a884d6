// A kind of paper and the part of it that can be printed on.
import CoreGraphics
import Foundation

/// A kind of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size in points of the paper held upright.
    open private(set) var paperSize: CGSize
    /// The part that can be printed on.
    open private(set) var printableRect: CGRect

    init(size: CGSize) {
        paperSize = size
        // No printer says how near to the edge it prints: a quarter of an inch.
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
        super.init()
    }

    /// Letter in regions with inches, else A4.
    static var standard: UIPrintPaper {
        UIPrintPaper(size: Locale(identifier: Locale.preferredLanguages.first ?? "en-US").measurementSystem == .us ? CGSize(width: 612, height: 792) : CGSize(width: 595, height: 842))
    }

    /// The smallest paper on which the content fits; the largest if it fits on none.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        let byArea = paperList.sorted { $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height }
        return byArea.first { $0.printableRect.width >= contentSize.width && $0.printableRect.height >= contentSize.height } ?? byArea.last ?? standard
    }
}
