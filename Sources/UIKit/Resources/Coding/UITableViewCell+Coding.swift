// Table cells from a nib: the built-in parts take the nib's values for them (FORMATS.md §4.2).
// decodeContentView runs inside UIView's decoding, the rest after it.

import Foundation
import InterfaceBuilder

extension UITableViewCell {
    /// Labels and image of the built-in styles and the content view exist in the cell; they replace the archived
    /// ones, before the subviews that contain them are read.
    func decodeContentView(from coder: NSCoder) {
        guard let nib = coder.nib else { return }
        if let style: CellStyle = coder.choice("UITableViewCellStyle") { cellStyle = style }
        if let index = nib.reference(forKey: "UIContentView"), let own = nib.customView(at: index) { return adopt(own, nib) }
        if let index = nib.reference(forKey: "UITextLabel"), let label = textLabel { nib.decode(index, into: label) { NibClasses.label.decode($0, from: $1) } }
        if let index = nib.reference(forKey: "UIDetailTextLabel"), let label = detailTextLabel { nib.decode(index, into: label) { NibClasses.label.decode($0, from: $1) } }
        if let index = nib.reference(forKey: "UIImageView"), let view = imageView { nib.decode(index, into: view) { NibClasses.imageView.decode($0, from: $1) } }
        if let index = nib.reference(forKey: "UIContentView") { nib.decode(index, into: contentView) { _, _ in } }
    }

    /// Uses a content view of the app's class as it is archived, with the parts in it.
    private func adopt(_ content: UIView, _ nib: NIBArchiveDecoder) {
        contentViewStorage = content
        textLabelStorage = nib.decodeObject(forKey: "UITextLabel") as? UILabel
        detailTextLabelStorage = nib.decodeObject(forKey: "UIDetailTextLabel") as? UILabel
        imageViewStorage = nib.decodeObject(forKey: "UIImageView") as? UIImageView
    }

    func decodeTableViewCell(from coder: NSCoder) {
        decodeReuseIdentifier(coder.text("UIReuseIdentifier"))
        NibClasses.tableViewCell.decode(self, from: coder)
        if let content: NibListContent = coder.object("UIListContentConfiguration") { content.apply(to: self) }
    }
}
