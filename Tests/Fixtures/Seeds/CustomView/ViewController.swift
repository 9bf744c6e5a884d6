import UIKit

class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let made = CustomView(frame: CGRect(x: 20, y: 240, width: 353, height: 120))
        view.addSubview(made)
        for custom in view.subviews.compactMap({ $0 as? CustomView }) {
            print("CustomView holds", custom.subviews.count, "view of", custom.subviews[0].bounds.size.height)
        }
    }
}
