// What the keyboard's notifications say, as values: UIResponder's keyboard messages are made of them.
import CoreGraphics
import Foundation

@MainActor struct KeyboardFacts {
    var begin, end: CGRect
    var duration: TimeInterval
    var curve: UIView.AnimationCurve
    var isLocal: Bool
    var screen: UIScreen

    /// Nil if the notification lacks the keyboard's frames.
    init?(_ notification: Notification) {
        let info = notification.userInfo
        guard let begin = (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue, let end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return nil }
        self.init(
            begin: begin, end: end, duration: (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0,
            curve: (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber).flatMap { UIView.AnimationCurve(rawValue: $0.intValue) } ?? .easeInOut,
            isLocal: (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true, screen: notification.object as? UIScreen ?? .main)
    }

    init(begin: CGRect, end: CGRect, duration: TimeInterval, curve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
        (self.begin, self.end, self.duration, self.curve, self.isLocal, self.screen) = (begin, end, duration, curve, isLocal, screen)
    }

    func notification(_ name: Notification.Name) -> Notification {
        Notification(name: name, object: screen, userInfo: [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin), UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration), UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
        ])
    }
}
