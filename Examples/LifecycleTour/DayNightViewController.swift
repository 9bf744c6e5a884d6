import UIKit

/// The second tab: a container of our own that swaps its child.
class DayNightViewController: LoggingViewController {

    @IBOutlet private weak var stageView: UIView!
    @IBOutlet private weak var swapButton: UIButton!

    private var isNight = false

    override func viewDidLoad() {
        super.viewDidLoad()
        stageView.layer.cornerRadius = 24
        stageView.layer.cornerCurve = .continuous
        swapButton.layer.cornerRadius = 12
    }

    @IBAction private func swap(_ sender: Any) {
        isNight.toggle()
        swapButton.setTitle(isNight ? "Let the sun rise" : "Let night fall", for: .normal)
        replaceChild(with: isNight ? NightViewController() : DayViewController())
    }

    private func replaceChild(with new: UIViewController) {
        guard let old = children.first else { return }

        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = stageView.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        new.view.alpha = 0

        transition(from: old, to: new, duration: 0.3, options: .curveEaseInOut, animations: {
            new.view.alpha = 1
        }, completion: { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        })
    }
}

/// Comes from the storyboard, embedded by a segue, and later from code.
class DayViewController: SkyViewController {
    override var skyColor: UIColor? { return UIColor(named: "Day") }
    override var symbolName: String { return "sun.max" }
    override var symbolColor: UIColor { return .systemOrange }
}

/// Made by code alone.
class NightViewController: SkyViewController {
    override var skyColor: UIColor? { return UIColor(named: "Night") }
    override var symbolName: String { return "moon" }
    override var symbolColor: UIColor { return .systemYellow }
}

class SkyViewController: LoggingViewController {

    var skyColor: UIColor? { return nil }
    var symbolName: String { return "cloud" }
    var symbolColor: UIColor { return .white }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = skyColor

        let configuration = UIImage.SymbolConfiguration(pointSize: 96, weight: .medium)
        let symbol = UIImageView(image: UIImage(systemName: symbolName, withConfiguration: configuration))
        symbol.tintColor = symbolColor
        symbol.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(symbol)
        NSLayoutConstraint.activate([
            symbol.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            symbol.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
