// The properties of gesture recognizers as documents and nibs hold them (FORMATS.md §1.9, §4.3). UIGestureRecognizer+Coding has
// the properties with more than one value. The compiler's copy is NibPropertyTable: script/nib-properties.

extension NibClasses {
    static let gestureRecognizer = NibClass<UIGestureRecognizer>([
        .flag("enabled", "UIGestureRecognizer.enabled", absent: true, \.isEnabled),
        .flag("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", absent: true, \.cancelsTouchesInView),
        .flag("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan", absent: false, \.delaysTouchesBegan),
        .flag("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", absent: true, \.delaysTouchesEnded),
    ])

    static let panGestureRecognizer = NibClass<UIPanGestureRecognizer>([
        .integer("minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", initial: nil, \.minimumNumberOfTouches),
    ])

    static let swipeGestureRecognizer = NibClass<UISwipeGestureRecognizer>([
        .choice("direction", "UISwipeGestureRecognizer.direction", ["right": .right, "left": .left, "up": .up, "down": .down], initial: nil, absent: .right, \.direction),
    ])

    static let longPressGestureRecognizer = NibClass<UILongPressGestureRecognizer>([
        .double("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration", initial: nil, \.minimumPressDuration),
        .double("allowableMovement", "UILongPressGestureRecognizer.allowableMovement", initial: nil, \.allowableMovement),
    ])
}
