// UIDeferredMenuElement: a place in a menu that is filled when the menu opens. MenuSections asks for its elements.

/// A place in a menu that is filled when the menu opens; until then a row says that it loads.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Called when the menu opens; it calls its argument once with the elements, now or later.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    /// The provider's elements; nil until the provider has answered.
    private(set) var elements: [UIMenuElement]?
    private var isWaiting = false
    /// The provider has not returned: the menu that asks shows its answer by itself.
    private var isAsking = false
    private var request = 0

    /// The elements are kept once they are known.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(provider: elementProvider, isCached: true)
    }

    /// The provider is asked each time that the menu opens.
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }

    private init(provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Called when the menu opens: elements that are not cached are requested again.
    func menuWillOpen() {
        guard !isCached else { return }
        elements = nil
        isWaiting = false
    }

    /// Calls the provider unless it has been called; `changed` is called when an answer comes later.
    func load(_ changed: @escaping @MainActor () -> Void) {
        guard elements == nil, !isWaiting else { return }
        isWaiting = true
        request += 1
        let asked = request
        isAsking = true
        provider { [weak self] elements in
            guard let self, asked == self.request, self.isWaiting else { return }
            self.isWaiting = false
            self.elements = elements
            if !self.isAsking { changed() }
        }
        isAsking = false
    }
}
