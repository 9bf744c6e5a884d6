// The names that UIKit's types had in Swift 3 and 4, for modules that are compiled in those modes (SWIFT_VERSION = 4.0).
// From Swift 4.2 on the compiler refuses them with "has been renamed to", as with Apple's SDK. Constants are Swift4Constants'.
// Evidence: Apple's API differences of Xcode 10, and the `renamed:` annotations that its SDK prints in fix-its.

import CoreGraphics
import Foundation
import QuartzCore

/// Swift 4's name of `UIApplication.LaunchOptionsKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// Swift 4's name of `UIApplication.OpenURLOptionsKey`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// Swift 4's name of `UIApplication.State`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// Swift 4's name of `UITableViewCell.CellStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// Swift 4's name of `UITableViewCell.SeparatorStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// Swift 4's name of `UITableViewCell.SelectionStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// Swift 4's name of `UITableViewCell.EditingStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// Swift 4's name of `UITableViewCell.AccessoryType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// Swift 4's name of `UITableView.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// Swift 4's name of `UITableView.ScrollPosition`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// Swift 4's name of `UITableView.RowAnimation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// Swift 4's name of `UIView.AnimationOptions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// Swift 4's name of `UIView.AnimationCurve`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// Swift 4's name of `UIView.AnimationTransition`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// Swift 4's name of `UIView.KeyframeAnimationOptions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// Swift 4's name of `UIView.AutoresizingMask`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// Swift 4's name of `UIView.ContentMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// Swift 4's name of `UIView.TintAdjustmentMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// Swift 4's name of `NSLayoutConstraint.Axis`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// Swift 4's name of `NSLayoutConstraint.Attribute`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// Swift 4's name of `NSLayoutConstraint.Relation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// Swift 4's name of `NSLayoutConstraint.FormatOptions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// Swift 4's name of `UIStackView.Distribution`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// Swift 4's name of `UIStackView.Alignment`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// Swift 4's name of `UIControl.State`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// Swift 4's name of `UIControl.Event`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// Swift 4's name of `UIControl.ContentVerticalAlignment`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// Swift 4's name of `UIControl.ContentHorizontalAlignment`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// Swift 4's name of `UIButton.ButtonType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// Swift 4's name of `UIGestureRecognizer.State`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// Swift 4's name of `UISwipeGestureRecognizer.Direction`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// Swift 4's name of `UIAlertController.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// Swift 4's name of `UIAlertAction.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// Swift 4's name of `UIBarButtonItem.SystemItem`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// Swift 4's name of `UIBarButtonItem.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// Swift 4's name of `UITabBarItem.SystemItem`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
extension NSAttributedString.Key {
    /// The key itself: where Swift 4's SDK had names of attributes as texts, code made keys of them.
    @available(swift, introduced: 3.0, obsoleted: 4.2)
    public init(_ key: NSAttributedString.Key) { self = key }
}

extension UIActivityIndicatorView {
    /// Swift 4's name of `init(style:)`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    /// Swift 4's name of `style`.
    @available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "style")
    public var activityIndicatorViewStyle: Style { get { style } set { style = newValue } }
}

/// Swift 4's name of `UIActivityIndicatorView.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// Swift 4's name of `UIProgressView.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
/// Swift 4's name of `UIScrollView.KeyboardDismissMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// Swift 4's name of `UIScrollView.IndicatorStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// Swift 4's name of `UITextField.ViewMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// Swift 4's name of `UITextField.BorderStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// Swift 4's name of `UIImage.RenderingMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// Swift 4's name of `UIImage.Orientation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// Swift 4's name of `UIImage.ResizingMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// Swift 4's name of `UICollectionView.ScrollDirection`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// Swift 4's name of `UICollectionView.ScrollPosition`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// Swift 4's name of `UINavigationController.Operation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// Swift 4's name of `UIPageViewController.NavigationDirection`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// Swift 4's name of `UIPageViewController.NavigationOrientation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// Swift 4's name of `UIPageViewController.TransitionStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// Swift 4's name of `UISplitViewController.DisplayMode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// Swift 4's name of `UISearchBar.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style
/// Swift 4's name of `UIBlurEffect.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// Swift 4's name of `UIFont.TextStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// Swift 4's name of `UIFontDescriptor.SymbolicTraits`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// Swift 4's name of `UIWindow.Level`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
/// Swift 4's name of `UITouch.Phase`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// Swift 4's name of `UITouch.TouchType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
/// Swift 4's name of `UIEvent.EventType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// Swift 4's name of `UIEvent.EventSubtype`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// Swift 4's name of `UIDatePicker.Mode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
/// Swift 4's name of `NSAttributedString.Key`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// Swift 4's name of `RunLoop.Mode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
/// Swift 4's name of `UIActivity.ActivityType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// Swift 4's name of `UIImpactFeedbackGenerator.FeedbackStyle`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// Swift 4's name of `UINotificationFeedbackGenerator.FeedbackType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// Swift 4's name of `UIImagePickerController.SourceType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// Swift 4's name of `UIInputView.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIInputView.Style")
public typealias UIInputViewStyle = UIInputView.Style
/// Swift 4's name of `UITableViewRowAction.Style`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// Swift 4's name of `UISearchBar.Icon`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon
/// Swift 4's name of `UITextField.DidEndEditingReason`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// Swift 4's name of `UIApplicationShortcutIcon.IconType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// Swift 4's name of `UIDocument.State`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State
/// Swift 4's name of `UIDocument.SaveOperation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// Swift 4's name of `UIAttachmentBehavior.AttachmentType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// Swift 4's name of `UICollisionBehavior.Mode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// Swift 4's name of `UIPushBehavior.Mode`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// Swift 4's name of `UIInterpolatingMotionEffect.EffectType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// Swift 4's name of `UITabBar.ItemPositioning`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// Swift 4's name of `UIPageViewController.SpineLocation`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// Swift 4's name of `UIPress.PressType`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
/// Swift 4's name of `UIPress.Phase`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
/// Swift 4's name of `NSTextStorage.EditActions`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// Swift 4's name of `UIMenuController.ArrowDirection`.
@available(swift, introduced: 3.0, obsoleted: 4.2, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
