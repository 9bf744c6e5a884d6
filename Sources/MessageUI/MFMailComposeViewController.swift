// The screens that write mails and messages, on a device without accounts: they say that nothing can be sent.
@_exported import UIKit
import DeviceServices
import ObjectiveC

/// A screen that writes a mail. `canSendMail()` is false here, as on a device without an account.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// Whether an account is set up: no.
    open class func canSendMail() -> Bool { false }
    /// The delegate, which is told of the result.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var lines: [String: String] = [:]

    /// Sets the subject.
    open func setSubject(_ subject: String) { note("Subject", subject) }
    /// Sets who gets it.
    open func setToRecipients(_ toRecipients: [String]?) { note("To", toRecipients?.joined(separator: ", ")) }
    /// Sets who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { note("Cc", ccRecipients?.joined(separator: ", ")) }
    /// Sets who gets a hidden copy.
    open func setBccRecipients(_ bccRecipients: [String]?) { note("Bcc", bccRecipients?.joined(separator: ", ")) }
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) { note("Text", body) }
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { note("File", filename) }
    /// Sets who it comes from.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { note("From", emailAddress) }

    private func note(_ key: String, _ value: String?) { lines[key] = value }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("MFMailComposeViewController", "sends nothing here: ask canSendMail() first")
        let page = UIViewController()
        page.title = lines["Subject"] ?? "New Message"
        page.view.backgroundColor = .systemBackground
        PlaceholderView((["MFMailComposeViewController"] + lines.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }).joined(separator: "\n")).fill(page.view)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            self.mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        })
        viewControllers = [page]
    }
}

/// A delegate that is told of the result of composing a mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done; the delegate dismisses the screen.
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) { notImplemented(self, #function, [controller, result, error]) }
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0, saved = 1, sent = 2, failed = 3
}
