// UIHostingController: a controller of UIKit's whose view a device fills with SwiftUI. Here a grey area with the name of the SwiftUI view,
// so that the screens around it run. Its life cycle is any controller's.
import DeviceServices
import ObjectiveC
import UIKit

/// Shows a SwiftUI view inside UIKit. Here: the view's name on a placeholder, said once on the console.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    /// The SwiftUI view. Setting it changes the placeholder's label.
    public var rootView: Content {
        didSet { placeholder.text = label }
    }
    private lazy var placeholder = PlaceholderView(label)
    private var label: String { "SwiftUI\n" + name(of: rootView) }

    /// A controller for a SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller from a storyboard, whose SwiftUI view a subclass or a segue action gives.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// As on a device, a subclass that storyboards make overrides this one and gives a view: ends the app otherwise.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("UIHostingController", "shows a placeholder: SwiftUI is not in WillAppear")
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        placeholder.fill(view)
    }
}
