// UIDocumentInteractionController: previews a file and offers actions for it. There is no Quick Look and no other app:
// the preview is a picture or the text of the file, else its name; the menus are the share sheet.
import CoreGraphics
import Foundation
import ObjectiveC
import UniformTypeIdentifiers

/// Previews a file, and offers actions for it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL?
    /// The type; derived from the file's extension until it is set.
    open var uti: String? {
        get { givenType ?? url.map { UTType(filenameExtension: $0.pathExtension)?.identifier ?? "public.data" } }
        set { givenType = newValue }
    }
    private var givenType: String?
    /// The display name; the file's name until it is set.
    open var name: String? {
        get { givenName ?? url?.lastPathComponent }
        set { givenName = newValue }
    }
    private var givenName: String?
    /// The value that another app would get with the file; there is no other app here.
    open var annotation: Any?
    /// Pictures of a document.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
    /// The delegate, which is not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    private weak var shown: UIViewController?

    /// Creates a controller without a file.
    public override init() { super.init() }
    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Shows the preview over the controller that the delegate returns; false without one, and for a file that does not exist.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard shown == nil, let url, FileManager.default.fileExists(atPath: url.path), let delegate,
              let parent = ifImplemented({ delegate.documentInteractionControllerViewControllerForPreview(self) }) else { return false }
        let preview = FilePreviewController(url, name: name ?? "") { [weak self] in self?.dismissPreview(animated: true) }
        let stack = UINavigationController(rootViewController: preview)
        shown = stack
        ifImplemented { delegate.documentInteractionControllerWillBeginPreview(self) }
        parent.present(stack, animated: animated)
        return true
    }
    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) {
        guard let shown else { return }
        self.shown = nil
        shown.dismiss(animated: animated) { [self] in
            if let delegate { ifImplemented { delegate.documentInteractionControllerDidEndPreview(self) } }
        }
    }
    /// Shows the share sheet with the file.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { share(animated) { $0?.sourceView = view; $0?.sourceRect = rect } }
    /// Shows the share sheet with the file.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { share(animated) { $0?.barButtonItem = item } }
    /// False: no other app opens a file here.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// False: no other app opens a file here.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Dismisses the share sheet.
    open func dismissMenu(animated: Bool) { (shown as? UIActivityViewController)?.dismiss(animated: animated) }

    private func share(_ animated: Bool, _ anchor: (UIPopoverPresentationController?) -> Void) -> Bool {
        guard shown == nil, let url, let parent = UIApplication.shared.topmostController else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        anchor(sheet.popoverPresentationController)
        sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            self.shown = nil
            if let delegate = self.delegate { ifImplemented { delegate.documentInteractionControllerDidDismissOptionsMenu(self) } }
        }
        shown = sheet
        if let delegate { ifImplemented { delegate.documentInteractionControllerWillPresentOptionsMenu(self) } }
        parent.present(sheet, animated: animated)
        return true
    }
}

/// A picture or the text of a file, else its name.
final class FilePreviewController: UIViewController {
    private let file: URL
    private let close: @MainActor () -> Void

    init(_ file: URL, name: String, close: @escaping @MainActor () -> Void) {
        self.file = file
        self.close = close
        super.init(nibName: nil, bundle: nil)
        title = name
        modalPresentationStyle = .fullScreen
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
        let content = content
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private var content: UIView {
        if let image = UIImage(contentsOfFile: file.path) {
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFit
            return picture
        }
        if let data = try? Data(contentsOf: file), data.count < 1_000_000, let text = String(data: data, encoding: .utf8) {
            let reader = UITextView(frame: .zero)
            reader.isEditable = false
            reader.text = text
            return reader
        }
        let label = UILabel(frame: .zero)
        label.text = file.lastPathComponent
        label.textAlignment = .center
        return label
    }
}
