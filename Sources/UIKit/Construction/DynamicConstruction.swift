// Objects of classes known only at run time: `register(MyCell.self)`, prototype cells, view controllers by name.
// Their initialisers are not `required`, so Swift cannot call them on a metatype; the vtable can (CUIKit).
// A class that lacks the initialiser traps with Swift's "Use of unimplemented initializer", as on a device.
import CUIKit
import Foundation

/// A view through `init(frame:)`.
@MainActor func makeView(_ cls: UIView.Type, frame: CGRect) -> UIView {
    take(willappear_make_view(metadata(cls), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height))
}

/// A cell through `init(style:reuseIdentifier:)`.
@MainActor func makeCell(_ cls: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    take(willappear_make_cell(metadata(cls), unsafeBitCast(style, to: UInt8.self), owned(reuseIdentifier)))
}

/// A header or footer through `init(reuseIdentifier:)`.
@MainActor func makeHeaderFooter(_ cls: UITableViewHeaderFooterView.Type, reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    take(willappear_make_header_footer(metadata(cls), owned(reuseIdentifier)))
}

/// A view controller through `init(nibName:bundle:)`.
@MainActor func makeViewController(_ cls: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
    take(willappear_make_view_controller(metadata(cls), owned(nibName), bundle.map { Unmanaged.passRetained($0).toOpaque() }))
}

/// A segue through `init(identifier:source:destination:)`.
@MainActor func makeSegue(_ cls: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
    take(willappear_make_segue(
        metadata(cls), owned(identifier), Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque()))
}

/// A gesture recognizer of a nib through `init(coder:)`.
@MainActor func makeGestureRecognizer(_ cls: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer? {
    willappear_make_gesture_recognizer(metadata(cls), Unmanaged.passRetained(coder).toOpaque()).map(take)
}

private func metadata(_ cls: AnyClass) -> UnsafeRawPointer { unsafeBitCast(cls, to: UnsafeRawPointer.self) }

/// The initialiser returned its result owned.
private func take<Object: AnyObject>(_ object: UnsafeMutableRawPointer) -> Object {
    Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
}

/// The words of a string with one reference to give away.
private func owned(_ string: String?) -> WillAppearString {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: string)
    // Deallocated without deinitialising: the words that are returned own the reference now.
    defer { place.deallocate() }
    return UnsafeMutableRawPointer(place).load(as: WillAppearString.self)
}

// MARK: Initialisers on metatypes

extension UIView {
    /// The replacement for `cls.init(frame:)` if `cls` is a metatype of a view class.
    public static func _init(frame: CGRect) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_view(metadata(self), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)).takeRetainedValue()
    }
}

extension UIViewController {
    /// The replacement for `cls.init(nibName:bundle:)` if `cls` is a metatype of a controller class.
    public static func _init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_view_controller(
            metadata(self), owned(nibNameOrNil), nibBundleOrNil.map { Unmanaged.passRetained($0).toOpaque() })).takeRetainedValue()
    }
}

extension UITableViewCell {
    /// The replacement for `cls.init(style:reuseIdentifier:)` if `cls` is a metatype of a cell class.
    public static func _init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_cell(metadata(self), unsafeBitCast(style, to: UInt8.self), owned(reuseIdentifier))).takeRetainedValue()
    }
}

extension UIStoryboardSegue {
    /// The replacement for `cls.init(identifier:source:destination:)` if `cls` is a metatype of a segue class.
    public static func _init(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_segue(
            metadata(self), owned(identifier), Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque())).takeRetainedValue()
    }
}

extension UITableViewHeaderFooterView {
    /// The replacement for `cls.init(reuseIdentifier:)` if `cls` is a metatype of a header's or footer's class.
    public static func _init(reuseIdentifier: String?) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_header_footer(metadata(self), owned(reuseIdentifier))).takeRetainedValue()
    }
}

extension UITableView {
    /// The replacement for `cls.init(frame:style:)` if `cls` is a metatype of a table's class.
    public static func _init(frame: CGRect, style: UITableView.Style) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_table(
            metadata(self), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, unsafeBitCast(style, to: UInt8.self))).takeRetainedValue()
    }
}

extension UICollectionView {
    /// The replacement for `cls.init(frame:collectionViewLayout:)` if `cls` is a metatype of a collection view's class.
    public static func _init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_collection(
            metadata(self), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, Unmanaged.passRetained(layout).toOpaque())).takeRetainedValue()
    }
}

extension UINavigationController {
    /// The replacement for `cls.init(rootViewController:)` if `cls` is a metatype of a navigation controller's class.
    public static func _init(rootViewController: UIViewController) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_navigation_controller(metadata(self), Unmanaged.passRetained(rootViewController).toOpaque())).takeRetainedValue()
    }
}

extension UIButton {
    /// The replacement for `cls.init(type:)` if `cls` is a metatype of a button's class.
    public static func _init(type buttonType: ButtonType) -> Self {
        let button = _init(frame: .zero)
        button.apply(type: buttonType)
        return button
    }
}

extension UIImageView {
    /// The replacement for `cls.init(image:)` if `cls` is a metatype of an image view's class.
    public static func _init(image: UIImage?) -> Self {
        Unmanaged<Self>.fromOpaque(willappear_make_image_view(metadata(self), image.map { Unmanaged.passRetained($0).toOpaque() })).takeRetainedValue()
    }
}

extension UIGestureRecognizer {
    /// The replacement for `cls.init(target:action:)` if `cls` is a metatype of a recognizer's class.
    public static func _init(target: Any?, action: Selector?) -> Self {
        let place = UnsafeMutablePointer<Any?>.allocate(capacity: 1)
        place.initialize(to: target)
        // Deallocated without deinitialising: the initialiser takes the value over.
        defer { place.deallocate() }
        return Unmanaged<Self>.fromOpaque(willappear_make_recognizer(metadata(self), place, owned(action?.description))).takeRetainedValue()
    }
}
