// The system's drawing over every app: the time and battery of the status bar, and the home indicator.
// Plain replacements for Apple's; they show the reason for the safe area. ScreenCamera draws them last.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor struct SystemChrome {
    let device: DeviceProfile
    let bounds: CGRect

    func draw(in context: CGContext) {
        let colour: UIColor = isLight ? .white : .black
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        if showsStatusBar { drawStatusBar(colour, in: context) }
        if device.hasHomeIndicator, !StatusBarAppearance.current.isHomeIndicatorHidden { drawHomeIndicator(colour, in: context) }
    }

    /// Draws the home screen in place of the app: a plain wallpaper.
    func drawHomeScreen(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UIColor(red: 0.16, green: 0.24, blue: 0.38, alpha: 1).setFill()
        context.fill(bounds)
        drawStatusBar(.white, in: context)
    }

    private var isLandscape: Bool { bounds.width > bounds.height }
    private var showsStatusBar: Bool { !StatusBarAppearance.current.frame.isEmpty }

    private var isLight: Bool { StatusBarAppearance.current.isLight }

    private func drawStatusBar(_ colour: UIColor, in context: CGContext) {
        let height = CGFloat(isLandscape ? device.landscapeSafeAreaTop : device.safeAreaTop)
        let hasSensorHousing = height > 30
        let font = UIFont.systemFont(ofSize: hasSensorHousing ? 17 : 12, weight: .semibold)
        let time = NSAttributedString(string: "9:41", attributes: [.font: font, .foregroundColor: colour])
        let size = time.size()
        // Beside the sensors the time stands in the middle of the left corner; above a home button, in the middle.
        let middle = hasSensorHousing ? height * 0.56 : height / 2
        let x = hasSensorHousing ? bounds.width * 0.16 - size.width / 2 : device.idiom == "pad" ? 20 : (bounds.width - size.width) / 2
        time.draw(at: CGPoint(x: x, y: middle - size.height / 2))
        drawBattery(colour, middle: middle, right: hasSensorHousing ? bounds.width * 0.91 : bounds.width - 8, tall: hasSensorHousing, in: context)
    }

    private func drawBattery(_ colour: UIColor, middle: CGFloat, right: CGFloat, tall: Bool, in context: CGContext) {
        let size = tall ? CGSize(width: 25, height: 12) : CGSize(width: 22, height: 10)
        let body = CGRect(x: right - size.width - 2, y: middle - size.height / 2, width: size.width, height: size.height)
        colour.withAlphaComponent(0.4).setStroke()
        let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: size.height * 0.32)
        outline.lineWidth = 1
        outline.stroke()
        colour.setFill()
        UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: size.height * 0.2).fill()
        colour.withAlphaComponent(0.4).setFill()
        UIBezierPath(roundedRect: CGRect(x: body.maxX + 1, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75).fill()
    }

    private func drawHomeIndicator(_ colour: UIColor, in context: CGContext) {
        let width = min(bounds.width, bounds.height) * 0.36
        let bar = CGRect(x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
        colour.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: 2.5).fill()
    }
}
