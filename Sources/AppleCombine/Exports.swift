// Combine: OpenCombine under Apple's name, with Foundation's publishers and schedulers. Apps write `import Combine`, which
// FrameworkSDK maps to this module. Its own name stays free in our build: packages ask canImport(Combine).
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
