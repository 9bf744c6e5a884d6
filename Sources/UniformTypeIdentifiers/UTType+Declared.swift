// The types of the system by name.

extension UTType {
    /// `public.item`: item.
    public static let item = UTType(known: "public.item")
    /// `public.content`: content.
    public static let content = UTType(known: "public.content")
    /// `public.composite-content`: composite content.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// `public.data`: data.
    public static let data = UTType(known: "public.data")
    /// `public.directory`: directory.
    public static let directory = UTType(known: "public.directory")
    /// `public.folder`: folder.
    public static let folder = UTType(known: "public.folder")
    /// `public.volume`: volume.
    public static let volume = UTType(known: "public.volume")
    /// `public.symlink`: alias.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// `public.resolvable`: resolvable.
    public static let resolvable = UTType(known: "public.resolvable")
    /// `com.apple.alias-file`: alias.
    public static let aliasFile = UTType(known: "com.apple.alias-file")
    /// `public.executable`: executable.
    public static let executable = UTType(known: "public.executable")
    /// `com.apple.mount-point`: mount point.
    public static let mountPoint = UTType(known: "com.apple.mount-point")
    /// `public.url`: URL.
    public static let url = UTType(known: "public.url")
    /// `public.file-url`: file URL.
    public static let fileURL = UTType(known: "public.file-url")
    /// `com.apple.bookmark`: bookmark.
    public static let bookmark = UTType(known: "com.apple.bookmark")
    /// `public.text`: text.
    public static let text = UTType(known: "public.text")
    /// `public.plain-text`: text.
    public static let plainText = UTType(known: "public.plain-text")
    /// `public.utf8-plain-text`: Unicode text.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// `public.utf16-plain-text`: Unicode text.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// `public.utf16-external-plain-text`: Unicode text.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// `public.utf8-tab-separated-values-text`: tab-separated values.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// `public.delimited-values-text`: delimited text.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// `public.comma-separated-values-text`: comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// `public.tab-separated-values-text`: tab-separated values.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// `public.rtf`: rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// `com.apple.rtfd`: rich text with attachments.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// `com.apple.flat-rtfd`: rich text with attachments.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// `public.html`: HTML text.
    public static let html = UTType(known: "public.html")
    /// `public.xml`: XML text.
    public static let xml = UTType(known: "public.xml")
    /// `public.yaml`: YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// `public.css`: CSS.
    public static let css = UTType(known: "public.css")
    /// `public.source-code`: source code.
    public static let sourceCode = UTType(known: "public.source-code")
    /// `public.assembly-source`: assembly.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// `public.c-source`: C source.
    public static let cSource = UTType(known: "public.c-source")
    /// `public.objective-c-source`: Objective-C source.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// `public.swift-source`: Swift source.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// `public.c-plus-plus-source`: C++ source.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// `public.objective-c-plus-plus-source`: Objective-C++ source.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// `public.c-header`: C header.
    public static let cHeader = UTType(known: "public.c-header")
    /// `public.c-plus-plus-header`: C++ header.
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// `public.script`: script.
    public static let script = UTType(known: "public.script")
    /// `com.apple.applescript.text`: AppleScript.
    public static let appleScript = UTType(known: "com.apple.applescript.text")
    /// `com.netscape.javascript-source`: JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// `public.shell-script`: shell script.
    public static let shellScript = UTType(known: "public.shell-script")
    /// `public.python-script`: Python script.
    public static let pythonScript = UTType(known: "public.python-script")
    /// `public.ruby-script`: Ruby script.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// `public.perl-script`: Perl script.
    public static let perlScript = UTType(known: "public.perl-script")
    /// `public.php-script`: PHP script.
    public static let phpScript = UTType(known: "public.php-script")
    /// `public.json`: JSON.
    public static let json = UTType(known: "public.json")
    /// `com.apple.property-list`: property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// `com.apple.xml-property-list`: XML property list.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// `com.apple.binary-property-list`: binary property list.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// `com.adobe.pdf`: PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// `public.image`: image.
    public static let image = UTType(known: "public.image")
    /// `public.jpeg`: JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// `public.tiff`: TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// `com.compuserve.gif`: GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// `public.png`: PNG image.
    public static let png = UTType(known: "public.png")
    /// `com.apple.icns`: Apple icon image.
    public static let icns = UTType(known: "com.apple.icns")
    /// `com.microsoft.bmp`: Windows bitmap image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// `com.microsoft.ico`: Windows icon image.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// `public.camera-raw-image`: raw image.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// `public.svg-image`: SVG document.
    public static let svg = UTType(known: "public.svg-image")
    /// `com.apple.live-photo`: Live Photo.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// `public.heif`: HEIF Image.
    public static let heif = UTType(known: "public.heif")
    /// `public.heic`: HEIC Image.
    public static let heic = UTType(known: "public.heic")
    /// `org.webmproject.webp`: WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// `public.3d-content`: 3D content.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// `com.pixar.universal-scene-description`: Universal Scene Description.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// `com.pixar.universal-scene-description-mobile`: Universal Scene Description Package.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// `com.apple.reality`: reality file.
    public static let realityFile = UTType(known: "com.apple.reality")
    /// `com.apple.scenekit.scene`: SceneKit scene.
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// `public.audiovisual-content`: audiovisual content.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// `public.movie`: movie.
    public static let movie = UTType(known: "public.movie")
    /// `public.video`: video.
    public static let video = UTType(known: "public.video")
    /// `public.audio`: audio.
    public static let audio = UTType(known: "public.audio")
    /// `com.apple.quicktime-movie`: QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// `public.mpeg`: MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg")
    /// `public.mpeg-2-video`: MPEG-2 video.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// `public.mpeg-2-transport-stream`: MPEG-2 transport stream.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// `public.mp3`: MP3 audio.
    public static let mp3 = UTType(known: "public.mp3")
    /// `public.mpeg-4`: MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// `public.mpeg-4-audio`: MPEG-4 audio.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// `com.apple.protected-mpeg-4-audio`: Apple protected MPEG-4 audio.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// `com.apple.protected-mpeg-4-video`: Apple protected MPEG-4 video.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    /// `public.avi`: AVI movie.
    public static let avi = UTType(known: "public.avi")
    /// `public.aiff-audio`: AIFF audio.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// `com.microsoft.waveform-audio`: Waveform audio.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// `public.midi-audio`: MIDI audio.
    public static let midi = UTType(known: "public.midi-audio")
    /// `public.playlist`: playlist.
    public static let playlist = UTType(known: "public.playlist")
    /// `public.m3u-playlist`: M3U playlist.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// `public.archive`: archive.
    public static let archive = UTType(known: "public.archive")
    /// `org.gnu.gnu-zip-archive`: gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// `public.bzip2-archive`: bzip2 archive.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// `public.zip-archive`: ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// `com.apple.archive`: Apple Archive.
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// `public.tar-archive`: tar archive.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// `public.spreadsheet`: spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// `public.presentation`: presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// `public.database`: database.
    public static let database = UTType(known: "public.database")
    /// `public.message`: message.
    public static let message = UTType(known: "public.message")
    /// `public.contact`: contact.
    public static let contact = UTType(known: "public.contact")
    /// `public.vcard`: vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// `public.to-do-item`: to-do item.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// `public.calendar-event`: calendar event.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// `public.email-message`: email message.
    public static let emailMessage = UTType(known: "public.email-message")
    /// `com.apple.internet-location`: Internet location.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// `public.font`: font.
    public static let font = UTType(known: "public.font")
    /// `public.log`: log.
    public static let log = UTType(known: "public.log")
    /// `com.apple.package`: package.
    public static let package = UTType(known: "com.apple.package")
    /// `com.apple.bundle`: bundle.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// `com.apple.plugin`: plug-in.
    public static let pluginBundle = UTType(known: "com.apple.plugin")
    /// `com.apple.metadata-importer`: Spotlight importer.
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    /// `com.apple.quicklook-generator`: Quick Look generator.
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    /// `com.apple.xpc-service`: XPC service.
    public static let xpcService = UTType(known: "com.apple.xpc-service")
    /// `com.apple.framework`: framework.
    public static let framework = UTType(known: "com.apple.framework")
    /// `com.apple.application`: application.
    public static let application = UTType(known: "com.apple.application")
    /// `com.apple.application-bundle`: application.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// `public.unix-executable`: Unix executable.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// `com.microsoft.windows-executable`: Windows executable.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// `com.apple.systempreference.prefpane`: preference pane.
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
    /// `public.x509-certificate`: certificate.
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// `com.rsa.pkcs-12`: personal information exchange.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// `org.idpf.epub-container`: electronic publication.
    public static let epub = UTType(known: "org.idpf.epub-container")
}
