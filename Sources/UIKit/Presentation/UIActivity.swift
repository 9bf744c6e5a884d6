// An action on shared items; apps subclass it for their own actions. UIActivityViewController.swift has the related types.

/// An action on shared items; apps subclass it for their own actions.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The row of a device's share sheet that lists the activity. Here all are in one list.
    public enum Category: Int, Sendable { case action, share }

    /// Identifies an activity in `excludedActivityTypes` and in the completion handler.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The same as `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A name to exclude: the sheet here never offers it.
        public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
        /// A name to exclude: the sheet here never offers it.
        public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
        /// A name to exclude: the sheet here never offers it.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// A name to exclude: the sheet here never offers it.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// A name to exclude: the sheet here never offers it.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// Offered for all items. Choosing it puts texts, else URLs, else images on the general pasteboard.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// A name to exclude: the sheet here never offers it.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// Offered when an image is among the items. Choosing it puts images into the photo library.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// A name to exclude: the sheet here never offers it.
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        /// A name to exclude: the sheet here never offers it.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// A name to exclude: the sheet here never offers it.
        public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
        /// A name to exclude: the sheet here never offers it.
        public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// The group of the activity; not read here. Default `.action`.
    open class var activityCategory: Category { .action }
    /// Given to the completion handler. Default nil.
    open var activityType: ActivityType? { nil }
    /// The title of the row.
    open var activityTitle: String? { nil }
    /// The image beside the title.
    open var activityImage: UIImage? { nil }
    /// Called before the sheet shows; false, the default, leaves the activity out.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called before `perform()` with the shared items.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does the work and calls `activityDidFinish(_:)`. The default only reports success.
    open func perform() { activityDidFinish(true) }
    /// Called by the activity when its work is done; dismisses the sheet. `completed` goes to the completion handler.
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }
    var onFinish: ((Bool) -> Void)?
}
