// The rows of the table: each builds N views below a root of a window's size, and names one constant to change.
import UIKit

@MainActor struct LayoutRow {
    let root: UIView
    var constant: NSLayoutConstraint?
    var constraints: [NSLayoutConstraint] = []


    private init() {
        root = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 100_000))
    }

    static func phases(_ make: @escaping @MainActor (Int) -> LayoutRow, _ count: Int) -> [BenchRow.Phase] {
        var row = LayoutRow()
        return [
            ("make", { row = make(count) }), ("layout", { row.root.layoutIfNeeded() }),
            ("rotate", {
                row.root.frame = CGRect(x: 0, y: 0, width: 30_000, height: 90_000)
                row.root.layoutIfNeeded()
            }),
            ("constant", {
                row.constant?.constant += 3
                row.root.layoutIfNeeded()
            }),
            ("deactivate", {
                NSLayoutConstraint.deactivate(row.constraints)
                row.root.layoutIfNeeded()
            }),
        ]
    }

    private mutating func add(_ view: UIView, to superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
    }

    private mutating func activate(_ new: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(new)
        constraints += new
    }

    /// A column of rows of two labels and a button, all rows of one height.
    static func stack(_ count: Int) -> LayoutRow {
        var row = LayoutRow()
        let column = UIStackView()
        column.axis = .vertical
        column.distribution = .fillEqually
        column.spacing = 4
        for index in 0..<max(1, count / 4) {
            let (name, value, button) = (UILabel(), UILabel(), UIButton(type: .system))
            name.text = "Name \(index)"
            value.text = "Value"
            button.setTitle("Edit", for: .normal)
            let line = UIStackView(arrangedSubviews: [name, value, button])
            line.spacing = 8
            column.addArrangedSubview(line)
        }
        row.add(column, to: row.root)
        let top = column.topAnchor.constraint(equalTo: row.root.topAnchor)
        row.constant = top
        row.activate([
            top, column.bottomAnchor.constraint(equalTo: row.root.bottomAnchor), column.leadingAnchor.constraint(equalTo: row.root.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: row.root.trailingAnchor),
        ])
        return row
    }

    /// Views inside each other, four edges each.
    static func nested(_ count: Int) -> LayoutRow {
        var row = LayoutRow()
        var outer = row.root
        for index in 0..<count {
            let view = UIView()
            row.add(view, to: outer)
            let leading = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1)
            if index == count / 2 { row.constant = leading }
            row.activate([
                view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1), leading, view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
            ])
            outer = view
        }
        return row
    }

    /// Siblings below each other, each tied to the one before.
    static func chain(_ count: Int) -> LayoutRow {
        var row = LayoutRow()
        var above = row.root.topAnchor
        for index in 0..<count {
            let view = UIView()
            row.add(view, to: row.root)
            let top = view.topAnchor.constraint(equalTo: above, constant: 2)
            if index == count / 2 { row.constant = top }
            row.activate([
                top, view.leadingAnchor.constraint(equalTo: row.root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: row.root.trailingAnchor, constant: -16), view.heightAnchor.constraint(equalToConstant: 20),
            ])
            above = view.bottomAnchor
        }
        return row
    }

    /// Siblings that only the root ties together.
    static func siblings(_ count: Int) -> LayoutRow {
        var row = LayoutRow()
        for index in 0..<count {
            let view = UIView()
            row.add(view, to: row.root)
            let top = view.topAnchor.constraint(equalTo: row.root.topAnchor, constant: CGFloat(index))
            if index == count / 2 { row.constant = top }
            row.activate([
                top, view.leadingAnchor.constraint(equalTo: row.root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: row.root.trailingAnchor, constant: -16), view.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        return row
    }

    /// Labels below each other, as high as their text, in a height that leaves one of them the rest.
    static func labels(_ count: Int) -> LayoutRow {
        var row = LayoutRow()
        var above = row.root.topAnchor
        for index in 0..<count {
            let label = UILabel()
            label.text = "Line \(index)"
            row.add(label, to: row.root)
            let top = label.topAnchor.constraint(equalTo: above, constant: 2)
            if index == count / 2 { row.constant = top }
            row.activate([top, label.leadingAnchor.constraint(equalTo: row.root.leadingAnchor, constant: 16)])
            above = label.bottomAnchor
        }
        row.activate([above.constraint(equalTo: row.root.bottomAnchor)])
        return row
    }

    /// A long row: views side by side, all of one width, each tied to the one before.
    static func longRow(_ count: Int) -> LayoutRow {
        var row = LayoutRow()
        var before: UIView?
        for index in 0..<count {
            let view = UIView()
            row.add(view, to: row.root)
            let leading = view.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? row.root.leadingAnchor, constant: 2)
            if index == count / 2 { row.constant = leading }
            row.activate([leading, view.topAnchor.constraint(equalTo: row.root.topAnchor), view.bottomAnchor.constraint(equalTo: row.root.bottomAnchor)])
            if let before { row.activate([view.widthAnchor.constraint(equalTo: before.widthAnchor)]) }
            before = view
        }
        if let before { row.activate([before.trailingAnchor.constraint(equalTo: row.root.trailingAnchor)]) }
        return row
    }
}
