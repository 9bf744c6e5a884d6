// The reason for the stored tag at the beginning of each UIKit class that is a value in attributed strings.
//
// swift-corelibs-foundation compares neighbouring attributes with `CFEqual`, which reads the first word behind an object's header as
// CF's type bits before it checks whether the object is Swift's. If bits 8 to 17 are zero (a small number, nil), it halts the process
// in `CFRunArrayInsert`: two appended strings with equal paragraph styles were enough. AttributeValueTests append each class.

package enum AttributeValueTag {
    /// A type number that CF knows; the object's own class then shows that it is Swift's.
    package static let bits: UInt64 = 0x700
}
