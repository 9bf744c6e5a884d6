// The words in which a split view controller is described. Raw values are the SDK's.

extension UISplitViewController {
    /// How many columns there are; `unspecified` is the form with `viewControllers`.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// A column, or what replaces all of them where the width is compact.
    public enum Column: Int, Sendable, CaseIterable { case primary, supplementary, secondary, compact, inspector }
    /// How the primary column looks in a Mac app.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    /// How the columns before the secondary one relate to it.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// Which columns show beside the secondary one.
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
