// The constraints that ibtool adds for a view without constraints: the editor's place and size (NibScope+Layout of
// InterfaceBuilder writes them). Only the name, which consoles print, differs from other constraints.

/// A line in a console reads `<NSIBPrototypingLayoutConstraint:0x… 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0x…]>`.
final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {}
