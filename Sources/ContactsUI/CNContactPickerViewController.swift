// The system's screens for contacts: there are none to choose, so the picker shows that and can be left.
@_exported import Contacts
import DeviceServices
import ObjectiveC
@_exported import UIKit

/// Lets the user choose a contact: there are none here.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// The delegate, which is told of the choice.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The parts that the screen shows.
    open var displayedPropertyKeys: [String]?
    /// The condition for contacts that can be chosen.
    open var predicateForEnablingContact: NSPredicate?
    /// The condition for contacts that one touch chooses.
    open var predicateForSelectionOfContact: NSPredicate?
    /// The condition for properties that one touch chooses.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("CNContactPickerViewController", "has no contacts here")
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: "Contacts")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
        bar.items = [item]
        PlaceholderView("No Contacts").fill(view)
        view.addSubview(bar)
    }

    private func leave() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}

/// A delegate that is told of the user's choice. All methods are optional.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user left.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// A contact was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Several contacts were chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// A part was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { notImplemented(self, #function, [picker]) }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { notImplemented(self, #function, [picker, contact]) }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) { notImplemented(self, #function, [picker, contacts]) }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) { notImplemented(self, #function, [picker, contactProperty]) }
}

/// A part of a contact that was chosen.
open class CNContactProperty: NSObject, @unchecked Sendable {
    /// The contact that has the property.
    open private(set) var contact: CNContact
    /// The key of the property.
    open private(set) var key: String
    /// The value of the property.
    open private(set) var value: Any?
    /// Names the value.
    open private(set) var identifier: String?
    /// The value's word.
    open private(set) var label: String?
    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) { (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label) }
}
