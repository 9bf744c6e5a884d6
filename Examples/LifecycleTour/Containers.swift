import UIKit

/// UIKit's own containers live, too.
class TourTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()
        Logbook.shared.write(self, "viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Logbook.shared.write(self, "viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Logbook.shared.write(self, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Logbook.shared.write(self, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Logbook.shared.write(self, "viewDidDisappear")
    }
}

class TourNavigationController: UINavigationController {

    override func viewDidLoad() {
        super.viewDidLoad()
        Logbook.shared.write(self, "viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Logbook.shared.write(self, "viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Logbook.shared.write(self, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Logbook.shared.write(self, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Logbook.shared.write(self, "viewDidDisappear")
    }
}
