// The nested types of UISplitViewController. Raw values are the SDK's.

extension UISplitViewController {
    /// The number of columns; `unspecified` is the form with `viewControllers`.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// A column, or the controller that replaces all columns in a compact width.
    public enum Column: Int, Sendable, CaseIterable { case primary, supplementary, secondary, compact, inspector }
    /// The look of the primary column in a Mac app.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    /// The position of the other columns relative to the secondary one.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// The columns that are visible beside the secondary one.
    public enum DisplayMode: Int, Sendable {
        /// `beside` tiles the columns, `over` lays them on the secondary one, `displace` pushes it aside.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        /// The name up to iOS 13.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The name up to iOS 13.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The name up to iOS 13.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
        /// Columns beside or over the secondary one.
        var count: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }
    }
}
