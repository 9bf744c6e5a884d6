// The values that traits take, in Apple's spelling.

/// The appearance that colours and images follow.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device. Here `phone` or `pad`.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
/// The direction in which rows and leading edges run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Whether content lies above other content; dark system backgrounds are lighter there.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Whether the user wants bold text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
/// Whether the window is in use. Screens of phones and tablets are always active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
/// Colours that a screen shows. Screens here are `P3`.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether the screen feels pressure. Here `unavailable`.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// Whether the scene is recorded or mirrored. Here `inactive`.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
