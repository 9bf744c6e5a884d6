// The colour of the status bar's text. UIDevice.swift has the related types.
import HostProtocol

/// The colour of the status bar's text: `lightContent` is white, `darkContent` black, and `default` follows light or dark
/// appearance (since iOS 13).
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
