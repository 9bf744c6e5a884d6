// ASAuthorizationController on a device without an Apple account and without saved passwords: every attempt ends in an error.
import DeviceServices
import ObjectiveC
import UIKit

/// The window that the system's sheets stand over.
public typealias ASPresentationAnchor = UIWindow

/// Performs requests for authorizations.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// The requests that the controller makes.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The delegate, which is told of the end.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Gives the window.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var isPerforming = false

    /// A controller for some requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Asks. There is no account here: the delegate hears of `ASAuthorizationError.unknown`, as on a device where nobody is signed in.
    open func performRequests() {
        MissingService.say("ASAuthorizationController", "has no Apple account and no passwords here")
        end(with: .unknown)
    }

    /// Gives up: the delegate hears of `ASAuthorizationError.canceled` if the attempt was under way.
    open func cancel() { if isPerforming { end(with: .canceled) } }

    private func end(with code: ASAuthorizationError.Code) {
        let isFirst = !isPerforming
        isPerforming = true
        ending = code
        guard isFirst else { return }
        DispatchQueue.main.async {
            self.isPerforming = false
            self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(self.ending))
        }
    }
    private var ending = ASAuthorizationError.Code.unknown
}

/// A delegate that is told of the results of requests. All methods are optional.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// There is a credential.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// There is none.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) { notImplemented(self, #function, [controller, authorization]) }
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) { notImplemented(self, #function, [controller, error]) }
}

/// Gives the window that the system's sheet stands over.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
