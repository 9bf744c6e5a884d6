// Why each class of ours that stands as a value in attributed strings begins with a stored tag.
//
// swift-corelibs-foundation compares neighbouring attributes with `CFEqual`, which reads the first word behind an object's header as
// CF's type bits before it looks whether the object is Swift's. When bits 8 to 17 are zero (a small number, nil) it halts the process
// in `CFRunArrayInsert`: two appended strings with equal paragraph styles were enough. AttributeValueTests append each class.

package enum AttributeValueTag {
    /// A type number that CF knows; the object's own class then decides that it is Swift's.
    package static let bits: UInt64 = 0x700
}
