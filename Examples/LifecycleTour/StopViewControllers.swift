import UIKit

/// Presented full screen: the tour below disappears.
class FullScreenViewController: LoggingViewController {

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }
}

/// Presented as a sheet: the tour below stays, and hears nothing.
class SheetViewController: LoggingViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium()]
            sheet.prefersGrabberVisible = true
        }
    }
}

/// Pushed on the navigation stack.
class HarbourViewController: LoggingViewController {
}
