// The values of a control or bar item for each of its states. UIControl.State looks values up in it.

/// A value per control state, by the state's bits.
struct StateTable<Value> {
    /// The values that were set, state by state.
    var values: [UInt: Value] = [:]

    var isEmpty: Bool { values.isEmpty }
}
