// The names of Metal's image filters that code compiles beside its way on the processor. Without a graphics chip none can be made.
@_exported import AppleMetal

/// Whether the chip can run these filters. No chip is ever passed here: there is none.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// Makes each pixel one of two values. It needs a graphics chip, of which there is none.
open class MPSImageThresholdBinary {
    /// What pixels above it are told from.
    public let thresholdValue: Float
    /// The value of pixels above the threshold.
    public let maximumValue: Float

    /// - Parameter linearGrayColorTransform: three factors that make a pixel gray; nil for those of the Rec. 601 standard.
    public init(device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
    }

    /// Ends the process with a sentence: a filter that runs on a graphics chip cannot be run without one.
    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {
        fatalError("WillAppear: MPSImageThresholdBinary needs a graphics chip, and MTLCreateSystemDefaultDevice() gives none here")
    }
}
