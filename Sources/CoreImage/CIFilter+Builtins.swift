// The class behind the functions of CIFilterBuiltins, and the functions.
import CoreGraphics
import Foundation

final class BuiltinFilter: CIFilter, @unchecked Sendable {
    var inputImage: CIImage? { get { image("inputImage") } set { setValue(newValue, forKey: "inputImage") } }
    var backgroundImage: CIImage? { get { image(kCIInputBackgroundImageKey) } set { setValue(newValue, forKey: kCIInputBackgroundImageKey) } }
    var maskImage: CIImage? { get { image(kCIInputMaskImageKey) } set { setValue(newValue, forKey: kCIInputMaskImageKey) } }
    var targetImage: CIImage? { get { image(kCIInputTargetImageKey) } set { setValue(newValue, forKey: kCIInputTargetImageKey) } }
    var radius: Float { get { float(kCIInputRadiusKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputRadiusKey) } }
    var intensity: Float { get { float(kCIInputIntensityKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputIntensityKey) } }
    var scale: Float { get { float(kCIInputScaleKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputScaleKey) } }
    var aspectRatio: Float { get { float(kCIInputAspectRatioKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputAspectRatioKey) } }
    var angle: Float { get { float(kCIInputAngleKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputAngleKey) } }
    var saturation: Float { get { float(kCIInputSaturationKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputSaturationKey) } }
    var brightness: Float { get { float(kCIInputBrightnessKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputBrightnessKey) } }
    var contrast: Float { get { float(kCIInputContrastKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputContrastKey) } }
    var ev: Float { get { float(kCIInputEVKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputEVKey) } }
    var power: Float { get { float("inputPower") } set { setValue(NSNumber(value: newValue), forKey: "inputPower") } }
    var amount: Float { get { float("inputAmount") } set { setValue(NSNumber(value: newValue), forKey: "inputAmount") } }
    var levels: Float { get { float("inputLevels") } set { setValue(NSNumber(value: newValue), forKey: "inputLevels") } }
    var sharpness: Float { get { float(kCIInputSharpnessKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputSharpnessKey) } }
    var falloff: Float { get { float("inputFalloff") } set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") } }
    var width: Float { get { float(kCIInputWidthKey) } set { setValue(NSNumber(value: newValue), forKey: kCIInputWidthKey) } }
    var time: Float { get { float("inputTime") } set { setValue(NSNumber(value: newValue), forKey: "inputTime") } }
    var quietSpace: Float { get { float("inputQuietSpace") } set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") } }
    var barcodeHeight: Float { get { float("inputBarcodeHeight") } set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") } }
    var radius0: Float { get { float("inputRadius0") } set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") } }
    var radius1: Float { get { float("inputRadius1") } set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") } }
    var center: CGPoint { get { vector(kCIInputCenterKey).cgPointValue } set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) } }
    var point0: CGPoint { get { vector("inputPoint0").cgPointValue } set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") } }
    var point1: CGPoint { get { vector("inputPoint1").cgPointValue } set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") } }
    var extent: CGRect { get { vector(kCIInputExtentKey).cgRectValue } set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) } }
    var color: CIColor { get { color(kCIInputColorKey) } set { setValue(newValue, forKey: kCIInputColorKey) } }
    var color0: CIColor { get { color("inputColor0") } set { setValue(newValue, forKey: "inputColor0") } }
    var color1: CIColor { get { color("inputColor1") } set { setValue(newValue, forKey: "inputColor1") } }
    var message: Data { get { value(forKey: "inputMessage") as? Data ?? Data() } set { setValue(newValue, forKey: "inputMessage") } }
    var correctionLevel: String { get { value(forKey: "inputCorrectionLevel") as? String ?? "" } set { setValue(newValue, forKey: "inputCorrectionLevel") } }
    var rVector: CIVector { get { vector("inputRVector") } set { setValue(newValue, forKey: "inputRVector") } }
    var gVector: CIVector { get { vector("inputGVector") } set { setValue(newValue, forKey: "inputGVector") } }
    var bVector: CIVector { get { vector("inputBVector") } set { setValue(newValue, forKey: "inputBVector") } }
    var aVector: CIVector { get { vector("inputAVector") } set { setValue(newValue, forKey: "inputAVector") } }
    var biasVector: CIVector { get { vector("inputBiasVector") } set { setValue(newValue, forKey: "inputBiasVector") } }
    var transform: CGAffineTransform { get { matrix(kCIInputTransformKey) } set { setValue(newValue, forKey: kCIInputTransformKey) } }

    static func named(_ name: String) -> BuiltinFilter {
        guard let operation = CIFilterTable.operation(name) else { fatalError("\(name) has a function and no operation") }
        return BuiltinFilter(name: name, operation)
    }
}

extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIDiscBlur {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIVignetteEffect {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CIBumpDistortion {}
extension BuiltinFilter: CIPinchDistortion {}
extension BuiltinFilter: CITwirlDistortion {}
extension BuiltinFilter: CIAreaAverage {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CIStraighten {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIDissolveTransition {}
extension BuiltinFilter: CICheckerboardGenerator {}
extension BuiltinFilter: CIStripesGenerator {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CISmoothLinearGradient {}
extension BuiltinFilter: CIRadialGradient {}
extension BuiltinFilter: CIQRCodeGenerator {}
extension BuiltinFilter: CICode128BarcodeGenerator {}

extension CIFilter {
    /// `CIGaussianBlur` with its defaults.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
    /// `CIBoxBlur` with its defaults.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
    /// `CIDiscBlur` with its defaults.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
    /// `CISharpenLuminance` with its defaults.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter.named("CISharpenLuminance") }
    /// `CIUnsharpMask` with its defaults.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
    /// `CIBloom` with its defaults.
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
    /// `CIPixellate` with its defaults.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
    /// `CIVignette` with its defaults.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
    /// `CIVignetteEffect` with its defaults.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
    /// `CIEdges` with its defaults.
    public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
    /// `CIBumpDistortion` with its defaults.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.named("CIBumpDistortion") }
    /// `CIPinchDistortion` with its defaults.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.named("CIPinchDistortion") }
    /// `CITwirlDistortion` with its defaults.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.named("CITwirlDistortion") }
    /// `CIAreaAverage` with its defaults.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
    /// `CISepiaTone` with its defaults.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
    /// `CIColorControls` with its defaults.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
    /// `CIColorInvert` with its defaults.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
    /// `CIColorMonochrome` with its defaults.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
    /// `CIColorMatrix` with its defaults.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
    /// `CIExposureAdjust` with its defaults.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
    /// `CIGammaAdjust` with its defaults.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
    /// `CIHueAdjust` with its defaults.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
    /// `CIVibrance` with its defaults.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
    /// `CIColorPosterize` with its defaults.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
    /// `CIFalseColor` with its defaults.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
    /// `CIMaskToAlpha` with its defaults.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
    /// `CIPhotoEffectMono` with its defaults.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
    /// `CIPhotoEffectNoir` with its defaults.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
    /// `CIPhotoEffectTonal` with its defaults.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
    /// `CIPhotoEffectFade` with its defaults.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectFade") }
    /// `CIPhotoEffectChrome` with its defaults.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectChrome") }
    /// `CIPhotoEffectInstant` with its defaults.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectInstant") }
    /// `CIPhotoEffectProcess` with its defaults.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectProcess") }
    /// `CIPhotoEffectTransfer` with its defaults.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTransfer") }
    /// `CIAffineClamp` with its defaults.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
    /// `CILanczosScaleTransform` with its defaults.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltinFilter.named("CILanczosScaleTransform") }
    /// `CIStraightenFilter` with its defaults.
    public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
    /// `CISourceOverCompositing` with its defaults.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOverCompositing") }
    /// `CISourceAtopCompositing` with its defaults.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceAtopCompositing") }
    /// `CISourceInCompositing` with its defaults.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceInCompositing") }
    /// `CISourceOutCompositing` with its defaults.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISourceOutCompositing") }
    /// `CIMultiplyCompositing` with its defaults.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyCompositing") }
    /// `CIMultiplyBlendMode` with its defaults.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIMultiplyBlendMode") }
    /// `CIScreenBlendMode` with its defaults.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIScreenBlendMode") }
    /// `CIOverlayBlendMode` with its defaults.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIOverlayBlendMode") }
    /// `CIDarkenBlendMode` with its defaults.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDarkenBlendMode") }
    /// `CILightenBlendMode` with its defaults.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CILightenBlendMode") }
    /// `CISoftLightBlendMode` with its defaults.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CISoftLightBlendMode") }
    /// `CIHardLightBlendMode` with its defaults.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHardLightBlendMode") }
    /// `CIDifferenceBlendMode` with its defaults.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIDifferenceBlendMode") }
    /// `CIBlendWithMask` with its defaults.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
    /// `CIBlendWithAlphaMask` with its defaults.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithAlphaMask") }
    /// `CIDissolveTransition` with its defaults.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltinFilter.named("CIDissolveTransition") }
    /// `CICheckerboardGenerator` with its defaults.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltinFilter.named("CICheckerboardGenerator") }
    /// `CIStripesGenerator` with its defaults.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.named("CIStripesGenerator") }
    /// `CILinearGradient` with its defaults.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
    /// `CISmoothLinearGradient` with its defaults.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltinFilter.named("CISmoothLinearGradient") }
    /// `CIRadialGradient` with its defaults.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
    /// `CIQRCodeGenerator` with its defaults.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.named("CIQRCodeGenerator") }
    /// `CICode128BarcodeGenerator` with its defaults.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { BuiltinFilter.named("CICode128BarcodeGenerator") }
}
