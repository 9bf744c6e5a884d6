// CIFilter: a named operation with inputs by key. What each name computes stands in the Filters files.
import CoreGraphics
import Foundation
import ObjectiveC

/// The key of the picture that a filter works on.
public let kCIInputImageKey = "inputImage"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the picture that chooses between two.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the second picture.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how strong an effect is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a middle point.
public let kCIInputCenterKey = "inputCenter"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a saturation, 1 being the picture's own.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness, 0 being the picture's own.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast, 1 being the picture's own.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a height in pixels.
public let kCIInputHeightKey = "inputHeight"
/// The key of an area.
public let kCIInputExtentKey = "inputExtent"
/// The key of a matrix.
public let kCIInputTransformKey = "inputTransform"
/// The key of a ratio of width and height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's name among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for people among its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of an input's default among its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of an input's class among its attributes.
public let kCIAttributeClass = "CIAttributeClass"
/// The filters that are there.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

/// An operation on pictures. Inputs are set by key; the result is computed when a context asks for it.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    /// The name that the filter was made with.
    open var name: String
    /// May be switched off by an app; the filter does not ask.
    open var isEnabled = true
    private var values: [String: Any] = [:]
    private let operation: FilterOperation?

    /// A filter of an app's own: it overrides `outputImage`.
    public override init() {
        name = "CIFilter"
        operation = nil
        super.init()
    }

    init(name: String, _ operation: FilterOperation) {
        self.name = name
        self.operation = operation
        super.init()
        setDefaults()
    }

    /// nil, and a line in the log, for a name that is not here.
    public convenience init?(name: String) {
        guard let operation = CIFilterTable.operation(name) else { return nil }
        self.init(name: name, operation)
    }

    /// Creates a filter with inputs; nil for an unknown name.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The result; nil without an input picture.
    open var outputImage: CIImage? { operation?.compute(self) }

    /// The keys that can be set.
    open var inputKeys: [String] { operation?.inputs.map(\.key) ?? [] }
    /// The keys that can be read: the result.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The filter's names, and each input's class and default.
    open var attributes: [String: Any] {
        var result: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: name) ?? name]
        for input in operation?.inputs ?? [] {
            var entry: [String: Any] = [kCIAttributeClass: input.className]
            if let value = input.value { entry[kCIAttributeDefault] = value }
            result[input.key] = entry
        }
        return result
    }

    /// Sets each input to its default.
    open func setDefaults() {
        for input in operation?.inputs ?? [] { values[input.key] = input.value }
    }

    /// Sets an input; a key that the filter does not have ends the process, as on a device.
    open func setValue(_ value: Any?, forKey key: String) {
        guard operation == nil || inputKeys.contains(key) else { return raiseUndefinedKey(self, key, setting: true) }
        values[key] = value
    }

    /// An input or the result; a key that the filter does not have ends the process, as on a device.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        if operation != nil, !inputKeys.contains(key) { raiseUndefinedKey(self, key, setting: false) }
        return values[key]
    }

    /// The names of the filters here; categories are not told apart.
    open class func filterNames(inCategory category: String?) -> [String] { CIFilterTable.names }
    /// The names of the filters here; categories are not told apart.
    open class func filterNames(inCategories categories: [String]?) -> [String] { CIFilterTable.names }
    /// The name in words: "Gaussian Blur".
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard CIFilterTable.names.contains(filterName) else { return nil }
        return filterName.dropFirst(2).reduce(into: "") { text, letter in
            if letter.isUppercase, let last = text.last, last.isLowercase { text.append(" ") }
            text.append(letter)
        }
    }

    /// A filter with the same inputs.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let operation else { return self }
        let other = CIFilter(name: name, operation)
        other.values = values
        return other
    }
}

@used @section(".init_array") private let filterKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: CIFilter.self) {
        $0.m2("setValue:forUndefinedKey:") { (filter: CIFilter, value: Any?, key: String) in filter.setValue(value, forKey: key) }
        $0.m1("valueForUndefinedKey:") { (filter: CIFilter, key: String) in filter.value(forKey: key) }
    }
}
