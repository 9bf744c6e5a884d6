// Chooses the target that a command means: that of the scheme, or the one app that the workspace has. Called by the
// command line.

import Foundation

extension Workspace {
    /// The app to run. `scheme` may name a target too, as Xcode makes a scheme for each target without one.
    package func app(scheme name: String?) throws -> (member: Member, scheme: Scheme?) {
        if let name {
            if let member = members.first(where: { $0.target.name == name }), !schemes.contains(where: { $0.name == name }) { return (try checked(member, scheme: name), nil) }
            let scheme = try scheme(named: name)
            guard let member = launched(by: scheme) else { throw XcodeProjectError(path, object: "scheme \(name)", "it launches no app of this project") }
            return (try checked(member, scheme: name), scheme)
        }
        let apps = members.filter { $0.target.productType == .application && isForIOS($0) }
        guard !apps.isEmpty else {
            let there = members.map { "\($0.target.name) (\($0.target.productType.title))" }.joined(separator: ", ")
            throw XcodeProjectError(path, "there is no iOS app target" + (there.isEmpty ? "" : "; the targets are \(there)"))
        }
        let title = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let member = apps.first { $0.target.name == title } ?? preferred(among: apps, title: title)
        return (member, schemes.first { launched(by: $0)?.id == member.id && $0.name == member.target.name } ?? schemes.first { launched(by: $0)?.id == member.id })
    }

    /// What a project without an app is for: its frameworks and libraries for iOS, those of its own name first.
    package var libraries: [Member] {
        let made = members.filter { [.framework, .dynamicLibrary, .staticLibrary].contains($0.target.productType) && isForIOS($0) && !$0.project.path.contains("/Pods/") }
        return made.filter { $0.target.name == $0.project.name } + made.filter { $0.target.name != $0.project.name }
    }

    /// Whether there is an app to run.
    package var hasApp: Bool { members.contains { $0.target.productType == .application && isForIOS($0) } }

    /// Of several apps: the one of the project or scheme of the workspace's name, else the first listed.
    private func preferred(among apps: [Member], title: String) -> Member {
        if let scheme = schemes.first(where: { $0.name == title }), let member = launched(by: scheme), apps.contains(where: { $0.id == member.id }) { return member }
        return apps.first { $0.project.name == title } ?? apps[0]
    }

    private func launched(by scheme: Scheme) -> Member? {
        ([scheme.launched].compactMap { $0 } + scheme.built).lazy.compactMap(member).first { $0.target.productType == .application }
    }

    private func checked(_ member: Member, scheme: String) throws -> Member {
        guard member.target.productType == .application else {
            throw XcodeProjectError(path, object: "scheme \(scheme)", "it runs \(member.target.name), a \(member.target.productType.title): only apps can be run")
        }
        return member
    }

    /// Apps of other platforms stand in the same projects.
    package func isForIOS(_ member: Member) -> Bool {
        guard let settings = try? BuildSettings(project: member.project, target: member.target) else { return true }
        // With those of xcconfig files, in which projects with several platforms have them (Ranchero-Software/NetNewsWire).
        let platforms = settings["SUPPORTED_PLATFORMS"], root = settings["SDKROOT"]
        if !platforms.isEmpty { return platforms.contains("iphone") }
        return ["iphoneos", "auto", "iphonesimulator"].contains(root) || root.isEmpty
    }
}
