// UIKeyboardHIDUsage: the numbers of keys in the HID usage tables (USB Implementers Forum, page 7).

/// A key of a keyboard, by its number in the HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The A key.
    case keyboardA = 4
    /// The B key.
    case keyboardB = 5
    /// The C key.
    case keyboardC = 6
    /// The D key.
    case keyboardD = 7
    /// The E key.
    case keyboardE = 8
    /// The F key.
    case keyboardF = 9
    /// The G key.
    case keyboardG = 10
    /// The H key.
    case keyboardH = 11
    /// The I key.
    case keyboardI = 12
    /// The J key.
    case keyboardJ = 13
    /// The K key.
    case keyboardK = 14
    /// The L key.
    case keyboardL = 15
    /// The M key.
    case keyboardM = 16
    /// The N key.
    case keyboardN = 17
    /// The O key.
    case keyboardO = 18
    /// The P key.
    case keyboardP = 19
    /// The Q key.
    case keyboardQ = 20
    /// The R key.
    case keyboardR = 21
    /// The S key.
    case keyboardS = 22
    /// The T key.
    case keyboardT = 23
    /// The U key.
    case keyboardU = 24
    /// The V key.
    case keyboardV = 25
    /// The W key.
    case keyboardW = 26
    /// The X key.
    case keyboardX = 27
    /// The Y key.
    case keyboardY = 28
    /// The Z key.
    case keyboardZ = 29
    /// The 1 key above the letters.
    case keyboard1 = 30
    /// The 2 key above the letters.
    case keyboard2 = 31
    /// The 3 key above the letters.
    case keyboard3 = 32
    /// The 4 key above the letters.
    case keyboard4 = 33
    /// The 5 key above the letters.
    case keyboard5 = 34
    /// The 6 key above the letters.
    case keyboard6 = 35
    /// The 7 key above the letters.
    case keyboard7 = 36
    /// The 8 key above the letters.
    case keyboard8 = 37
    /// The 9 key above the letters.
    case keyboard9 = 38
    /// The 0 key above the letters.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Delete to the left.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// Hyphen.
    case keyboardHyphen = 45
    /// Equal sign.
    case keyboardEqualSign = 46
    /// Opening bracket.
    case keyboardOpenBracket = 47
    /// Closing bracket.
    case keyboardCloseBracket = 48
    /// Backslash.
    case keyboardBackslash = 49
    /// Number sign of other layouts.
    case keyboardNonUSPound = 50
    /// Semicolon.
    case keyboardSemicolon = 51
    /// Quote.
    case keyboardQuote = 52
    /// Grave accent.
    case keyboardGraveAccentAndTilde = 53
    /// Comma.
    case keyboardComma = 54
    /// Period.
    case keyboardPeriod = 55
    /// Slash.
    case keyboardSlash = 56
    /// Caps lock.
    case keyboardCapsLock = 57
    /// F1.
    case keyboardF1 = 58
    /// F2.
    case keyboardF2 = 59
    /// F3.
    case keyboardF3 = 60
    /// F4.
    case keyboardF4 = 61
    /// F5.
    case keyboardF5 = 62
    /// F6.
    case keyboardF6 = 63
    /// F7.
    case keyboardF7 = 64
    /// F8.
    case keyboardF8 = 65
    /// F9.
    case keyboardF9 = 66
    /// F10.
    case keyboardF10 = 67
    /// F11.
    case keyboardF11 = 68
    /// F12.
    case keyboardF12 = 69
    /// Print screen.
    case keyboardPrintScreen = 70
    /// Scroll lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page up.
    case keyboardPageUp = 75
    /// Delete to the right.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page down.
    case keyboardPageDown = 78
    /// Right arrow.
    case keyboardRightArrow = 79
    /// Left arrow.
    case keyboardLeftArrow = 80
    /// Down arrow.
    case keyboardDownArrow = 81
    /// Up arrow.
    case keyboardUpArrow = 82
    /// Num lock.
    case keypadNumLock = 83
    /// Slash of the number pad.
    case keypadSlash = 84
    /// Asterisk of the number pad.
    case keypadAsterisk = 85
    /// Hyphen of the number pad.
    case keypadHyphen = 86
    /// Plus of the number pad.
    case keypadPlus = 87
    /// Enter of the number pad.
    case keypadEnter = 88
    /// 1 of the number pad.
    case keypad1 = 89
    /// 2 of the number pad.
    case keypad2 = 90
    /// 3 of the number pad.
    case keypad3 = 91
    /// 4 of the number pad.
    case keypad4 = 92
    /// 5 of the number pad.
    case keypad5 = 93
    /// 6 of the number pad.
    case keypad6 = 94
    /// 7 of the number pad.
    case keypad7 = 95
    /// 8 of the number pad.
    case keypad8 = 96
    /// 9 of the number pad.
    case keypad9 = 97
    /// 0 of the number pad.
    case keypad0 = 98
    /// Period of the number pad.
    case keypadPeriod = 99
    /// A key that cannot be told.
    case keyboardErrorUndefined = 3
    /// Left control.
    case keyboardLeftControl = 224
    /// Left shift.
    case keyboardLeftShift = 225
    /// Left option.
    case keyboardLeftAlt = 226
    /// Left command.
    case keyboardLeftGUI = 227
    /// Right control.
    case keyboardRightControl = 228
    /// Right shift.
    case keyboardRightShift = 229
    /// Right option.
    case keyboardRightAlt = 230
    /// Right command.
    case keyboardRightGUI = 231
}
