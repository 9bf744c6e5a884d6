// CAValueFunction: turns a number into a part of a transform.

import CoreGraphics

/// Parts of a transform that a number can set.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Radians around the x axis; seen from the front only.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians around the y axis; seen from the front only.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Turns around the z axis by radians, clockwise.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Factor along z, which nothing shows.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Moves to the right by points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Moves down by points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points towards the viewer, which nothing shows.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Turns a number into a part of a transform.
open class CAValueFunction: NSObject, @unchecked Sendable {
    /// The value given to the initialiser.
    open private(set) var name: CAValueFunctionName
    let part: String

    /// Creates a function; nil for a name that is none of the nine.
    public init?(name: CAValueFunctionName) {
        let parts = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
        guard let axis = name.rawValue.last, let part = parts[String(name.rawValue.dropLast())] else { return nil }
        self.name = name
        self.part = part + "." + axis.lowercased()
    }
}
