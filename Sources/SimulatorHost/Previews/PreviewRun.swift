// A run that draws the app's previews instead of playing a script: each in light, dark, large text, right to left and landscape, made
// again for each picture, in a window above the launched app. Session begins it; `willappear previews` makes a page of the pictures.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor struct PreviewRun {
    let host: SimulatorHost
    let application: UIApplication
    let directory: String

    private enum Variant: String, CaseIterable {
        case light, dark
        case largeText = "AX text"
        case rightToLeft = "right to left"
        case landscape
    }

    func play() -> Session.Outcome {
        LaunchSequence(application).begin()
        host.loop.settle()
        var previews: [PreviewIndex.Preview] = []
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            // The previews of a file keep the file's order: the linker's order means nothing to a reader.
            let entries = _PreviewTable.entries.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
            for (number, entry) in entries.enumerated() { previews.append(try draw(entry, number + 1)) }
            try PreviewIndex(previews: previews).write(to: directory)
        } catch {
            return Session.Outcome(exitCode: .ours, failures: [.init(line: nil, message: "the previews cannot be written: \(error.localizedDescription)")])
        }
        return Session.Outcome(exitCode: .done, steps: previews.count)
    }

    private func draw(_ entry: _PreviewTable.Entry, _ number: Int) throws -> PreviewIndex.Preview {
        var preview = PreviewIndex.Preview(name: entry.name, kind: "", file: entry.file, line: entry.line, pictures: [])
        let orientation = entry.traits.lazy.compactMap { if case .orientation(let value) = $0.kind { value } else { nil } }.first ?? .portrait
        for variant in Variant.allCases {
            surround(variant, orientation)
            let window = makeWindow()
            switch entry.make() {
            case .controller(let controller):
                preview.kind = String(describing: type(of: controller))
                window.rootViewController = controller
            case .view(let view):
                preview.kind = String(describing: type(of: view))
                window.rootViewController = PreviewStand(view, entry.traits)
            }
            window.makeKeyAndVisible()
            host.loop.settle()
            let file = "\(number)-\(variant.rawValue.replacingOccurrences(of: " ", with: "-")).png"
            let picture = host.screen.picture(scale: 2)
            let part = picture.flatMap { image in (window.rootViewController as? PreviewStand).flatMap { stand in stand.crop.flatMap { image.cropping(to: $0.applying(CGAffineTransform(scaleX: 2, y: 2))) } } ?? image }
            let data = part?.pngData()
            if let data { try data.write(to: URL(fileURLWithPath: "\(directory)/\(file)")) }
            preview.pictures.append(.init(variant: variant.rawValue, file: data == nil ? nil : file, width: Double(part?.width ?? 0) / 2, height: Double(part?.height ?? 0) / 2))
            window.isHidden = true
            window.rootViewController = nil
            host.loop.settle()
        }
        surround(.light, .portrait)
        return preview
    }

    /// Sets the system's settings of a variant; all others are those of a new device.
    private func surround(_ variant: Variant, _ orientation: UIInterfaceOrientation) {
        let appearance = SystemAppearance.current
        appearance.setStyle(variant == .dark ? .dark : .light)
        appearance.setContentSizeCategory(variant == .largeText ? .accessibilityLarge : .large)
        appearance.setLayoutDirection(variant == .rightToLeft ? .rightToLeft : .leftToRight)
        _ = Rotation.rotate(to: variant == .landscape ? .landscapeRight : orientation)
        host.loop.settle()
    }

    private func makeWindow() -> UIWindow {
        let scene = application.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert + 1
        return window
    }
}

/// Shows one view: it fills the screen if it wants no size, else it is centred at its size, or as a trait says.
private final class PreviewStand: UIViewController {
    private let shown: UIView
    private let traits: [_PreviewTable.Trait]

    init(_ view: UIView, _ traits: [_PreviewTable.Trait]) {
        shown = view
        self.traits = traits
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The view's part of the screen, if a layout of its own was requested.
    var crop: CGRect? {
        let isOwn = traits.contains { if case .fixed = $0.kind { true } else { $0.kind == .sizeThatFits } }
        guard isOwn, isViewLoaded else { return nil }
        let frame = shown.convert(shown.bounds, to: nil).intersection(view.bounds)
        // In whole pixels of a picture with two pixels a point.
        return CGRect(x: (frame.minX * 2).rounded() / 2, y: (frame.minY * 2).rounded() / 2, width: (frame.width * 2).rounded() / 2, height: (frame.height * 2).rounded() / 2)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        shown.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shown)
        let area = view.safeAreaLayoutGuide
        var rules: [NSLayoutConstraint] = []
        for trait in traits {
            if case .fixed(let width, let height) = trait.kind { rules += [shown.widthAnchor.constraint(equalToConstant: width), shown.heightAnchor.constraint(equalToConstant: height)] }
        }
        let least = rules.isEmpty ? shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : .zero
        if rules.isEmpty, least == .zero, !traits.contains(where: { $0.kind == .sizeThatFits }) {
            rules = [shown.leadingAnchor.constraint(equalTo: view.leadingAnchor), shown.trailingAnchor.constraint(equalTo: view.trailingAnchor), shown.topAnchor.constraint(equalTo: view.topAnchor), shown.bottomAnchor.constraint(equalTo: view.bottomAnchor)]
        } else {
            let isFixed = !rules.isEmpty
            rules += [
                shown.centerXAnchor.constraint(equalTo: area.centerXAnchor), shown.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                shown.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor), shown.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
            ]
            // A size that was asked for may be larger than the screen.
            if isFixed { for rule in rules.suffix(2) { rule.priority = .defaultHigh } }
        }
        NSLayoutConstraint.activate(rules)
    }
}
