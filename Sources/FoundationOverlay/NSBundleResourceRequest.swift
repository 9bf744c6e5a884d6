// NSBundleResourceRequest: access to the resources of a bundle that carry tags. Builds put tagged resources into the bundle, so
// that nothing is loaded: a request only checks its tags against those that the project knows (OnDemandResources.plist).
import Foundation

/// Asks for the resources of a bundle that carry tags. One that is freed while it has access ends it.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    /// The tags whose resources the request manages.
    public let tags: Set<String>
    /// The bundle that holds the resources.
    public let bundle: Bundle
    /// How soon the resources are wanted, from 0 to 1, or `NSBundleResourceRequestLoadingPriorityUrgent`. All of them are in the bundle
    /// already, so that no request is served before another.
    open var loadingPriority: Double = 0.5
    /// What is loaded: complete once access was granted.
    public let progress = Progress(totalUnitCount: 1)

    /// A request for resources of the main bundle.
    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }
    /// A request for resources of a bundle.
    public init(tags: Set<String>, bundle: Bundle) {
        (self.tags, self.bundle) = (tags, bundle)
    }

    /// Asks for access. The handler is called on a queue of the system, with an error if the project knows one of the tags not.
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        let unknown = tags.subtracting(bundle.knownResourceTags).sorted()
        DispatchQueue.global().async { [progress] in
            guard unknown.isEmpty else {
                return completionHandler(NSError(domain: NSCocoaErrorDomain, code: NSBundleOnDemandResourceInvalidTagError, userInfo: [
                    NSLocalizedDescriptionKey: "The requested resources do not exist: \(unknown.joined(separator: ", ")).",
                ]))
            }
            progress.completedUnitCount = 1
            completionHandler(nil)
        }
    }
    /// Asks for access; throws if the project knows one of the tags not.
    open func beginAccessingResources() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            beginAccessingResources { error in if let error { continuation.resume(throwing: error) } else { continuation.resume() } }
        }
    }

    /// Asks for access if nothing must be loaded for it: always, unless the project knows one of the tags not. The handler is called
    /// on a queue of the system.
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        beginAccessingResources { completionHandler($0 == nil) }
    }
    /// Asks for access if nothing must be loaded for it; says whether it was granted.
    open func conditionallyBeginAccessingResources() async -> Bool {
        await withCheckedContinuation { continuation in conditionallyBeginAccessingResources { continuation.resume(returning: $0) } }
    }

    /// Says that the resources are not needed any more. They stay in the bundle.
    open func endAccessingResources() {}
}

/// The `loadingPriority` of resources that somebody waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent: Double = .greatestFiniteMagnitude
/// The code of the error if the device has no room for the resources: never here.
public let NSBundleOnDemandResourceOutOfSpaceError = 4992
/// The code of the error if the resources in use become too large: never here.
public let NSBundleOnDemandResourceExceededMaximumSizeError = 4993
/// The code of the error if the project knows a tag not.
public let NSBundleOnDemandResourceInvalidTagError = 4994

extension NSNotification.Name {
    /// Posted if the device has no room for resources: never here.
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}

extension Bundle {
    /// The tags that the project of a bundle knows.
    fileprivate var knownResourceTags: Set<String> {
        guard let url = url(forResource: "OnDemandResources", withExtension: "plist"), let data = try? Data(contentsOf: url),
            let contents = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return [] }
        return Set((contents["NSBundleResourceRequestTags"] as? [String: Any] ?? [:]).keys)
    }
}
