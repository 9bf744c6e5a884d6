// What a print job is called and how it is printed.
import Foundation

/// What a print job is called and how it is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying, @preconcurrency NSCoding {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        /// Text with pictures, pictures, text, or pictures in grey.
        case general = 0, photo, grayscale, photoGrayscale
    }
    /// How the paper lies.
    public enum Orientation: Int, Sendable {
        /// Upright, or on its side.
        case portrait = 0, landscape
    }
    /// Both sides of the paper.
    public enum Duplex: Int, Sendable {
        /// One side, or both, turned over the long or the short edge.
        case none = 0, longEdge, shortEdge
    }

    /// The printer that was chosen last; there is none here.
    open var printerID: String?
    /// The name that a printer's list shows; the app's without one.
    open var jobName: String
    /// What is printed.
    open var outputType = OutputType.general
    /// How the paper lies.
    open var orientation = Orientation.portrait
    /// Both sides of the paper.
    open var duplex = Duplex.none

    /// A job of the app's name.
    public override init() {
        jobName = MainInfo.plist["CFBundleDisplayName"] as? String ?? MainInfo.plist["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
        super.init()
    }
    /// A job as `dictionaryRepresentation` describes it; without one of the app's name.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        guard let dictionary else { return }
        if let name = dictionary["jobName"] as? String { jobName = name }
        printerID = dictionary["printerID"] as? String
        outputType = (dictionary["outputType"] as? Int).flatMap(OutputType.init) ?? outputType
        orientation = (dictionary["orientation"] as? Int).flatMap(Orientation.init) ?? orientation
        duplex = (dictionary["duplex"] as? Int).flatMap(Duplex.init) ?? duplex
    }
    public required init?(coder: NSCoder) { nil }
    /// A job of the app's name.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }
    /// The job in a dictionary that can be stored.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = ["jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue, "duplex": duplex.rawValue]
        result["printerID"] = printerID
        return result
    }
    /// Another job like it.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { assumingMainActor { UIPrintInfo(dictionary: dictionaryRepresentation) } }
}
