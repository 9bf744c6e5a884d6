// The elements of the screen that a person sees and could name or touch: the views that have a text, a label or an
// identifier and are not hidden, transparent, off screen or covered. Scripts search here, failures list it.
import UIKit

/// One element of the screen that a script can name.
@MainActor package struct ScreenElement {
    package let view: UIView
    let window: UIWindow
    /// "button", "label", "text field" …
    let kind: String
    /// Every name of the element: its text, its label, its identifier.
    let names: [String]
    /// The visible part, in points of the screen.
    let frame: CGRect

    /// Whether the element has this name. Case matters.
    package func isCalled(_ name: String) -> Bool { names.contains(name) }

    /// "button \"Next\" (20,100 353×44)"
    var description: String {
        let title = names.first.map { " \"\($0.replacingOccurrences(of: "\n", with: "\\n"))\"" } ?? ""
        let others = names.dropFirst().map { "\"\($0)\"" }.joined(separator: ", ")
        return "\(kind)\(title)\(others.isEmpty ? "" : " (also \(others))") at \(Self.text(frame))"
    }

    static func text(_ rect: CGRect) -> String {
        "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))×\(number(rect.height))"
    }

    /// Whole numbers without a fraction, others with at most two digits.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        if hundredths % 100 == 0 { return String(hundredths / 100) }
        let sign = hundredths < 0 ? "-" : ""
        let fraction = String(abs(hundredths) % 100)
        let digits = fraction.count == 1 ? "0" + fraction : fraction
        return "\(sign)\(abs(hundredths) / 100).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
    }
}

/// Collects the elements of all windows, frontmost first.
@MainActor package struct ScreenReader {
    let application: UIApplication
    let screen: CGRect

    package init(_ application: UIApplication) {
        self.application = application
        screen = UIScreen.main.bounds
    }

    package func elements() -> [ScreenElement] {
        var found: [ScreenElement] = []
        for window in application.windowsOnScreen.reversed() {
            collect(window, window: window, clip: screen, into: &found)
        }
        return found
    }

    private func collect(_ view: UIView, window: UIWindow, clip: CGRect, into found: inout [ScreenElement]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let frame = view.convert(view.bounds, to: nil).intersection(clip)
        if view.clipsToBounds && (frame.isNull || frame.isEmpty) { return }
        if !frame.isNull, !frame.isEmpty, let element = element(view, window: window, frame: frame), !isCovered(view, frame) {
            found.append(element)
        }
        // A control speaks for the labels and images it is made of.
        if view is UIControl, !ElementText.names(of: view).isEmpty { return }
        let inner = view.clipsToBounds ? frame : clip
        for child in view.subviews.reversed() { collect(child, window: window, clip: inner, into: &found) }
    }

    private func element(_ view: UIView, window: UIWindow, frame: CGRect) -> ScreenElement? {
        let names = ElementText.names(of: view)
        guard !names.isEmpty else { return nil }
        return ScreenElement(view: view, window: window, kind: ElementText.kind(of: view), names: names, frame: frame)
    }

    /// Whether an opaque view in front hides all of `frame`: a full-screen presentation, a sheet, an overlay.
    private func isCovered(_ view: UIView, _ frame: CGRect) -> Bool {
        var current = view
        while let parent = current.superview {
            if let index = parent.subviews.firstIndex(where: { $0 === current }) {
                for sibling in parent.subviews[(index + 1)...] where hides(sibling, frame) { return true }
            }
            current = parent
        }
        return false
    }

    private func hides(_ view: UIView, _ frame: CGRect) -> Bool {
        guard !view.isHidden, view.alpha >= 0.99 else { return false }
        let own = view.convert(view.bounds, to: nil)
        guard own.contains(frame) else { return !view.clipsToBounds && view.subviews.contains { hides($0, frame) } }
        if let colour = view.backgroundColor, colour.cgColor.alpha >= 0.99 { return true }
        return view.subviews.contains { hides($0, frame) }
    }

    // MARK: Touching

    /// The frontmost window that takes a touch at `point`.
    func window(at point: CGPoint) -> UIWindow? {
        application.windowsOnScreen.reversed().first { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) != nil }
    }

    /// A point at which a finger would reach `element` and nothing in front of it: its middle if possible.
    func touchPoint(of element: ScreenElement) -> CGPoint? {
        let frame = element.frame
        let fractions: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.1), (0.9, 0.9)]
        for (x, y) in fractions {
            let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
            guard let window = window(at: point), window === element.window, let hit = window.hitTest(point, with: nil) else { continue }
            // Labels and images let touches through to the control or cell around them.
            if hit.isDescendant(of: element.view) || (element.view.isDescendant(of: hit) && hit !== window) { return point }
        }
        return nil
    }
}
