// systemLayoutSizeFitting: the size a view wants from the constraints inside it.

import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct FittingSizeTests {
    private func padded(_ box: UIView, in root: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 11),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
    }

    @Test func compressedSizeWrapsTheContent() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        padded(Box(100, 22), in: root)
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 44))
        #expect(root.bounds.size == CGSize(width: 500, height: 500))
    }

    @Test func requiredWidthGivesTheHeight() {
        let root = UIView()
        padded(Box(100, 22), in: root)
        let size = root.systemLayoutSizeFitting(CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 393, height: 44))
    }

    @Test func aCellAroundItsContentView() {
        // As a table view cell: the content view follows the cell by its mask.
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let content = UIView(frame: cell.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        padded(Box(50, 78), in: content)
        let size = cell.systemLayoutSizeFitting(CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 393, height: 100))
    }

    @Test func wrappedTextIsMeasuredInItsWidth() {
        let root = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "wrapped text ", count: 30)
        padded(label, in: root)
        let wide = root.systemLayoutSizeFitting(CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let narrow = root.systemLayoutSizeFitting(CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide.width == 393)
        #expect(wide.height > 60)
        #expect(narrow.height > wide.height)
    }
}
