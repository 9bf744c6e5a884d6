// The animation of a status bar that shows or hides. UIDevice.swift has the related types.
import HostProtocol

/// The animation of a status bar that shows or hides.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
