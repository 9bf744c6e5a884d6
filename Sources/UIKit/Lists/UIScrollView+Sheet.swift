// A scroll view in a sheet: tells SheetGesture whether the content or the sheet moves under a finger.

extension UIScrollView: SheetScrolling {
    var takesVerticalDrags: Bool { isScrollEnabled && (contentSize.height > bounds.height || alwaysBounceVertical) }
    var standsAtTop: Bool { contentOffset.y <= offsetLimits.minY }

    func giveUpDrag() {
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = true
    }
}
