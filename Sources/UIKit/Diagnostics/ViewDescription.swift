// A view in words, as a device prints it: class, address, frame and unusual values.
// Console texts use it; the form is that of the log in MESSAGES.md 19.

@MainActor enum ViewDescription {
    static func text(of view: UIView) -> String {
        var parts = [String(Diagnostics.identity(view).dropLast())]
        let frame = view.frame
        parts.append("frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))")
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        let mask = autoresizing(view.autoresizingMask)
        if !mask.isEmpty { parts.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = \(Diagnostics.identity(view.layer))>")
        return parts.joined(separator: "; ")
    }

    private static func number(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)" }

    private static func autoresizing(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
