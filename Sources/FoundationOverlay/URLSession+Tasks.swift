// The tasks of a URLSession as asynchronous properties, which Foundation on Linux has as methods with closures alone.
import Foundation
import FoundationNetworking

/// Carries tasks from the session's queue.
private struct FoundTasks: @unchecked Sendable {
    var data: [URLSessionDataTask] = [], upload: [URLSessionUploadTask] = [], download: [URLSessionDownloadTask] = [], all: [URLSessionTask] = []
}

extension URLSession {
    /// The tasks of the session that are not over, by kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            let found = await withCheckedContinuation { (waiting: CheckedContinuation<FoundTasks, Never>) in
                getTasksWithCompletionHandler { waiting.resume(returning: FoundTasks(data: $0, upload: $1, download: $2)) }
            }
            return (found.data, found.upload, found.download)
        }
    }
    /// All tasks of the session that are not over.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { (waiting: CheckedContinuation<FoundTasks, Never>) in
                getAllTasks { waiting.resume(returning: FoundTasks(all: $0)) }
            }.all
        }
    }
}
