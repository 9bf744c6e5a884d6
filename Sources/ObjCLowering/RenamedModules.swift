// Apple's modules that have another name in WillAppear's build, and their names in the lowered text. Packages written for Linux
// check canImport(Darwin) or import the toolchain's CoreFoundation, and must not find WillAppear's modules; they are not lowered.
internal import SwiftSyntax

package enum RenamedModules {
    /// Modules that Foundation is split into on Linux, and the C library's.
    static let ofLinux: Set<String> = ["FoundationNetworking", "FoundationXML", "Glibc", "Musl"]
    package static let ours = ["Combine": "AppleCombine", "CommonCrypto": "AppleCommonCrypto", "CryptoKit": "AppleCryptoKit", "CoreFoundation": "AppleCoreFoundation", "Darwin": "AppleDarwin", "OSLog": "AppleOSLog", "Security": "AppleSecurity", "os": "AppleOS"]
    static let triggers = ours.keys.flatMap { ["import \($0)", "canImport(\($0))", "\($0)."] } + ["Foundation.URL", "Foundation.HTTP", "Foundation.CachedURLResponse", "Foundation.NSURL", "Foundation.NSMutableURL"] + ofOverlay.map { "Foundation.\($0)" } + ofLinux.map { "canImport(\($0))" }

    /// Types of Apple's Foundation that the toolchain's lacks and FoundationOverlay has (TextTests compares the list).
    package static let ofOverlay: Set<String> = [
        "DateComponentsFormatter", "FileWrapper", "ListFormatter", "MeasurementFormatter", "NSBundleResourceRequest", "NSDataDetector", "NSDiscardableContent", "NSFileAccessIntent",
        "NSFileCoordinator", "NSFilePresenter", "NSFileVersion", "NSHashTable", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting", "NSMapTable", "NSPointerArray",
        "NSPointerFunctions", "NSSecureUnarchiveFromDataTransformer", "NSUbiquitousKeyValueStore", "NSValueTransformerName", "NetService", "NetServiceBrowser",
        "NetServiceBrowserDelegate", "NetServiceDelegate", "PresentationIntent", "RelativeDateTimeFormatter", "UndoManager", "ValueTransformer",
    ]

    /// The module in which a member of Apple's Foundation is.
    static func home(_ module: String, _ member: String) -> String? {
        if isNetworking(module, member) { return "FoundationNetworking" }
        return module == "Foundation" && ofOverlay.contains(member) ? "FoundationOverlay" : nil
    }

    /// Whether the toolchain has a member of Apple's Foundation in FoundationNetworking, so that `Foundation.URLSession` means that one.
    static func isNetworking(_ module: String, _ member: String) -> Bool {
        module == "Foundation" && (member.hasPrefix("URLSession") || member.hasPrefix("HTTPCookie") || member.hasPrefix("URLCredential") || member.hasPrefix("URLProtocol")
            || member.hasPrefix("URLAuthenticationChallenge")
            || ["URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtectionSpace", "NSURLRequest", "NSMutableURLRequest", "NSURLConnection"].contains(member))
    }

    /// Whether a qualified name means the module: `os` may be a variable, `Security` a type, `OSLog` a class, so only these members do.
    static func isQualified(_ module: String, _ member: String) -> Bool {
        switch module {
        case "os", "OSLog": member.hasPrefix("OS") || member.hasPrefix("os_") || member == "Logger"
        case "Security": ["Sec", "kSec", "errSec"].contains(where: member.hasPrefix)
        default: true
        }
    }
}

extension LoweringVisitor {
    /// `import Combine`, `import struct Combine.Just`.
    func lowerModuleName(_ node: ImportDeclSyntax) {
        guard lowering.treatsPlatformAsIOS, let first = node.path.first, let name = RenamedModules.ours[first.name.text] else { return }
        replace(first.name, with: name)
        // `import os.log`: the submodule of Apple's systems is the module here.
        if first.name.text == "os", node.importKindSpecifier == nil, node.path.count > 1 {
            if let period = first.trailingPeriod { blank(period) }
            for component in node.path.dropFirst() { blank(component) }
        }
    }

    /// `canImport(Combine)`.
    func lowerCanImport(_ call: FunctionCallExprSyntax) {
        // Code inside `canImport(Security)` evaluates the trust of servers, which does not exist here, although the keychain does.
        guard call.calledExpression.trimmedDescription == "canImport", let argument = call.arguments.first?.expression, argument.trimmedDescription != "Security" else { return }
        // A module that tells systems apart by Security and by FoundationNetworking gets one consistent answer: Linux.
        if argument.trimmedDescription == "FoundationNetworking", index.asksForSecurity { return }
        // Apple's systems have no such modules: their contents belong to Foundation there. No module is below Darwin here.
        if RenamedModules.ofLinux.contains(argument.trimmedDescription) { return replace(argument, with: "Darwin." + argument.trimmedDescription) }
        guard let name = RenamedModules.ours[argument.trimmedDescription] else { return }
        replace(argument, with: name)
    }

    /// `Combine.Publisher` as a type.
    func lowerQualifiedType(_ node: MemberTypeSyntax) {
        if lowering.treatsPlatformAsIOS, let base = node.baseType.as(IdentifierTypeSyntax.self), let home = RenamedModules.home(base.name.text, node.name.text) {
            return replace(base.name, with: home)
        }
        guard lowering.treatsPlatformAsIOS, let base = node.baseType.as(IdentifierTypeSyntax.self), let name = RenamedModules.ours[base.name.text],
            RenamedModules.isQualified(base.name.text, node.name.text)
        else { return }
        replace(base.name, with: name)
    }

    /// `Combine.Just(1)` as a value.
    func lowerQualifiedValue(_ node: MemberAccessExprSyntax) {
        if lowering.treatsPlatformAsIOS, let base = node.base?.as(DeclReferenceExprSyntax.self), let home = RenamedModules.home(base.baseName.text, node.declName.baseName.text) {
            return replace(base.baseName, with: home)
        }
        guard lowering.treatsPlatformAsIOS, let base = node.base?.as(DeclReferenceExprSyntax.self), let name = RenamedModules.ours[base.baseName.text],
            RenamedModules.isQualified(base.baseName.text, node.declName.baseName.text)
        else { return }
        replace(base.baseName, with: name)
    }
}
