// UIActivityViewController: the share sheet, as a list of the shared items and of the possible actions.
// Copy reaches the app's completion handler; there is no other app to send to here.

/// The share sheet: lists the possible actions on some items. Nothing leaves the process here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, PopoverAnchoring {
    /// Gets the chosen activity or nil, whether it was completed, returned items (always nil here) and an error (always nil
    /// here).
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The items as given: sources are placeholders for items that are made for the chosen activity.
    private let given: [Any]
    private lazy var items: [Any] = given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    private let custom: [UIActivity]
    /// Activities of the system not to offer. The app's own are not filtered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called once, after the sheet was dismissed, with nil and false if the user closed it by its button. Not called here for a swipe
    /// that dismisses the sheet.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    private var popover: UIPopoverPresentationController?
    private var finished = false

    /// A sheet for `activityItems`: strings, URLs and images are shown at its top. `applicationActivities` follow
    /// those of the system.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        given = activityItems
        custom = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    public required init?(coder: NSCoder) {
        given = []
        custom = []
        super.init(coder: coder)
    }

    var popoverAnchor: UIPopoverPresentationController? {
        if let popover { return popover }
        let anchor = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        anchor.styleInForce = .popover
        anchor.belongs(to: self)
        popover = anchor
        return anchor
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        popover = nil
    }

    open override func loadView() {
        view = ActivityListView(items: items, actions: availableActions, cancel: { [weak self] in self?.finish(nil, completed: false) })
    }

    private var availableActions: [UIAction] {
        var actions: [UIAction] = []
        func offer(_ type: UIActivity.ActivityType, _ title: String, _ symbol: String) {
            guard excludedActivityTypes?.contains(type) != true else { return }
            actions.append(UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in self?.perform(type) })
        }
        offer(.copyToPasteboard, "Copy", "doc.on.doc")
        if items.contains(where: { $0 is UIImage }) { offer(.saveToCameraRoll, "Save Image", "square.and.arrow.down") }
        for activity in custom where activity.canPerform(withActivityItems: items) {
            actions.append(UIAction(title: activity.activityTitle ?? "", image: activity.activityImage) { [weak self] _ in self?.run(activity) })
        }
        return actions
    }

    private func run(_ activity: UIActivity) {
        activity.onFinish = { [weak self] completed in self?.finish(activity.activityType, completed: completed) }
        activity.prepare(withActivityItems: items(for: activity.activityType))
        activity.perform()
    }

    /// The items for an activity: sources make their items now.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        given.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func perform(_ type: UIActivity.ActivityType) {
        let items = items(for: type)
        switch type {
        case .copyToPasteboard:
            let pasteboard = UIPasteboard.general
            let texts = items.compactMap { $0 as? String }, urls = items.compactMap { $0 as? URL }, images = items.compactMap { $0 as? UIImage }
            if !texts.isEmpty { pasteboard.strings = texts } else if !urls.isEmpty { pasteboard.urls = urls } else if !images.isEmpty { pasteboard.images = images }
        case .saveToCameraRoll: for case let image as UIImage in items { DevicePhotos.shared.save(image) }
        default: break
        }
        finish(type, completed: true)
    }

    private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !finished else { return }
        finished = true
        let handler = completionWithItemsHandler
        dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }
}

final class ActivityListView: UIView {
    private let closeButton = UIButton(type: .system)
    private let heading = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var rows: [UIButton] = []

    init(items: [Any], actions: [UIAction], cancel: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        closeButton.setTitle("Close", for: .normal)
        closeButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        closeButton.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        heading.text = items.compactMap { item -> String? in
            if let text = item as? String { return text }
            if let url = item as? URL { return url.absoluteString }
            return item is UIImage ? "Photo" : nil
        }.joined(separator: ", ")
        heading.font = .systemFont(ofSize: 15, weight: .semibold)
        heading.numberOfLines = 2
        picture.image = items.compactMap { $0 as? UIImage }.first
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        rows = actions.map { action in
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.setTitleColor(.label, for: .normal)
            button.contentHorizontalAlignment = .left
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            button.backgroundColor = .secondarySystemGroupedBackground
            button.layer.cornerRadius = 10
            button.addAction(UIAction { _ in action.performWithSender(nil, target: nil) }, for: .touchUpInside)
            return button
        }
        for view in [closeButton, heading, picture] + rows as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 32
        picture.frame = CGRect(x: 16, y: 16, width: picture.image == nil ? 0 : 48, height: 48)
        closeButton.frame = CGRect(x: bounds.width - 76, y: 18, width: 60, height: 44)
        heading.frame = CGRect(x: picture.frame.maxX + (picture.image == nil ? 0 : 12), y: 16, width: max(0, closeButton.frame.minX - picture.frame.maxX - 24), height: 48)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 16, y: 88 + CGFloat(index) * 60, width: width, height: 52)
        }
    }
}
