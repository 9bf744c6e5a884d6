// Events of headphones and of the lock screen's player. Nothing sends such events here, and the first call says so.

extension UIApplication {
    /// Requests the events for `remoteControlReceived(with:)`.
    public func beginReceivingRemoteControlEvents() {
        OnceSaid.say("WillAppear: beginReceivingRemoteControlEvents() has no effect: there are neither headphones nor a lock screen's player")
    }

    /// Ends the request for these events; there were none.
    public func endReceivingRemoteControlEvents() {
        OnceSaid.say("WillAppear: endReceivingRemoteControlEvents() has no effect: there are neither headphones nor a lock screen's player")
    }
}
