// Modules whose declarations belong to the main actor by default (SWIFT_DEFAULT_ACTOR_ISOLATION, which Xcode 26 sets for new apps).
// Swift lets a main-actor member override one of Objective-C's without isolation, but not one of Swift's: Foundation, Core Data and Core
// Animation are Swift here. A subclass of theirs is not isolated, and its members enter the main actor's rules in their bodies.
internal import SwiftSyntax

extension LoweringVisitor {
    /// Classes of frameworks that belong to no actor and that apps subclass.
    static let plainFrameworkClasses: Set<String> = [
        "URLProtocol", "Operation", "BlockOperation", "Thread", "Formatter", "NumberFormatter", "DateFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "MeasurementFormatter",
        "DateComponentsFormatter", "DateIntervalFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
        "Stream", "InputStream", "OutputStream", "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver", "UserDefaults", "Bundle", "FileManager", "NotificationCenter", "URLSession",
        "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLCache", "HTTPCookieStorage", "JSONEncoder", "JSONDecoder", "PropertyListDecoder", "PropertyListEncoder",
        "ValueTransformer", "NSSecureUnarchiveFromDataTransformer", "XMLParser", "UndoManager", "Progress", "FileWrapper", "NSFileCoordinator", "NSUserActivity", "NSItemProvider",
        "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSPersistentStoreCoordinator", "NSFetchedResultsController", "NSMergePolicy",
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer", "CAScrollLayer", "CATiledLayer", "CATransformLayer", "CAAnimation", "CABasicAnimation",
        "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup", "CATransition", "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "NSLayoutManager", "NSTextStorage", "NSTextContainer",
        "NSTextAttachment", "NSTextLayoutFragment", "NSTextLayoutManager", "NSTextContentStorage", "NSTextAttachmentViewProvider", "UIActivityItemProvider", "UIBezierPath", "UIImage", "UIColor",
        "CIFilter", "CLLocationManager", "CLLocation", "CLRegion", "CLCircularRegion", "AVPlayer", "AVQueuePlayer", "AVPlayerItem", "AVAudioPlayer", "AVSpeechSynthesizer", "AVCaptureSession", "GKState",
        "GKStateMachine", "MKPlacemark", "MKMapItem", "PHCachingImageManager", "PHImageManager", "UNNotificationContent", "UNMutableNotificationContent", "CBPeripheral", "CBCentralManager",
    ]

    /// Whether a class, or the class that an extension extends, descends from one that belongs to no actor.
    private func isPlain(_ path: String) -> Bool {
        guard lowering.defaultsToMainActor, let root = index.ancestry(of: path).last else { return false }
        return Self.plainFrameworkClasses.contains(root)
    }

    /// Lowers the declaration of a class that descends from one without isolation. Returns whether it belongs to no actor here.
    func lowerIsolation(_ node: ClassDeclSyntax, path: String) -> Bool {
        guard isPlain(path), !isIsolated(node.attributes, node.modifiers) else { return false }
        insert("nonisolated ", at: start(node.classKeyword))
        // A class of the main actor can be sent, and a class below one that can be sent says so again.
        if let last = node.inheritanceClause?.inheritedTypes.last, !(inheritedTypes(node.inheritanceClause).contains { $0.hasSuffix("Sendable") }) {
            insert(", @unchecked Sendable", at: end(last.type))
        }
        return true
    }

    /// Whether the members of an extension are those of a class that belongs to no actor.
    func isPlainExtension(_ node: ExtensionDeclSyntax, of bare: String) -> Bool { isPlain(bare) && !isIsolated(node.attributes, node.modifiers) }

    /// Lowers a method of such a class, and `isEqual(_:)` and its kin of every class.
    func lowerIsolation(_ node: FunctionDeclSyntax) {
        guard lowering.defaultsToMainActor, let scope = scopes.last, scope.kind == .cls || scope.kind == .ext, !isIsolated(node.attributes, node.modifiers) else { return }
        let isOfObject = modifierNames(node.modifiers).contains("override") && ["isEqual", "copy", "mutableCopy"].contains(node.name.text)
        guard scope.isPlain || isOfObject else { return }
        guard node.signature.effectSpecifiers?.asyncSpecifier == nil, node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text != "rethrows",
            node.signature.returnClause.map({ !oneLine($0.type).contains("some ") }) ?? true
        else { return scope.isPlain && !modifierNames(node.modifiers).contains("override") ? insert("@MainActor ", at: start(node)) : () }
        if !scope.isPlain { insert("nonisolated ", at: node.modifiers.first.map { start($0) } ?? start(node.funcKeyword)) }
        guard let body = node.body else { return }
        let effect = node.signature.effectSpecifiers?.throwsClause.map { " " + oneLine($0) } ?? ""
        enter(from: body.leftBrace, to: body.rightBrace, effect: effect, type: node.signature.returnClause.map { oneLine($0.type) } ?? "Void")
    }

    /// Lowers the accessors of a property of such a class, and those of `description` and its kin.
    func lowerIsolation(_ node: VariableDeclSyntax) {
        guard lowering.defaultsToMainActor, let scope = scopes.last, scope.kind == .cls || scope.kind == .ext, !isIsolated(node.attributes, node.modifiers) else { return }
        let isOfObject = modifierNames(node.modifiers).contains("override") && node.names.contains { ["description", "debugDescription", "hash"].contains($0) }
        guard scope.isPlain || isOfObject else { return }
        for binding in node.bindings {
            // Only an observed property goes without a type.
            guard let block = binding.accessorBlock else { continue }
            let type = binding.typeAnnotation.map { oneLine($0.type) } ?? "Void"
            if type.contains("some ") { continue }
            switch block.accessors {
            case .getter: enter(from: block.leftBrace, to: block.rightBrace, effect: "", type: type)
            case .accessors(let accessors):
                for accessor in accessors where accessor.effectSpecifiers == nil {
                    guard let body = accessor.body else { continue }
                    enter(from: body.leftBrace, to: body.rightBrace, effect: "", type: accessor.accessorSpecifier.text == "get" ? type : "Void")
                }
            @unknown default: continue
            }
        }
    }

    private func isIsolated(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifierNames(modifiers).contains("nonisolated") || attribute("MainActor", in: attributes) != nil
    }

    /// The text between two braces becomes a closure of the main actor's, with the given type.
    private func enter(from leftBrace: TokenSyntax, to rightBrace: TokenSyntax, effect: String, type: String) {
        let result = type.hasSuffix("!") ? type.dropLast() + "?" : type
        insert(" return \(effect.isEmpty ? "" : "try ")_ObjC.assumingMainActor { ()\(effect) -> \(result) in", at: end(leftBrace))
        insert("} ", at: start(rightBrace))
    }
}
