// Where the baselines of a view's text are, measured from its edges.
// LayoutRegion reads it for firstBaseline and lastBaseline; views without text use their edges (UIView documentation).
import CoreGraphics

@MainActor enum BaselineOffsets {
    /// From the top of `view` down to the first baseline, in points.
    static func fromTop(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let target = view.forFirstBaselineLayout
        if target !== view { return target.untransformedFrame.minY + fromTop(of: target) }
        guard let font = font(of: view) else { return 0 }
        return PixelGrid.round(inset(of: view).top + font.ascender)
    }

    /// From the bottom of `view` up to the last baseline, in points.
    static func fromBottom(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let target = view.forLastBaselineLayout
        if target !== view { return view.bounds.height - target.untransformedFrame.maxY + fromBottom(of: target) }
        guard let font = font(of: view) else { return 0 }
        return PixelGrid.round(inset(of: view).bottom - font.descender)
    }

    private static func font(of view: UIView) -> UIFont? {
        if let label = view as? UILabel { return label.font }
        if let button = view as? UIButton { return button.titleLabel?.font }
        if let field = view as? UITextField { return field.font }
        return nil
    }

    /// Space between a control's edge and its text at its natural height.
    private static func inset(of view: UIView) -> UIEdgeInsets {
        guard view is UIControl, let font = font(of: view) else { return .zero }
        let height = view.intrinsicContentSize.height
        guard height != UIView.noIntrinsicMetric else { return .zero }
        let space = max(0, (height - font.lineHeight) / 2)
        return UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
    }
}

/// Labels of more than one line wrap; an app that sets `preferredMaxLayoutWidth` decides the width itself.
extension UILabel: WidthDependentContent {
    var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// Overrides of `intrinsicContentSize` see the width as UIKit shows it to them: as `preferredMaxLayoutWidth`.
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize {
        LayoutEngine.measuring {
            preferredMaxLayoutWidth = width
            defer { preferredMaxLayoutWidth = 0 }
            return intrinsicContentSize
        }
    }
}
