// What `import CoreText` brings along on Apple's systems.
@_exported import CoreGraphics
