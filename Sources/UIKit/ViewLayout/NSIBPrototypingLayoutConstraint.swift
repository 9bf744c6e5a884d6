// What ibtool adds for a view that its author has not constrained: the editor's place and size (NibScope+Layout of
// InterfaceBuilder writes them). Only the name differs from other constraints: consoles print it.

/// A line in a console reads `<NSIBPrototypingLayoutConstraint:0x… 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0x…]>`.
final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {}
