// A music library whose use the user does not allow: queries find nothing, the picker says so, the player has nothing to play.
import DeviceServices
import ObjectiveC
import UIKit

/// The permission of the user.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

/// The device's music.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    nonisolated(unsafe) private static var hasAsked = false
    private static let lock = NSLock()
    private static let one = MPMediaLibrary()
    /// The one library.
    open class func `default`() -> MPMediaLibrary { one }
    override init() {}
    /// Not asked yet, then denied.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { lock.withLock { hasAsked } ? .denied : .notDetermined }
    /// Asks; the answer is no and comes on a queue of its own.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        MissingService.say("MPMediaLibrary", "has no music here: access is denied")
        lock.withLock { hasAsked = true }
        DispatchQueue.global().async { handler(.denied) }
    }
    /// The same, awaited.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        await withCheckedContinuation { continuation in requestAuthorization { continuation.resume(returning: $0) } }
    }
    /// The date of the library's last change.
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A question to the library. There is no music, so nothing is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// The property by which results are grouped.
    public enum Grouping: Int, Sendable { case title = 0, album, artist, albumArtist, composer, genre, playlist, podcastTitle }
    /// The conditions that the results meet.
    open var filterPredicates: Set<MPMediaPropertyPredicate>?
    /// The property by which the results are grouped.
    open var groupingType = Grouping.title
    /// A question.
    public init(filterPredicates: Set<MPMediaPropertyPredicate>?) { self.filterPredicates = filterPredicates }
    /// A question for everything.
    public convenience override init() { self.init(filterPredicates: nil) }
    private convenience init(_ grouping: Grouping) {
        self.init(filterPredicates: nil)
        groupingType = grouping
    }
    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    /// Takes a condition away.
    open func removeFilterPredicate(_ predicate: MPMediaPropertyPredicate) { filterPredicates?.remove(predicate) }
    /// The items of the library: none here.
    open var items: [MPMediaItem]? { [] }
    /// The collections of the library: none here.
    open var collections: [MPMediaItemCollection]? { [] }
    /// All pieces.
    open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
    /// All albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
    /// All who play.
    open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
    /// All lists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
}

/// A condition of a question.
open class MPMediaPropertyPredicate: NSObject, @unchecked Sendable {
    /// The key of the property that is compared.
    open private(set) var property: String
    /// The value that the property must have.
    open private(set) var value: Any?
    /// A condition.
    public init(value: Any?, forProperty property: String) { (self.value, self.property) = (value, property) }
}

/// Lets the user choose music: there is none here.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    /// The delegate, which is told of the choice.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// The kinds of items that can be chosen.
    open private(set) var mediaTypes: MPMediaType
    /// Whether more than one can be chosen.
    open var allowsPickingMultipleItems = false
    /// Whether music in the cloud is shown.
    open var showsCloudItems = true
    /// Whether protected music is shown.
    open var showsItemsWithProtectedAssets = true
    /// The text at the top.
    open var prompt: String?

    /// A picker of some kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    /// A picker of all kinds.
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("MPMediaPickerController", "has no music here")
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: "Music")
        item.prompt = prompt
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.mediaPickerDidCancel(self)
        })
        bar.items = [item]
        PlaceholderView("No Music").fill(view)
        view.addSubview(bar)
    }
}

/// A delegate that is told of the user's choice; it removes the picker itself. All methods are optional.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Music was chosen.
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// The user left.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) { notImplemented(self, #function, [mediaPicker, mediaItemCollection]) }
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { notImplemented(self, #function, [mediaPicker]) }
}
