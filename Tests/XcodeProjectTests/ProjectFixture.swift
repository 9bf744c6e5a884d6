// A folder with a project written by hand, for the tests of this module.
import Foundation
import Testing
@testable import XcodeProject

struct ProjectFixture {
    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcodeproject-test-\(UUID().uuidString)")
        try write(files)
    }

    func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    func path(_ relative: String) -> String { folder.standardizedFileURL.path + "/" + relative }
    func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.standardizedFileURL.path.count + 1)) } }

    /// A project.pbxproj around these objects: a root `P`, a main group `G`, configurations `Debug` and `Release` of project and target `T`.
    static func pbxproj(objects: String, children: String = "", project: String = "", target: String = "", projectSettings: String = "", targetSettings: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {};
            objectVersion = 77;
            objects = {
                P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; developmentRegion = en; targets = (T); \(project)};
                G = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>";};
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release;};
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(projectSettings)};};
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {};};
                TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); defaultConfigurationName = Release;};
                TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(targetSettings)};};
                TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {};};
                T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL; \(target)};
                \(objects)
            };
            rootObject = P;
        }
        """
    }

    func project(_ text: String) throws -> Project {
        try write(["App.xcodeproj/project.pbxproj": text])
        return try Project.read(path("App.xcodeproj"))
    }
}

/// The description of the error that a body throws.
func failure(_ body: () throws -> Any) -> String {
    do { return "no error: \(try body())" } catch { return "\(error)" }
}
