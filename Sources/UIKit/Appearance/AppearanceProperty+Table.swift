// The properties that a proxy of a UIKit class can set, class by class: a table of data. Apple marks most of them
// UI_APPEARANCE_SELECTOR; the others are plain properties, which a device's proxy forwards all the same.
import QuartzCore

extension AppearanceProperty {
    @MainActor static let table: [ObjectIdentifier: [AppearanceProperty]] = [
        ObjectIdentifier(UIView.self): [
            .value("tintColor", \UIView.tintColor, storage: \UIView.tintColorStorage),
            .value("backgroundColor", \UIView.backgroundColor, storage: \UIView.backgroundColorStorage),
            .value("alpha", \UIView.alpha),
            .value("clipsToBounds", \UIView.clipsToBounds),
            .value("isExclusiveTouch", \UIView.isExclusiveTouch),
            .value("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
            .value("semanticContentAttribute", \UIView.semanticContentAttribute),
            .value("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
            .value("tintAdjustmentMode", \UIView.tintAdjustmentMode),
        ],
        ObjectIdentifier(UILabel.self): [
            .value("font", \UILabel.font), .value("textColor", \UILabel.textColor), .value("textAlignment", \UILabel.textAlignment),
            .value("shadowColor", \UILabel.shadowColor), .value("shadowOffset", \UILabel.shadowOffset),
            .value("highlightedTextColor", \UILabel.highlightedTextColor), .value("numberOfLines", \UILabel.numberOfLines),
            .value("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth), .value("minimumScaleFactor", \UILabel.minimumScaleFactor),
        ],
        ObjectIdentifier(UITextField.self): [
            .value("font", \UITextField.font), .value("textColor", \UITextField.textColor), .value("textAlignment", \UITextField.textAlignment),
            .value("borderStyle", \UITextField.borderStyle), .value("keyboardAppearance", \UITextField.keyboardAppearance),
            .value("clearButtonMode", \UITextField.clearButtonMode), .value("background", \UITextField.background),
            .value("defaultTextAttributes", \UITextField.defaultTextAttributes), .value("attributedPlaceholder", \UITextField.attributedPlaceholder),
        ],
        ObjectIdentifier(UITextView.self): [
            .value("font", \UITextView.font), .value("textColor", \UITextView.textColor), .value("textAlignment", \UITextView.textAlignment),
            .value("keyboardAppearance", \UITextView.keyboardAppearance), .value("linkTextAttributes", \UITextView.linkTextAttributes),
        ],
        ObjectIdentifier(UIButton.self): [
            .states("titleColor", \UIButton.titleColors) { $0.setTitleColor($1, for: $2) },
            .states("titleShadowColor", \UIButton.titleShadowColors) { $0.setTitleShadowColor($1, for: $2) },
            .states("backgroundImage", \UIButton.backgroundImages) { $0.setBackgroundImage($1, for: $2) },
            .states("image", \UIButton.images) { $0.setImage($1, for: $2) },
            .value("contentEdgeInsets", \UIButton.contentEdgeInsets), .value("titleEdgeInsets", \UIButton.titleEdgeInsets),
            .value("imageEdgeInsets", \UIButton.imageEdgeInsets),
        ],
        ObjectIdentifier(UISwitch.self): [
            .value("onTintColor", \UISwitch.onTintColor), .value("thumbTintColor", \UISwitch.thumbTintColor),
            .value("onImage", \UISwitch.onImage), .value("offImage", \UISwitch.offImage),
        ],
        ObjectIdentifier(UISlider.self): [
            .value("minimumTrackTintColor", \UISlider.minimumTrackTintColor), .value("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            .value("thumbTintColor", \UISlider.thumbTintColor), .value("minimumValueImage", \UISlider.minimumValueImage),
            .value("maximumValueImage", \UISlider.maximumValueImage), .states("thumbImage", \UISlider.thumbImages) { $0.setThumbImage($1, for: $2) },
        ],
        ObjectIdentifier(UIProgressView.self): [
            .value("progressTintColor", \UIProgressView.progressTintColor), .value("trackTintColor", \UIProgressView.trackTintColor),
            .value("progressImage", \UIProgressView.progressImage), .value("trackImage", \UIProgressView.trackImage),
        ],
        ObjectIdentifier(UIPageControl.self): [
            .value("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
            .value("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        ],
        ObjectIdentifier(UIActivityIndicatorView.self): [
            .value("color", \UIActivityIndicatorView.color), .value("style", \UIActivityIndicatorView.style),
        ],
        ObjectIdentifier(UISegmentedControl.self): [
            .value("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            .states("titleTextAttributes", \UISegmentedControl.attributes) { $0.setTitleTextAttributes($1, for: $2) },
        ],
        ObjectIdentifier(UIRefreshControl.self): [.value("attributedTitle", \UIRefreshControl.attributedTitle)],
        ObjectIdentifier(UIScrollView.self): [
            .value("indicatorStyle", \UIScrollView.indicatorStyle), .value("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
            .value("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
            .value("decelerationRate", \UIScrollView.decelerationRate),
            .value("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            .value("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        ],
        ObjectIdentifier(UITableView.self): [
            .value("separatorColor", \UITableView.separatorColor), .value("separatorInset", \UITableView.separatorInset),
            .value("separatorStyle", \UITableView.separatorStyle), .value("sectionIndexColor", \UITableView.sectionIndexColor),
            .value("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
            .value("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
            .value("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
            .value("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
        ],
        ObjectIdentifier(UITableViewCell.self): [
            .value("separatorInset", \UITableViewCell.separatorInset), .value("selectionStyle", \UITableViewCell.selectionStyle),
            .value("accessoryType", \UITableViewCell.accessoryType),
        ],
        ObjectIdentifier(UINavigationBar.self): [
            .value("barStyle", \UINavigationBar.barStyle), .value("isTranslucent", \UINavigationBar.isTranslucent),
            .value("barTintColor", \UINavigationBar.barTintColor), .value("shadowImage", \UINavigationBar.shadowImage),
            .value("titleTextAttributes", \UINavigationBar.titleTextAttributes),
            .value("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
            .value("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
            .value("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            .value("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
            .value("standardAppearance", \UINavigationBar.appearanceToApply), .value("compactAppearance", \UINavigationBar.compactAppearance),
            .value("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
            .value("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
            .metrics("backgroundImage", \UINavigationBar.backgroundImages) { $0.setBackgroundImage($1, for: $2) },
            .value("titleVerticalPositionAdjustment", \UINavigationBar.titleVerticalAdjustment),
        ],
        ObjectIdentifier(UITabBar.self): [
            .value("barStyle", \UITabBar.barStyle), .value("isTranslucent", \UITabBar.isTranslucent), .value("barTintColor", \UITabBar.barTintColor),
            .value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor), .value("backgroundImage", \UITabBar.backgroundImage),
            .value("shadowImage", \UITabBar.shadowImage), .value("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
            .value("standardAppearance", \UITabBar.appearanceToApply), .value("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
        ],
        ObjectIdentifier(UIToolbar.self): [
            .value("barStyle", \UIToolbar.barStyle), .value("isTranslucent", \UIToolbar.isTranslucent), .value("barTintColor", \UIToolbar.barTintColor),
            .value("standardAppearance", \UIToolbar.appearanceToApply), .value("compactAppearance", \UIToolbar.compactAppearance),
            .value("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        ],
        ObjectIdentifier(UISearchBar.self): [
            .value("barStyle", \UISearchBar.barStyle), .value("barTintColor", \UISearchBar.barTintColor), .value("isTranslucent", \UISearchBar.isTranslucent),
            .value("searchBarStyle", \UISearchBar.searchBarStyle), .value("backgroundImage", \UISearchBar.backgroundImage),
        ],
        ObjectIdentifier(UIBarItem.self): [
            .states("titleTextAttributes", \UIBarItem.textAttributes) { $0.setTitleTextAttributes($1, for: $2) },
        ],
        ObjectIdentifier(UIBarButtonItem.self): [
            .value("tintColor", \UIBarButtonItem.tintColor),
            .states("backgroundImage", \UIBarButtonItem.backgroundImages) { $0.setBackgroundImage($1, for: $2, barMetrics: .default) },
            .states("doneBackgroundImage", \UIBarButtonItem.doneBackgrounds) { $0.setBackgroundImage($1, for: $2, style: .done, barMetrics: .default) },
            .states("plainBackgroundImage", \UIBarButtonItem.plainBackgrounds) { $0.setBackgroundImage($1, for: $2, style: .plain, barMetrics: .default) },
            .states("backButtonBackgroundImage", \UIBarButtonItem.backBackgrounds) { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: .default) },
            .metrics("titlePositionAdjustment", \UIBarButtonItem.titleOffsets) { $0.setTitlePositionAdjustment($1 ?? .zero, for: $2) },
            .metrics("backgroundVerticalPositionAdjustment", \UIBarButtonItem.backgroundShifts) { $0.setBackgroundVerticalPositionAdjustment($1 ?? 0, for: $2) },
            .metrics("backButtonTitlePositionAdjustment", \UIBarButtonItem.backTitleOffsets) { $0.setBackButtonTitlePositionAdjustment($1 ?? .zero, for: $2) },
            .metrics("backButtonBackgroundVerticalPositionAdjustment", \UIBarButtonItem.backBackgroundShifts) {
                $0.setBackButtonBackgroundVerticalPositionAdjustment($1 ?? 0, for: $2)
            },
        ],
        ObjectIdentifier(UITabBarItem.self): [
            .value("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment), .value("badgeColor", \UITabBarItem.badgeColor),
            .value("standardAppearance", \UITabBarItem.standardAppearance), .value("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance),
        ],
    ]
}
