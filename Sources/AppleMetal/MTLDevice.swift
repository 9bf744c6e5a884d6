// The few names of Metal that code asks before it computes on the graphics chip. There is none here: MTLCreateSystemDefaultDevice gives nil,
// as on a machine without Metal, and code goes its way on the processor. CoreImage and MetalPerformanceShaders name these types.

/// A graphics chip. There is none here.
public protocol MTLDevice: AnyObject {
    /// The chip's name.
    var name: String { get }
}

/// A picture in the memory of a graphics chip.
public protocol MTLTexture: AnyObject {
    /// In pixels.
    var width: Int { get }
    /// In pixels.
    var height: Int { get }
}

/// Work for a graphics chip.
public protocol MTLCommandBuffer: AnyObject {
    /// Hands the work over.
    func commit()
}

/// The graphics chip: nil, as on a machine without Metal.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
