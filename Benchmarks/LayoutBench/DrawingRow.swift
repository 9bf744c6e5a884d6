// Measuring text, drawing screens at three pixels a point, scrolling a table with drawing, and the screens as PNG.
import CVirtualTime
import CoreGraphics
import QuartzCore
import UIKit

@MainActor enum DrawingRow {
    private static let size = CGSize(width: 393, height: 852)

    // MARK: Text

    /// COUNT labels of 200 characters in a column: cold, then in other columns of which each is measured for the second time.
    static func text(_ count: Int) -> [BenchRow.Phase] {
        let labels = (0..<count).map { index in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String((0..<40).map { "w\(($0 * 31 + index * 17) % 997) " }.joined().prefix(200))
            return label
        }
        func measure(_ width: CGFloat) { for label in labels { _ = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) } }
        return [("cold", { measure(150) }), ("narrower", { measure(120) }), ("warm", { measure(150) })]
    }

    // MARK: Screens

    private static func drawn(_ root: UIView) -> [BenchRow.Phase] {
        let width = Int(size.width * 3), height = Int(size.height * 3)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.addSubview(root)
        window.isHidden = false
        var image: CGImage?
        func draw() { image = LayerPicture(width: width, height: height, scale: 3)?.update(LayerTree(of: window.layer)) }
        return [("layout", { window.layoutIfNeeded() }), ("first", { draw() }), ("again", { draw() }), ("png", { _ = image?.pngData() })]
    }

    /// COUNT small views: a third rounded, a fifth with shadows, a seventh with gradients.
    static func shadows(_ count: Int) -> [BenchRow.Phase] {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = .white
        for index in 0..<count {
            let view = UIView(frame: CGRect(x: CGFloat(index % 10) * 39 + 2, y: CGFloat(index / 10 % 50) * 17, width: 33, height: 13))
            view.backgroundColor = UIColor(hue: CGFloat(index % 36) / 36, saturation: 0.6, brightness: 0.9, alpha: 1)
            if index % 3 == 0 { view.layer.cornerRadius = 4 }
            if index % 5 == 0 {
                view.layer.shadowOpacity = 0.4
                view.layer.shadowRadius = 3
                view.layer.shadowOffset = CGSize(width: 0, height: 2)
            }
            if index % 7 == 0 {
                let gradient = CAGradientLayer()
                gradient.frame = view.bounds
                gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                view.layer.addSublayer(gradient)
            }
            root.addSubview(view)
        }
        return drawn(root)
    }

    /// COUNT short labels.
    static func textScreen(_ count: Int) -> [BenchRow.Phase] {
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        root.backgroundColor = .white
        for index in 0..<count {
            let label = UILabel(frame: CGRect(x: CGFloat(index % 20) * 19.5, y: CGFloat(index / 20) * 8.4, width: 19, height: 8))
            label.font = .systemFont(ofSize: 7)
            label.text = "T\(index)"
            root.addSubview(label)
        }
        return drawn(root)
    }

    // MARK: Scrolling

    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row) of many"
            return cell
        }
    }

    /// COUNT frames of a table that scrolls 13 points each; median and p99 of the frames, with and without drawing.
    static func scroll(_ count: Int) -> [BenchRow.Phase] {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let table = UITableView(frame: window.bounds)
        let source = Source()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        let picture = LayerPicture(width: Int(size.width * 3), height: Int(size.height * 3), scale: 3)
        func frames() {
            var layout: [Double] = [], all: [Double] = []
            for _ in 0..<count {
                let start = vt_real_now_ns()
                table.contentOffset.y += 13
                window.layoutIfNeeded()
                let middle = vt_real_now_ns()
                _ = picture?.update(LayerTree(of: window.layer))
                layout.append(Double(middle - start) / 1000)
                all.append(Double(vt_real_now_ns() - start) / 1000)
            }
            for (name, values) in [("layout", layout.sorted()), ("frame", all.sorted())] {
                BenchRow.extras += ["\(name)_median=\(values[count / 2])", "\(name)_p99=\(values[count * 99 / 100])"]
            }
            _ = source
        }
        return [("first", {
            CATransaction.flush()
            _ = picture?.update(LayerTree(of: window.layer))
        }), ("scroll", { frames() })]
    }
}
