// The drawings of the symbols on a 24-unit grid, as SVG path data: outline | lines | solids.
// The drawings are WillAppear's own; only the names are SF Symbols'. SymbolLibrary adds .fill, .circle and .square forms.

import Foundation

package enum SymbolTable {
    /// The drawing of a name, parsed on use: a screen shows only a few of the three hundred.
    package static func glyph(_ name: String) -> SymbolGlyph? { text(name).map { SymbolGlyph($0) } }

    package static var names: [String] { Array(Set(drawings.keys).union(SymbolDrawings.all.keys)) }

    private static func text(_ name: String) -> String? { drawings[name] ?? SymbolDrawings.all[name] }

    package static let aliases: [String: String] = [
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right", "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
        "line.horizontal.3": "line.3.horizontal", "gear": "gearshape", "list.dash": "list.bullet", "multiply": "xmark",
        "multiply.circle": "xmark.circle", "multiply.circle.fill": "xmark.circle.fill", "person.crop.circle": "person.circle",
        "person.crop.circle.fill": "person.circle.fill", "square.and.pencil": "square.pencil", "play.rectangle": "play.square",
        "play.rectangle.fill": "play.square.fill", "bubble.left": "message", "bubble.left.fill": "message.fill", "bubble.right": "message",
        "bubble.right.fill": "message.fill", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "slider.horizontal.below.rectangle": "slider.horizontal.3", "mappin.and.ellipse": "mappin",
        "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle", "doc.text": "doc.plaintext",
        "doc.text.fill": "doc.fill", "rectangle.portrait.and.arrow.right": "arrow.right.square",
    ]

    private static let ring = "M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z"
    private static let star = "M12 2L14.9 8.6L22 9.3L16.6 14.1L18.2 21.1L12 17.4L5.8 21.1L7.4 14.1L2 9.3L9.1 8.6Z"
    private static let heart = "M12 20.5C5 15.5 2 12 2 8.3C2 5.3 4.3 3.2 7 3.2C9.2 3.2 11 4.5 12 6.4C13 4.5 14.8 3.2 17 3.2C19.7 3.2 22 5.3 22 8.3C22 12 19 15.5 12 20.5Z"

    private static let drawings: [String: String] = [
        // Signs
        "plus": "|M12 3.5V20.5M3.5 12H20.5", "minus": "|M3.5 12H20.5", "xmark": "|M5 5L19 19M19 5L5 19", "checkmark": "|M4 13.5L9.5 19.5L20 4.5",
        "ellipsis": "||M3 12A2 2 0 1 1 7 12A2 2 0 1 1 3 12ZM10 12A2 2 0 1 1 14 12A2 2 0 1 1 10 12ZM17 12A2 2 0 1 1 21 12A2 2 0 1 1 17 12Z",
        "info": "|M10 11H12V19M9 19H15|M10.4 5.5A1.6 1.6 0 1 1 13.6 5.5A1.6 1.6 0 1 1 10.4 5.5Z",
        "exclamationmark": "|M12 3V15|M10.6 20A1.4 1.4 0 1 1 13.4 20A1.4 1.4 0 1 1 10.6 20Z",
        "questionmark": "|M7.5 8C7.5 5 9.5 3.2 12 3.2C14.5 3.2 16.5 5 16.5 7.4C16.5 11 12 11 12 15|M10.6 20A1.4 1.4 0 1 1 13.4 20A1.4 1.4 0 1 1 10.6 20Z",
        "circle": ring, "square": "M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5A3.5 3.5 0 0 1 6.5 3Z",
        "rectangle": "M4.5 5H19.5A2.5 2.5 0 0 1 22 7.5V16.5A2.5 2.5 0 0 1 19.5 19H4.5A2.5 2.5 0 0 1 2 16.5V7.5A2.5 2.5 0 0 1 4.5 5Z",
        "triangle": "M12 3.5L21.5 20H2.5Z", "star": star, "heart": heart, "power": "|M12 3V11M7 5.5A8 8 0 1 0 17 5.5",
        // Directions
        "chevron.right": "|M8 3.5L16.5 12L8 20.5", "chevron.left": "|M16 3.5L7.5 12L16 20.5", "chevron.up": "|M3.5 16L12 7.5L20.5 16", "chevron.down": "|M3.5 8L12 16.5L20.5 8",
        "chevron.up.chevron.down": "|M6 9L12 3L18 9M6 15L12 21L18 15", "chevron.compact.down": "|M3 10L12 14L21 10",
        "arrow.left": "|M21 12H3M10.5 4.5L3 12L10.5 19.5", "arrow.right": "|M3 12H21M13.5 4.5L21 12L13.5 19.5", "arrow.up": "|M12 21V3M4.5 10.5L12 3L19.5 10.5", "arrow.down": "|M12 3V21M4.5 13.5L12 21L19.5 13.5",
        "arrow.up.right": "|M5 19L19 5M8 5H19V16", "arrow.down.left": "|M19 5L5 19M16 19H5V8", "arrow.up.arrow.down": "|M7.5 21V3M3 7.5L7.5 3L12 7.5M16.5 3V21M12 16.5L16.5 21L21 16.5",
        "arrow.clockwise": "|M20 12A8 8 0 1 1 14.5 4.4M11.5 1.5L15 4.5L12 8", "arrow.counterclockwise": "|M4 12A8 8 0 1 0 9.5 4.4M12.5 1.5L9 4.5L12 8",
        "arrow.triangle.2.circlepath": "|M4 11A8 8 0 0 1 18.5 7.3M20 13A8 8 0 0 1 5.5 16.7M19 3V8H14M5 21V16H10", "arrow.uturn.left": "|M8 4L3.5 8.5L8 13M3.5 8.5H15A5.5 5.5 0 0 1 15 19.5H9", "arrow.uturn.right": "|M16 4L20.5 8.5L16 13M20.5 8.5H9A5.5 5.5 0 0 0 9 19.5H15",
        // Lists and tools
        "line.3.horizontal": "|M3 6.5H21M3 12H21M3 17.5H21", "line.3.horizontal.decrease": "|M3 7H21M6.5 12H17.5M10 17H14",
        "list.bullet": "|M8 5.5H21M8 12H21M8 18.5H21|M2.5 5.5A1.5 1.5 0 1 1 5.5 5.5A1.5 1.5 0 1 1 2.5 5.5ZM2.5 12A1.5 1.5 0 1 1 5.5 12A1.5 1.5 0 1 1 2.5 12ZM2.5 18.5A1.5 1.5 0 1 1 5.5 18.5A1.5 1.5 0 1 1 2.5 18.5Z",
        "square.grid.2x2": "M3 3H10.5V10.5H3ZM13.5 3H21V10.5H13.5ZM3 13.5H10.5V21H3ZM13.5 13.5H21V21H13.5Z",
        "slider.horizontal.3": "|M3 6H13M19 6H21M3 12H5M11 12H21M3 18H13M19 18H21M13 6A3 3 0 1 1 19 6A3 3 0 1 1 13 6M5 12A3 3 0 1 1 11 12A3 3 0 1 1 5 12M13 18A3 3 0 1 1 19 18A3 3 0 1 1 13 18",
        "magnifyingglass": "|M3 10A7 7 0 1 1 17 10A7 7 0 1 1 3 10M15.2 15.2L21 21", "pencil": "M4 20L5 15.5L16.5 4A2.1 2.1 0 0 1 20 7.5L8.5 19Z|M14 6.5L17.5 10",
        "square.pencil": "|M12 4H6.5A2.5 2.5 0 0 0 4 6.5V17.5A2.5 2.5 0 0 0 6.5 20H17.5A2.5 2.5 0 0 0 20 17.5V12M10 14L10.7 11L19.3 2.4L21.6 4.7L13 13.3Z",
        "trash": "M6 6.5L7 20A1.8 1.8 0 0 0 8.8 21.5H15.2A1.8 1.8 0 0 0 17 20L18 6.5Z|M3.5 6.3H20.5M9 6V4.4A1.6 1.6 0 0 1 10.6 2.8H13.4A1.6 1.6 0 0 1 15 4.4V6M9.8 10L10.2 18M14.2 10L13.8 18",
        "gearshape": gear, "scissors": "|M6 7A2.5 2.5 0 1 1 6 6.9M8 8L20 18M6 17A2.5 2.5 0 1 0 6 17.1M8 16L20 6", "paperclip": "|M20 11L12 19A5 5 0 0 1 5 12L13.5 3.5A3.4 3.4 0 0 1 18.3 8.3L10 16.6A1.8 1.8 0 0 1 7.4 14L15 6.5",
        "link": "|M10 14A4.5 4.5 0 0 1 10 7.7L13 4.7A4.5 4.5 0 0 1 19.3 11L17.5 12.8M14 10A4.5 4.5 0 0 1 14 16.3L11 19.3A4.5 4.5 0 0 1 4.7 13L6.5 11.2",
        "square.and.arrow.up": "|M8.5 9H7A2 2 0 0 0 5 11V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V11A2 2 0 0 0 17 9H15.5M12 15V2.5M8 6L12 2.2L16 6",
        "square.and.arrow.down": "|M8.5 8H7A2 2 0 0 0 5 10V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V10A2 2 0 0 0 17 8H15.5M12 2.5V15M8 11.3L12 15.2L16 11.3",
        // People and talk
        "person": "M12 12.5C9.6 12.5 7.8 10.4 7.8 7.6C7.8 5 9.6 3 12 3C14.4 3 16.2 5 16.2 7.6C16.2 10.4 14.4 12.5 12 12.5ZM3.5 20.5C3.5 16.8 7.3 14.8 12 14.8C16.7 14.8 20.5 16.8 20.5 20.5Z",
        "person.2": "M8.5 12C6.6 12 5.2 10.4 5.2 8.2C5.2 6.1 6.6 4.6 8.5 4.6C10.4 4.6 11.8 6.1 11.8 8.2C11.8 10.4 10.4 12 8.5 12ZM1.5 19.5C1.5 16 4.7 14 8.5 14C12.3 14 15.5 16 15.5 19.5ZM16.3 12C14.8 12 13.6 10.6 13.6 8.7C13.6 6.9 14.8 5.6 16.3 5.6C17.9 5.6 19 6.9 19 8.7C19 10.6 17.9 12 16.3 12ZM16.8 14.1C20.2 14.1 22.5 15.9 22.5 19.5H17.6C17.6 17 17 15.6 15.8 14.2Z",
        "message": "M12 3.5C17.5 3.5 22 7 22 11.5C22 16 17.5 19.5 12 19.5C11 19.5 10 19.4 9.1 19.2L4.5 21.5L5.3 17.4C3.3 16 2 13.9 2 11.5C2 7 6.5 3.5 12 3.5Z",
        "envelope": "M4.5 5H19.5A2.5 2.5 0 0 1 22 7.5V16.5A2.5 2.5 0 0 1 19.5 19H4.5A2.5 2.5 0 0 1 2 16.5V7.5A2.5 2.5 0 0 1 4.5 5Z|M3 7L12 13.5L21 7",
        "phone": "M5.5 3.5C3.5 5 3 7 4.2 10C6 14.5 9.5 18 14 19.8C17 21 19 20.5 20.5 18.5L16.5 14.8L14 16.6C11.4 15.4 8.6 12.6 7.4 10L9.2 7.5Z",
        "paperplane": "M21.5 2.5L2.5 10L9.5 14.5L14 21.5Z|M21 3L9.5 14.5", "bell": "M12 3C8.5 3 6.3 5.6 6.3 9V13L4 17H20L17.7 13V9C17.7 5.6 15.5 3 12 3Z|M9.8 19.5A2.3 2.3 0 0 0 14.2 19.5",
        "hand.thumbsup": "M7 10.5L11 3C13 3 13.6 4.6 13.2 6.5L12.7 9H18.5A2 2 0 0 1 20.4 11.6L18.5 18.2A2.5 2.5 0 0 1 16 20H7Z|M3 10.5V20", "globe": ring + "|M2 12H22M12 2C8.5 5 7.5 8.5 7.5 12C7.5 15.5 8.5 19 12 22C15.5 19 16.5 15.5 16.5 12C16.5 8.5 15.5 5 12 2",
        // Places and things
        "house": "M3 11L12 3L21 11V19.5A1.5 1.5 0 0 1 19.5 21H4.5A1.5 1.5 0 0 1 3 19.5Z|M9.5 21V14H14.5V21", "bookmark": "M6 3H18V21.5L12 16L6 21.5Z", "flag": "M5.5 4C9 2 12 6 18.5 4V13.5C12 15.5 9 11.5 5.5 13.5Z|M5.5 4V21.5",
        "tag": "M3 11V3H11L21 13L13 21Z||M6.3 7.6A1.3 1.3 0 1 1 8.9 7.6A1.3 1.3 0 1 1 6.3 7.6Z", "folder": "M2 6.5A2 2 0 0 1 4 4.5H9L11.5 7H20A2 2 0 0 1 22 9V17.5A2 2 0 0 1 20 19.5H4A2 2 0 0 1 2 17.5Z|M2.5 10H21.5",
        "doc": "M6.5 2.5H13.5L19 8V19.5A2 2 0 0 1 17 21.5H7A2 2 0 0 1 5 19.5V4Z|M13 3V8.5H18.5", "doc.plaintext": "M6.5 2.5H17.5A1.5 1.5 0 0 1 19 4V20A1.5 1.5 0 0 1 17.5 21.5H6.5A1.5 1.5 0 0 1 5 20V4A1.5 1.5 0 0 1 6.5 2.5Z|M8.5 8H15.5M8.5 12H15.5M8.5 16H13",
        "doc.on.doc": "M9 7H19V21H9Z|M15 7V3H5V17H9", "calendar": "M5 4.5H19A2 2 0 0 1 21 6.5V19A2 2 0 0 1 19 21H5A2 2 0 0 1 3 19V6.5A2 2 0 0 1 5 4.5Z|M3.5 9.5H20.5M8 2.5V6M16 2.5V6",
        "clock": ring + "|M12 6V12L16 14", "lock": "M6 10.5H18A1.5 1.5 0 0 1 19.5 12V20A1.5 1.5 0 0 1 18 21.5H6A1.5 1.5 0 0 1 4.5 20V12A1.5 1.5 0 0 1 6 10.5Z|M8 10V7A4 4 0 0 1 16 7V10",
        "lock.open": "M6 10.5H18A1.5 1.5 0 0 1 19.5 12V20A1.5 1.5 0 0 1 18 21.5H6A1.5 1.5 0 0 1 4.5 20V12A1.5 1.5 0 0 1 6 10.5Z|M8 10V6A4 4 0 0 1 16 5.5V6.5",
        "eye": "M1.5 12C4 7.5 7.7 5 12 5C16.3 5 20 7.5 22.5 12C20 16.5 16.3 19 12 19C7.7 19 4 16.5 1.5 12Z|M8.8 12A3.2 3.2 0 1 1 15.2 12A3.2 3.2 0 1 1 8.8 12Z", "eye.slash": "M1.5 12C4 7.5 7.7 5 12 5C16.3 5 20 7.5 22.5 12C20 16.5 16.3 19 12 19C7.7 19 4 16.5 1.5 12Z|M8.8 12A3.2 3.2 0 1 1 15.2 12A3.2 3.2 0 1 1 8.8 12ZM4 4L20 20",
        "cart": "M6 6H21L19 15H8Z|M2 3H5L8 15H18.5|M7.5 19.5A1.7 1.7 0 1 1 10.9 19.5A1.7 1.7 0 1 1 7.5 19.5ZM15.5 19.5A1.7 1.7 0 1 1 18.9 19.5A1.7 1.7 0 1 1 15.5 19.5Z",
        "creditcard": "M4.5 5H19.5A2.5 2.5 0 0 1 22 7.5V16.5A2.5 2.5 0 0 1 19.5 19H4.5A2.5 2.5 0 0 1 2 16.5V7.5A2.5 2.5 0 0 1 4.5 5Z|M2.5 9.5H21.5M6 15H9", "gift": "M3 8H21V12H3ZM4.5 12H19.5V21H4.5Z|M12 8V21M12 8C8 8 6.5 6.5 7 4.5C7.7 2.5 11 3 12 8C13 3 16.3 2.5 17 4.5C17.5 6.5 16 8 12 8",
        "book": "M12 5.5C9 3.5 5.5 3.5 2.5 4.5V18.5C5.5 17.5 9 17.5 12 19.5C15 17.5 18.5 17.5 21.5 18.5V4.5C18.5 3.5 15 3.5 12 5.5Z|M12 5.5V19.5", "location": "M21 3L3 11L11 13L13 21Z", "mappin": "M12 2.5C9.5 2.5 7.5 4.5 7.5 7C7.5 9.5 9.5 11.5 12 11.5C14.5 11.5 16.5 9.5 16.5 7C16.5 4.5 14.5 2.5 12 2.5Z|M12 12V21.5",
        "map": "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5Z|M9 3.5V18M15 6V20.5", "pin": "M9 3H15L14.5 9L18 13H6L9.5 9Z|M12 13V21",
        // Media and weather
        "camera": "M4 7H7.5L9 4.5H15L16.5 7H20A2 2 0 0 1 22 9V17.5A2 2 0 0 1 20 19.5H4A2 2 0 0 1 2 17.5V9A2 2 0 0 1 4 7Z|M8 13A4 4 0 1 1 16 13A4 4 0 1 1 8 13Z",
        "photo": "M4.5 4H19.5A2.5 2.5 0 0 1 22 6.5V17.5A2.5 2.5 0 0 1 19.5 20H4.5A2.5 2.5 0 0 1 2 17.5V6.5A2.5 2.5 0 0 1 4.5 4Z|M2.5 17L8.5 11.5L13 15.5L16 13L21.5 17.5|M5.5 8.5A1.8 1.8 0 1 1 9.1 8.5A1.8 1.8 0 1 1 5.5 8.5Z",
        "mic": "M12 2.5A3.3 3.3 0 0 1 15.3 5.8V11A3.3 3.3 0 0 1 8.7 11V5.8A3.3 3.3 0 0 1 12 2.5Z|M5.5 11A6.5 6.5 0 0 0 18.5 11M12 17.5V21.5M8.5 21.5H15.5", "music.note": "|M9 18V4L19 2.5V6L9 7.7|M3.5 18.5A2.8 2.5 0 1 1 9.2 18.5A2.8 2.5 0 1 1 3.5 18.5Z",
        "play": "M6 3.5L20 12L6 20.5Z", "pause": "M6 4H9.5V20H6ZM14.5 4H18V20H14.5Z", "stop": "M5 5H19V19H5Z", "forward": "M2.5 5.5L12 12L2.5 18.5ZM12 5.5L21.5 12L12 18.5Z", "backward": "M21.5 5.5L12 12L21.5 18.5ZM12 5.5L2.5 12L12 18.5Z",
        "speaker": "M3 9H7L12 4.5V19.5L7 15H3Z", "speaker.wave.2": "M3 9H7L12 4.5V19.5L7 15H3Z|M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6A8.5 8.5 0 0 1 18 18", "video": "M3.5 6H14A2 2 0 0 1 16 8V16A2 2 0 0 1 14 18H3.5A2 2 0 0 1 1.5 16V8A2 2 0 0 1 3.5 6ZM16.5 10.5L22.5 7V17L16.5 13.5Z",
        "sun.max": "M7.5 12A4.5 4.5 0 1 1 16.5 12A4.5 4.5 0 1 1 7.5 12Z|M12 1.5V4M12 20V22.5M1.5 12H4M20 12H22.5M4.6 4.6L6.3 6.3M17.7 17.7L19.4 19.4M4.6 19.4L6.3 17.7M17.7 6.3L19.4 4.6", "moon": "M20 14.5A9 9 0 1 1 9.5 4A7.2 7.2 0 0 0 20 14.5Z",
        "cloud": "M7 18.5A4.5 4.5 0 0 1 6.5 9.5A6 6 0 0 1 18 10.5A4 4 0 0 1 17.5 18.5Z", "bolt": "M13 2L4.5 13.5H11L10 22L19.5 10H13Z", "flame": "M12 2.5C13 6 17.5 8.5 17.5 14A5.5 6.5 0 0 1 6.5 14C6.5 11.5 8 10 8.5 8C9.5 8.5 10.3 9.5 10.5 11C12 9 12.5 6 12 2.5Z",
        "drop": "M12 2.5C15 7 18 10.5 18 14.5A6 6 0 0 1 6 14.5C6 10.5 9 7 12 2.5Z", "leaf": "M20 4C10 3 4 7 4 13.5C4 17 6.5 19 9.5 19C16 19 20 13 20 4Z|M4 21C6 16 10 12 15 9", "wifi": "|M2 9A14.5 14.5 0 0 1 22 9M5.5 13A9.5 9.5 0 0 1 18.5 13|M10.2 17.5A1.8 1.8 0 1 1 13.8 17.5A1.8 1.8 0 1 1 10.2 17.5Z",
        "exclamationmark.triangle": "M12 3L22 20.5H2Z|M12 9.5V14.5|M10.9 17.4A1.1 1.1 0 1 1 13.1 17.4A1.1 1.1 0 1 1 10.9 17.4Z",
    ]

    /// Eight rounded teeth around a hole.
    private static let gear: String = {
        var points: [String] = []
        for tooth in 0..<8 {
            for (offset, radius) in [(-0.30, 7.8), (-0.20, 10.2), (0.20, 10.2), (0.30, 7.8)] {
                let angle = (Double(tooth) + offset) * .pi / 4 * 1.0
                points.append(String(format: "%.2f %.2f", 12 + radius * sin(angle), 12 - radius * cos(angle)))
            }
        }
        return "M" + points.joined(separator: "L") + "Z|M8.6 12A3.4 3.4 0 1 1 15.4 12A3.4 3.4 0 1 1 8.6 12Z"
    }()
}
