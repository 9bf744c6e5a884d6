import UIKit

/// The last entries of the logbook, the newest at the bottom.
class LogbookView: UIView {

    @IBInspectable var lineCount: Int = 8

    private let label = UILabel()

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous

        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 14),
        ])
        showEntries()
        NotificationCenter.default.addObserver(self, selector: #selector(showEntries), name: Logbook.didChange, object: nil)
    }

    @objc private func showEntries() {
        let entries = Logbook.shared.entries.suffix(lineCount).map { $0.replacingOccurrences(of: "ViewController", with: "") }
        label.text = entries.joined(separator: "\n")
    }
}
