// Core Text's font manager: fonts of an app's files and bytes are made available by name and taken away, families are listed.
// FontCatalog keeps them. Nothing outlives the process.

import CoreGraphics
import Foundation

/// The reach of a registration; there is one process here, so all behave as `.process`.
public enum CTFontManagerScope: UInt32, Sendable {
    /// All but `none` have the names of Apple's scopes; the fonts last as long as the process.
    case none, process, persistent, session
}

/// The reason why a font was not registered or unregistered.
public enum CTFontManagerError: CFIndex, Sendable {
    /// No file is there.
    case fileNotFound = 101
    /// It may not be read.
    case insufficientPermissions = 102
    /// It is no font.
    case unrecognizedFormat = 103
    /// It is damaged.
    case invalidFontData = 104
    /// Its fonts are available already.
    case alreadyRegistered = 105
    /// It is still drawn with.
    case inUse = 107
    /// The device's own font cannot be taken away.
    case systemRequired = 202
    /// It was never registered.
    case notRegistered = 201

    /// The domain of these errors, as an NSError's.
    static let domain = "com.apple.CoreText.CTFontManagerErrorDomain"

    func error(_ url: URL?) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: sentence(url)]
        if let url { info[kCTFontManagerErrorFontURLsKey as String] = [url] }
        return NSError(domain: Self.domain, code: rawValue, userInfo: info)
    }

    private func sentence(_ url: URL?) -> String {
        let name = url.map { " \($0.lastPathComponent)" } ?? ""
        switch self {
        case .fileNotFound: return "The font file\(name) is not there."
        case .alreadyRegistered: return "The font\(name) is available already."
        case .notRegistered: return "The font\(name) is not registered."
        default: return "The file\(name) is not a font."
        }
    }
}

/// The domain of the font manager's errors.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = NSString(string: CTFontManagerError.domain)
/// In an error's info: the URLs that failed.
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = NSString(string: "CTFontManagerErrorFontURLs")

private func register(_ url: URL) -> NSError? {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return CTFontManagerError.fileNotFound.error(url) }
    if FontCatalog.registeredPaths.contains(url.path) { return CTFontManagerError.alreadyRegistered.error(url) }
    return FontCatalog.register(path: url.path).isEmpty ? CTFontManagerError.unrecognizedFormat.error(url) : nil
}

private func unregister(_ url: URL) -> NSError? {
    FontCatalog.unregister(path: url.path) ? nil : CTFontManagerError.notRegistered.error(url)
}

private func pass(_ failure: NSError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let failure else { return true }
    error?.pointee = Unmanaged.passRetained(failure)
    return false
}

/// Makes the faces of a font file available by name; false, with an error, when the file is no font or was registered before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    pass(register(fontURL as URL), to: error)
}

/// Takes the faces of a registered file away; false, with an error, when it was not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    pass(unregister(fontURL as URL), to: error)
}

private func each(_ urls: CFArray, _ handler: ((CFArray, Bool) -> Bool)?, _ apply: (URL) -> NSError?) {
    let list = urls as? [Any] ?? []
    let failures = list.compactMap { ($0 as? URL ?? ($0 as? NSURL).map { $0 as URL }).flatMap(apply) }
    _ = handler?(failures as NSArray, true)
}

/// Registers files one after the other; the handler is told once, of all errors and that it is done.
public func CTFontManagerRegisterFontURLs(_ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?) {
    each(fontURLs, registrationHandler) { register($0) }
}

/// Unregisters files one after the other; the handler is told once, of all errors and that it is done.
public func CTFontManagerUnregisterFontURLs(_ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?) {
    each(fontURLs, registrationHandler) { unregister($0) }
}

/// Makes a font of bytes available by name. False, with an error, when it is available already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let face = font.source as? FontFace, !FontCatalog.registeredPaths.contains(face.record.path), font.data != nil else {
        return pass(CTFontManagerError.alreadyRegistered.error(nil), to: error)
    }
    return pass(FontCatalog.register(path: face.record.path).isEmpty ? CTFontManagerError.invalidFontData.error(nil) : nil, to: error)
}

/// Takes a font of bytes away again; false, with an error, when it was not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    pass((font.source as? FontFace).map { FontCatalog.unregister(path: $0.record.path) } == true ? nil : CTFontManagerError.notRegistered.error(nil), to: error)
}

/// A descriptor for each font of a file, which need not be registered; nil when it is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let found = FontCatalog.records(inFile: (fileURL as URL).path).map(descriptor)
    return found.isEmpty ? nil : found as NSArray
}

/// A descriptor of the font in these bytes; nil when they are no font. Register it to make fonts of it.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontFace.made(of: data as Data).map { descriptor($0.record) }
}

private func descriptor(_ record: FontRecord) -> CTFontDescriptor {
    CTFontDescriptor(attributes: [
        kCTFontNameAttribute as String: record.postScriptName, kCTFontFamilyNameAttribute as String: record.family,
        kCTFontStyleNameAttribute as String: record.style, kCTFontURLAttribute as String: URL(fileURLWithPath: record.path),
    ])
}

/// Families that fonts can be made of by name.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontFamilies.names as NSArray }
/// PostScript names of all their members.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { FontFamilies.names.flatMap { FontFamilies.members(of: $0) }.sorted() as NSArray }
