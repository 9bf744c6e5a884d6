// The values of a nib for some traits only: constraints and subviews that come and go, attributes that change
// (FORMATS.md §4.6). Applied after decoding; pass 3 calls `traitsChanged` when a view's traits differ.

import Foundation
import InterfaceBuilder

/// The variations of one nib, kept by its top-level view.
@MainActor final class NibTraitVariations {
    private struct Record {
        let traits: UITraitCollection
        let specificity: Int
        var value: Any?
        var added: [AnyObject] = []
        var removed: [AnyObject] = []
    }

    /// Views and constraints own their variations; a view must not be kept alive by its own variations.
    private struct Storage {
        weak var object: AnyObject?
        let keyPath: String
        let records: [Record]
        let candidates: [AnyObject]
        let siblings: [UIView]
    }

    private var storages: [Storage] = []
    private weak var root: UIView?

    init?(list index: Int, _ decoder: NIBArchiveDecoder) {
        decoder.reading(index) {
            root = decoder.decodeObject(forKey: "UITopLevelObject") as? UIView
            for storage in decoder.references(inArrayForKey: "UITraitStorages") { decoder.reading(storage) { read(decoder) } }
        }
        guard let root, !storages.isEmpty else { return nil }
        objc_setAssociatedObject(root, NibTraitVariations.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        NibTraitVariations.exist = true
    }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Whether any nib had variations: most apps have none, and every view asks for its own when its traits change.
    private static var exist = false

    static func traitsChanged(_ view: UIView) {
        guard exist else { return }
        (objc_getAssociatedObject(view, key) as? NibTraitVariations)?.apply(view.traitCollection)
    }

    private func read(_ decoder: NIBArchiveDecoder) {
        guard let object = decoder.decodeObject(forKey: "UIObject").map({ $0 as AnyObject }), let keyPath = decoder.text("UIKeyPath") else { return }
        let records = decoder.references(inArrayForKey: "UIRecords").map { index in decoder.reading(index) { record(decoder) } }
        let candidates = set(decoder, "UIRelationshipCandidates")
        storages.append(Storage(
            object: object, keyPath: keyPath, records: records.sorted { $0.specificity < $1.specificity }, candidates: candidates,
            siblings: keyPath == "traitStorageSubviews" ? (object as? UIView)?.subviews ?? [] : []))
    }

    private func record(_ decoder: NIBArchiveDecoder) -> Record {
        var fields: (collection: UITraitCollection, count: Int) = (UITraitCollection(), 0)
        if let index = decoder.reference(forKey: "UITraitCollection") { fields = decoder.reading(index) { traits(decoder) } }
        let value: Any? = decoder.reference(forKey: "UIValue").flatMap { index in
            decoder.archive.className(of: index) == "_NSLayoutConstraintConstant"
                ? decoder.reading(index) { NSNumber(value: decoder.decodeDouble(forKey: "UINumericConstant")) } : decoder.object(at: index)
        }
        return Record(
            traits: fields.collection, specificity: fields.count, value: value,
            added: set(decoder, "UIAddedObjects"), removed: set(decoder, "UIRemovedObjects"))
    }

    private func traits(_ decoder: NIBArchiveDecoder) -> (UITraitCollection, Int) {
        var collection = TraitValues.unspecified
        func field<Value: RawRepresentable>(_ name: String) -> Value? where Value.RawValue == Int {
            decoder.choice("UITraitCollectionBuiltinTrait-_UITraitName\(name)")
        }
        var count = 0
        if let width: UIUserInterfaceSizeClass = field("HorizontalSizeClass") { collection.horizontalSizeClass = width; count += 1 }
        if let height: UIUserInterfaceSizeClass = field("VerticalSizeClass") { collection.verticalSizeClass = height; count += 1 }
        if let idiom: UIUserInterfaceIdiom = field("UserInterfaceIdiom") { collection.userInterfaceIdiom = idiom; count += 1 }
        return (UITraitCollection(values: collection), count)
    }

    private func set(_ decoder: NIBArchiveDecoder, _ key: String) -> [AnyObject] {
        decoder.references(inArrayForKey: key).compactMap { index in decoder.object(at: index).map { $0 as AnyObject } }
    }

    // MARK: Applying

    /// Full set first, then every matching record, the most specific last.
    func apply(_ traits: UITraitCollection) {
        for storage in storages {
            guard let object = storage.object else { continue }
            let matching = storage.records.filter { traits.containsTraits(in: $0.traits) }
            switch storage.keyPath {
            case "traitStorageConstraints", "traitStorageSubviews":
                var installed = Set(storage.candidates.map { ObjectIdentifier($0) })
                for record in matching {
                    for member in record.removed { installed.remove(ObjectIdentifier(member)) }
                    for member in record.added { installed.insert(ObjectIdentifier(member)) }
                }
                if let view = object as? UIView { install(storage, in: view, installed) }
            default:
                guard let record = matching.last else { continue }
                if storage.keyPath == "encodedConstant" {
                    if let constant = record.value as? NSNumber { (object as? NSLayoutConstraint)?.constant = CGFloat(constant.doubleValue) }
                } else {
                    try? setValueForKey(object, storage.keyPath, record.value)
                }
            }
        }
    }

    private func install(_ storage: Storage, in view: UIView, _ installed: Set<ObjectIdentifier>) {
        for candidate in storage.candidates {
            let belongs = installed.contains(ObjectIdentifier(candidate))
            if let constraint = candidate as? NSLayoutConstraint {
                guard constraint.isActive != belongs else { continue }
                if belongs { view.addConstraint(constraint) } else { view.removeConstraint(constraint) }
            } else if let subview = candidate as? UIView, (subview.superview === view) != belongs {
                guard belongs else {
                    subview.removeFromSuperview()
                    continue
                }
                let below = storage.siblings.prefix { $0 !== subview }.filter { $0.superview === view }.count
                view.insertSubview(subview, at: min(below, view.subviews.count))
            }
        }
    }
}
