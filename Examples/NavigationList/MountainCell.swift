import UIKit

class MountainCell: UITableViewCell {

    @IBOutlet private weak var badgeView: UIView!
    @IBOutlet private weak var symbolLabel: UILabel!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        badgeView.layer.cornerRadius = 12
    }

    func show(_ mountain: Mountain) {
        symbolLabel.text = mountain.symbol
        nameLabel.text = mountain.name
        detailLabel.text = "\(mountain.romanised), \(mountain.heightText)"
    }
}
