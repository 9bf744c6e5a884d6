// Colour of the status bar's text: `lightContent` is white, `darkContent` black, and `default` goes by light or dark. UIDevice.swift has what it goes with.
import HostProtocol

/// Colour of the status bar's text: `lightContent` is white, `darkContent` black, and `default` goes by light or dark
/// appearance (since iOS 13).
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
