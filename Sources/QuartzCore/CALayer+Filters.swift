// The filters of a layer under Core Animation's names. "This property is not supported on layers in iOS" (Apple's documentation of each):
// the layer stores them among its values, as any key, and draws without them.

extension CALayer {
    /// The filter that would composite the layer with the content behind it. iOS draws without it, and so does this layer.
    public var compositingFilter: Any? {
        get { value(forKey: "compositingFilter") }
        set { setValue(newValue, forKey: "compositingFilter") }
    }
    /// The filters for the layer and its sublayers. iOS draws without them, and so does this layer.
    public var filters: [Any]? {
        get { value(forKey: "filters") as? [Any] }
        set { setValue(newValue, forKey: "filters") }
    }
    /// The filters for the content behind the layer. iOS draws without them, and so does this layer.
    public var backgroundFilters: [Any]? {
        get { value(forKey: "backgroundFilters") as? [Any] }
        set { setValue(newValue, forKey: "backgroundFilters") }
    }

    /// Whether y points up in this layer, considering this layer and the layers around it (`isGeometryFlipped`).
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var next: CALayer? = self
        while let layer = next {
            if layer.isGeometryFlipped { isFlipped.toggle() }
            next = layer.superlayer
        }
        return isFlipped
    }
}
