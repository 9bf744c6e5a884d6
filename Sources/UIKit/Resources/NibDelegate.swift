// A delegate or data source that a nib connects although its class declares no conformance. Outlets are set by key-value
// coding, which checks no protocol: a device connects such an object, does not call methods that it lacks, and raises
// "unrecognized selector" for a missing required method. Swift holds conforming objects only, so this object stands
// between. Called by NibInstantiation+Connections.

import Foundation
import ObjectiveC

/// Conforms to the delegate and data-source protocols of UIKit on behalf of an object that does not.
@MainActor final class NibDelegate: NSObject {
    /// The outlet's object, which retains this one.
    fileprivate weak var object: AnyObject?

    private init(_ object: AnyObject) { self.object = object }

    private static var key: UInt8 = 0

    /// The optional methods that the object implements as `@objc` are called: UIKit's protocols look them up in the forwarding target.
    private static let registered: Void = registerKeys(of: NibDelegate.self) {
        $0.m1("forwardingTargetForSelector:") { (delegate: NibDelegate, _: Any?) -> Any? in delegate.object }
    }

    /// Sets the outlet; false when its type is none of the protocols below.
    static func connect(_ object: AnyObject, to source: AnyObject, _ label: String) -> Bool {
        registered
        let known = objc_getAssociatedObject(object, &key) as? NibDelegate
        let delegate = known ?? NibDelegate(object)
        guard (try? setValueForKey(source, label, delegate)) != nil else { return false }
        if known == nil { objc_setAssociatedObject(object, &key, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        return true
    }

    /// Calls the object as Objective-C does: `@objc` methods answer, others raise an exception.
    private func ask<Answer>(_ selector: String, _ arguments: [Any?], else standard: Answer) -> Answer {
        guard let object else { return standard }
        return objcPerformOrRaise(object, Selector(selector), arguments) as? Answer ?? standard
    }
}

extension NibDelegate: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ask("tableView:numberOfRowsInSection:", [tableView, section], else: 0)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        ask("tableView:cellForRowAtIndexPath:", [tableView, indexPath], else: UITableViewCell(style: .default, reuseIdentifier: nil))
    }
}

extension NibDelegate: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ask("collectionView:numberOfItemsInSection:", [collectionView, section], else: 0)
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        ask("collectionView:cellForItemAtIndexPath:", [collectionView, indexPath], else: UICollectionViewCell(frame: .zero))
    }
}

extension NibDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { ask("numberOfComponentsInPickerView:", [pickerView], else: 0) }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        ask("pickerView:numberOfRowsInComponent:", [pickerView, component], else: 0)
    }
}

extension NibDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        ask("pageViewController:viewControllerBeforeViewController:", [pageViewController, viewController], else: nil)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        ask("pageViewController:viewControllerAfterViewController:", [pageViewController, viewController], else: nil)
    }
}

/// Protocols without required methods: nothing is called.
extension NibDelegate: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UITabBarDelegate, UINavigationBarDelegate, UIToolbarDelegate,
    UIGestureRecognizerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate {}
