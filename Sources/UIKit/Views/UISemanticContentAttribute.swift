// UISemanticContentAttribute and UIUserInterfaceLayoutDirection: the side at which content begins.

/// The meaning of a view's content for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// `playback` and `spatial` content stays left to right.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a line.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
