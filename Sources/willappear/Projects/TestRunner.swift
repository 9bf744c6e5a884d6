// The program that loads a test bundle. With a host app it holds the app's objects, lies in the app's folder, and launches the
// app before it loads the tests, as Xcode does.
// Called by ProjectTests. Its name ends in "xctest": SimulatorHost then leaves the main loop to the tests.

import Foundation

struct TestRunner {
    let build: ProjectBuild

    /// Loads the library named first and calls its tests: from `main`, or from the host (DetachedHost) once the app is launched.
    private static func program(entryPoint: String?) -> String {
        """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <stdio.h>
        #include <string.h>
        static const char *path;
        int willappear_start_tests(void) {
            void *bundle = path ? dlopen(path, RTLD_NOW | RTLD_GLOBAL) : 0;
            int (*run)(void) = bundle ? (int (*)(void))dlsym(bundle, "willappear_run_tests") : 0;
            // A later call forgets it.
            char *said = run ? 0 : dlerror(), *reason = said ? strdup(said) : 0;
            void (*correct)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "willappear_correct_foundation");
            if (correct) correct();
            if (run) return run();
            fprintf(stderr, "willappear: the test bundle cannot be loaded: %s\\n", reason ? reason : "it has no tests");
            return 70;
        }
        \(entryPoint.map { "int \($0)(int count, char **arguments);" } ?? "")
        int main(int count, char **arguments) {
            path = count > 1 ? arguments[1] : 0;
            \(entryPoint.map { "\($0)(count, arguments);" } ?? "")
            return willappear_start_tests();
        }

        """
    }

    func link(host: ProjectModule?, into folder: String, packages: ProjectPackages.Products?) throws -> String {
        let directory = build.directory
        let source = directory.path + "/runner.c", object = directory.path + "/runner.o", runner = folder + "/xctest"
        try Self.program(entryPoint: host?.entryPoint).write(toFile: source, atomically: true, encoding: .utf8)
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
