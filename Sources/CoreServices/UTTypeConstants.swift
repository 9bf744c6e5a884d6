// The older, C-style names of uniform types: `kUTType…` and the functions on identifiers, over UTType.
// MobileCoreServices re-exports them.
@_exported import AppleCoreFoundation
import Foundation
import UniformTypeIdentifiers

/// `public.item`.
public var kUTTypeItem: CFString { "public.item" }
/// `public.content`.
public var kUTTypeContent: CFString { "public.content" }
/// `public.composite-content`.
public var kUTTypeCompositeContent: CFString { "public.composite-content" }
/// `public.data`.
public var kUTTypeData: CFString { "public.data" }
/// `public.directory`.
public var kUTTypeDirectory: CFString { "public.directory" }
/// `public.folder`.
public var kUTTypeFolder: CFString { "public.folder" }
/// `public.url`.
public var kUTTypeURL: CFString { "public.url" }
/// `public.file-url`.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// `public.text`.
public var kUTTypeText: CFString { "public.text" }
/// `public.plain-text`.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// `public.utf8-plain-text`.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// `public.utf16-plain-text`.
public var kUTTypeUTF16PlainText: CFString { "public.utf16-plain-text" }
/// `public.rtf`.
public var kUTTypeRTF: CFString { "public.rtf" }
/// `public.html`.
public var kUTTypeHTML: CFString { "public.html" }
/// `public.xml`.
public var kUTTypeXML: CFString { "public.xml" }
/// `public.source-code`.
public var kUTTypeSourceCode: CFString { "public.source-code" }
/// `public.json`.
public var kUTTypeJSON: CFString { "public.json" }
/// `com.apple.property-list`.
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
/// `com.adobe.pdf`.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// `com.apple.rtfd`.
public var kUTTypeRTFD: CFString { "com.apple.rtfd" }
/// `com.apple.flat-rtfd`.
public var kUTTypeFlatRTFD: CFString { "com.apple.flat-rtfd" }
/// `public.image`.
public var kUTTypeImage: CFString { "public.image" }
/// `public.jpeg`.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// `public.tiff`.
public var kUTTypeTIFF: CFString { "public.tiff" }
/// `com.compuserve.gif`.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// `public.png`.
public var kUTTypePNG: CFString { "public.png" }
/// `com.microsoft.bmp`.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
/// `com.microsoft.ico`.
public var kUTTypeICO: CFString { "com.microsoft.ico" }
/// `public.camera-raw-image`.
public var kUTTypeRawImage: CFString { "public.camera-raw-image" }
/// `public.svg-image`.
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" }
/// `com.apple.live-photo`.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
/// `public.audiovisual-content`.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
/// `public.movie`.
public var kUTTypeMovie: CFString { "public.movie" }
/// `public.video`.
public var kUTTypeVideo: CFString { "public.video" }
/// `public.audio`.
public var kUTTypeAudio: CFString { "public.audio" }
/// `com.apple.quicktime-movie`.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// `public.mpeg`.
public var kUTTypeMPEG: CFString { "public.mpeg" }
/// `public.mpeg-2-video`.
public var kUTTypeMPEG2Video: CFString { "public.mpeg-2-video" }
/// `public.mp3`.
public var kUTTypeMP3: CFString { "public.mp3" }
/// `public.mpeg-4`.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// `public.mpeg-4-audio`.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
/// `public.avi`.
public var kUTTypeAVIMovie: CFString { "public.avi" }
/// `com.microsoft.waveform-audio`.
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
/// `public.midi-audio`.
public var kUTTypeMIDIAudio: CFString { "public.midi-audio" }
/// `public.archive`.
public var kUTTypeArchive: CFString { "public.archive" }
/// `public.zip-archive`.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
/// `org.gnu.gnu-zip-archive`.
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" }
/// `public.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" }
/// `public.presentation`.
public var kUTTypePresentation: CFString { "public.presentation" }
/// `public.database`.
public var kUTTypeDatabase: CFString { "public.database" }
/// `public.vcard`.
public var kUTTypeVCard: CFString { "public.vcard" }
/// `public.contact`.
public var kUTTypeContact: CFString { "public.contact" }
/// `public.message`.
public var kUTTypeMessage: CFString { "public.message" }
/// `com.apple.bundle`.
public var kUTTypeBundle: CFString { "com.apple.bundle" }
/// `com.apple.package`.
public var kUTTypePackage: CFString { "com.apple.package" }
/// `com.apple.application`.
public var kUTTypeApplication: CFString { "com.apple.application" }
/// `public.font`.
public var kUTTypeFont: CFString { "public.font" }
/// `public.comma-separated-values-text`.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" }
/// `public.tab-separated-values-text`.
public var kUTTypeTabSeparatedText: CFString { "public.tab-separated-values-text" }
/// `public.script`.
public var kUTTypeScript: CFString { "public.script" }
/// `com.netscape.javascript-source`.
public var kUTTypeJavaScript: CFString { "com.netscape.javascript-source" }
/// `public.swift-source`.
public var kUTTypeSwiftSource: CFString { "public.swift-source" }
/// `public.calendar-event`.
public var kUTTypeCalendarEvent: CFString { "public.calendar-event" }
/// `public.email-message`.
public var kUTTypeEmailMessage: CFString { "public.email-message" }
/// `org.idpf.epub-container`.
public var kUTTypeElectronicPublication: CFString { "org.idpf.epub-container" }

/// The class of tags that are extensions of file names.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of tags that are MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Whether the first type is the second or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
    return type.conforms(to: other)
}
/// Whether both name the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { (inUTI1 as String).caseInsensitiveCompare(inUTI2 as String) == .orderedSame }
/// The type of a tag.
public func UTTypeCreatePreferredIdentifierForTag(_ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?) -> Unmanaged<CFString>? {
    let type = UTType(tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: inConformingToUTI.flatMap { UTType($0 as String) })
    return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}
/// The first tag of a type.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let tag = UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first
    return tag.map { Unmanaged.passRetained($0 as NSString) }
}
/// The description of the type for people.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map { Unmanaged.passRetained($0 as NSString) }
}
