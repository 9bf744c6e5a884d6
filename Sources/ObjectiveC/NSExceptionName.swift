// The exceptions that have names of their own. Each is named by its constant.

extension NSExceptionName {
    /// No more is known.
    public static let genericException = NSExceptionName("NSGenericException")
    /// Beyond the bounds of some data.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that makes no sense.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// The code is not in the state that it believed.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// No memory.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// A remote object that cannot be reached.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// A remote object that is not there.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// Distributed objects without a destination.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// A port was waited for too long.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// A port that cannot send.
    public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
    /// A port that cannot receive.
    public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
    /// Sending by a port failed.
    public static let portSendException = NSExceptionName("NSPortSendException")
    /// Receiving by a port failed.
    public static let portReceiveException = NSExceptionName("NSPortReceiveException")
    /// An error of very old code.
    public static let oldStyleException = NSExceptionName("NSOldStyleException")
    /// A key that the object does not know.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
