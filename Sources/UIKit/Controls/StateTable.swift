// What a control or bar item has for each of its states. UIControl.State looks in it.

/// A value per control state, by the state's bits.
struct StateTable<Value> {
    /// What was set, state by state.
    var values: [UInt: Value] = [:]

    var isEmpty: Bool { values.isEmpty }
}
