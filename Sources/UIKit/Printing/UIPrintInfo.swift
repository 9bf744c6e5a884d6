// The name of a print job and its settings.
import Foundation

/// The name of a print job and its settings.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying, @preconcurrency NSCoding {
    /// The kind of output.
    public enum OutputType: Int, Sendable {
        /// Text with pictures, pictures, text, or pictures in grey.
        case general = 0, photo, grayscale, photoGrayscale
    }
    /// The orientation of the paper.
    public enum Orientation: Int, Sendable {
        /// Upright, or on its side.
        case portrait = 0, landscape
    }
    /// The use of both sides of the paper.
    public enum Duplex: Int, Sendable {
        /// One side, or both, turned over the long or the short edge.
        case none = 0, longEdge, shortEdge
    }

    /// The printer that was chosen last; there is none here.
    open var printerID: String?
    /// The name that a printer's list shows; the app's without one.
    open var jobName: String
    /// The kind of output.
    open var outputType = OutputType.general
    /// The orientation of the paper.
    open var orientation = Orientation.portrait
    /// The use of both sides of the paper.
    open var duplex = Duplex.none

    /// A job of the app's name.
    public override init() {
        jobName = MainInfo.plist["CFBundleDisplayName"] as? String ?? MainInfo.plist["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
        super.init()
    }
    /// Creates a job from a `dictionaryRepresentation`; without one, a job with the app's name.
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
    /// A copy of the job.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { assumingMainActor { UIPrintInfo(dictionary: dictionaryRepresentation) } }
}
