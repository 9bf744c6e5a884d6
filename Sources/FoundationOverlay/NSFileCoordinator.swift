// NSFileCoordinator: lets readers and writers of files, and those who show them, take turns within the process. There is no other
// process to take turns with. UIDocument and apps call it.
import Foundation

/// Reads and writes files in turn with whoever shows or uses them.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// The needs of a reader.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters need not save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// A link is followed first.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Attributes alone are read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// A copy is read, so that the file may change meanwhile.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }
    /// The actions of a writer.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Deletes it: its presenters are asked to let go.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The writer moves the file.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Changes it: its presenters save first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// Puts another one in its place: its presenters are asked to let go.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Writes attributes alone.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }

    /// One access at a time; the same thread may begin another inside.
    private static let turn = NSRecursiveLock()
    private static let lock = NSLock()
    nonisolated(unsafe) private static var registered: [any NSFilePresenter] = []

    private weak var presenter: (any NSFilePresenter)?
    private var isCancelled = false
    /// Names those who belong together; they do not hear of each other's accesses.
    open var purposeIdentifier = UUID().uuidString

    /// The presenter whose own accesses these are: it does not hear of them.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
        presenter = filePresenterOrNil
        super.init()
    }
    /// Accesses of nobody's.
    public convenience override init() { self.init(filePresenter: nil) }

    /// The objects that are told of accesses. Retained until they are removed.
    open class var filePresenters: [any NSFilePresenter] { lock.withLock { registered } }
    /// Lets a presenter hear of accesses from now on.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        lock.withLock { if !registered.contains(where: { $0 === filePresenter }) { registered.append(filePresenter) } }
    }
    /// Removes an object that `addFilePresenter(_:)` added.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { lock.withLock { registered.removeAll { $0 === filePresenter } } }

    // MARK: Accesses

    /// Calls `reader` with the place to read from, when the file's presenters have saved and made way.
    open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void) {
        access(outError) { read(url, options) { reader($0) } }
    }
    /// Calls `writer` with the place to write to, when the file's presenters have made way; tells them afterwards.
    open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void) {
        access(outError) { write(url, options) { writer($0) } }
    }
    /// A read and a write in one turn.
    open func coordinate(readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void) {
        access(outError) { read(readingURL, readingOptions) { from in write(writingURL, writingOptions) { to in readerWriter(from, to) } } }
    }
    /// Two writes in one turn.
    open func coordinate(writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void) {
        access(outError) { write(url1, options1) { one in write(url2, options2) { two in writer(one, two) } } }
    }
    /// Makes the accesses of `intents` on a queue, and calls `accessor` there.
    open func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void) {
        queue.addOperation { [self] in
            var failure: NSError?
            access(&failure) { nested(intents[...]) { accessor(nil) } }
            if let failure { accessor(failure) }
        }
    }
    /// Several accesses at once, which `batchAccessor` makes one by one with a coordinator.
    open func prepare(forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [], writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor batchAccessor: (@escaping () -> Void) -> Void) {
        access(outError) { batchAccessor {} }
    }

    /// The item at `oldURL` is about to be moved: nothing happens before it is.
    open func item(at oldURL: URL, willMoveTo newURL: URL) { moving[oldURL.standardizedFileURL] = newURL }
    private var moving: [URL: URL] = [:]
    /// The item at `oldURL` was moved: its presenters hear it.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        moving[oldURL.standardizedFileURL] = nil
        for other in others(of: oldURL) { other.presentedItemDidMove(to: newURL) }
        for folder in folders(of: oldURL) { folder.presentedSubitem(at: oldURL, didMoveTo: newURL) }
    }
    /// Accesses that have not begun fail with the Cocoa error 3072.
    open func cancel() { isCancelled = true }

    // MARK: Turns

    private func access(_ outError: UnsafeMutablePointer<NSError?>?, _ body: () -> Void) {
        guard !isCancelled else {
            outError?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue)
            return
        }
        Self.turn.lock()
        defer { Self.turn.unlock() }
        body()
    }

    private func nested(_ intents: ArraySlice<NSFileAccessIntent>, _ body: () -> Void) {
        guard let first = intents.first else { return body() }
        let inside: (URL) -> Void = { url in
            first.url = url
            self.nested(intents.dropFirst(), body)
        }
        switch first.access {
        case .read(let options): read(first.url, options, inside)
        case .write(let options): write(first.url, options, inside)
        }
    }

    private func read(_ url: URL, _ options: ReadingOptions, _ body: (URL) -> Void) {
        let presenters = options.contains(.immediatelyAvailableMetadataOnly) ? [] : others(of: url)
        if !options.contains(.withoutChanges) { for other in presenters { other.savePresentedItemChanges { _ in } } }
        let back = Reacquirers()
        for other in presenters { other.relinquishPresentedItem(toReader: { back.add($0) }) }
        let place = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
        body(options.contains(.forUploading) ? copy(place) ?? place : place)
        back.run()
    }

    /// A copy in the temporary folder, for uploads.
    private func copy(_ url: URL) -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("NSFileCoordinator-\(UUID().uuidString)")
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil, (try? FileManager.default.copyItem(at: url, to: copy)) != nil else { return nil }
        return copy
    }

    private func write(_ url: URL, _ options: WritingOptions, _ body: (URL) -> Void) {
        let presenters = others(of: url), folders = folders(of: url)
        if options.contains(.forMerging) { for other in presenters { other.savePresentedItemChanges { _ in } } }
        if options.contains(.forDeleting) || options.contains(.forReplacing) {
            for other in presenters { other.accommodatePresentedItemDeletion { _ in } }
            for folder in folders { folder.accommodatePresentedSubitemDeletion(at: url) { _ in } }
        }
        let back = Reacquirers()
        for other in presenters { other.relinquishPresentedItem(toWriter: { back.add($0) }) }
        let existed = FileManager.default.fileExists(atPath: url.path)
        body(url)
        back.run()
        guard options.isDisjoint(with: [.forDeleting, .forMoving]) else { return }
        for other in others(of: url) { other.presentedItemDidChange() }
        for folder in folders { existed ? folder.presentedSubitemDidChange(at: url) : folder.presentedSubitemDidAppear(at: url) }
    }

    private func others(of url: URL) -> [any NSFilePresenter] {
        let path = url.standardizedFileURL.path
        return Self.filePresenters.filter { $0 !== presenter && $0.presentedItemURL?.standardizedFileURL.path == path }
    }

    private func folders(of url: URL) -> [any NSFilePresenter] {
        let path = url.standardizedFileURL.path
        return Self.filePresenters.filter { $0 !== presenter && $0.presentedItemURL.map { path.hasPrefix($0.standardizedFileURL.path + "/") } == true }
    }
}

/// What presenters want to be called when an access is over.
private final class Reacquirers: @unchecked Sendable {
    private let lock = NSLock()
    private var blocks: [@Sendable () -> Void] = []
    func add(_ block: (@Sendable () -> Void)?) { if let block { lock.withLock { blocks.append(block) } } }
    func run() { for block in lock.withLock({ blocks }) { block() } }
}

/// One access of several that are made in one turn.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    enum Access { case read(NSFileCoordinator.ReadingOptions), write(NSFileCoordinator.WritingOptions) }
    let access: Access
    /// The place to read or write as soon as the access is allowed.
    open internal(set) var url: URL

    init(_ url: URL, _ access: Access) {
        self.url = url
        self.access = access
        super.init()
    }
    /// A read.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent { NSFileAccessIntent(url, .read(options)) }
    /// A write.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent { NSFileAccessIntent(url, .write(options)) }
}
