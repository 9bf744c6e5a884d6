// One file of a preview: pictures that zoom, text, and for everything else what the system shows of a file it cannot read:
// its name and its size.
import DeviceServices
import UIKit

final class QuickLookPage: UIViewController, UIScrollViewDelegate {
    let index: Int
    private let url: URL?
    private let picture = UIImageView()

    init(index: Int, url: URL?) {
        (self.index, self.url) = (index, url)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard let url, url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else { return showName() }
        if let image = UIImage(data: data) { show(image) } else if let text = text(of: data) { show(text) } else { showName(bytes: data.count) }
    }

    private func show(_ image: UIImage) {
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.maximumZoomScale = 4
        scroll.delegate = self
        picture.image = image
        picture.contentMode = .scaleAspectFit
        picture.frame = scroll.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.addSubview(picture)
        view.addSubview(scroll)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func text(of data: Data) -> String? {
        guard !data.isEmpty, !data.prefix(4096).contains(0) else { return nil }
        return String(data: data, encoding: .utf8)
    }
    private func show(_ text: String) {
        let area = UITextView(frame: view.bounds)
        area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        area.isEditable = false
        area.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
        area.text = text
        view.addSubview(area)
    }

    private func showName(bytes: Int? = nil) {
        let name = url?.lastPathComponent ?? "No file"
        let size = bytes.map { "\n" + ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? ""
        PlaceholderView(name + size).fill(view)
    }
}
