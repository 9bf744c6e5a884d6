import UIKit

class RootViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("Root.viewDidLoad")
        NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("Root.viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("Root.viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("Root.viewWillDisappear")
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        print("Root.didReceiveMemoryWarning")
    }
    @objc private func note(_ notification: Notification) { print("Note.didReceiveMemoryWarning") }
}
