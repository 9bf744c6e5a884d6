// The views of a navigation controller: content, bar below the status bar, toolbar above the home indicator.
// Frames are NavigationBars', the swipe back is InteractivePop's, what hides the bars UINavigationController+BarHiding's.
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
