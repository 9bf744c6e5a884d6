// The view hierarchy as text, for the script verb `tree`: one indented line per view with class, frame and
// content.
import UIKit

@MainActor package enum ViewTree {
    package static func text(of application: UIApplication) -> String {
        var lines: [String] = []
        for window in application.windowsOnScreen { append(window, depth: 0, to: &lines) }
        return lines.joined(separator: "\n")
    }

    private static func append(_ view: UIView, depth: Int, to lines: inout [String]) {
        lines.append(String(repeating: "  ", count: depth) + describe(view))
        for child in view.subviews { append(child, depth: depth + 1, to: &lines) }
    }

    private static func describe(_ view: UIView) -> String {
        var text = "\(type(of: view)) (\(ScreenElement.text(view.frame)))"
        let names = ElementText.names(of: view)
        if !names.isEmpty { text += " " + names.map { "\"\($0.replacingOccurrences(of: "\n", with: "\\n"))\"" }.joined(separator: " ") }
        if let controller = view.next as? UIViewController { text += " <- \(type(of: controller))" }
        if view.isHidden { text += " hidden" }
        if view.alpha < 1 { text += " alpha \(ScreenElement.number(view.alpha))" }
        if !view.isUserInteractionEnabled { text += " ignores touches" }
        return text
    }
}
