// The events that a person or the system causes: home, open, covers, lock, calls, the end. Hosts and tests call these methods; each
// runs the choreography in its own file.
import HostProtocol

extension ApplicationLife {
    // MARK: Front and back

    package func home() throws(Impossible) { try leave("home") }

    package func leave(_ cause: String) throws(Impossible) {
        try require(inForeground: true)
        if cover == .call { throw Impossible("a call is coming in; accept or decline it first") }
        change { BackgroundTransition(self).start(cause: cause) }
    }

    /// Brings the app to the front: from the background, or from behind a cover.
    package func open(_ delivery: SystemDelivery? = nil, cause: String = "open") throws(Impossible) {
        try requireRunning()
        if isLocked { throw Impossible("the device is locked; unlock it first") }
        switch phase {
        case .active:
            guard let delivery else { throw Impossible("the app is in the foreground already") }
            deliver(delivery)
        case .inactive:
            guard let cover else { throw Impossible("the app is becoming active already") }
            if cover == .call { throw Impossible("a call is coming in; accept or decline it first") }
            change { InterruptionTransition(self, cover: cover).end() }
            if let delivery { deliver(delivery) }
        default:
            comeBack(delivery, cause: cause)
        }
    }

    private func comeBack(_ delivery: SystemDelivery?, cause: String) {
        // The scene that was in front may have been disconnected meanwhile; a launch into the background made none.
        if scenesInFront.isEmpty, let other = application.scenes.last { scenesInFront = [other] }
        change {
            if usesScenes && scenesInFront.isEmpty {
                SceneConnection(self, session: application.sessions.last, delivery: delivery).start(cause: cause)
            } else {
                ForegroundTransition(self, delivery: delivery).start(cause: cause)
            }
        }
    }

    /// Hands something to an app that is in front already.
    func deliver(_ delivery: SystemDelivery) {
        guard phase.isRunning else { return }
        change { ForegroundTransition(self, delivery: delivery).deliverInFront() }
    }

    package func show(_ cover: Cover) throws(Impossible) {
        try require(inForeground: true)
        guard self.cover == nil else { throw Impossible("\(self.cover?.rawValue ?? "something") is in front of the app already; open goes back to the app") }
        change { InterruptionTransition(self, cover: cover).begin() }
    }

    package func lock() throws(Impossible) {
        guard !isLocked else { throw Impossible("the device is locked already") }
        try requireRunning()
        returnsWhenUnlocked = phase.isInForeground
        if phase.isInForeground { change { BackgroundTransition(self).start(cause: "lock") } }
        isLocked = true
    }

    /// Unlocks the device and shows the app that was in front when it was locked.
    package func unlock() throws(Impossible) {
        guard isLocked else { throw Impossible("the device is not locked") }
        guard !isChanging else { throw Impossible("the app is being told of another change of its state") }
        isLocked = false
        if returnsWhenUnlocked, phase == .background || phase == .suspended { comeBack(nil, cause: "unlock") }
    }

    package func acceptCall() throws(Impossible) {
        try requireCall()
        change { BackgroundTransition(self).start(cause: "call") }
    }

    package func declineCall() throws(Impossible) {
        try requireCall()
        change { InterruptionTransition(self, cover: .call).end() }
    }

    private func requireCall() throws(Impossible) {
        try requireRunning()
        guard cover == .call else { throw Impossible("no call is coming in") }
    }

    // MARK: The end

    /// The user swipes the app up in the app switcher.
    package func kill() throws(Impossible) {
        try requireRunning()
        if isLocked { throw Impossible("the device is locked; unlock it first") }
        change { KillTransition(self).start(cause: "kill") }
    }

    /// The system needs the memory of an app in the background.
    package func reclaimMemory() throws(Impossible) {
        try requireRunning()
        if phase.isInForeground { throw Impossible("the app is in the foreground; memory pressure ends apps in the background, memory-warning warns this one") }
        change { MemoryPressureTransition(self).start(cause: "memory-pressure") }
    }

    package func warnOfMemory() throws(Impossible) {
        try requireRunning()
        guard phase != .suspended else { throw Impossible("the app is suspended: it hears of nothing; memory-pressure ends it") }
        change { MemoryWarning(application).start() }
    }
}
