// UIFontPickerViewController: selects one of the installed font families or faces. FontListController shows them.
import CoreGraphics

/// A delegate that is told of the picked font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// A font was chosen: `selectedFontDescriptor`. The delegate dismisses the picker.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// The person gave up; the picker dismisses itself.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        notImplemented(self, "fontPickerViewControllerDidPickFont:", [viewController])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        notImplemented(self, "fontPickerViewControllerDidCancel:", [viewController])
    }
}

/// Lets a person choose a font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The fonts that a font picker offers.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether a family's faces can be chosen, not only the family.
        open var includeFaces = false
        /// Shows each family in its own font.
        open var displayUsingSystemFont = false
        /// The traits that a family must have to be listed.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Families without faces.
        public override init() { super.init() }
    }

    /// The value given at creation.
    open private(set) var configuration: Configuration
    /// The delegate, which is not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The selected font, or the one to mark; nil until a font is selected.
    open var selectedFontDescriptor: UIFontDescriptor?
    private let stack = UINavigationController()

    /// A picker of these fonts.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        let names = UIFont.familyNames.sorted().filter { configuration.filteredTraits.isEmpty || hasTraits($0) }
        let list = FontListController("Choose Font", names: names, systemFont: configuration.displayUsingSystemFont, chosen: selectedFontDescriptor?.fontAttributes[.family] as? String)
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        list.onChoose = { [weak self] family in self?.chosen(family: family) }
        stack.setViewControllers([list], animated: false)
    }

    private func hasTraits(_ family: String) -> Bool {
        UIFont.fontNames(forFamilyName: family).contains { name in
            UIFont(name: name, size: 17).map { $0.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) } ?? false
        }
    }

    private func chosen(family: String) {
        let faces = UIFont.fontNames(forFamilyName: family)
        guard configuration.includeFaces, faces.count > 1 else { return finish(UIFontDescriptor(fontAttributes: [.family: family])) }
        let list = FontListController(family, names: faces, systemFont: configuration.displayUsingSystemFont, chosen: nil)
        list.onChoose = { [weak self] in self?.finish(UIFontDescriptor(fontAttributes: [.name: $0])) }
        stack.pushViewController(list, animated: true)
    }

    private func finish(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        if let delegate { ifImplemented { delegate.fontPickerViewControllerDidPickFont(self) } }
    }

    private func cancel() {
        if let delegate { ifImplemented { delegate.fontPickerViewControllerDidCancel(self) } }
        dismiss(animated: true)
    }
}

/// Lists names of fonts, each in its font.
final class FontListController: UITableViewController {
    private let names: [String]
    private let systemFont: Bool
    private let chosen: String?
    var onChoose: ((String) -> Void)?

    init(_ title: String, names: [String], systemFont: Bool, chosen: String?) {
        self.names = names
        self.systemFont = systemFont
        self.chosen = chosen
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let name = names[indexPath.row]
        cell.textLabel?.text = name
        if !systemFont { cell.textLabel?.font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: name]), size: 17) }
        cell.accessoryType = name == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoose?(names[indexPath.row]) }
}
