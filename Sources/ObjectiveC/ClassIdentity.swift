// Classes compared as objects, which they are on Apple's systems: `cell.viewClass === UILabel.self`.

/// Whether both are the same class, or both nil.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }
/// Whether they are different classes, or one of them is nil.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
