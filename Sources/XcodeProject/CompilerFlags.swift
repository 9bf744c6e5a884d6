// The Swift compiler's flags that build settings ask for.
// Called by the command line. Search paths and signing mean nothing here and are passed over.

import Foundation

package struct CompilerFlags {
    private let settings: BuildSettings
    package init(settings: BuildSettings) { self.settings = settings }

    /// For `-swift-version`. The oldest that today's compiler knows is 4.
    package var languageMode: String {
        let parts = settings["SWIFT_VERSION"].split(separator: ".").compactMap { Int($0) }
        guard let major = parts.first else { return "5" }
        if major < 4 { return "4" }
        if major == 4 { return parts.count > 1 && parts[1] >= 2 ? "4.2" : "4" }
        return major >= 6 ? "6" : "5"
    }

    /// The names of `-D`, from `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `OTHER_SWIFT_FLAGS`.
    package var conditions: [String] {
        var result = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() {
            if flag == "-D", index + 1 < flags.count { result.append(flags[index + 1]) } else if flag.hasPrefix("-D"), flag.count > 2 { result.append(String(flag.dropFirst(2))) }
        }
        var seen: Set<String> = []
        return result.filter { seen.insert($0).inserted }
    }

    /// `SWIFT_DEFAULT_ACTOR_ISOLATION`, which new projects set to MainActor.
    package var defaultsToMainActor: Bool { settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on (Xcode 26 release notes), in Swift's own names.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    private static let upcoming = [
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
        "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures", "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
        "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain", "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        // Not MemberImportVisibility: what Apple has in one module, WillAppear has in several.
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures", "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability", "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
        "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault", "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    ]
    /// Features that a language mode already has: naming one there is an error of the compiler.
    private static let featuresOfMode6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain", "ImplicitOpenExistentials", "IsolatedDefaultValues",
        "GlobalConcurrency", "InferSendableFromCaptures", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "RegionBasedIsolation", "DynamicActorIsolation",
        "NonfrozenEnumExhaustivity",
    ]

    package var arguments: [String] {
        var flags = conditions.flatMap { ["-D", $0] }
        if defaultsToMainActor { flags += ["-default-isolation", "MainActor"] }
        var features: Set<String> = settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") ? Set(Self.approachable) : []
        for (setting, feature) in Self.upcoming where settings.isSet(setting) {
            if settings.flag(setting) { features.insert(feature) } else { features.remove(feature) }
        }
        if languageMode == "6" { features.subtract(Self.featuresOfMode6) }
        for feature in features.sorted() { flags += ["-enable-upcoming-feature", feature] }
        let checking = settings["SWIFT_STRICT_CONCURRENCY"]
        if ["complete", "targeted"].contains(checking), languageMode != "6" { flags += ["-strict-concurrency=\(checking)"] }
        return flags
    }
}
