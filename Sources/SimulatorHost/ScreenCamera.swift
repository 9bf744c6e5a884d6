// Takes pictures of the screen at the device's scale: the windows as the last commit left them, then the status bar
// and the home indicator. One PNG per picture, named by step; the record goes into the trace.
import CoreGraphics
import HostProtocol
import QuartzCore
import UIKit

@MainActor package final class ScreenCamera {
    private let directory: String?
    private let device: DeviceProfile
    package private(set) var records: [ScreenshotRecord]
    private var windows: LayerPicture?
    /// The watch on commits: from the beginning if pictures are certain to be taken, else from the first one on.
    private var watch: LayerContext.Watch?

    package init(directory: String?, device: DeviceProfile, earlier: [ScreenshotRecord] = []) throws {
        records = earlier
        self.directory = directory
        self.device = device
        guard let directory else { return }
        watch = LayerContext.Watch()
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw HostError.cannotWrite(directory, error.localizedDescription)
        }
    }

    /// Writes `NAME.png`. Without a directory it does nothing.
    func shoot(name: String, step: Int, caption: String, clock: AppClock, frame: Int, trace: TraceRecorder) throws {
        guard let directory else { return }
        let file = "\(name).png"
        let path = "\(directory)/\(file)"
        guard let data = picture()?.pngData() else { throw HostError.cannotWrite(path, "the screen could not be drawn") }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            // An incomplete picture is removed: it is worse than none.
            unlink(path)
            throw HostError.cannotWrite(path, error.localizedDescription)
        }
        let record = ScreenshotRecord(file: file, step: step, caption: caption, time: clock.now, frame: frame)
        records.append(record)
        trace.write(.screenshot(record))
    }

    /// Pixels a point of the device.
    var deviceScale: CGFloat { CGFloat(device.scale) }

    /// The screen in its present orientation.
    ///
    /// - Parameter wanted: pixels a point; nil for the device's own.
    package func picture(scale wanted: CGFloat? = nil) -> CGImage? {
        let bounds = UIScreen.main.bounds
        let scale = wanted ?? deviceScale
        let width = Int((bounds.width * scale).rounded()), height = Int((bounds.height * scale).rounded())
        guard let context = CGContext(width: width, height: height, scale: scale) else { return nil }
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        context.fill(bounds)
        let chrome = SystemChrome(device: device, bounds: bounds)
        guard UIApplication.shared.life.isOnScreen else {
            chrome.drawHomeScreen(in: context)
            return context.makeOpaqueImage()
        }
        // The windows' picture is kept: parts that did not change since the last picture are not drawn again.
        if windows?.size.width != width || windows?.size.height != height { windows = LayerPicture(width: width, height: height, scale: scale) }
        if watch == nil { watch = LayerContext.Watch() }
        if let picture = windows?.update(UIApplication.shared.committedScreen) {
            context.drawTopDown(picture, in: CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
        }
        chrome.draw(in: context)
        return context.makeOpaqueImage()
    }
}
