// The module that the compiler loads by itself for a file which imports both Testing and Core Image:
// the toolchain's Testing.swiftcrossimport names it, but ships it for Apple's platforms only.
// Without it such a file does not compile. Declares nothing: Apple's adds image attachments, which have no place here yet.
