// The toolchain's lldb, and the library it may lack: it is linked against the Python of the system on which it was built.
// Used by `debug`, `ide` and `doctor`. Searches the folders of installed Pythons; installs nothing.

import Foundation

struct Debugger {
    let lldb: String
    /// The debug adapter for editors; a script of WillAppear if lldb needs a folder in its environment.
    let adapter: String?
    /// The folder of a library that the system does not find itself.
    let libraryFolder: String?

    /// The reason why there is no debugger.
    struct Absence: Equatable {
        let library: String?
        let message: String
        let advice: String
    }

    static func find() throws -> Debugger? { if case .found(let debugger) = try search() { debugger } else { nil } }

    enum Result {
        case found(Debugger)
        case absent(Absence)
    }

    static func search() throws -> Result {
        let toolchain = try Toolchain.find()
        let lldb = toolchain.root + "/bin/lldb"
        guard access(lldb, X_OK) == 0 else { return .absent(Absence(library: nil, message: "not in the toolchain (\(lldb))", advice: "install the complete Swift toolchain")) }
        let adapter = toolchain.root + "/bin/lldb-dap"
        guard let missing = missingLibrary(lldb, in: nil) else { return .found(Debugger(lldb: lldb, adapter: access(adapter, X_OK) == 0 ? adapter : nil, libraryFolder: nil)) }
        for folder in folders() where FileManager.default.fileExists(atPath: "\(folder)/\(missing)") && missingLibrary(lldb, in: folder) == nil {
            return .found(Debugger(lldb: lldb, adapter: try script(for: adapter, folder), libraryFolder: folder))
        }
        let version = missing.replacingOccurrences(of: "libpython", with: "").prefix { $0.isNumber || $0 == "." }.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        let package = "libpython\(version)"
        let advice = missing.hasPrefix("libpython")
            ? "apt-get install -y \(package)     (where the system has it; elsewhere  uv python install \(version)  or  PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install \(version)  , or the toolchain made for this system)"
            : "install the package that holds \(missing)"
        return .absent(Absence(library: missing, message: "lldb does not start: \(missing) is missing", advice: advice))
    }

    /// The library that the dynamic linker reports as missing.
    private static func missingLibrary(_ program: String, in folder: String?) -> String? {
        var lines: [String] = []
        var child = ChildProcess(executable: program, arguments: ["--version"])
        if let folder { child.environment["LD_LIBRARY_PATH"] = path(with: folder) }
        child.environment["SWIFT_BACKTRACE"] = "enable=no"
        child.output = .lines { lines.append($0) }
        child.mergesStandardError = true
        guard let ending = try? child.run(), !ending.succeeded else { return nil }
        let line = lines.first { $0.contains("error while loading shared libraries: ") }
        // Another reason may stop the debugger, but not this library.
        return line?.components(separatedBy: "error while loading shared libraries: ").last?.components(separatedBy: ":").first ?? (folder == nil ? nil : "")
    }

    static func path(with folder: String) -> String {
        let present = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
        return present.isEmpty ? folder : folder + ":" + present
    }

    /// The folders of Pythons of other versions: pyenv, uv, conda, and those built by hand.
    private static func folders() -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        let parents = [environment["PYENV_ROOT"] ?? home + "/.pyenv", home + "/.local/share/uv/python", home + "/miniconda3/envs", home + "/anaconda3/envs"].flatMap { base -> [String] in
            let folder = base.hasSuffix("pyenv") ? base + "/versions" : base
            return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)/lib" }
        }
        return parents + [home + "/miniconda3/lib", "/usr/local/lib", "/opt/python/lib"]
    }

    /// A script that gives the adapter the folder, because editors start the adapter themselves.
    private static func script(for adapter: String, _ folder: String) throws -> String? {
        guard access(adapter, X_OK) == 0 else { return nil }
        let file = BuildDirectory.cache + "/env/lldb-dap"
        let text = "#!/bin/sh\n# Written by willappear: the toolchain's debug adapter with the library that it needs.\nLD_LIBRARY_PATH='\(folder)'${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} exec '\(adapter)' \"$@\"\n"
        if (try? String(contentsOfFile: file, encoding: .utf8)) != text {
            try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        return file
    }

    /// Starts lldb with the environment that it and the app need.
    func start(_ arguments: [String], environment: [String: String]) throws -> ChildProcess.Ending {
        var child = ChildProcess(executable: lldb, arguments: arguments)
        child.environment = environment
        if let libraryFolder { child.environment["LD_LIBRARY_PATH"] = Self.path(with: libraryFolder) }
        // Ctrl-C is lldb's: it stops the app. The tool ends when lldb does.
        let pid = try child.start()
        signal(SIGINT, SIG_IGN)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        let number = status & 0x7F
        return number == 0 ? .exited((status >> 8) & 0xFF) : .signalled(number)
    }
}
