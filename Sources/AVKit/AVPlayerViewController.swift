// AVPlayerViewController: the system's film screen. Shows a black area with the item's name; nothing is decoded here.
@_exported import AVFoundation
@_exported import UIKit
import DeviceServices
import ObjectiveC

/// The system's screen for a film.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The player whose film the controller shows.
    open var player: AVPlayer? { didSet { showName() } }
    /// Whether buttons show over the film.
    open var showsPlaybackControls = true
    /// The way in which the film fills the screen.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it may go into a corner of the screen.
    open var allowsPictureInPicturePlayback = true
    /// The delegate, which is told of presentations.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// The view over the film, below the buttons.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    private let placeholder = PlaceholderView("AVPlayerViewController", dark: true)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        placeholder.fill(view)
        if let overlay = contentOverlayView {
            overlay.frame = view.bounds
            overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(overlay)
        }
        showName()
    }

    private func showName() {
        let name = (player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent
        placeholder.text = ["AVPlayerViewController", name].compactMap { $0 }.joined(separator: "\n")
    }
}

/// A delegate that is told of presentations of a film's screen. All methods are optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// The film goes into a corner of the screen. It does not here.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) { notImplemented(self, #function, [playerViewController]) }
}
