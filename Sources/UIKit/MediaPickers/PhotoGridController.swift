// PhotoGridController: the pictures of the library in squares, for a selection of one or several. UIImagePickerController and
// PHPickerViewController put it into a navigation controller and get the selection.
import CoreGraphics

/// The pictures of the library, to choose from.
@MainActor package final class PhotoGridController: UICollectionViewController {
    private let photos: [DevicePhotos.Photo]
    /// 1 chooses with a tap; 0 is any number.
    private let limit: Int
    private let onCancel: @MainActor () -> Void
    private let onChoose: @MainActor ([DevicePhotos.Photo]) -> Void
    private var chosen: [DevicePhotos.Photo]
    private static let spacing: CGFloat = 2

    package init(
        limit: Int, preselected: [String] = [], showsPictures: Bool = true, onCancel: @escaping @MainActor () -> Void, onChoose: @escaping @MainActor ([DevicePhotos.Photo]) -> Void
    ) {
        self.limit = limit
        self.onCancel = onCancel
        self.onChoose = onChoose
        let photos = showsPictures ? DevicePhotos.shared.photos : []
        self.photos = photos
        chosen = preselected.compactMap { identifier in photos.first { $0.identifier == identifier } }
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = PhotoGridController.spacing
        layout.minimumInteritemSpacing = PhotoGridController.spacing
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        if limit != 1 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in
                if let self { self.onChoose(self.chosen) }
            })
            navigationItem.rightBarButtonItem?.style = .done
        }
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        update()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout, collectionView.bounds.width > 0 else { return }
        let columns: CGFloat = collectionView.bounds.width > 500 ? 6 : 3
        let side = ((collectionView.bounds.width - (columns - 1) * PhotoGridController.spacing) / columns).rounded(.down)
        let size = CGSize(width: side, height: side)
        if layout.itemSize != size { layout.itemSize = size }
    }

    private func update() {
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
        for path in collectionView.indexPathsForVisibleItems { (collectionView.cellForItem(at: path) as? PhotoCell)?.number = number(of: path) }
    }

    private func number(of path: IndexPath) -> Int? { limit == 1 ? nil : chosen.firstIndex { $0 === photos[path.item] }.map { $0 + 1 } }

    package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    package override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        if let cell = cell as? PhotoCell { cell.show(photos[indexPath.item], place: indexPath.item + 1, number: number(of: indexPath)) }
        return cell
    }

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let photo = photos[indexPath.item]
        guard limit != 1 else { return onChoose([photo]) }
        if let place = chosen.firstIndex(where: { $0 === photo }) {
            chosen.remove(at: place)
        } else if limit == 0 || chosen.count < limit {
            chosen.append(photo)
        }
        update()
    }
}

/// A square of the grid, with the number of its choice.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView(frame: .zero)
    private let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        badge.backgroundColor = .systemBlue
        badge.textColor = .white
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.layer.cornerRadius = 12
        badge.clipsToBounds = true
        contentView.addSubview(picture)
        contentView.addSubview(badge)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .image]
    }

    required init?(coder: NSCoder) { nil }

    var number: Int? {
        didSet {
            badge.isHidden = number == nil
            badge.text = number.map(String.init)
        }
    }

    func show(_ photo: DevicePhotos.Photo, place: Int, number: Int?) {
        picture.image = photo.image
        accessibilityLabel = "Photo \(place)"
        accessibilityIdentifier = photo.identifier
        self.number = number
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        badge.center = CGPoint(x: bounds.width - 18, y: bounds.height - 18)
    }
}
