// The moments of a run that can be viewed again: the screen's content after each frame with a life-cycle event, with a small
// picture. LiveSession keeps one; the oldest moments are dropped, so that a long run does not grow.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor final class Moments {
    private static let maximum = 160
    private static let maximumBytes = 48 << 20
    private static let pictureScale: CGFloat = 0.5

    private struct Kept {
        let event: Int
        let json: Data
        let picture: Data
        var bytes: Int { json.count + picture.count }
    }

    private let inspector: Inspector
    private let camera: ScreenCamera?
    private let stamp: () -> (time: Double, frame: Int)
    private var kept: [Kept] = []
    private var bytes = 0
    /// The last event of a controller, a scene or the app that no moment shows yet.
    private var pending: Int?

    init(inspector: Inspector, device: DeviceProfile, stamp: @escaping () -> (time: Double, frame: Int)) {
        self.inspector = inspector
        self.stamp = stamp
        // The inspector has a camera of its own: pictures of another size would discard the picture that the screen's camera keeps.
        camera = try? ScreenCamera(directory: nil, device: device)
    }

    /// The events of every layout, so of every frame of a scroll: their effect is in the moment after.
    private static let layout: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "updateViewConstraints"]

    func note(_ event: LifecycleEvent) { if event.kind != .view && event.kind != .window && !Self.layout.contains(event.event) { pending = event.sequence } }

    /// A frame is on the screen, or a request is over.
    func take() {
        guard let event = pending, UIApplication.shared.life.isOnScreen else { return }
        pending = nil
        guard let json = json(event) else { return }
        let picture = camera?.picture(scale: Self.pictureScale)?.pngData() ?? Data()
        kept.append(Kept(event: event, json: json, picture: picture))
        bytes += json.count + picture.count
        while kept.count > Self.maximum || bytes > Self.maximumBytes { bytes -= kept.removeFirst().bytes }
    }

    /// The present state.
    func now(_ event: Int) -> Data { json(event) ?? Data() }

    /// The first moment that shows the effect of the event with this number, and the moment before it.
    func around(_ event: Int) -> (before: (json: Data, picture: Data)?, after: (json: Data, picture: Data))? {
        guard let index = kept.firstIndex(where: { $0.event >= event }) else { return nil }
        let before = index > 0 ? kept[index - 1] : nil
        return (before.map { ($0.json, $0.picture) }, (kept[index].json, kept[index].picture))
    }

    private func json(_ event: Int) -> Data? {
        let stamp = stamp()
        var moment = inspector.moment(event: event, time: stamp.time)
        moment.frame = stamp.frame
        return try? JSONEncoder().encode(moment)
    }
}
