// Decides who may talk to the server: requests for this very address, from a page of ours or from no page, with the
// token in the path. Decides from a request's head alone; LiveServer asks for every request.
import FlyingFox
import Foundation

struct Doorkeeper: Sendable {
    /// What a request asks for, once it may.
    enum Passage: Equatable {
        case file(String)
        case socket
        case refused(Int, String)
    }

    let token: String
    /// "127.0.0.1:4321" and whatever else names this server.
    let hosts: Set<String>

    /// 128 random bits as text.
    static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let text = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }

    func passage(method: String, path: String, headers: (String) -> String?) -> Passage {
        guard method == "GET" || method == "HEAD" else { return .refused(405, "only GET") }
        // A page of another site whose name was bound to this address (DNS rebinding) sends its own name.
        guard let host = headers("Host"), hosts.contains(host.lowercased()) else { return .refused(421, "this server has another name") }
        if let origin = headers("Origin"), !hosts.contains(where: { origin.lowercased() == "http://" + $0 }) { return .refused(403, "pages of other origins may not ask") }
        if let site = headers("Sec-Fetch-Site"), !["same-origin", "none"].contains(site) { return .refused(403, "pages of other sites may not ask") }
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
        guard path.hasPrefix("/"), let rest = parts.first else { return .refused(403, "no token") }
        let pieces = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let given = pieces.first, Self.isEqual(String(given), token) else { return .refused(403, "the address lacks its token; willappear view prints it whole") }
        let name = pieces.count > 1 ? String(pieces[1]) : ""
        guard name == "live" else { return .file(name) }
        // A browser always says where a socket comes from.
        guard headers("Origin") != nil else { return .refused(403, "no origin") }
        return .socket
    }

    /// In the same time wherever they differ.
    private static func isEqual(_ a: String, _ b: String) -> Bool {
        let a = Array(a.utf8), b = Array(b.utf8)
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
