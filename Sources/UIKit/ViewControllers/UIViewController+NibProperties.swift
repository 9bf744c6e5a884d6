// The properties of view controllers and of UIKit's containers as documents and nibs hold them (FORMATS.md §1.8, §4.3). Called by
// UIViewController+Coding and by the containers' own files. The compiler's copy is NibPropertyTable: script/nib-properties.

import CoreGraphics
import InterfaceBuilder

extension NibClasses {
    static let viewController = NibClass<UIViewController>([
        .text("title", "UITitle", \.title),
        .custom("preferredContentSize", "UIPreferredContentSize", .renamedSize(older: "contentSizeForViewInPopover"), \.preferredContentSize) { controller, coder, key in
            if let size = coder.size(key) { controller.preferredContentSize = size }
        },
        .flag("hidesBottomBarWhenPushed", "UIHidesBottomBarWhenPushed", absent: false, \.hidesBottomBarWhenPushed),
        .flag("definesPresentationContext", "UIDefinesPresentationContext", absent: false, \.definesPresentationContext),
        .flag("providesPresentationContextTransitionStyle", "UIProvidesPresentationContextTransitionStyle", absent: false, \.providesPresentationContextTransitionStyle),
        .custom("modalPresentationStyle", "UIModalPresentationStyle", .choice(names: presentationStyles, initial: -2, absent: nil), \.modalPresentationStyle) { controller, coder, key in
            if let style: UIModalPresentationStyle = coder.choice(key) { controller.modalPresentationStyle = style }
        },
        .choice("modalTransitionStyle", "UIModalTransitionStyle", [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
        ], initial: .coverVertical, \.modalTransitionStyle),
        .bits("edgesForExtendedLayout", "UIKeyEdgesForExtendedLayout", ["top": .top, "left": .left, "bottom": .bottom, "right": .right], initial: nil, \.edgesForExtendedLayout),
        // Numbers, not flags.
        .custom("extendedLayoutIncludesOpaqueBars", "UIKeyExtendedLayoutIncludesOpaqueBars", .choice(names: [NibProperty.Name("YES", 1), NibProperty.Name("NO", 0)], initial: 0, absent: nil), \.extendedLayoutIncludesOpaqueBars) {
            $0.extendedLayoutIncludesOpaqueBars = $1.flag($2)
        },
        .custom("automaticallyAdjustsScrollViewInsets", "UIKeyAutomaticallyAdjustsScrollViewInsets", .choice(names: [NibProperty.Name("YES", 1), NibProperty.Name("NO", 0)], initial: 1, absent: nil), \.automaticallyAdjustsScrollViewInsets) {
            $0.automaticallyAdjustsScrollViewInsets = $1.flag($2)
        },
    ])

    /// The styles by their numbers, including a style of tvOS that nibs may have.
    private static let presentationStyles = [
        ("fullScreen", 0), ("pageSheet", 1), ("formSheet", 2), ("currentContext", 3), ("custom", 4), ("overFullScreen", 5), ("overCurrentContext", 6), ("popover", 7), ("blurOverFullScreen", 8),
        ("none", -1), ("automatic", -2),
    ].map { NibProperty.Name($0.0, $0.1) }

    static let navigationController = NibClass<UINavigationController>([
        .flag("navigationBarHidden", "UINavigationBarHidden", absent: false, \.isNavigationBarHidden),
        .opposite("toolbarHidden", "UIToolbarShown", absent: true, \.isToolbarHidden),
    ])

    static let tableViewController = NibClass<UITableViewController>([
        .flag("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", absent: true, \.clearsSelectionOnViewWillAppear),
    ])

    static let collectionViewController = NibClass<UICollectionViewController>([
        .flag("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", absent: true, \.clearsSelectionOnViewWillAppear),
    ])

    static let splitViewController = NibClass<UISplitViewController>([
        .choice("preferredDisplayMode", "UISplitViewControllerPreferredDisplayMode", [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary, "beside": .oneBesideSecondary,
            "allVisible": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary, "over": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoBeside": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary, "twoOver": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary, "twoDisplace": .twoDisplaceSecondary,
        ], initial: .automatic, \.preferredDisplayMode),
        .choice("behavior", "UISplitViewControllerPreferredSplitBehavior", ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace], initial: .automatic, \.preferredSplitBehavior),
        .choice("primaryEdge", "UISplitViewControllerPrimaryEdge", ["leading": .leading, "trailing": .trailing], initial: .leading, \.primaryEdge),
    ])

    static let pageViewController = NibClass<UIPageViewController>([
        .choice("transitionStyle", "UIPageViewControllerTransitionStyle", ["pageCurl": .pageCurl, "scroll": .scroll], initial: nil, \.transitionStyle),
        .choice("navigationOrientation", "UIPageViewControllerNavigationOrientation", ["horizontal": .horizontal, "vertical": .vertical], initial: nil, \.navigationOrientation),
        .choice("spineLocation", "UIPageViewControllerSpineLocation", ["mid": .mid, "none": .none, "min": .min, "max": .max], initial: nil, \.spineLocation),
        .double("pageSpacing", "UIPageViewControllerPageSpacing", initial: 0, \.interPageSpacing),
        .flag("doubleSided", "UIPageViewControllerDoubleSided", absent: false, \.isDoubleSided),
    ])
}
