// UICollectionViewController: its view is the collection view; it is the data source and delegate.
// Every method of the protocols stands in the body, because apps write `override` on them. A method that
// nobody overrides counts as not implemented.

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout?
    /// Deselects the item that led away when the view appears again.
    open var clearsSelectionOnViewWillAppear: Bool = true

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        layout = nil
        super.init(coder: coder)
    }

    open var collectionView: UICollectionView! {
        get { (view as? UICollectionView) ?? view.subviews.first { $0 is UICollectionView } as? UICollectionView }
        set { view = newValue }
    }

    /// The layout it was made with, or the collection view's.
    open var collectionViewLayout: UICollectionViewLayout { (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout ?? collectionView.collectionViewLayout }

    open override func loadView() {
        if nibName != nil {
            super.loadView()
        } else {
            guard let layout else {
                Diagnostics.raise(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
            }
            let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.alwaysBounceVertical = true
            view = collection
        }
        guard let collection = viewStorage as? UICollectionView else { return }
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = viewIfLoaded as? UICollectionView else { return }
        for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UICollectionView)?.flashScrollIndicators()
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { absent(1) }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        Diagnostics.raise(.internalInconsistency, "\(Diagnostics.identity(self)) does not implement collectionView:cellForItemAtIndexPath:")
    }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { absent(UICollectionReusableView(frame: .zero)) }

    // MARK: UICollectionViewDelegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { absent(true) }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { absent(true) }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { absent(true) }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { absent(()) }
    open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { absent(()) }

    // MARK: UIScrollViewDelegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { absent(()) }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { absent(()) }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { absent(()) }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { absent(true) }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { absent(()) }
}
