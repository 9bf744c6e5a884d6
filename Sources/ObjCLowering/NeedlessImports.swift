// Imports that a file does not need: of a missing framework whose names the file does not use. On Apple's systems they cost
// nothing and remain when code is moved. A build need not leave out a file because of them.
// Called for the facts of a file (SourceScan) and where its text is lowered.
internal import SwiftSyntax

enum NeedlessImports {
    /// The prefixes of a framework's names. Only frameworks whose names all have such a prefix.
    private static let prefixes: [String: [String]] = [
        "CoreImage": ["CI", "kCI"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "SceneKit": ["SCN"], "ARKit": ["AR"], "Contacts": ["CN"], "ContactsUI": ["CN"],
        "EventKit": ["EK"], "EventKitUI": ["EK"], "CoreBluetooth": ["CB"], "PassKit": ["PK"], "MediaPlayer": ["MP"], "PDFKit": ["PDF", "kPDF"], "CoreML": ["ML"], "Vision": ["VN"], "CloudKit": ["CK"],
        "HealthKit": ["HK"], "CoreTelephony": ["CT"], "QuickLook": ["QL"], "Social": ["SL"], "Accounts": ["AC"], "GameKit": ["GK"], "AddressBook": ["AB", "kAB"], "OpenGLES": ["EAGL", "GL", "gl", "kEAGL"],
        "GLKit": ["GLK", "GL", "gl"], "CoreVideo": ["CV", "kCV"], "VideoToolbox": ["VT", "kVT"], "Intents": ["IN"], "GameController": ["GC"], "LinkPresentation": ["LP"], "SpriteKit": ["SK"],
        "CoreNFC": ["NFC", "NDEF"], "ExternalAccessory": ["EA"], "HomeKit": ["HM"], "MultipeerConnectivity": ["MC", "kMC"], "Speech": ["SF"], "CallKit": ["CX"], "PushKit": ["PK"], "ReplayKit": ["RP"],
        "NotificationCenter": ["NC"], "XCUIAutomation": ["XCUI"], "Compression": ["compression", "COMPRESSION", "Compression"],
        // An editor's completion of `import Core` and its kin brings these.
        "CoreMIDI": ["MIDI", "kMIDI"], "CarPlay": ["CP"], "ClassKit": ["CLS"], "DeviceCheck": ["DC"], "Messages": ["MS"], "MetricKit": ["MX"], "ModelIO": ["MDL"],
        "NaturalLanguage": ["NL"], "NearbyInteraction": ["NI"], "NetworkExtension": ["NE", "kNE"], "PencilKit": ["PK"], "SensorKit": ["SR"], "ShazamKit": ["SH"], "SoundAnalysis": ["SN"],
        "WatchKit": ["WK"], "iAd": ["AD"], "AssetsLibrary": ["AL"], "BusinessChat": ["BC"], "IdentityLookup": ["IL"], "CryptoTokenKit": ["TK"],
    ]
    static let modules = prefixes.keys.sorted() + ["SwiftUI"]

    /// Whether the names of a framework can be distinguished from others.
    static func knowsNames(of module: String) -> Bool { module == "SwiftUI" || prefixes[module] != nil }
    /// Whether a name belongs to such a framework; never for other frameworks.
    static func isName(_ name: String, of module: String) -> Bool {
        module == "SwiftUI" ? SwiftUIUse.names.contains(name) : !isNeedless(module, names: [name])
    }

    /// Whether none of the names can be the framework's; false for frameworks whose names are not known.
    static func isNeedless(_ module: String, names: some Sequence<String>) -> Bool {
        guard let prefixes = prefixes[module] else { return false }
        return !names.contains { name in
            // Foundation has a class of that name.
            name == module && module != "NotificationCenter" || prefixes.contains { prefix in
                guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
                return next.isUppercase || next.isNumber || next == "_"
            }
        }
    }

    /// The same of a tree.
    static func isNeedless(_ module: String, in tree: Syntax) -> Bool {
        if module == "SwiftUI" { return !SwiftUIUse.find(in: tree).usesSwiftUI }
        guard prefixes[module] != nil else { return false }
        let names = NameFinder(viewMode: .sourceAccurate)
        names.walk(tree.root)
        return isNeedless(module, names: names.names)
    }
}

private final class NameFinder: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
        return .skipChildren
    }
}
