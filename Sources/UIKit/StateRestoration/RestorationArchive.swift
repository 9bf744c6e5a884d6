// The archive of the restoration that view controllers take part in: one entry per controller, parents first.
// StatePreservation writes it, StateRestoration reads it.
import Foundation
import ObjectiveC

struct RestorationArchive: Codable, Equatable {
    struct Controller: Codable, Equatable {
        /// Restoration identifiers from the window's root to this controller.
        var path: [String]
        /// The class that makes the controller; nil asks the application delegate.
        var restorationClass: String?
        var storyboard: String?
        var state: Data
        /// The paths of a container's children, of the selected one, and of the presented controller.
        var children: [[String]] = []
        var selected: Int?
        var presented: [String]?
    }

    var application: Data
    var controllers: [Controller]
}

/// Asks controllers for their state, depth first. A controller takes part if it and all controllers above it have identifiers
/// (UIViewController.restorationIdentifier, Apple documentation).
@MainActor final class RestorationEncoder {
    let application = NSKeyedArchiver(requiringSecureCoding: false)
    private var controllers: [RestorationArchive.Controller] = []

    func encode(_ controller: UIViewController, path parent: [String]) {
        guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return }
        let path = parent + [identifier]
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        Trace.emit(.viewController, controller, "encodeRestorableState(with:)")
        controller.encodeRestorableState(with: coder)
        coder.finishEncoding()
        var entry = RestorationArchive.Controller(
            path: path, restorationClass: controller.restorationClass.map { objcClassName($0) }, storyboard: controller.storyboard?.name, state: coder.encodedData)
        let children = controller.children.filter { $0.restorationIdentifier?.isEmpty == false }
        entry.children = children.compactMap { child in child.restorationIdentifier.map { path + [$0] } }
        entry.selected = (controller as? UITabBarController)?.selectedIndex
        entry.presented = controller.presentation.presented?.restorationIdentifier.map { path + [$0] }
        controllers.append(entry)
        for child in children { encode(child, path: path) }
        if let presented = controller.presentation.presented { encode(presented, path: path) }
    }

    var archive: RestorationArchive {
        application.finishEncoding()
        return RestorationArchive(application: application.encodedData, controllers: controllers)
    }
}

/// Reads one entry. The controller's storyboard is under UIKit's own key.
final class RestorationDecoder: NSCoder {
    private let archive: NSKeyedUnarchiver
    private let storyboard: String?

    init?(_ data: Data, storyboard: String?) {
        guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        archive.requiresSecureCoding = false
        self.archive = archive
        self.storyboard = storyboard
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        key == UIApplication.stateRestorationViewControllerStoryboardKey ? storyboard != nil : archive.containsValue(forKey: key)
    }

    override func decodeObject(forKey key: String) -> Any? {
        guard key == UIApplication.stateRestorationViewControllerStoryboardKey else { return archive.decodeObject(forKey: key) }
        let name = storyboard
        nonisolated(unsafe) var found: UIStoryboard?
        MainActor.assumeIsolated { found = name.map { UIStoryboard(name: $0, bundle: nil) } }
        return found
    }

    override func decodeObject<DecodedObjectType: NSObject & NSCoding>(of cls: DecodedObjectType.Type, forKey key: String) -> DecodedObjectType? {
        decodeObject(forKey: key) as? DecodedObjectType
    }

    override func decodeBool(forKey key: String) -> Bool { archive.decodeBool(forKey: key) }
    override func decodeCInt(forKey key: String) -> Int32 { archive.decodeCInt(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { archive.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { archive.decodeInt64(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { archive.decodeInteger(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { archive.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { archive.decodeDouble(forKey: key) }
}
