// UICellAccessory: the views at the ends of a list cell: chevrons, check marks, labels, the app's own views.
// UICollectionViewListCell makes and places the views.
import CoreGraphics

/// An accessory at the leading or trailing end of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The times at which an accessory shows.
    public enum DisplayedState: Sendable {
        /// Always; while the list is edited; while it is not edited.
        case always, whenEditing, whenNotEditing
    }
    /// At which end, and where among the others there.
    public enum Placement {
        /// At the leading or at the trailing end; the closure returns the index among `accessories`.
        case leading(displayed: DisplayedState = .always, at: @MainActor ([UICellAccessory]) -> Int = { $0.count })
        /// At the trailing end.
        case trailing(displayed: DisplayedState = .always, at: @MainActor ([UICellAccessory]) -> Int = { _ in 0 })
    }
    /// The width reserved for the accessory.
    public enum LayoutDimension {
        /// The view's own width; the width of the other accessories; points.
        case actual, standard, custom(CGFloat)
    }
    /// The kind of an accessory.
    public enum AccessoryType: Sendable {
        /// UIKit's own, or the app's view.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail, popUpMenu, customView
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    let tint: UIColor?
    let isHidden: Bool
    let reserved: LayoutDimension
    var text = ""
    var font: UIFont?
    var view: UIView?
    var maintainsFixedSize = false
    var action: (@MainActor () -> Void)?
    var menu: UIMenu?
    var position: (@MainActor ([UICellAccessory]) -> Int)?
    var disclosureStyle = OutlineDisclosureOptions.Style.automatic

    private init(_ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, _ tint: UIColor?, _ isHidden: Bool?, _ reserved: LayoutDimension?) {
        accessoryType = type
        self.displayed = displayed
        self.isLeading = isLeading
        self.tint = tint
        self.isHidden = isHidden ?? false
        self.reserved = reserved ?? .standard
    }

    /// Options that most accessories share.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Keeps the place and shows nothing.
        public var isHidden: Bool?
        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint; nil is the look's own colour.
        public var tintColor: UIColor?
        /// Creates options; nil is the default of each.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
        }
    }
    /// The options of a check mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// The options of a detail button.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// Options of accessories with a colour behind them.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Keeps the place and shows nothing.
        public var isHidden: Bool?
        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint; nil is white.
        public var tintColor: UIColor?
        /// The background colour; nil is red or green.
        public var backgroundColor: UIColor?
        /// Creates options; nil is the default of each.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (isHidden, reservedLayoutWidth, tintColor, backgroundColor)
        }
    }
    /// The options of an insert control.
    public typealias InsertOptions = DeleteOptions
    /// The options of a selection disc.
    public typealias MultiselectOptions = DeleteOptions

    /// Options of the grip.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Keeps the place and shows nothing.
        public var isHidden: Bool?
        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint; nil is the look's own colour.
        public var tintColor: UIColor?
        /// Whether a line shows before the grip; nil shows it if there are other accessories.
        public var showsVerticalSeparator: Bool?
        /// Creates options; nil is the default of each.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.showsVerticalSeparator) = (isHidden, reservedLayoutWidth, tintColor, showsVerticalSeparator)
        }
    }

    /// Options of the arrow that opens a row's children.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// Whether a tap anywhere in the row opens it.
        public enum Style: Int, Sendable {
            /// `header` opens the row and selects nothing, `cell` leaves opening to the arrow; `automatic` is `header` for the header of a section.
            case automatic = 0, header, cell
        }
        /// The effect of a tap anywhere in the row.
        public var style: Style
        /// Keeps the place and shows nothing.
        public var isHidden: Bool?
        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is the tint.
        public var tintColor: UIColor?
        /// Creates options; nil is the default of each.
        public init(style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// Options of a text.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Keeps the place and shows nothing.
        public var isHidden: Bool?
        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil is grey.
        public var tintColor: UIColor?
        /// The font; nil is the body font.
        public var font: UIFont?
        /// Whether the font follows the text size.
        public var adjustsFontForContentSizeCategory: Bool?
        /// Creates options; nil is the default of each.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font, self.adjustsFontForContentSizeCategory) = (isHidden, reservedLayoutWidth, tintColor, font, adjustsFontForContentSizeCategory)
        }
    }

    /// A view of the app.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The end of the cell at which the accessory stands.
        public let placement: Placement
        /// Keeps the place and shows nothing.
        public var isHidden: Bool?
        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension?
        /// The view's tint; nil is the cell's.
        public var tintColor: UIColor?
        /// Whether the view keeps its own size, instead of its fitting size.
        public var maintainsFixedSize: Bool?
        /// Creates an accessory with a view; nil is the default of each option.
        public init(customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil) {
            (self.customView, self.placement, self.isHidden, self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (customView, placement, isHidden, reservedLayoutWidth, tintColor, maintainsFixedSize)
        }
    }

    // MARK: Kinds

    /// A chevron: the row leads to another screen.
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, isLeading: false, options.tintColor, options.isHidden, options.reservedLayoutWidth)
    }
    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, isLeading: false, options.tintColor, options.isHidden, options.reservedLayoutWidth)
    }
    /// An i in a circle, with the handler of its tap.
    public static func detail(displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, isLeading: false, options.tintColor, options.isHidden, options.reservedLayoutWidth)
        made.action = actionHandler
        return made
    }
    /// A minus in a red circle. Without an action a tap uncovers the trailing swipe actions.
    public static func delete(displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed, isLeading: true, options.backgroundColor, options.isHidden, options.reservedLayoutWidth)
        made.action = actionHandler
        return made
    }
    /// A plus in a green circle. Without an action a tap uncovers the leading swipe actions.
    public static func insert(displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed, isLeading: true, options.backgroundColor, options.isHidden, options.reservedLayoutWidth)
        made.action = actionHandler
        return made
    }
    /// The grip that moves a row.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, isLeading: false, options.tintColor, options.isHidden, options.reservedLayoutWidth)
    }
    /// A disc that says whether the row is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, isLeading: true, options.tintColor, options.isHidden, options.reservedLayoutWidth)
    }
    /// An arrow that opens the row's children in a section snapshot. With a handler a tap runs that instead.
    public static func outlineDisclosure(displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, displayed, isLeading: false, options.tintColor, options.isHidden, options.reservedLayoutWidth)
        made.action = actionHandler
        made.disclosureStyle = options.style
        return made
    }
    /// A text.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed, isLeading: false, options.tintColor, options.isHidden, options.reservedLayoutWidth)
        made.text = text
        made.font = options.font
        return made
    }
    /// A view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed, position): (Bool, DisplayedState, @MainActor ([UICellAccessory]) -> Int) = switch configuration.placement {
        case .leading(let displayed, let at): (true, displayed, at)
        case .trailing(let displayed, let at): (false, displayed, at)
        }
        var made = UICellAccessory(.customView, displayed, isLeading: isLeading, configuration.tintColor, configuration.isHidden, configuration.reservedLayoutWidth)
        made.view = configuration.customView
        made.maintainsFixedSize = configuration.maintainsFixedSize ?? false
        made.position = position
        return made
    }
}
