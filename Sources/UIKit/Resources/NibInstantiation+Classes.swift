// Archived class -> object: proxies, custom classes and their fallbacks, UIKit's own classes through
// init(coder:), value objects (FORMATS.md §2.3, §4.1, §5.1 step 3). Called by the decoder.

import Foundation
import InterfaceBuilder

/// An object in nibs from a framework beside UIKit: its `init(coder:)` makes it.
@MainActor package protocol NibDecodable: AnyObject {
    init?(coder: NSCoder)
}

extension NibInstantiation {
    func make(_ className: String, _ fallbacks: [String], _ decoder: NIBArchiveDecoder) -> Any? {
        switch className {
        case "UIProxyObject": return proxied(decoder.decodeObject(forKey: "UIProxiedObjectIdentifier") as? String ?? "")
        case "UIClassSwapper": return swapped(decoder)
        case "UICustomObject": return customObject(decoder)
        case "NSLayoutConstraint": return plainConstraint(decoder)
        case "NSIBPrototypingLayoutConstraint":
            return constraint(decoder) { NSIBPrototypingLayoutConstraint(item: $0, attribute: $1, relatedBy: $2, toItem: $3, attribute: $4, multiplier: $5, constant: $6) }
        case "UILayoutGuide", "_UIScrollViewLayoutGuide": return layoutGuide(decoder)
        case "_UILayoutGuide": return controllerGuide(decoder)
        case "UINib": return nestedNib(decoder)
        case "StoryboardReferenceChild": return referencedController(decoder)
        default: break
        }
        if NibValues.handles(className) { return NibValues.make(className, decoder, self) }
        for candidate in [className] + fallbacks {
            guard let cls = NibInstantiation.uiKitClass(named: candidate) else { continue }
            guard candidate != className else { return instantiate(cls, decoder) }
            reportStandIn(for: className, candidate)
            return standIn(instantiate(cls, decoder))
        }
        return instantiateStandIn(for: className, decoder)
    }

    /// The nib names of classes that have another name, or none, here.
    private static let aliases: [String: AnyClass] = [
        "UITableViewCellContentView": UIView.self, "UITableViewLabel": UILabel.self,
    ]

    static func uiKitClass(named name: String) -> AnyClass? { aliases[name] ?? objcClass(named: name) }

    /// A custom class, or the class it replaces if it does not exist (MESSAGES.md 33).
    private func swapped(_ decoder: NIBArchiveDecoder) -> Any? {
        let custom = decoder.decodeObject(forKey: "UIClassName") as? String ?? ""
        let original = decoder.decodeObject(forKey: "UIOriginalClassName") as? String ?? ""
        if let cls = NibInstantiation.uiKitClass(named: custom) {
            if let kind = cls as? NSLayoutConstraint.Type { return constraint(decoder) { (kind._init() as NSLayoutConstraint).relating($0, $1, $2, $3, $4, $5, $6) } }
            return instantiate(cls, decoder, isCustom: true)
        }
        Diagnostics.log("[Storyboard] Unknown class \(custom) in Interface Builder file.")
        if original == "NSLayoutConstraint" { return plainConstraint(decoder) }
        if let cls = NibInstantiation.uiKitClass(named: original) { return instantiate(cls, decoder) }
        return instantiateStandIn(for: original, decoder)
    }

    /// A container's child from another storyboard: made there, with its own nib and its own awakeFromNib.
    private func referencedController(_ decoder: NIBArchiveDecoder) -> Any? {
        guard let storyboard = proxied("UIStoryboardPlaceholder") as? UIStoryboard, let identifier = decoder.decodeObject(forKey: "Identifier") as? String else { return nil }
        return storyboard.makeController(identifier, creator: nil)
    }

    /// "Object" instances get `init()`, never `init(coder:)`.
    private func customObject(_ decoder: NIBArchiveDecoder) -> Any? {
        let name = decoder.decodeObject(forKey: "UIClassName") as? String ?? "NSObject"
        guard let cls = objcClass(named: name) else {
            Diagnostics.log("[Storyboard] Unknown class \(name) in Interface Builder file.")
            return NSObject()
        }
        return objcInstantiate(cls)
    }

    /// A nib may name any class of UIKit; only the app's own are made by a plain `init()`.
    private func instantiate(_ cls: AnyClass, _ decoder: NIBArchiveDecoder, isCustom: Bool = false) -> Any? {
        switch cls {
        case let view as UIView.Type: return view.init(coder: decoder)
        case let controller as UIViewController.Type: return makeController(controller, decoder)
        case let item as UIBarItem.Type: return item.init(coder: decoder)
        case let item as UINavigationItem.Type: return item.init(coder: decoder)
        case let recognizer as UIGestureRecognizer.Type: return makeGestureRecognizer(recognizer, coder: decoder)
        case let effect as UIVisualEffect.Type: return effect.init(coder: decoder)
        case let layout as UICollectionViewLayout.Type: return layout.init(coder: decoder)
        case let kind as any NibDecodable.Type: return kind.init(coder: decoder)
        default: return isCustom ? objcInstantiate(cls) : nil
        }
    }

    /// The creator of `instantiateViewController(identifier:creator:)` makes the scene's controller, once.
    private func makeController(_ cls: UIViewController.Type, _ decoder: NIBArchiveDecoder) -> UIViewController? {
        guard let creator, !decoder.containsValue(forKey: "UIParentViewController") else { return cls.init(coder: decoder) }
        self.creator = nil
        guard let made = creator(decoder) else { return cls.init(coder: decoder) }
        guard decoder.isRegistered(made) else { Diagnostics.raise(.internalInconsistency, "Custom instantiated view controller must call -[super initWithCoder:]") }
        return made
    }

    /// Makes a plain view or controller for a class of UIKit that does not exist here yet, with a console message.
    private func instantiateStandIn(for className: String, _ decoder: NIBArchiveDecoder) -> Any? {
        let isView = decoder.containsValue(forKey: "UIBounds")
        guard isView || className.hasSuffix("Controller") else { return nil }
        reportStandIn(for: className, isView ? "UIView" : "UIViewController")
        return standIn(isView ? UIView(coder: decoder) : makeController(UIViewController.self, decoder))
    }

    private func standIn(_ object: Any?) -> Any? {
        if let object { standIns.insert(ObjectIdentifier(object as AnyObject)) }
        return object
    }

    private func reportStandIn(for className: String, _ standIn: String) {
        Diagnostics.log("WillAppear has no class \(className) yet; the nib '\(name)' gets a plain \(standIn) in its place.")
    }

    /// A prototype's nib. The table that holds it sets the objects of its proxies.
    private func nestedNib(_ decoder: NIBArchiveDecoder) -> UINib? {
        guard let data = decoder.decodeObject(forKey: "archiveData") as? Data else { return nil }
        return UINib(data: data, bundle: bundle)
    }

    // MARK: Layout

    /// The scroll view's and the safe area's guides belong to the view; they are not made anew.
    private func layoutGuide(_ decoder: NIBArchiveDecoder) -> UILayoutGuide? {
        let view = decoder.decodeObject(forKey: "UILayoutGuideOwningView") as? UIView
        guard let view else { return UILayoutGuide() }
        switch decoder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String {
        case "UIViewSafeAreaLayoutGuide"?: return view.safeAreaLayoutGuide
        case "UIScrollView-contentLayoutGuide"?: return (view as? UIScrollView)?.contentLayoutGuide
        case "UIScrollView-frameLayoutGuide"?: return (view as? UIScrollView)?.frameLayoutGuide
        case "UIViewKeyboardLayoutGuide"?: return view.keyboardLayoutGuide
        default: return UILayoutGuide()
        }
    }

    /// topLayoutGuide and bottomLayoutGuide belong to the root view, which is being decoded around them.
    private func controllerGuide(_ decoder: NIBArchiveDecoder) -> Any? {
        guard let root = decoder.outermostObject(of: UIView.self) else { return nil }
        let isBottom = decoder.decodeObject(forKey: "_UILayoutGuideIdentifier") as? String == "_UIViewControllerBottom"
        return root.layoutState.supportGuide(isBottom ? .bottomSupport : .topSupport)
    }

    /// Keys of version 2 include margins; the older ones are for systems before iOS 8 (FORMATS.md §4.5).
    private typealias ConstraintMaker = @MainActor (Any, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, Any?, NSLayoutConstraint.Attribute, CGFloat, CGFloat) -> NSLayoutConstraint

    private func plainConstraint(_ decoder: NIBArchiveDecoder) -> NSLayoutConstraint? {
        constraint(decoder) { NSLayoutConstraint(item: $0, attribute: $1, relatedBy: $2, toItem: $3, attribute: $4, multiplier: $5, constant: $6) }
    }

    private func constraint(_ decoder: NIBArchiveDecoder, _ make: ConstraintMaker) -> NSLayoutConstraint? {
        func attribute(_ key: String) -> NSLayoutConstraint.Attribute {
            let raw = decoder.containsValue(forKey: "\(key)V2") ? decoder.decodeInteger(forKey: "\(key)V2") : decoder.decodeInteger(forKey: key)
            return NSLayoutConstraint.Attribute(rawValue: raw) ?? .notAnAttribute
        }
        guard let first = decoder.decodeObject(forKey: "NSFirstItem") else { return nil }
        let second = decoder.decodeObject(forKey: "NSSecondItem")
        let firstAttribute = attribute("NSFirstAttribute")
        let secondAttribute = second == nil ? .notAnAttribute : attribute("NSSecondAttribute")
        guard firstAttribute != .notAnAttribute, second == nil || secondAttribute != .notAnAttribute else { return nil }
        let hasV2 = decoder.containsValue(forKey: "NSFirstAttributeV2")
        var constant = decoder.decodeDouble(forKey: hasV2 ? "NSConstantV2" : "NSConstant")
        if decoder.containsValue(forKey: "NSSymbolicConstant") { constant = NibInstantiation.standardSpace(first, second) }
        let multiplier = decoder.containsValue(forKey: "NSMultiplier") ? decoder.decodeDouble(forKey: "NSMultiplier") : 1
        let relation = NSLayoutConstraint.Relation(rawValue: decoder.decodeInteger(forKey: "NSRelation")) ?? .equal
        let made = make(first, firstAttribute, relation, second, secondAttribute, CGFloat(multiplier), CGFloat(constant))
        if decoder.containsValue(forKey: "NSPriority") { made.priority = UILayoutPriority(Float(decoder.decodeInteger(forKey: "NSPriority"))) }
        made.identifier = decoder.decodeObject(forKey: "NSLayoutIdentifier") as? String
        made.symbolicConstant = decoder.decodeObject(forKey: "NSSymbolicConstant") as? String
        return made
    }

    /// NSSpace: 20 points between an edge and the superview's edge, 8 between siblings.
    private static func standardSpace(_ first: Any, _ second: Any?) -> Double {
        guard let first = first as? UIView, let second = second as? UIView else { return 20 }
        return first.superview === second || second.superview === first ? 20 : 8
    }
}
