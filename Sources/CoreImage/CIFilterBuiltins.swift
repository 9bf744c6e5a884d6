// CIFilterBuiltins: the filters as functions, with typed properties in the place of keys.
// One class has every property; each function gives it the type with those of its filter.
import CoreGraphics
import Foundation

/// The inputs of `gaussianBlur()`.
public protocol CIGaussianBlur: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Pixels.
    var radius: Float { get set }
}

/// The inputs of `boxBlur()`.
public protocol CIBoxBlur: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Pixels.
    var radius: Float { get set }
}

/// The inputs of `discBlur()`.
public protocol CIDiscBlur: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Pixels.
    var radius: Float { get set }
}

/// The inputs of `sharpenLuminance()`.
public protocol CISharpenLuminance: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var sharpness: Float { get set }
    /// Pixels.
    var radius: Float { get set }
}

/// The inputs of `unsharpMask()`.
public protocol CIUnsharpMask: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `bloom()`.
public protocol CIBloom: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `pixellate()`.
public protocol CIPixellate: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The size of the effect.
    var scale: Float { get set }
}

/// The inputs of `vignette()`.
public protocol CIVignette: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `vignetteEffect()`.
public protocol CIVignetteEffect: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// Pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
    /// The speed with which the effect fades.
    var falloff: Float { get set }
}

/// The inputs of `edges()`.
public protocol CIEdges: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `bumpDistortion()`.
public protocol CIBumpDistortion: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// Pixels.
    var radius: Float { get set }
    /// The size of the effect.
    var scale: Float { get set }
}

/// The inputs of `pinchDistortion()`.
public protocol CIPinchDistortion: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// Pixels.
    var radius: Float { get set }
    /// The size of the effect.
    var scale: Float { get set }
}

/// The inputs of `twirlDistortion()`.
public protocol CITwirlDistortion: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// Pixels.
    var radius: Float { get set }
    /// Radians.
    var angle: Float { get set }
}

/// The inputs of `areaAverage()`.
public protocol CIAreaAverage: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// The inputs of `sepiaTone()`.
public protocol CISepiaTone: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `colorControls()`.
public protocol CIColorControls: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// 1 is the picture's own.
    var saturation: Float { get set }
    /// 0 is the picture's own.
    var brightness: Float { get set }
    /// 1 is the picture's own.
    var contrast: Float { get set }
}

/// The inputs of `colorInvert()`.
public protocol CIColorInvert: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `colorMonochrome()`.
public protocol CIColorMonochrome: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// The inputs of `colorMatrix()`.
public protocol CIColorMatrix: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// A row of the matrix.
    var rVector: CIVector { get set }
    /// A row of the matrix.
    var gVector: CIVector { get set }
    /// A row of the matrix.
    var bVector: CIVector { get set }
    /// A row of the matrix.
    var aVector: CIVector { get set }
    /// Added to the result.
    var biasVector: CIVector { get set }
}

/// The inputs of `exposureAdjust()`.
public protocol CIExposureAdjust: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Stops.
    var ev: Float { get set }
}

/// The inputs of `gammaAdjust()`.
public protocol CIGammaAdjust: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The inputs of `hueAdjust()`.
public protocol CIHueAdjust: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Radians.
    var angle: Float { get set }
}

/// The inputs of `vibrance()`.
public protocol CIVibrance: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var amount: Float { get set }
}

/// The inputs of `colorPosterize()`.
public protocol CIColorPosterize: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Steps of each component.
    var levels: Float { get set }
}

/// The inputs of `falseColor()`.
public protocol CIFalseColor: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `maskToAlpha()`.
public protocol CIMaskToAlpha: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of several filters.
public protocol CIPhotoEffect: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `affineClamp()`.
public protocol CIAffineClamp: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The matrix.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `lanczosScaleTransform()`.
public protocol CILanczosScaleTransform: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The size of the effect.
    var scale: Float { get set }
    /// Width by height, times the scale.
    var aspectRatio: Float { get set }
}

/// The inputs of `straighten()`.
public protocol CIStraighten: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Radians.
    var angle: Float { get set }
}

/// The inputs of several filters.
public protocol CICompositeOperation: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of several filters.
public protocol CIBlendWithMask: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// Chooses between the two pictures.
    var maskImage: CIImage? { get set }
}

/// The inputs of `dissolveTransition()`.
public protocol CIDissolveTransition: AnyObject {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The second picture.
    var targetImage: CIImage? { get set }
    /// The progress of the transition, 0 to 1.
    var time: Float { get set }
}

/// The inputs of `checkerboardGenerator()`.
public protocol CICheckerboardGenerator: AnyObject {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// Pixels.
    var width: Float { get set }
    /// The strength of the effect.
    var sharpness: Float { get set }
}

/// The inputs of `stripesGenerator()`.
public protocol CIStripesGenerator: AnyObject {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// Pixels.
    var width: Float { get set }
    /// The strength of the effect.
    var sharpness: Float { get set }
}

/// The inputs of `linearGradient()`.
public protocol CILinearGradient: AnyObject {
    /// The place of the first colour.
    var point0: CGPoint { get set }
    /// The place of the second colour.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `smoothLinearGradient()`.
public protocol CISmoothLinearGradient: AnyObject {
    /// The place of the first colour.
    var point0: CGPoint { get set }
    /// The place of the second colour.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `radialGradient()`.
public protocol CIRadialGradient: AnyObject {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The pixels to where the first colour ends.
    var radius0: Float { get set }
    /// The pixels to where the second colour begins.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `qrCodeGenerator()`.
public protocol CIQRCodeGenerator: AnyObject {
    /// The text of the code, as bytes.
    var message: Data { get set }
    /// L, M, Q or H: how much of the code may be damaged.
    var correctionLevel: String { get set }
}

/// The inputs of `code128BarcodeGenerator()`.
public protocol CICode128BarcodeGenerator: AnyObject {
    /// The text of the code, as bytes.
    var message: Data { get set }
    /// Empty modules at each end.
    var quietSpace: Float { get set }
    /// Pixels.
    var barcodeHeight: Float { get set }
}
