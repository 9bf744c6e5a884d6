// Modules that `import UIKit` also imports, as Apple's umbrella header does.
// Linux splits Foundation in three; source written for Apple platforms expects one.
@_exported import Foundation
@_exported import FoundationXML
@_exported import Dispatch
@_exported import ObjectiveC
@_exported import FoundationOverlay
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import QuartzCore
@_exported import Symbols
@_exported import UIFoundation
