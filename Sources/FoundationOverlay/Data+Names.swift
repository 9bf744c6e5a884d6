// Names that Foundation's values have on Apple's systems for what is called otherwise here.
import Foundation

extension NSData.WritingOptions {
    /// The older name of `atomic`.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}

extension NSData.ReadingOptions {
    /// The older name of `mappedIfSafe`.
    public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }
}
