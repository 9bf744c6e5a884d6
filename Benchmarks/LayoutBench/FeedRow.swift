// Cells of a feed, as LayoutFrameworkBenchmark has them: an author, a title, two texts, three buttons. With constraints, with
// frames set by hand, measured for a table, and shown in a collection view.
import UIKit

@MainActor enum FeedRow {
    private static let width: CGFloat = 375

    private static func text(_ index: Int) -> String { "Entry \(index) has a few words that take two lines or three in a column of this width" }

    class Cell: UIView {
        let author = UILabel(), title = UILabel(), body = UILabel(), badge = UIView(), like = UIButton(type: .system), comment = UIButton(type: .system), share = UIButton(type: .system)

        var parts: [UIView] { [author, title, body, badge, like, comment, share] }

        init(_ index: Int) {
            super.init(frame: CGRect(x: 0, y: 0, width: FeedRow.width, height: 0))
            author.text = "Author \(index)"
            title.text = "Title \(index)"
            body.text = FeedRow.text(index)
            body.numberOfLines = 0
            for (button, name) in [(like, "Like"), (comment, "Comment"), (share, "Share")] { button.setTitle(name, for: .normal) }
            for view in parts { addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }
    }

    final class ConstrainedCell: Cell {
        override init(_ index: Int) {
            super.init(index)
            for view in parts { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                badge.topAnchor.constraint(equalTo: topAnchor, constant: 8), badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8), badge.widthAnchor.constraint(equalToConstant: 40),
                badge.heightAnchor.constraint(equalToConstant: 40), author.topAnchor.constraint(equalTo: badge.topAnchor), author.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
                author.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8), title.topAnchor.constraint(equalTo: author.bottomAnchor, constant: 4),
                title.leadingAnchor.constraint(equalTo: author.leadingAnchor), title.trailingAnchor.constraint(equalTo: author.trailingAnchor),
                body.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8), body.leadingAnchor.constraint(equalTo: badge.leadingAnchor), body.trailingAnchor.constraint(equalTo: author.trailingAnchor),
                like.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8), like.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                comment.centerXAnchor.constraint(equalTo: centerXAnchor), comment.topAnchor.constraint(equalTo: like.topAnchor), share.topAnchor.constraint(equalTo: like.topAnchor),
                share.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8), like.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class ManualCell: Cell {
        private func place(_ width: CGFloat, sets: Bool) -> CGFloat {
            func put(_ view: UIView, _ frame: CGRect) { if sets { view.frame = frame } }
            put(badge, CGRect(x: 8, y: 8, width: 40, height: 40))
            let line = author.sizeThatFits(CGSize(width: width - 64, height: .greatestFiniteMagnitude)).height
            put(author, CGRect(x: 56, y: 8, width: width - 64, height: line))
            put(title, CGRect(x: 56, y: 12 + line, width: width - 64, height: title.sizeThatFits(CGSize(width: width - 64, height: .greatestFiniteMagnitude)).height))
            let text = body.sizeThatFits(CGSize(width: width - 16, height: .greatestFiniteMagnitude)).height
            put(body, CGRect(x: 8, y: 56, width: width - 16, height: text))
            var height: CGFloat = 0
            for (index, button) in [like, comment, share].enumerated() {
                let size = button.intrinsicContentSize
                height = max(height, size.height)
                put(button, CGRect(x: [8, (width - size.width) / 2, width - 8 - size.width][index], y: 64 + text, width: size.width, height: size.height))
            }
            return 72 + text + height
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: place(size.width, sets: false)) }

        override func layoutSubviews() {
            super.layoutSubviews()
            _ = place(bounds.width, sets: true)
        }
    }

    private static func stack(_ cells: [UIView], in root: UIView, height: (UIView) -> CGFloat) {
        var y: CGFloat = 0
        for cell in cells {
            cell.frame = CGRect(x: 0, y: y, width: width, height: height(cell))
            root.addSubview(cell)
            y = cell.frame.maxY
        }
        root.layoutIfNeeded()
    }

    static func constraints(_ count: Int) -> [BenchRow.Phase] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100_000))
        return [("feed", {
            stack((0..<count).map { ConstrainedCell($0) }, in: root) {
                $0.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
            }
        })]
    }

    static func manual(_ count: Int) -> [BenchRow.Phase] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100_000))
        return [("feed", { stack((0..<count).map { ManualCell($0) }, in: root) { $0.sizeThatFits(CGSize(width: width, height: 0)).height } })]
    }

    static func fitting(_ count: Int) -> [BenchRow.Phase] {
        var cells: [UIView] = []
        func measure() {
            for cell in cells { _ = cell.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel) }
        }
        return [("make", { cells = (0..<count).map { ConstrainedCell($0) } }), ("first", { measure() }), ("again", { measure() })]
    }

    final class CollectionCell: UICollectionViewCell {
        private let cell = ConstrainedCell(0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            cell.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(cell)
            NSLayoutConstraint.activate([
                cell.topAnchor.constraint(equalTo: contentView.topAnchor), cell.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                cell.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), cell.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ index: Int) {
            cell.title.text = "Title \(index)"
            cell.body.text = FeedRow.text(index)
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? CollectionCell)?.show(indexPath.item)
            return cell
        }
    }

    static func collection(_ count: Int) -> [BenchRow.Phase] {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: 190)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 667), collectionViewLayout: layout)
        let source = Source(count)
        view.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return [("layout", { view.layoutIfNeeded() }), ("scroll", {
            while view.contentOffset.y < view.contentSize.height - 667 {
                view.contentOffset.y += 95
                view.layoutIfNeeded()
            }
            _ = source
        })]
    }
}
