// URLCache by a folder's address, as on Apple's systems; Foundation on Linux takes a path alone.
import Foundation
import FoundationNetworking

extension URLCache {
    /// Makes a cache of answers.
    /// - Parameters:
    ///   - memoryCapacity: The bytes that it may hold in memory.
    ///   - diskCapacity: The bytes that it may keep in its folder.
    ///   - directory: The folder; nil is the folder of the app's shared cache.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
