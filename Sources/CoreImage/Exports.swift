// Image I/O's names come with Core Image, and so with UIKit, as on Apple's systems.
@_exported import ImageIO
