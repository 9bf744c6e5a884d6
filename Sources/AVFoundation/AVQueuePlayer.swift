// AVQueuePlayer: plays items one after the other. AVPlayerLooper: plays one again and again.
import Foundation

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    /// A player of some items.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }
    /// A player without items.
    public convenience override init() { self.init(items: []) }
    /// A player of one item.
    public convenience override init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }
    /// A player of an address.
    public convenience init(url URL: URL) { self.init(items: [AVPlayerItem(url: URL)]) }

    /// The items, the one that plays first.
    open func items() -> [AVPlayerItem] { queue }
    /// Whether an item can stand after another: it must not be in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
    }
    /// Puts an item after another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        queue.insert(item, at: queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count)
        if currentItem == nil { super.replaceCurrentItem(with: item) }
    }
    /// Takes an item away; the one that plays is followed by the next.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { advanceToNextItem() } else { queue.removeAll { $0 === item } }
    }
    /// Takes all items away.
    open func removeAllItems() {
        queue = []
        super.replaceCurrentItem(with: nil)
    }
    /// Plays the next item.
    open func advanceToNextItem() {
        let wasRunning = rate
        rate = 0
        super.replaceCurrentItem(with: currentItem.flatMap(itemFollowing))
        if currentItem != nil { rate = wasRunning }
    }
    /// Plays another item in the place of the one that plays.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if let item, !queue.contains(where: { $0 === item }) {
            if queue.isEmpty { queue = [item] } else { queue[0] = item }
        }
        super.replaceCurrentItem(with: item)
    }

    override func itemFollowing(_ item: AVPlayerItem) -> AVPlayerItem? {
        queue.removeAll { $0 === item }
        return queue.first
    }
}

/// Plays one item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether it loops.
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }
    /// Whether it loops.
    open private(set) var status = Status.ready
    /// The reason for the failure; nil without one.
    open var error: (any Error)? { nil }
    /// The number of times that the item came to its end.
    open private(set) var loopCount = 0
    /// The items that take turns.
    open private(set) var loopingPlayerItems: [AVPlayerItem]
    private weak var player: AVQueuePlayer?
    private var token: (any NSObjectProtocol)?

    /// Fills a player with copies of an item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        loopingPlayerItems = (0..<3).map { _ in AVPlayerItem(asset: itemToLoop.asset) }
        super.init()
        player.removeAllItems()
        for item in loopingPlayerItems { player.insert(item, after: nil) }
        token = NotificationCenter.default.addObserver(forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil) { [weak self] note in
            guard let self, let item = note.object as? AVPlayerItem, let index = loopingPlayerItems.firstIndex(where: { $0 === item }) else { return }
            loopCount += 1
            let next = AVPlayerItem(asset: item.asset)
            loopingPlayerItems[index] = next
            self.player?.insert(next, after: nil)
        }
    }
    deinit { token.map(NotificationCenter.default.removeObserver) }

    /// Plays the item that runs to its end and loops no more.
    open func disableLooping() {
        status = .cancelled
        token.map(NotificationCenter.default.removeObserver)
        token = nil
        for item in loopingPlayerItems where item !== player?.currentItem { player?.remove(item) }
    }
}
