import UIKit

/// A stop of the tour: symbol, name and a line about it.
class StopButton: UIButton {

    @IBInspectable var symbol: String = ""
    @IBInspectable var subtitleText: String = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        var configuration = UIButton.Configuration.gray()
        configuration.title = title(for: .normal)
        configuration.subtitle = subtitleText
        configuration.image = UIImage(systemName: symbol)
        configuration.imagePadding = 16
        configuration.titlePadding = 2
        configuration.titleAlignment = .leading
        configuration.cornerStyle = .large
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        configuration.baseBackgroundColor = .secondarySystemGroupedBackground
        self.configuration = configuration
        contentHorizontalAlignment = .leading
    }
}
