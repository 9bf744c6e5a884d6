// Custom animators, text input and menus: what a hunt with `--more customPresent,customPush,typeText,menu` does beside the rest.
// They have no weight of their own, so that the scripts of other seeds stay what they are.
import CoreGraphics
import UIKit

extension World {
    func actOnInput(_ operation: Operation) {
        guard let controller = find(operation.subject) else { return }
        switch operation.kind {
        case .customPresent:
            guard let made = fresh(operation, for: controller), !(made is UIAlertController) else { return }
            let transition = CustomTransition(operation.number)
            customTransitions.append(transition)
            made.modalPresentationStyle = operation.number % 3 == 0 ? .custom : .fullScreen
            made.transitioningDelegate = transition
            controller.present(made, animated: operation.animated, completion: completion(operation.id, operation.object, .presented))
        case .customPush:
            guard let navigation = controller as? NavigationProbe, navigation.viewControllers.count < 8, let made = fresh(operation, for: navigation), !(made is UINavigationController) else { return }
            navigation.animator = CustomAnimator(operation.number)
            navigation.pushViewController(made, animated: true)
        case .typeText: type(in: controller, operation)
        default: showMenu(in: controller, operation)
        }
    }

    /// A field, which then gets the keyboard, text, and gives the keyboard away.
    private func type(in controller: UIViewController, _ operation: Operation) {
        guard let view = controller.viewIfLoaded, !(controller is UIAlertController) else { return }
        guard let field = view.subviews.compactMap({ $0 as? UITextField }).first else {
            view.addSubview(UITextField(frame: CGRect(x: 20, y: 150 + 40 * (operation.number % 3), width: 200, height: 30)))
            return
        }
        switch operation.number % 5 {
        case 0, 1: field.becomeFirstResponder()
        case 2: if field.isFirstResponder { field.insertText("word ") }
        case 3: if field.isFirstResponder { field.deleteBackward() }
        default: view.endEditing(operation.animated)
        }
    }

    /// A button with a menu: it opens under the finger, and closes by an item or beside it.
    private func showMenu(in controller: UIViewController, _ operation: Operation) {
        guard let view = controller.viewIfLoaded, !(controller is UIAlertController) else { return }
        let button = view.subviews.compactMap { $0 as? UIButton }.first { $0.menu != nil } ?? {
            let made = UIButton(type: .system)
            made.frame = CGRect(x: 40, y: 300, width: 120, height: 44)
            made.setTitle("Menu", for: .normal)
            made.showsMenuAsPrimaryAction = true
            let name = operation.subject
            made.menu = UIMenu(title: "", children: (0..<3).map { number in
                UIAction(title: "Item \(number)") { [weak self] _ in self?.fire(.init(controller: name, callback: .alongside)) }
            })
            view.addSubview(made)
            return made
        }()
        guard let window = view.window, !window.isHidden else { return }
        switch operation.number % 4 {
        case 0, 1: tap(button.convert(CGPoint(x: 60, y: 22), to: nil))
        case 2: tap(CGPoint(x: 90, y: 380))
        default: tap(CGPoint(x: 380, y: 820))
        }
    }
}

/// An app's own way between two screens. Some cancel, some end in the same turn, one forgets for a while.
@MainActor final class CustomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let look: Int
    init(_ look: Int) { self.look = look }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { [0, 0.2, 0.35, 0.6][look % 4] }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let to = context.view(forKey: .to), from = context.view(forKey: .from)
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            container.addSubview(to)
            to.alpha = 0
        }
        let end = {
            to?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        guard transitionDuration(using: context) > 0 else { return end() }
        UIView.animate(withDuration: transitionDuration(using: context), animations: {
            to?.alpha = 1
            if to == nil { from?.alpha = 0 }
        }, completion: { _ in end() })
    }
}

@MainActor final class CustomTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let look: Int
    init(_ look: Int) { self.look = look }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { CustomAnimator(look) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { look % 2 == 0 ? CustomAnimator(look + 1) : nil }
}
