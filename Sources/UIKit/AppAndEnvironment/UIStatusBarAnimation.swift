// How the status bar comes and goes. UIDevice.swift has what it goes with.
import HostProtocol

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
