// The members of IndexPath for lists: section, row and item. Foundation on Linux has only the plain index path.

extension IndexPath {
    /// The path of a table's row: two numbers, the section first.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The path of a collection's item; the same two numbers as a row's path.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first number. A path with fewer than two numbers traps here.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second number, as `item`.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second number, as `row`.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// The path of a table's row: two numbers, the section first.
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(indexes: [section, row], length: 2)
    }
    /// The first number.
    public var section: Int { index(atPosition: 0) }
    /// The second number, as `item`.
    public var row: Int { index(atPosition: 1) }
    /// The second number, as `row`.
    public var item: Int { index(atPosition: 1) }
}
