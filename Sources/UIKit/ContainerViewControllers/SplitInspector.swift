// The inspector of iOS 26: a trailing column, or a sheet in a compact width.
// The delegate's didHide comes when the finger begins to drag the sheet down (rns-split-didhide-early).
import ObjectiveC

extension UISplitViewController {
    func showInspector() {
        guard let inspector = holders[.inspector], inspectorSheet == nil else { return }
        tellInspector { $0.splitViewController(self, willShow: .inspector) }
        guard isCollapsed else {
            showsInspector = true
            adopt(column: inspector)
            return arrange(animated: true)
        }
        guard view.window != nil else { return }
        let sheet = SplitInspector(self, inspector)
        inspectorSheet = sheet
        present(sheet, animated: true) { [weak self] in
            guard let self else { return }
            tellInspector { $0.splitViewController(self, didShow: .inspector) }
        }
    }

    func hideInspector() {
        if let sheet = inspectorSheet { return sheet.dismiss(animated: true) }
        guard showsInspector else { return }
        tellInspector { $0.splitViewController(self, willHide: .inspector) }
        showsInspector = false
        arrange(animated: true)
        tellInspector { $0.splitViewController(self, didHide: .inspector) }
    }

    func tellInspector(_ call: (any UISplitViewControllerDelegate) -> Void) {
        if let delegate { _ = ifImplemented { call(delegate) } }
    }
}

/// Holds the inspector while it is a sheet; the presentation retains this controller.
@MainActor final class SplitInspector: UIViewController {
    @_ZeroingReference private var owner: UISplitViewController?
    private var content: UIViewController?

    init(_ owner: UISplitViewController, _ content: UIViewController) {
        self.owner = owner
        self.content = content
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    /// The column has another controller.
    func show(_ new: UIViewController?) {
        guard new !== content else { return }
        takeOut()
        content = new
        if isViewLoaded { putIn() }
    }

    private func putIn() {
        guard let content else { return }
        if content.parent === owner { owner?.release(content) }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    private func takeOut() {
        guard let content, content.parent === self else { return }
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        putIn()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let owner else { return }
        owner.tellInspector { $0.splitViewController(owner, didHide: .inspector) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        takeOut()
        owner?.inspectorSheet = nil
    }
}

extension UISplitViewController {
    /// The controller around the inspector while it is a sheet; the presentation retains it.
    fileprivate(set) var inspectorSheet: SplitInspector? {
        get { part(InspectorSheet.self)?.sheet }
        set { part { InspectorSheet() }.sheet = newValue }
    }

    private final class InspectorSheet { weak var sheet: SplitInspector? }
}
