// The adversary's alert; its callbacks go to a probe like those of Controllers.swift.
import CoreGraphics
import UIKit

final class AlertProbe: UIAlertController, Probed {
    private var line: Probe?
    var probe: Probe {
        guard let line else { fatalError("an alert asked for its probe before it had one") }
        return line
    }

    static func make(_ probe: Probe) -> AlertProbe {
        let alert = AlertProbe(title: probe.name, message: nil, preferredStyle: .alert)
        alert.line = probe
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return alert
    }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad() } }
    override func viewWillAppear(_ animated: Bool) { probe.around(.viewWillAppear, self) { super.viewWillAppear(animated) } }
    override func viewIsAppearing(_ animated: Bool) { probe.around(.viewIsAppearing, self) { super.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { probe.around(.viewDidAppear, self) { super.viewDidAppear(animated) } }
    override func viewWillDisappear(_ animated: Bool) { probe.around(.viewWillDisappear, self) { super.viewWillDisappear(animated) } }
    override func viewDidDisappear(_ animated: Bool) { probe.around(.viewDidDisappear, self) { super.viewDidDisappear(animated) } }
    override func viewWillLayoutSubviews() { probe.around(.viewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { probe.around(.viewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() } }
}
