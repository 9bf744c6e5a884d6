// The filters of a layer by Core Animation's names. "This property is not supported on layers in iOS" (Apple's documentation of each):
// the layer keeps them among its values, as any key, and draws without them.

extension CALayer {
    /// What composites the layer with what lies behind it. iOS draws without it, and so does this.
    public var compositingFilter: Any? {
        get { value(forKey: "compositingFilter") }
        set { setValue(newValue, forKey: "compositingFilter") }
    }
    /// What is done to the layer and its sublayers. iOS draws without them, and so does this.
    public var filters: [Any]? {
        get { value(forKey: "filters") as? [Any] }
        set { setValue(newValue, forKey: "filters") }
    }
    /// What is done to what lies behind the layer. iOS draws without them, and so does this.
    public var backgroundFilters: [Any]? {
        get { value(forKey: "backgroundFilters") as? [Any] }
        set { setValue(newValue, forKey: "backgroundFilters") }
    }

    /// Whether y points up in this layer, with what it and the layers around it say (`isGeometryFlipped`).
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
