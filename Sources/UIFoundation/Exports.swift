// The modules that every file of this module and of those above it sees without an import.
// Linux splits Foundation in three; source written for Apple platforms expects one.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationOverlay
@_exported import FoundationXML
@_exported import ObjectiveC
@_exported import QuartzCore
