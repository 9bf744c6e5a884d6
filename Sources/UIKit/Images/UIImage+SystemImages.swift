// The system's images that have their own names (iOS 13); all of them are symbols.

extension UIImage {
    /// A plus in a circle, as in the system's editing controls.
    public static var add: UIImage { system("plus.circle.fill") }
    /// A minus in a circle.
    public static var remove: UIImage { system("minus.circle.fill") }
    /// Three dots in a circle.
    public static var actions: UIImage { system("ellipsis.circle") }
    /// A tick.
    public static var checkmark: UIImage { system("checkmark") }
    /// A tick in a circle.
    public static var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
