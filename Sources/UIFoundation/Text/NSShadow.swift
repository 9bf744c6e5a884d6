// A shadow of text: offset, blur and colour. The attribute `shadow` holds it.

import Foundation

/// A shadow behind drawn text; offset and blur in points.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // The first stored property, for the reason in AttributeValueTag.
    private let tag = AttributeValueTag.bits
    /// The shadow offset in points, to the right and down.
    open var shadowOffset = CGSize.zero
    /// The shadow blur radius in points; 0 is a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// A UIColor or a CGColor; nil draws no shadow. Black of one third by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowColor = coder.decodeObject(forKey: "NSShadowColor")
    }

    /// Colours other than UIColor are left out.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    /// True: shadows may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }

    /// A separate shadow, which can be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
