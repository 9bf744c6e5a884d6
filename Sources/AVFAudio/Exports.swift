// The part of AVFoundation that Apple also ships by itself: here AVFoundation holds it, and this module brings AVFoundation along.
@_exported import AVFoundation
