// The program that loads a test bundle. With a host app it holds the app's objects and lies in the app's folder.
// Called by ProjectTests. Its name ends in "xctest": SimulatorHost then leaves the main loop to the tests.

import Foundation

struct TestRunner {
    let build: ProjectBuild

    /// Loads the library named first and calls its tests.
    private static let program = """
        #include <dlfcn.h>
        #include <stdio.h>
        int main(int count, char **arguments) {
            void *bundle = count > 1 ? dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL) : 0;
            int (*run)(void) = bundle ? (int (*)(void))dlsym(bundle, "willappear_run_tests") : 0;
            if (run) return run();
            const char *reason = dlerror();
            fprintf(stderr, "willappear: the test bundle cannot be loaded: %s\\n", reason ? reason : "it has no tests");
            return 70;
        }

        """

    func link(host: ProjectModule?, into folder: String, packages: ProjectPackages.Products?) throws -> String {
        let directory = build.directory
        let source = directory.path + "/runner.c", object = directory.path + "/runner.o", runner = folder + "/xctest"
        try Self.program.write(toFile: source, atomically: true, encoding: .utf8)
        try command(build.toolchain.root + "/bin/clang", ["-c", "-fPIC", source, "-o", object])
        let inputs = [object] + (host?.hostInputs ?? [])
        // Linked whether used or not: the clock under libc must be there before the first call of libc.
        let flags = ["-Xlinker", "--no-as-needed", "-Xlinker", build.sdk.library, "-Xlinker", "--as-needed", "-Xlinker", "-rpath", "-Xlinker", build.sdk.libraries]
        let rpaths = ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/Frameworks", "-Xlinker", "--export-dynamic"]
        try command(build.toolchain.swiftc, ["-emit-executable", "-o", runner] + inputs + (host?.hostLinkerFlags ?? []) + rpaths + flags)
        return runner
    }

    private func command(_ program: String, _ arguments: [String]) throws {
        var child = ChildProcess(executable: program, arguments: arguments)
        child.output = .standardError
        guard try child.run().succeeded else { throw Failure.badInput(nil) }
    }
}
