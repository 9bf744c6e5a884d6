// MPVolumeView: the slider of the device's volume. It moves; nothing here can be heard louder.
import UIKit

/// A slider for the device's volume.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    private let slider = UISlider()
    /// Whether the slider is shown.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Whether the button for other devices would be shown; there are none.
    open var showsRouteButton = true
    /// Whether sound could go to other devices: no.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether sound goes to another device: no.
    open var isWirelessRouteActive: Bool { false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        slider.value = 0.5
        addSubview(slider)
    }

    /// The slider's picture left of the thumb.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
    /// The slider's picture right of the thumb.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
    /// The thumb.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    /// The rectangle of the slider.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let height = min(bounds.height, slider.intrinsicContentSize.height)
        return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: slider.intrinsicContentSize.height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
}
