// The views of a navigation controller: content, bar below the status bar, toolbar above the home indicator.
// NavigationBars computes the frames, InteractivePop handles the swipe back, UINavigationController+BarHiding hides the bars.
import CoreGraphics

extension UINavigationController {
    func loadNavigationView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentHolder.frame = root.bounds
        contentHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(contentHolder)
        navigationBar.autoresizingMask = .flexibleWidth
        root.addSubview(navigationBar)
        view = root
        interactivePop.install(on: root)
    }
}
