// The system's spacing between two anchors. The anchors' public functions call it, because it knows texts and their fonts.

extension NSLayoutAnchor {
    /// `multiplier` system spacings: 8 points between edges, between baselines the spacing of the upper text's font.
    func relateSystemSpacing(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat) -> NSLayoutConstraint {
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        let isBetweenTexts = baselines.contains(attribute) && baselines.contains(anchor.attribute)
        let constraint = relate(relation, anchor, 1, (isBetweenTexts ? BaselineOffsets.systemSpacing(below: anchor.item as? UIView) : 8) * multiplier)
        constraint.symbolicConstant = "NSLayoutAnchorConstraintSpace"
        return constraint
    }
}
