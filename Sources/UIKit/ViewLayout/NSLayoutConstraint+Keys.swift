// The keys of a constraint for key-value coding, used by nibs, tests and members of AnyObject.
import ObjectiveC

@used @section(".init_array") private let constraintKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: NSLayoutConstraint.self) {
        $0.p("priority", \NSLayoutConstraint.priority)
        $0.p("constant", \NSLayoutConstraint.constant)
        $0.p("active", \NSLayoutConstraint.isActive)
        $0.p("identifier", \NSLayoutConstraint.identifier)
    }
}
