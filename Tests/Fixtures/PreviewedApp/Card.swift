import UIKit

final class Card: UIView {
    init(title: String, text: String) {
        super.init(frame: .zero)
        let heading = UILabel(), body = UILabel(), symbol = UIImageView(image: UIImage(systemName: "star.fill"))
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        body.text = text
        body.font = .preferredFont(forTextStyle: .body)
        body.adjustsFontForContentSizeCategory = true
        body.numberOfLines = 0
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        let words = UIStackView(arrangedSubviews: [heading, body])
        words.axis = .vertical
        words.spacing = 4
        let row = UIStackView(arrangedSubviews: [symbol, words])
        row.alignment = .top
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

#Preview("Card <b>") {
    Card(title: "Starred", text: "What was starred stands first in the list, on every device.")
}

#Preview("Narrow", traits: .fixedLayout(width: 220, height: 180)) {
    Card(title: "Starred", text: "What was starred stands first.")
}
