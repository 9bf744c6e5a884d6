// The kinds of symbol effects, and the description of an effect for the view that shows it. UIKit's image views and bar
// button items play them; nothing here draws.

/// A change of a symbol image over time.
public protocol SymbolEffect: Hashable, Sendable {
    /// The values by which an image view plays the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// Plays for a while and ends by itself.
public protocol DiscreteSymbolEffect {}
/// Lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// Brings a symbol onto the screen, or takes it away.
public protocol TransitionSymbolEffect {}
/// Leads from one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// The values of an effect, which the frameworks set and read.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Motion: Hashable, Sendable {
        case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, drawOn, drawOff
    }
    package enum Direction: Hashable, Sendable { case up, down, left, right, forward, backward, clockwise, counterClockwise, angle(Double) }
    package enum Replacement: Hashable, Sendable { case downUp, upUp, offUp, magic }

    package let motion: Motion
    package var direction: Direction?
    package var replacement: Replacement?
    package var isByLayer: Bool?
    /// Variable colour and breathing in their other forms.
    package var isVariant = false
    package var isReversing = false

    package init(_ motion: Motion) { self.motion = motion }

    /// The same, told as another motion.
    package func with(motion: Motion) -> SymbolEffectConfiguration {
        var copy = SymbolEffectConfiguration(motion)
        (copy.direction, copy.replacement, copy.isByLayer, copy.isVariant, copy.isReversing) = (direction, replacement, isByLayer, isVariant, isReversing)
        return copy
    }
}
