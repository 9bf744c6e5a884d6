// Interactive transitions between layouts: a transition layout replaces both until it is finished or cancelled.
import Foundation

extension UICollectionView {
    /// Gets whether the transition was completed, and whether its last animation was.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    func beginTransition(to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?) -> UICollectionViewTransitionLayout {
        if layoutStorage is UICollectionViewTransitionLayout {
            Diagnostics.raise(.invalidArgument, "the collection is already part of an interactive transition")
        }
        let old = layoutStorage
        let own = delegate.flatMap { delegate in
            ifImplemented { delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout) }
        }
        let transition = own ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        transitionCompletion = completion
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        layout.collectionView = self
        transition.collectionView = self
        layoutStorage = transition
        layoutWasInvalidated(nil)
        return transition
    }

    func endTransition(completed: Bool) {
        guard let transition = layoutStorage as? UICollectionViewTransitionLayout else {
            Diagnostics.raise(.invalidArgument, "the collection is not part of an interactive transition")
        }
        let completion = transitionCompletion
        transitionCompletion = nil
        let (kept, left) = completed ? (transition.nextLayout, transition.currentLayout) : (transition.currentLayout, transition.nextLayout)
        let finish = { (finished: Bool) in
            transition.collectionView = nil
            left.collectionView = nil
            self.layoutStorage = kept
            kept.collectionView = self
            self.layoutWasInvalidated(nil)
            transition.currentLayout.finalizeLayoutTransition()
            transition.nextLayout.finalizeLayoutTransition()
            completion?(completed, finished)
        }
        let move = {
            transition.transitionProgress = completed ? 1 : 0
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        guard window != nil else { return finish(true) }
        UIView.animateTouchably(withDuration: UICollectionView.updateDuration, animations: move, completion: finish)
    }
}
