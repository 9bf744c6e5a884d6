// AVFoundation's umbrella header brings these along.
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
@_exported import ImageIO
@_exported import QuartzCore
