// The properties of UIKit's classes that nibs use, class by class: a table of data. NibKeys registers them.

import Foundation
import ObjectiveC

extension NibKeys {
    static func registerStoryboardKeys() {
        registerKeys(of: StoryboardScene.self) { $0.p("sceneViewController", \StoryboardScene.sceneViewController) }
        registerKeys(of: UIStoryboardSegueTemplate.self) {
            $0.p("viewController", \UIStoryboardSegueTemplate.viewController)
            $0.p("containerView", \UIStoryboardSegueTemplate.containerView)
            $0.p("anchorView", \UIStoryboardSegueTemplate.anchorView)
            $0.p("anchorBarButtonItem", \UIStoryboardSegueTemplate.anchorBarButtonItem)
            $0.m1("perform:") { (template: UIStoryboardSegueTemplate, sender: Any?) in template.trigger(sender: sender) }
        }
        registerKeys(of: UIViewController.self) {
            $0.p("storyboard", \UIViewController.storyboard)
            $0.p("view", \UIViewController.view)
            $0.p("title", \UIViewController.title)
            $0.p("navigationItem", \UIViewController.navigationItem)
            $0.p("restorationIdentifier", \UIViewController.restorationIdentifier)
            $0.p("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        }
        registerKeys(of: UINavigationController.self) { $0.p("delegate", \UINavigationController.delegate) }
        registerKeys(of: UITabBarController.self) { $0.p("delegate", \UITabBarController.delegate) }
        registerKeys(of: UISplitViewController.self) { $0.p("delegate", \UISplitViewController.delegate) }
        registerKeys(of: UIPageViewController.self) {
            $0.p("dataSource", \UIPageViewController.dataSource)
            $0.p("delegate", \UIPageViewController.delegate)
        }
        registerKeys(of: UIWindow.self) { $0.p("rootViewController", \UIWindow.rootViewController) }
    }

    static func registerViewKeys() {
        registerKeys(of: UIView.self) {
            $0.p("gestureRecognizers", \UIView.gestureRecognizers)
            $0.p("layer", \UIView.layer)
            $0.p("backgroundColor", \UIView.backgroundColor)
            $0.p("tintColor", \UIView.tintColor)
            $0.p("alpha", \UIView.alpha)
            $0.p("hidden", \UIView.isHidden)
            $0.p("opaque", \UIView.isOpaque)
            $0.p("tag", \UIView.tag)
            $0.p("clipsToBounds", \UIView.clipsToBounds)
            $0.p("userInteractionEnabled", \UIView.isUserInteractionEnabled)
            $0.p("frame", \UIView.frame)
            $0.p("bounds", \UIView.bounds)
            $0.p("center", \UIView.center)
            $0.p("accessibilityIdentifier", \UIView.accessibilityIdentifier)
            $0.p("accessibilityLabel", \UIView.accessibilityLabel)
            $0.p("accessibilityHint", \UIView.accessibilityHint)
        }
        registerKeys(of: CALayer.self) {
            $0.p("cornerRadius", \CALayer.cornerRadius)
            $0.p("borderWidth", \CALayer.borderWidth)
            $0.p("borderColor", \CALayer.borderColor)
            $0.p("masksToBounds", \CALayer.masksToBounds)
            $0.p("opacity", \CALayer.opacity)
            $0.p("zPosition", \CALayer.zPosition)
            $0.p("shadowColor", \CALayer.shadowColor)
            $0.p("shadowOpacity", \CALayer.shadowOpacity)
            $0.p("shadowRadius", \CALayer.shadowRadius)
            $0.p("shadowOffset", \CALayer.shadowOffset)
        }
        registerKeys(of: UIGestureRecognizer.self) { $0.p("delegate", \UIGestureRecognizer.delegate) }
        registerKeys(of: UINavigationBar.self) { $0.p("delegate", \UINavigationBar.delegate) }
        registerKeys(of: UIToolbar.self) { $0.p("delegate", \UIToolbar.delegate) }
        registerKeys(of: UITabBar.self) { $0.p("delegate", \UITabBar.delegate) }
        registerKeys(of: UISearchBar.self) {
            $0.p("delegate", \UISearchBar.delegate)
            $0.p("text", \UISearchBar.text)
            $0.p("placeholder", \UISearchBar.placeholder)
        }
        registerKeys(of: UINavigationItem.self) {
            $0.p("title", \UINavigationItem.title)
            $0.p("titleView", \UINavigationItem.titleView)
            $0.p("prompt", \UINavigationItem.prompt)
            $0.p("backBarButtonItem", \UINavigationItem.backBarButtonItem)
            $0.p("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
            $0.p("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
            $0.p("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
            $0.p("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
            $0.p("searchController", \UINavigationItem.searchController)
        }
        registerKeys(of: UIPickerView.self) {
            $0.p("dataSource", \UIPickerView.dataSource)
            $0.p("delegate", \UIPickerView.delegate)
        }
        registerKeys(of: UIBarItem.self) {
            $0.p("title", \UIBarItem.title)
            $0.p("tag", \UIBarItem.tag)
            $0.p("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        }
    }

    static func registerControlKeys() {
        registerKeys(of: UILabel.self) {
            $0.p("text", \UILabel.text)
            $0.p("font", \UILabel.font)
            $0.p("textColor", \UILabel.textColor)
            $0.p("numberOfLines", \UILabel.numberOfLines)
        }
        registerKeys(of: UIImageView.self) { $0.p("image", \UIImageView.image) }
        registerKeys(of: UIStackView.self) {
            $0.p("axis", \UIStackView.axis)
            $0.p("spacing", \UIStackView.spacing)
            $0.p("distribution", \UIStackView.distribution)
            $0.p("alignment", \UIStackView.alignment)
        }
        registerKeys(of: UIControl.self) {
            $0.p("enabled", \UIControl.isEnabled)
            $0.p("selected", \UIControl.isSelected)
        }
        registerKeys(of: UITextField.self) {
            $0.p("delegate", \UITextField.delegate)
            $0.p("text", \UITextField.text)
            $0.p("placeholder", \UITextField.placeholder)
            $0.p("inputView", \UITextField.inputView)
            $0.p("inputAccessoryView", \UITextField.inputAccessoryView)
        }
    }

    static func registerListKeys() {
        registerKeys(of: UITextView.self) {
            $0.p("delegate", \UITextView.delegate)
            $0.p("text", \UITextView.text)
        }
        registerKeys(of: UISearchBar.self) {
            $0.p("delegate", \UISearchBar.delegate)
            $0.p("text", \UISearchBar.text)
            $0.p("placeholder", \UISearchBar.placeholder)
        }
        registerKeys(of: UIPickerView.self) {
            $0.p("dataSource", \UIPickerView.dataSource)
            $0.p("delegate", \UIPickerView.delegate)
        }
        registerKeys(of: UIScrollView.self) {
            $0.p("delegate", \UIScrollView.scrollDelegate)
            $0.p("refreshControl", \UIScrollView.refreshControl)
        }
        registerKeys(of: UITableView.self) {
            $0.p("dataSource", \UITableView.dataSource)
            $0.p("delegate", \UITableView.delegate)
            $0.p("prefetchDataSource", \UITableView.prefetchDataSource)
            $0.p("dragDelegate", \UITableView.dragDelegate)
            $0.p("dropDelegate", \UITableView.dropDelegate)
            $0.p("tableHeaderView", \UITableView.tableHeaderView)
            $0.p("tableFooterView", \UITableView.tableFooterView)
            $0.p("backgroundView", \UITableView.backgroundView)
        }
        registerKeys(of: UITableViewCell.self) {
            $0.p("selectionSegueTemplate", \UITableViewCell.selectionSegueTemplate)
            $0.p("accessoryActionSegueTemplate", \UITableViewCell.accessoryActionSegueTemplate)
            // These properties have no setters in UIKit, but key-value coding finds the instance variables behind them
            // (Key-Value Coding Programming Guide, "Accessor Search Patterns").
            $0.p("textLabel", \UITableViewCell.textLabelStorage)
            $0.p("detailTextLabel", \UITableViewCell.detailTextLabelStorage)
            $0.p("imageView", \UITableViewCell.imageViewStorage)
            $0.p("contentView", \UITableViewCell.contentViewStorage)
            $0.p("accessoryView", \UITableViewCell.accessoryView)
            $0.p("editingAccessoryView", \UITableViewCell.editingAccessoryView)
            $0.p("backgroundView", \UITableViewCell.backgroundView)
            $0.p("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        }
        registerKeys(of: UICollectionView.self) {
            $0.p("dataSource", \UICollectionView.dataSource)
            $0.p("delegate", \UICollectionView.delegate)
            $0.p("prefetchDataSource", \UICollectionView.prefetchDataSource)
            $0.p("dragDelegate", \UICollectionView.dragDelegate)
            $0.p("dropDelegate", \UICollectionView.dropDelegate)
            $0.p("backgroundView", \UICollectionView.backgroundView)
        }
        registerKeys(of: UICollectionViewCell.self) {
            $0.p("contentView", \UICollectionViewCell.contentViewStorage)
            $0.p("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate)
            $0.p("backgroundView", \UICollectionViewCell.backgroundView)
            $0.p("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        }
        registerKeys(of: UITableViewController.self) { $0.p("staticDataSource", \UITableViewController.staticDataSource) }
    }
}
