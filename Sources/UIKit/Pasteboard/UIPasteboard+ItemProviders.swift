// A pasteboard's items as item providers, and objects that write themselves onto it.
import Foundation

extension UIPasteboard {
    /// Every item, with its types; setting them loads their data, which is available a moment later.
    public var itemProviders: [NSItemProvider] {
        get { items.map(UIPasteboard.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces every item by the data of the providers.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        let collected = ProvidedItems(count: itemProviders.count)
        let waiting = DispatchGroup()
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                waiting.enter()
                _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    if let data { collected.add(data, type, at: index) }
                    waiting.leave()
                }
            }
        }
        let chosen = options
        waiting.notify(queue: .main) { MainActor.assumeIsolated { self.setItems(collected.items, options: chosen) } }
    }

    /// Replaces every item by objects that write themselves: texts, URLs, images, colours.
    public func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }
    /// Replaces every item by objects that write themselves; they are gone after `expirationDate`.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let known = objects.compactMap(UIPasteboard.item)
        guard known.count == objects.count else {
            return setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
        }
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        setItems(known, options: options)
    }

    /// The data of an object that can be written at once.
    private static func item(_ object: any NSItemProviderWriting) -> [String: Any]? {
        switch object {
        case let text as NSString: ["public.utf8-plain-text": text as String]
        case let url as NSURL: ["public.url": url as URL]
        case let image as UIImage: ["public.png": image]
        default: nil
        }
    }

    private static func provider(_ item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            if let image = value as? UIImage {
                provider.registerObject(image, visibility: .all)
            } else if let data = bytes(of: value) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
                    answer(data, nil)
                    return nil
                }
            }
        }
        return provider
    }

    private static func bytes(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }
}

/// The data that providers have delivered so far; they deliver on their own queues.
private final class ProvidedItems: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [[String: Any]]
    init(count: Int) { all = Array(repeating: [:], count: count) }
    func add(_ data: Data, _ type: String, at index: Int) { lock.withLock { all[index][type] = data } }
    var items: [[String: Any]] { lock.withLock { all.filter { !$0.isEmpty } } }
}
