// What an error says that brings no description: Foundation on Linux has other words for it than Apple's. This function stands in NSError's
// class for its own (CObjectiveC, Errors.c); the host installs it before `main`. Errors of Swift types ask it too.
import CObjectiveC
import Foundation

extension NSError {
    /// Takes the place of `localizedDescription`. Apple's order (NSError's documentation, "localizedDescription", and CFError.c of the open
    /// CoreFoundation, which has the words): the description, the failure with its reason, the reason, the domain and code.
    @_silgen_name("willappear_error_description")
    package func describedAsOnADevice() -> String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        if let text = dataDescription ?? fileDescription { return text }
        let reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String ?? localizedFailureReason
        if let failure = userInfo["NSLocalizedFailure"] as? String { return reason.map { "\(failure) \($0)" } ?? failure }
        return "The operation couldn’t be completed. \(reason ?? "(\(domain) error \(code).)")"
    }

    /// Data that cannot be decoded. On Linux a `DecodingError` has its own domain, with its cases in the order of the declaration; on Apple's
    /// systems it is one of Cocoa's errors.
    private var dataDescription: String? {
        let isMissing: Bool
        switch (domain, code) {
        case (NSCocoaErrorDomain, 3840), (NSCocoaErrorDomain, 4864): isMissing = false
        case (NSCocoaErrorDomain, 4865): isMissing = true
        case ("Swift.DecodingError", _): isMissing = code == 1 || code == 2
        default: return nil
        }
        return "The data couldn’t be read because it \(isMissing ? "is missing" : "isn’t in the correct format")."
    }

    /// A file that cannot be opened since there is none.
    private var fileDescription: String? {
        guard domain == NSCocoaErrorDomain, code == 260 else { return nil }
        let path = userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
        return "The file\(path.map { " “\(($0 as NSString).lastPathComponent)”" } ?? "") couldn’t be opened because there is no such file."
    }

    /// Once a process, before the app's first instruction.
    package static func installDescriptions() { willappear_give_error(unsafeBitCast(NSError.self, to: UnsafeRawPointer.self)) }
}
