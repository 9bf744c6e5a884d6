// The print panel. There is no printer, as on a simulator without the Printer Simulator: the panel shows the first page and the number of
// pages, and its Cancel ends it without an error. The pages are real: a delegate or test reads the document.
import CoreGraphics
import Foundation

/// The domain of printing errors.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// Lets a person print.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Gets the panel, whether it printed, and the error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static var known: UIPrintInteractionController { UIApplication.shared.part { UIPrintInteractionController() } }
    /// The app's print controller.
    open class var shared: UIPrintInteractionController { known }
    /// True: a device answers so whether or not a printer is near.
    open class var isPrintingAvailable: Bool { true }
    /// Pictures and PDF documents.
    open class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "com.compuserve.gif"] }
    /// Whether a file is a picture or a PDF document.
    open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map(canPrint) ?? false }
    /// Whether bytes are a picture or a PDF document.
    open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }

    /// The name of the job and its settings.
    open var printInfo: UIPrintInfo?
    /// The delegate, which is not retained.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the person chooses the number of copies.
    open var showsNumberOfCopies = true
    /// Whether the person chooses pages (deprecated in iOS 10).
    open var showsPageRange = true
    /// Whether the paper is shown.
    open var showsPaperSelectionForLoadedPapers = false
    /// The paper of the job that runs; nil before.
    open private(set) var printPaper: UIPrintPaper?
    /// A picture, a PDF document, or the address of one. Setting one of the four printing properties clears the others.
    open var printingItem: Any? { didSet { if printingItem != nil { (printingItems, printFormatter, printPageRenderer) = (nil, nil, nil) } } }
    /// The items to print, one after the other. Setting the property clears the other sources of pages.
    open var printingItems: [Any]? { didSet { if printingItems != nil { (printingItem, printFormatter, printPageRenderer) = (nil, nil, nil) } } }
    /// A formatter that lays one content out over pages.
    open var printFormatter: UIPrintFormatter? { didSet { if printFormatter != nil { (printingItem, printingItems, printPageRenderer) = (nil, nil, nil) } } }
    /// Draws the pages.
    open var printPageRenderer: UIPrintPageRenderer? { didSet { if printPageRenderer != nil { (printingItem, printingItems, printFormatter) = (nil, nil, nil) } } }

    private weak var panel: PrintPanelController?
    private var completion: CompletionHandler?

    /// Shows the panel over the present screen; false if a panel is already visible or there is nothing to print.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { show(animated, nil, completion) }
    /// Shows the panel; on an iPad out of `rect`.
    @discardableResult open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, { $0?.sourceView = view; $0?.sourceRect = rect }, completion)
    }
    /// Shows the panel; on an iPad out of `item`.
    @discardableResult open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        show(animated, { $0?.barButtonItem = item }, completion)
    }
    /// Dismisses the panel; the completion handler gets false.
    open func dismiss(animated: Bool) { finish(animated: animated) }

    /// The job's pages.
    var pages: Data? {
        if let printPageRenderer { return document(printPageRenderer) }
        if let printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            return document(renderer)
        }
        let items = printingItems ?? printingItem.map { [$0] } ?? []
        if items.count == 1, let data = Self.bytes(items[0]), data.starts(with: Data("%PDF".utf8)) { return data }
        let images = items.compactMap { $0 as? UIImage ?? Self.bytes($0).flatMap(UIImage.init(data:)) }
        return images.isEmpty ? nil : document(PicturePageRenderer(images))
    }

    private static func bytes(_ item: Any) -> Data? { item as? Data ?? (item as? NSData).map { $0 as Data } ?? (item as? URL).flatMap { try? Data(contentsOf: $0) } }

    private func document(_ renderer: UIPrintPageRenderer) -> Data {
        var paper = UIPrintPaper.standard
        if let delegate, let chosen = ifImplemented({ delegate.printInteractionController(self, choosePaper: [paper]) }) { paper = chosen }
        printPaper = paper
        return renderer.pdf(on: paper, isLandscape: printInfo?.orientation == .landscape)
    }

    private func show(_ animated: Bool, _ anchor: ((UIPopoverPresentationController?) -> Void)?, _ completion: CompletionHandler?) -> Bool {
        guard panel == nil, let pages else { return false }
        let parent = delegate.flatMap { delegate in ifImplemented { delegate.printInteractionControllerParentViewController(self) } ?? nil } ?? UIApplication.shared.topmostController
        guard let parent else { return false }
        self.completion = completion
        let shown = PrintPanelController(pages, name: printInfo?.jobName ?? UIPrintInfo().jobName) { [weak self] in self?.finish(animated: true) }
        let stack = UINavigationController(rootViewController: shown)
        if let anchor, UIDevice.current.userInterfaceIdiom == .pad {
            stack.modalPresentationStyle = .popover
            anchor(stack.popoverPresentationController)
        }
        panel = shown
        if let delegate { ifImplemented { delegate.printInteractionControllerWillPresentPrinterOptions(self) } }
        parent.present(stack, animated: animated) { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            ifImplemented { delegate.printInteractionControllerDidPresentPrinterOptions(self) }
        }
        return true
    }

    private func finish(animated: Bool) {
        guard let panel else { return }
        self.panel = nil
        if let delegate { ifImplemented { delegate.printInteractionControllerWillDismissPrinterOptions(self) } }
        panel.dismiss(animated: animated) { [self] in
            if let delegate { ifImplemented { delegate.printInteractionControllerDidDismissPrinterOptions(self) } }
            let completion = completion
            self.completion = nil
            printPaper = nil
            completion?(self, false, nil)
        }
    }
}

/// Draws one picture per page, as large as it fits.
private final class PicturePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]
    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }
    override var numberOfPages: Int { images.count }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let image = images[pageIndex]
        guard image.size.width > 0, image.size.height > 0 else { return }
        let scale = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(in: CGRect(x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width, height: size.height))
    }
}

/// The panel: the job's name, a note that there is no printer, and Cancel.
final class PrintPanelController: UIViewController {
    let pages: Data
    private let name: String
    private let cancel: @MainActor () -> Void

    init(_ pages: Data, name: String, cancel: @escaping @MainActor () -> Void) {
        self.pages = pages
        self.name = name
        self.cancel = cancel
        super.init(nibName: nil, bundle: nil)
        title = "Print"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let label = UILabel(frame: view.bounds.insetBy(dx: 20, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = "\(name)\nNo Printer Selected"
        view.addSubview(label)
    }
}
