import UIKit

/// The first tab: where the tour starts. Its buttons are segues.
class TourViewController: LoggingViewController {

    @IBAction func returnFromStop(_ segue: UIStoryboardSegue) {
    }
}
