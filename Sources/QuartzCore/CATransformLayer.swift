// A layer without content of its own, to group layers under one transform. CAGradientLayer.swift has what it goes with.
import CoreGraphics

/// A layer without content of its own, to group layers under one transform.
open class CATransformLayer: CALayer, @unchecked Sendable {}
