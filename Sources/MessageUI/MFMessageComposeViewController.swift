// The screen that writes a text message, on a device that cannot send one.
import DeviceServices
import UIKit

/// A screen that writes a text message. `canSendText()` is false here.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// Whether the device can send messages: no.
    open class func canSendText() -> Bool { false }
    /// Whether messages can have a subject: no.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have files: no.
    open class func canSendAttachments() -> Bool { false }
    /// The delegate, which is told of the result.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The receivers of the message.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("MFMessageComposeViewController", "sends nothing here: ask canSendText() first")
        let page = UIViewController()
        page.title = subject ?? "New Message"
        page.view.backgroundColor = .systemBackground
        PlaceholderView("MFMessageComposeViewController\n\(recipients?.joined(separator: ", ") ?? "")\n\(body ?? "")").fill(page.view)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
        })
        viewControllers = [page]
    }
}

/// A delegate that is told of the result of composing a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done; the delegate dismisses the screen.
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0, sent = 1, failed = 2
}
