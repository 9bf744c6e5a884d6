// The start of every process of an app: its configuration with the folders that it may reach, and its environment.
// AppProcess starts a run with it, SessionApp an open session.

import Foundation
import HostProtocol

struct AppLaunch {
    let app: BuiltApp
    let container: AppContainer
    /// The folder of the files through which this process and the app's process talk.
    let folder: String
    /// The path of the configuration.
    let file: String

    /// Writes the configuration and answers the process's environment.
    func prepare(_ configuration: RunConfiguration) throws -> [String: String] {
        var environment = environment(configuration)
        let fonts = FontConfiguration.file(in: environment)
        environment["FONTCONFIG_FILE"] = fonts
        var configuration = configuration
        let confinement = confinement(configuration, fonts: fonts)
        configuration.watch?.confinement = confinement
        try configuration.write(to: file)
        return environment
    }

    private func environment(_ configuration: RunConfiguration) -> [String: String] {
        var variables = Self.systemVariables(of: ProcessInfo.processInfo.environment)
        variables.merge(app.variables) { _, scheme in scheme }
        // The clock under libc and the hash seed are settled before the first instruction of the app.
        variables.merge(configuration.environment(file: file)) { _, ours in ours }
        // Swift's backtracer would wait for a key on a terminal. Where WillAppear handles signals it is never called, but without it Swift
        // would print a stack without names.
        if variables["SWIFT_BACKTRACE"] == nil { variables["SWIFT_BACKTRACE"] = "enable=yes,interactive=no" }
        variables.merge(container.environment) { _, ours in ours }
        variables[AppContainer.ownerVariable] = nil
        return variables
    }

    /// What of the tool's environment the app's process gets. A device's app knows nothing of the shell of the one who starts it, and a run must not
    /// depend on it. The loader, Swift's runtime, our host, fonts, sanitizers and the way to the network are the system's.
    private static func systemVariables(of environment: [String: String]) -> [String: String] {
        let prefixes = ["LD_", "SWIFT_", "WILLAPPEAR_", "FONTCONFIG_", "ASAN_", "TSAN_", "UBSAN_", "LSAN_", "SSL_CERT_"]
        let names: Set = ["CURL_CA_BUNDLE", "NO_COLOR", "GLIBC_TUNABLES", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"]
        let kept = environment.filter { name, _ in prefixes.contains { name.hasPrefix($0) } || names.contains(name.uppercased()) }
        return kept.merging(["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8"]) { _, ours in ours }
    }

    /// The folders that the app may see. As on a device the app's bundle is read-only. Sources and toolchain are read for backtraces.
    private func confinement(_ configuration: RunConfiguration, fonts: String?) -> RunWatch.Confinement {
        let results = [configuration.traceFile.map { ($0 as NSString).deletingLastPathComponent }, configuration.screenshotDirectory]
        return RunWatch.Confinement(
            hidden: [NSHomeDirectory(), ProcessInfo.processInfo.environment["HOME"]].compactMap(\.self),
            readable: [app.bundle, app.source, (try? Toolchain.find())?.root].compactMap(\.self).filter { !$0.isEmpty },
            writable: ([folder, container.path] + results + [fonts.map { ($0 as NSString).deletingLastPathComponent }]).compactMap(\.self))
    }
}
