// The label of a queue by C's name, as code writes that asks where it runs.
internal import CDarwin
import Dispatch
import Foundation

/// The label of the queue; of the queue this code runs on for nil. The text stays where it is for as long as the process lasts.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return willappear_current_queue_label() }
    return QueueLabels.shared.text(queue.label)
}

private final class QueueLabels: @unchecked Sendable {
    static let shared = QueueLabels()
    private let lock = NSLock()
    private var texts: [String: UnsafeMutablePointer<CChar>] = [:]

    func text(_ label: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = texts[label] { return UnsafePointer(known) }
            let characters = label.utf8CString
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
            for (offset, character) in characters.enumerated() { (copy + offset).initialize(to: character) }
            texts[label] = copy
            return UnsafePointer(copy)
        }
    }
}
