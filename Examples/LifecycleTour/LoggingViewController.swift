import UIKit

/// Writes every callback of its life into the logbook.
class LoggingViewController: UIViewController {

    func write(_ event: String) {
        Logbook.shared.write(self, event)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        write("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        write("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        write("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        write("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        write("viewDidDisappear")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        write("viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        write("didReceiveMemoryWarning")
    }

    deinit {
        print("\(type(of: self)).deinit")
    }
}
