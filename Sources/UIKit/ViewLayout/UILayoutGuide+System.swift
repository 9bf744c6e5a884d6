// Makes the guides that every view has: safe area, margins, keyboard and a scroll view's. Called when a view's guide is first read.

extension UILayoutGuide {
    static func system(_ kind: Kind, of view: UIView) -> UILayoutGuide {
        let guide: UILayoutGuide
        switch kind {
        case .topSupport, .bottomSupport: guide = LayoutSupportGuide()
        case .keyboard: guide = UIKeyboardLayoutGuide()
        default: guide = UILayoutGuide()
        }
        guide.kind = kind
        guide.owner = view
        switch kind {
        case .custom: break
        case .safeArea: guide.identifier = "UIViewSafeAreaLayoutGuide"
        case .margins: guide.identifier = "UIViewLayoutMarginsGuide"
        case .readableContent: guide.identifier = "UIViewReadableContentGuide"
        case .scrollContent: guide.identifier = "UIScrollView-contentLayoutGuide"
        case .scrollFrame: guide.identifier = "UIScrollView-frameLayoutGuide"
        case .keyboard: guide.identifier = "UIViewKeyboardLayoutGuide"
        case .topSupport: guide.identifier = "_UIViewControllerTop"
        case .bottomSupport: guide.identifier = "_UIViewControllerBottom"
        }
        return guide
    }
}
