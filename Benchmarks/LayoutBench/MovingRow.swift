// A tree of constrained views that moves from one superview to another, and one that leaves (WWDC18, session 220).
import UIKit

@MainActor enum MovingRow {
    private static func tree(_ count: Int) -> (root: UIView, sides: [UIView], tree: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 20_000))
        let sides = [UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 20_000)), UIView(frame: CGRect(x: 1000, y: 0, width: 800, height: 20_000))]
        for side in sides { root.addSubview(side) }
        let tree = UIView()
        tree.translatesAutoresizingMaskIntoConstraints = false
        var above = tree.topAnchor
        for index in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            tree.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above, constant: 1), view.leadingAnchor.constraint(equalTo: tree.leadingAnchor, constant: CGFloat(index % 7)),
                view.trailingAnchor.constraint(equalTo: tree.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 3),
            ])
            above = view.bottomAnchor
        }
        above.constraint(equalTo: tree.bottomAnchor).isActive = true
        return (root, sides, tree)
    }

    private static func put(_ tree: UIView, in side: UIView) {
        side.addSubview(tree)
        NSLayoutConstraint.activate([
            tree.topAnchor.constraint(equalTo: side.topAnchor), tree.leadingAnchor.constraint(equalTo: side.leadingAnchor), tree.trailingAnchor.constraint(equalTo: side.trailingAnchor),
        ])
    }

    static func phases(_ count: Int) -> [BenchRow.Phase] {
        let (root, sides, tree) = tree(count)
        return [
            ("layout", {
                put(tree, in: sides[0])
                root.layoutIfNeeded()
            }),
            ("move", {
                put(tree, in: sides[1])
                root.layoutIfNeeded()
            }),
        ]
    }

    static func removalPhases(_ count: Int) -> [BenchRow.Phase] {
        let (root, sides, tree) = tree(count)
        return [
            ("layout", {
                put(tree, in: sides[0])
                root.layoutIfNeeded()
            }),
            ("remove", {
                tree.removeFromSuperview()
                root.layoutIfNeeded()
            }),
        ]
    }
}
