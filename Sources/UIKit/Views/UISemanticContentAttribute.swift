// UISemanticContentAttribute and UIUserInterfaceLayoutDirection: where content begins.

/// What a view's content means for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// `playback` and `spatial` content stays left to right.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Where a line begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
