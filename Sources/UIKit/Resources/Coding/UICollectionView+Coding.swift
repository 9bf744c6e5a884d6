// Collection views and flow layouts from a nib (FORMATS.md §4.2): scroll keys are UIScrollView's, then these.

import Foundation
import InterfaceBuilder

extension UICollectionView {
    func decodeCollectionView(from coder: NSCoder) {
        NibClasses.collectionView.decode(self, from: coder)
        for (identifier, nib) in coder.prototypes("UICollectionViewCellNibDict", externalObjects: "UICollectionViewCellPrototypeNibExternalObjects") { register(nib, forCellWithReuseIdentifier: identifier) }
        for (name, nib) in coder.object("UICollectionViewSupplementaryViewNibDict", as: [AnyHashable: Any].self) ?? [:] {
            guard let name = name as? String, let nib = nib as? UINib, let slash = name.firstIndex(of: "/") else { continue }
            register(nib, forSupplementaryViewOfKind: String(name[..<slash]), withReuseIdentifier: String(name[name.index(after: slash)...]))
        }
    }
}

extension UICollectionViewCell {
    /// The archived content view becomes the cell's own. Runs inside UIView's decoding.
    func decodeContentView(from coder: NSCoder) {
        guard let nib = coder.nib, let index = nib.reference(forKey: "UIContentView") else { return }
        if let own = nib.customView(at: index) { contentViewStorage = own } else { nib.decode(index, into: contentView) { _, _ in } }
    }
}

extension UICollectionViewFlowLayout {
    func decodeFlowLayout(from coder: NSCoder) {
        NibClasses.flowLayout.decode(self, from: coder)
        if let size = coder.size("UIEstimatedItemSize") { estimatedItemSize = size }
    }
}
