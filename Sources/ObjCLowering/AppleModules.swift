// The modules of Apple's systems that stock Swift on Linux does not have.
// Called by ModulePlatform, and by `willappear check` to tell a missing framework from a spelling mistake.

package enum AppleModules {
    /// Frameworks and Swift modules of the iOS, macOS, tvOS and watchOS SDKs, by the name that an import gives.
    package static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit",
        "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency", "AppleArchive",
        "ApplicationServices", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "AutomaticAssessmentConfiguration", "Automator",
        "BackgroundAssets", "BackgroundTasks", "BrowserEngineCore", "BrowserEngineKit", "BrowserKit", "BusinessChat", "CFNetwork", "CallKit",
        "CarKey", "CarPlay", "Carbon", "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Collaboration", "ColorSync", "Combine",
        "CommonCrypto", "CompositorServices", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
        "CoreMediaIO", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
        "CoreWLAN", "CreateML", "CreateMLComponents", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport",
        "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "DiskArbitration", "DockKit", "EventKit", "EventKitUI",
        "ExceptionHandling", "ExecutionPolicy", "ExposureNotification", "ExtensionKit", "ExternalAccessory", "FSKit", "FamilyControls",
        "FileProvider", "FileProviderUI", "FinanceKit", "FinderSync", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit", "GameSave",
        "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOBluetooth", "IOBluetoothUI", "IOKit", "IOSurface", "IOUSBHost",
        "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground", "InputMethodKit", "Intents", "IntentsUI",
        "JavaScriptCore", "JournalingSuggestions", "LatentSemanticMapping", "LinkPresentation", "LiveCommunicationKit", "LocalAuthentication",
        "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "MLCompute", "MachO", "MailKit", "ManagedSettings", "ManagedSettingsUI", "MapKit",
        "MatterSupport", "MediaAccessibility", "MediaExtension", "MediaPlayer", "MediaSetup", "MediaToolbox", "MessageUI", "Messages", "Metal",
        "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
        "NotificationCenter", "OSAKit", "OSLog", "ObjectiveC", "OpenAL", "OpenDirectory", "OpenGL", "OpenGLES", "PDFKit", "PHASE",
        "ParavirtualizedGraphics", "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "PreferencePanes", "ProximityReader", "PushKit",
        "PushToTalk", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityFoundation", "RealityKit", "ReplayKit",
        "RoomPlan", "SQLite3", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenSaver", "ScreenTime", "ScriptingBridge", "Security",
        "SecurityFoundation", "SecurityInterface", "SecurityUI", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "SharedWithYou",
        "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StickerKit", "StoreKit", "StoreKitTest",
        "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "SystemConfiguration", "SystemExtensions", "TVMLKit", "TVServices", "TVUIKit",
        "TabularData", "ThreadNetwork", "TipKit", "TouchController", "Translation", "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Virtualization", "Vision", "WatchConnectivity", "WatchKit", "WeatherKit",
        "WebKit", "WidgetKit", "WorkoutKit", "XCUIAutomation", "XPC", "iAd", "iTunesLibrary", "os", "simd", "zlib",
    ]
}
