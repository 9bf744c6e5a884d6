// UICollectionViewController: its view is the collection view; it is the data source and delegate.
// Every method of the protocols is in the body, because apps write `override` on them. A method without an
// override counts as not implemented.

/// A controller whose view is a collection view; it is that view's data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout?
    /// Deselects the item that led away when the view appears again.
    open var clearsSelectionOnViewWillAppear: Bool = true

    /// Makes the collection view by this layout when the view loads.
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

    override func decodeOwnKeys(from coder: NSCoder) { NibClasses.collectionViewController.decode(self, from: coder) }

    /// The collection view; reading it loads the view. In a storyboard it may also be the first collection view below the root view.
    open var collectionView: UICollectionView! {
        get { (view as? UICollectionView) ?? view.subviews.first { $0 is UICollectionView } as? UICollectionView }
        set { view = newValue }
    }

    /// The layout given at creation, or the collection view's.
    open var collectionViewLayout: UICollectionViewLayout { (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout ?? collectionView.collectionViewLayout }

    private let movePress = ItemMovePress(target: nil, action: nil)
    /// Whether a long press moves items, if the data source implements moves.
    open var installsStandardGestureForInteractiveMovement = true { didSet { movePress.isEnabled = installsStandardGestureForInteractiveMovement } }

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
        if installsStandardGestureForInteractiveMovement { movePress.install(on: collection) }
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

    /// 1 when not implemented. For subclasses to implement.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { absent(1) }
    /// The number of items. Default 0; subclasses override it.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// The cell of an item. Subclasses override it; the default raises an exception.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        Diagnostics.raise(.internalInconsistency, "\(Diagnostics.identity(self)) does not implement collectionView:cellForItemAtIndexPath:")
    }
    /// A dequeued supplementary view; the layout decides whether there is one. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { absent(UICollectionReusableView(frame: .zero)) }

    // MARK: UICollectionViewDelegate

    /// A finger is down on an item; false ignores it. True when not implemented. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { absent(true) }
    /// The item looks pressed. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { absent(()) }
    /// The item looks pressed no longer. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { absent(()) }
    /// A finger left an item; true when not implemented. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { absent(true) }
    /// Called with multiple selection only; true when not implemented. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { absent(true) }
    /// A tap selected the item; a selection by code does not call it. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { absent(()) }
    /// A tap took the selection away. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { absent(()) }
    /// The cell is about to come on screen. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { absent(()) }
    /// The cell has left the screen; its item may be gone by now. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { absent(()) }
    /// The supplementary view is about to come on screen. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { absent(()) }
    /// The supplementary view has left the screen. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { absent(()) }
    /// Whether the edit menu opens over the item (deprecated in iOS 13). For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { absent(false) }
    /// Whether the edit menu has the action (deprecated in iOS 13). For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { absent(false) }
    /// The person chose the action in the edit menu (deprecated in iOS 13). For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { absent(()) }
    /// A long press on items (iOS 16): the menu to open, nil for none. Empty paths mean the space between items. `point` is in points of the collection view. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { absent(nil) }
    /// A long press on an item, where the other method is not implemented: the menu to open, nil for none. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { absent(nil) }
    /// The preview that is lifted when an item's menu opens (iOS 16); nil for the cell. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { absent(nil) }
    /// The preview to which it returns when the menu closes (iOS 16); nil for the cell. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { absent(nil) }
    /// The preview that is lifted when the menu opens, up to iOS 15; nil for the cell. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { absent(nil) }
    /// The preview to which it returns when the menu closes, up to iOS 15; nil for the cell. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { absent(nil) }
    /// The preview of the menu was tapped. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { absent(()) }
    /// An item's menu is about to open. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { absent(()) }
    /// An item's menu is about to close. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { absent(()) }
    /// Whether a finger may move the item; true when not implemented and `moveItemAt` is. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { absent(true) }
    /// A finger has moved an item: change the data. The collection view moves its cell. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { absent(()) }
    /// The path to which an item that a finger moves may go (iOS 15). For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { absent(proposedIndexPath) }
    /// The path to which an item that a finger moves may go, up to iOS 14. For subclasses to implement.
    open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { absent(proposedIndexPath) }

    // MARK: UIScrollViewDelegate

    /// At every change of the offset, by a finger, by code or by a new size. For subclasses to implement.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { absent(()) }
    /// At every change of the zoom scale, by a pinch or by code. For subclasses to implement.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { absent(()) }
    /// A finger has moved far enough to scroll. For subclasses to implement.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { absent(()) }
    /// The finger is lifted, with its velocity in points a millisecond; writing the target decides where scrolling comes to rest. For
    /// subclasses to implement.
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { absent(()) }
    /// The finger was lifted; `decelerate` says whether the content continues to move. For subclasses to implement.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { absent(()) }
    /// Right after the end of a drag that moves on. For subclasses to implement.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { absent(()) }
    /// The content came to rest after a drag. Not called when a finger stops it. For subclasses to implement.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { absent(()) }
    /// An animated change of the offset by code has ended. Not called when it is interrupted. For subclasses to implement.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { absent(()) }
    /// Whether a tap on the status bar may scroll. Not called here. Optional: true. For subclasses to implement.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { absent(true) }
    /// A tap on the status bar scrolled to the top. Not called here. For subclasses to implement.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { absent(()) }
}
