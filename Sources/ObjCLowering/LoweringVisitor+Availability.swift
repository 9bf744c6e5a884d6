// `#available(iOS …)` and ProcessInfo's version: on Linux the first is always true and the second is the kernel's, so both
// become checks against the behaviour profile. `@available` on declarations has no effect here and stays.
internal import SwiftSyntax

extension LoweringVisitor {
    func lowerAvailability(_ node: AvailabilityConditionSyntax) {
        guard lowering.treatsPlatformAsIOS else { return }
        let version = node.availabilityArguments.lazy.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
            .first { ["iOS", "iOSApplicationExtension"].contains($0.platform.text) }?.version
        // Without a version for iOS the star decides, as on a device.
        guard let version else { return }
        let numbers = ([version.major.text] + version.components.map(\.number.text)).prefix(3)
        let negation = node.availabilityKeyword.tokenKind == .poundUnavailable ? "!" : ""
        let lines = String(repeating: "\n", count: node.trimmedDescription.utf8.filter { $0 == 10 }.count)
        replace(node, with: "\(negation)_ObjC.isAvailable(iOS: \(numbers.joined(separator: ", ")))\(lines)")
    }

    func lowerSystemVersion(_ node: MemberAccessExprSyntax) {
        guard lowering.treatsPlatformAsIOS, node.base?.trimmedDescription == "ProcessInfo.processInfo" else { return }
        switch node.declName.baseName.text {
        case "operatingSystemVersion": replace(node.declName.baseName, with: "_iOSVersion")
        case "isOperatingSystemAtLeast": replace(node.declName.baseName, with: "_isIOSAtLeast")
        default: break
        }
    }
}
