// Runtime attributes, connections and accessibility of a nib being loaded (FORMATS.md §4.7, §5.1).
// Called by NibInstantiation in that order; everything goes through key-value coding, as on a device.

import Foundation
import InterfaceBuilder

extension NibInstantiation {
    // MARK: Runtime attributes

    /// Sets a runtime attribute; a failure is logged and loading continues (MESSAGES.md 34).
    func applyRuntimeAttribute(_ index: Int, _ decoder: NIBArchiveDecoder) {
        decoder.reading(index) {
            guard let target = decoder.decodeObject(forKey: "UIObject").map({ $0 as AnyObject }),
                  let keyPath = decoder.decodeObject(forKey: "UIKeyPath") as? String
            else { return }
            do {
                try setValueForKeyPath(target, keyPath, decoder.decodeObject(forKey: "UIValue"))
            } catch {
                Diagnostics.log("Failed to set (\(keyPath)) user defined inspected property on (\(Diagnostics.className(target))): \(error)")
            }
        }
    }

    // MARK: Connections

    func connect(_ index: Int, _ decoder: NIBArchiveDecoder) {
        decoder.reading(index) {
            guard let label = decoder.decodeObject(forKey: "UILabel") as? String,
                  let source = decoder.decodeObject(forKey: "UISource").map({ $0 as AnyObject })
            else { return }
            switch archive.className(of: index) {
            case "UIRuntimeEventConnection": connectEvent(label, source, decoder)
            case "UIRuntimeOutletCollectionConnection": connectCollection(label, source, decoder)
            default: connectOutlet(label, source, decoder.decodeObject(forKey: "UIDestination"))
            }
        }
    }

    private func connectOutlet(_ label: String, _ source: AnyObject, _ destination: Any?) {
        do {
            try setValueForKey(source, label, destination)
        } catch let error as KeyValueCodingError {
            // Objective-C's setters take any object (Key-Value Coding Programming Guide, "Accessor Search Patterns"):
            // storyboards with a stale connection load on a device. A Swift property cannot hold the object and stays nil.
            if case .wrongType = error {
                if let destination, NibDelegate.connect(destination as AnyObject, to: source, label) { return }
                return Diagnostics.log("\(error) The outlet stays unconnected.")
            }
            // The class that has this outlet is missing, as the console has said already.
            if standIns.contains(ObjectIdentifier(source)) { return }
            Diagnostics.raise(.unknownKey, "[\(nibDescription(source)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(label).")
        } catch {
            Diagnostics.raise(.internalInconsistency, "\(error)")
        }
    }

    /// `<App.ViewController 0x600003…>`: this exception prints no colon (MESSAGES.md 28).
    private func nibDescription(_ object: AnyObject) -> String { objcDescription(object) }

    private func connectEvent(_ label: String, _ source: AnyObject, _ decoder: NIBArchiveDecoder) {
        let destination = decoder.decodeObject(forKey: "UIDestination")
        let action = Selector(label)
        switch source {
        case let control as UIControl:
            let mask = UIControl.Event(rawValue: UInt(truncatingIfNeeded: decoder.decodeInteger(forKey: "UIEventMask")))
            control.addTarget(destination, action: action, for: mask.isEmpty ? .primaryActionTriggered : mask)
        case let recognizer as UIGestureRecognizer:
            if let destination { recognizer.addTarget(destination, action: action) }
        case let item as UIBarButtonItem:
            item.target = destination.map { $0 as AnyObject }
            item.action = action
        default:
            Diagnostics.log("The nib '\(name)' connects the action \(label) to \(Diagnostics.identity(source)), which sends none.")
        }
    }

    private func connectCollection(_ label: String, _ source: AnyObject, _ decoder: NIBArchiveDecoder) {
        var members = decoder.decodeObject(forKey: "UIDestination") as? [Any] ?? []
        if decoder.decodeBool(forKey: "addsContentToExistingCollection"), let existing = (try? valueForKey(source, label)) as? [Any] {
            members = existing + members
        }
        connectOutlet(label, source, members)
    }

    // MARK: Accessibility

    func applyAccessibility(_ index: Int, _ decoder: NIBArchiveDecoder) {
        decoder.reading(index) {
            let target = decoder.decodeObject(forKey: "UIAccessibileObject")
            let label = decoder.decodeObject(forKey: "UIAccessibilityLabel") as? String
            let identifier = decoder.decodeObject(forKey: "UIAccessibilityIdentifier") as? String
            if let item = target as? UIBarItem {
                if let label { item.accessibilityLabel = label }
                if let identifier { item.accessibilityIdentifier = identifier }
            }
            guard let view = target as? UIView else { return }
            if let label { view.accessibilityLabel = label }
            if let identifier { view.accessibilityIdentifier = identifier }
            if let hint = decoder.decodeObject(forKey: "UIAccessibilityHint") as? String { view.accessibilityHint = hint }
            if let value = decoder.decodeObject(forKey: "UIAccessibilityValue") as? String { view.accessibilityValue = value }
            if let traits = decoder.decodeObject(forKey: "UIAccessibilityTraits") as? NSNumber {
                view.accessibilityTraits = UIAccessibilityTraits(rawValue: traits.uint64Value)
            }
            if let flag = decoder.decodeObject(forKey: "UIIsAccessibilityElement") as? NSNumber { view.isAccessibilityElement = flag.boolValue }
        }
    }
}
