// The modules that `import CoreText` re-exports on Apple's systems.
@_exported import CoreGraphics
