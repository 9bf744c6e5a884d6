// UIProgressView: a bar that shows the progress of a task.
import ObjectiveC
import QuartzCore

/// A bar of 4 points that fills from its leading edge.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// `default` has round ends, `bar` square ones for the edge of a toolbar.
    public enum Style: Int, Sendable { case `default`, bar }

    private let fill = UIImageView(frame: .zero)
    private let track = UIImageView(frame: .zero)
    private var progressStorage: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpProgress()
    }

    /// 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpProgress()
        NibClasses.progressView.decode(self, from: coder)
    }

    private func setUpProgress() {
        clipsToBounds = true
        addSubview(track)
        addSubview(fill)
    }

    /// Changes the ends only.
    open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the filled part; nil uses the tint colour.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the rest; nil is `secondarySystemFill`.
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// An image that is stretched over the filled part; `progressTintColor` is then ignored.
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    /// An image that is stretched over the whole bar, below the filled part; `trackTintColor` is then ignored.
    open var trackImage: UIImage? { didSet { setNeedsLayout() } }

    /// The progress to follow: while it is set and the view is in a window, the bar shows its `fractionCompleted`.
    open var observedProgress: Progress? { didSet { followProgress() } }
    private var nextLook: Int?

    /// Foundation on Linux tells no observer of a `Progress`: the bar looks ten times a second until it is done. A host that waits for
    /// quiet does not wait for it.
    private func followProgress() {
        if let nextLook { AnimationTimeline.shared.cancel(nextLook) }
        nextLook = nil
        guard let observedProgress, window != nil else { return }
        let fraction = Float(observedProgress.fractionCompleted)
        if fraction != progress { setProgress(fraction, animated: true) }
        guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        nextLook = AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + 0.1, isWaitedFor: false) { [weak self] in
            assumingMainActor { self?.followProgress() }
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followProgress()
    }

    /// The progress, clamped between 0 and 1.
    open var progress: Float {
        get { progressStorage }
        set {
            withValueChange(self, "progress", of: progress) {
                progressStorage = min(max(newValue, 0), 1)
                setNeedsLayout()
            }
        }
    }

    /// Sets the progress, cut off to 0 to 1. With animation the change takes a quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
        guard animated, window != nil else { return }
        UIView.animateTouchably(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Pictures have ends of their own.
        layer.cornerRadius = progressViewStyle == .bar || progressImage != nil || trackImage != nil ? 0 : bounds.height / 2
        layer.backgroundColor = trackImage == nil ? (trackTintColor ?? UIColor.secondarySystemFill).resolvedColor(with: traitCollection).cgColor : nil
        (track.image, track.frame) = (trackImage, bounds)
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        fill.frame = directed(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progressStorage), height: bounds.height))
        fill.layer.cornerRadius = layer.cornerRadius
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
