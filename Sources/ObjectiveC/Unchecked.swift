// Carries a value that the compiler cannot prove safe to where the caller knows that it is: the same thread, or one owner at a time.

package struct Unchecked<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
