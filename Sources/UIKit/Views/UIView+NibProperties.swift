// The properties of every view as documents and nibs hold them (FORMATS.md §1.6, §4.1). Geometry, subviews and layout are in
// UIView+Coding. The compiler's copy is NibPropertyTable: script/nib-properties.

extension NibClasses {
    static let view = NibClass<UIView>([
        .flag("opaque", "UIOpaque", absent: true, initial: false, resets: true, \.isOpaque),
        .flag("hidden", "UIHidden", absent: false, resets: true, \.isHidden),
        .flag("multipleTouchEnabled", "UIMultipleTouchEnabled", absent: false, resets: true, \.isMultipleTouchEnabled),
        .opposite("userInteractionEnabled", "UIUserInteractionDisabled", absent: true, resets: true, \.isUserInteractionEnabled),
        .flag("autoresizesSubviews", "UIAutoresizeSubviews", absent: true, initial: false, resets: true, \.autoresizesSubviews),
        // A view without the element stays at the upper left; an empty element means no bits.
        .bits("autoresizingMask", "UIAutoresizingMask", [
            "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
            "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
        ], initial: [], absent: [.flexibleRightMargin, .flexibleBottomMargin], \.autoresizingMask),
        .choice("contentMode", "UIContentMode", [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
            "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ], initial: .scaleToFill, \.contentMode),
        .flag("clipsSubviews", "UIClipsToBounds", absent: false, resets: true, \.clipsToBounds),
        .float("alpha", "UIAlpha", initial: 1, \.alpha),
        .integer("tag", "UITag", initial: 0, \.tag),
        .flag("clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", absent: true, \.clearsContextBeforeDrawing),
        .choice("semanticContentAttribute", "UIViewSemanticContentAttribute", [
            "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ], initial: nil, \.semanticContentAttribute),
        .color("backgroundColor", "UIBackgroundColor", \.backgroundColor),
        .color("tintColor", "UITintColor", \.tintColor),
        .string("restorationIdentifier", "UIRestorationIdentifier", \.restorationIdentifier),
    ])
}

extension NibRow {
    static func view(_ attribute: String, _ key: String, _ path: ReferenceWritableKeyPath<Root, UIView?>) -> NibRow { object(attribute, key, .view, path) }
}
