// Properties of UIKit's classes that authors of documents set as user-defined runtime attributes and apps by key-value coding,
// beside those that nibs connect (NibKeys+Classes). On a device every property of Objective-C can be reached in this way.
// Code from before iOS 13 reaches a search bar's field by "searchField".
import Foundation
import ObjectiveC

@used @section(".init_array") private let runtimeAttributeKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UIView.self) {
        $0.p("contentMode", \UIView.contentMode)
        $0.p("exclusiveTouch", \UIView.isExclusiveTouch)
        $0.p("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        $0.p("autoresizesSubviews", \UIView.autoresizesSubviews)
        $0.p("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
        $0.p("semanticContentAttribute", \UIView.semanticContentAttribute)
        $0.p("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
        $0.p("restorationIdentifier", \UIView.restorationIdentifier)
        $0.p("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        $0.p("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
        $0.p("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
        $0.p("transform", \UIView.transform)
        $0.p("layoutMargins", \UIView.layoutMargins)
    }
    registerKeys(of: UILabel.self) {
        $0.p("textAlignment", \UILabel.textAlignment)
        $0.p("lineBreakMode", \UILabel.lineBreakMode)
        $0.p("baselineAdjustment", \UILabel.baselineAdjustment)
        $0.p("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
        $0.p("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    }
    registerKeys(of: UIControl.self) {
        $0.p("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        $0.p("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        $0.p("highlighted", \UIControl.isHighlighted)
    }
    registerKeys(of: UIButton.self) {
        $0.p("titleLabel", \UIButton.titleLabel)
        $0.p("imageView", \UIButton.imageView)
        $0.p("contentEdgeInsets", \UIButton.contentEdgeInsets)
        $0.p("titleEdgeInsets", \UIButton.titleEdgeInsets)
        $0.p("imageEdgeInsets", \UIButton.imageEdgeInsets)
        $0.p("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        $0.p("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    }
    registerKeys(of: UITextField.self) {
        $0.p("textColor", \UITextField.textColor)
        $0.p("font", \UITextField.font)
        $0.p("textAlignment", \UITextField.textAlignment)
        $0.p("borderStyle", \UITextField.borderStyle)
        $0.p("clearButtonMode", \UITextField.clearButtonMode)
        $0.p("leftView", \UITextField.leftView)
        $0.p("rightView", \UITextField.rightView)
        $0.p("leftViewMode", \UITextField.leftViewMode)
        $0.p("rightViewMode", \UITextField.rightViewMode)
        $0.p("secureTextEntry", \UITextField.isSecureTextEntry)
        $0.p("keyboardType", \UITextField.keyboardType)
        $0.p("returnKeyType", \UITextField.returnKeyType)
        $0.p("autocorrectionType", \UITextField.autocorrectionType)
        $0.p("autocapitalizationType", \UITextField.autocapitalizationType)
        $0.p("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
        $0.p("minimumFontSize", \UITextField.minimumFontSize)
        $0.p("attributedPlaceholder", \UITextField.attributedPlaceholder)
        $0.p("attributedText", \UITextField.attributedText)
        $0.p("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        $0.p("background", \UITextField.background)
    }
    registerKeys(of: UITextView.self) {
        $0.p("textColor", \UITextView.textColor)
        $0.p("font", \UITextView.font)
        $0.p("textAlignment", \UITextView.textAlignment)
        $0.p("editable", \UITextView.isEditable)
        $0.p("selectable", \UITextView.isSelectable)
        $0.p("textContainerInset", \UITextView.textContainerInset)
        $0.p("attributedText", \UITextView.attributedText)
        $0.p("inputView", \UITextView.inputView)
        $0.p("inputAccessoryView", \UITextView.inputAccessoryView)
        $0.p("keyboardType", \UITextView.keyboardType)
    }
    registerKeys(of: UIScrollView.self) {
        $0.p("contentInset", \UIScrollView.contentInset)
        $0.p("contentOffset", \UIScrollView.contentOffset)
        $0.p("contentSize", \UIScrollView.contentSize)
        $0.p("bounces", \UIScrollView.bounces)
        $0.p("pagingEnabled", \UIScrollView.isPagingEnabled)
        $0.p("scrollEnabled", \UIScrollView.isScrollEnabled)
        $0.p("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        $0.p("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        $0.p("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        $0.p("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        $0.p("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        $0.p("zoomScale", \UIScrollView.zoomScale)
        $0.p("minimumZoomScale", \UIScrollView.minimumZoomScale)
        $0.p("maximumZoomScale", \UIScrollView.maximumZoomScale)
        $0.p("delaysContentTouches", \UIScrollView.delaysContentTouches)
        $0.p("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    }
    registerKeys(of: UITableView.self) {
        $0.p("rowHeight", \UITableView.rowHeight)
        $0.p("estimatedRowHeight", \UITableView.estimatedRowHeight)
        $0.p("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        $0.p("sectionFooterHeight", \UITableView.sectionFooterHeight)
        $0.p("separatorColor", \UITableView.separatorColor)
        $0.p("separatorStyle", \UITableView.separatorStyle)
        $0.p("separatorInset", \UITableView.separatorInset)
        $0.p("allowsSelection", \UITableView.allowsSelection)
        $0.p("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        $0.p("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    }
    registerKeys(of: UITableViewCell.self) {
        $0.p("selectionStyle", \UITableViewCell.selectionStyle)
        $0.p("accessoryType", \UITableViewCell.accessoryType)
        $0.p("separatorInset", \UITableViewCell.separatorInset)
        $0.p("indentationLevel", \UITableViewCell.indentationLevel)
        $0.p("indentationWidth", \UITableViewCell.indentationWidth)
    }
    registerKeys(of: UISwitch.self) {
        $0.p("on", \UISwitch.isOn)
        $0.p("onTintColor", \UISwitch.onTintColor)
        $0.p("thumbTintColor", \UISwitch.thumbTintColor)
    }
    registerKeys(of: UISlider.self) {
        $0.p("value", \UISlider.value)
        $0.p("minimumValue", \UISlider.minimumValue)
        $0.p("maximumValue", \UISlider.maximumValue)
        $0.p("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        $0.p("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        $0.p("thumbTintColor", \UISlider.thumbTintColor)
    }
    registerKeys(of: UIStepper.self) {
        $0.p("value", \UIStepper.value)
        $0.p("minimumValue", \UIStepper.minimumValue)
        $0.p("maximumValue", \UIStepper.maximumValue)
        $0.p("stepValue", \UIStepper.stepValue)
    }
    registerKeys(of: UIProgressView.self) {
        $0.p("progress", \UIProgressView.progress)
        $0.p("progressTintColor", \UIProgressView.progressTintColor)
        $0.p("trackTintColor", \UIProgressView.trackTintColor)
    }
    registerKeys(of: UISegmentedControl.self) {
        $0.p("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        $0.p("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    }
    registerKeys(of: UIPageControl.self) {
        $0.p("numberOfPages", \UIPageControl.numberOfPages)
        $0.p("currentPage", \UIPageControl.currentPage)
        $0.p("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        $0.p("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        $0.p("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    }
    registerKeys(of: UIActivityIndicatorView.self) {
        $0.p("color", \UIActivityIndicatorView.color)
        $0.p("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    }
    registerKeys(of: UINavigationBar.self) {
        $0.p("barTintColor", \UINavigationBar.barTintColor)
        $0.p("translucent", \UINavigationBar.isTranslucent)
        $0.p("barStyle", \UINavigationBar.barStyle)
        $0.p("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    }
    registerKeys(of: UITabBar.self) {
        $0.p("barTintColor", \UITabBar.barTintColor)
        $0.p("translucent", \UITabBar.isTranslucent)
        $0.p("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        $0.p("barStyle", \UITabBar.barStyle)
    }
    registerKeys(of: UIToolbar.self) {
        $0.p("barTintColor", \UIToolbar.barTintColor)
        $0.p("translucent", \UIToolbar.isTranslucent)
        $0.p("barStyle", \UIToolbar.barStyle)
    }
    registerKeys(of: UIBarItem.self) {
        $0.p("image", \UIBarItem.image)
        $0.p("enabled", \UIBarItem.isEnabled)
        $0.p("imageInsets", \UIBarItem.imageInsets)
    }
    registerKeys(of: UIBarButtonItem.self) {
        $0.p("tintColor", \UIBarButtonItem.tintColor)
        $0.p("customView", \UIBarButtonItem.customView)
        $0.p("width", \UIBarButtonItem.width)
        $0.p("style", \UIBarButtonItem.style)
    }
    registerKeys(of: UITabBarItem.self) {
        $0.p("selectedImage", \UITabBarItem.selectedImage)
        $0.p("badgeValue", \UITabBarItem.badgeValue)
        $0.p("badgeColor", \UITabBarItem.badgeColor)
    }
    registerKeys(of: UISearchBar.self) {
        $0.p("searchField", \UISearchBar.searchTextField)
        $0.p("barTintColor", \UISearchBar.barTintColor)
        $0.p("searchBarStyle", \UISearchBar.searchBarStyle)
        $0.p("showsCancelButton", \UISearchBar.showsCancelButton)
        $0.p("prompt", \UISearchBar.prompt)
    }
    registerKeys(of: UIViewController.self) {
        $0.p("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        $0.p("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        $0.p("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
        $0.p("preferredContentSize", \UIViewController.preferredContentSize)
        $0.p("definesPresentationContext", \UIViewController.definesPresentationContext)
        $0.p("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        $0.p("tabBarItem", \UIViewController.tabBarItem)
        $0.p("modalInPresentation", \UIViewController.isModalInPresentation)
        $0.p("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    }
}
