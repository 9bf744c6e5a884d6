// Table cells from a nib: the built-in parts take over what the nib says about them (FORMATS.md §4.2).
// decodeContentView runs inside UIView's decoding, the rest after it.

import Foundation
import InterfaceBuilder

extension UITableViewCell {
    /// Labels and image of the built-in styles and the content view exist in the cell; the archived ones
    /// become these, before the subviews that contain them are read.
    func decodeContentView(from coder: NSCoder) {
        guard let nib = coder.nib else { return }
        if let style: CellStyle = coder.choice("UITableViewCellStyle") { cellStyle = style }
        if let index = nib.reference(forKey: "UITextLabel"), let label = textLabel { nib.decode(index, into: label) { $0.decodeLabel(from: $1) } }
        if let index = nib.reference(forKey: "UIDetailTextLabel"), let label = detailTextLabel { nib.decode(index, into: label) { $0.decodeLabel(from: $1) } }
        if let index = nib.reference(forKey: "UIImageView"), let view = imageView { nib.decode(index, into: view) { $0.decodeImageView(from: $1) } }
        if let index = nib.reference(forKey: "UIContentView") { nib.decode(index, into: contentView) { _, _ in } }
    }

    func decodeTableViewCell(from coder: NSCoder) {
        decodeReuseIdentifier(coder.text("UIReuseIdentifier"))
        NibClasses.tableViewCell.decode(self, from: coder)
        if let content: NibListContent = coder.object("UIListContentConfiguration") { content.apply(to: self) }
    }
}
