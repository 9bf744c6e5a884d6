// Photos' names come with PhotosUI, as on Apple's systems.
@_exported import Photos
