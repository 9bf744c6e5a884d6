// The part of the state machine for apps with several scenes: finds the scene, checks whether the event can happen, and starts the transition.
// Hosts identify scenes by number, apps by their sessions (UIApplication+SceneSessions.swift).

extension ApplicationLife {
    package func newScene() throws(Impossible) {
        try requireSeveralScenes()
        try requireActive()
        change { SceneConnection(self).start(cause: "scene new") }
    }

    package func closeScene(_ number: Int) throws(Impossible) {
        let session = try session(number)
        // Closing the last scene in front in the switcher ends the app, which gets the same callbacks as when it is killed
        // (douglashill-discard, so71570813-ipad-multi-kill).
        if application.scenes.count == 1, session.scene != nil { return try kill() }
        close(session, cause: "scene close")
    }

    func close(_ session: UISceneSession, cause: String) {
        // When the last window in front leaves, the app leaves the screen.
        if let scene = session.scene, scene.isInForeground, application.scenes.filter(\.isInForeground).count == 1 {
            change { BackgroundTransition(self).start(cause: cause) }
            scenesInFront = []
        }
        change { SceneClosing(self, session).start(cause: cause) }
        runForTasks()
    }

    /// A call to a suspended app may begin a background task: the app runs, with a background time of its own, until the task ends.
    private func runForTasks() {
        guard phase == .suspended, tasks.isRunning else { return }
        phase = .background
        tasks.enterBackground()
        BackgroundTransition.settleDown(self)
    }

    package func minimiseScene(_ number: Int) throws(Impossible) {
        guard WindowedScenes.isOn else { throw Impossible("windows can be minimised on an iPad with iPadOS 26") }
        let scene = try connectedScene(number)
        if phase.isInForeground { try requireActive() }
        guard scene.isInForeground else { throw Impossible("scene \(number) is in the background already") }
        if application.scenes.filter(\.isInForeground).count == 1 { return try home() }
        change { SceneWindowMove.minimise.run(SceneWindowMove(self, scene), cause: "scene minimise") }
    }

    package func activateScene(_ number: Int) throws(Impossible) {
        let session = try session(number)
        if isLocked { throw Impossible("the device is locked; unlock it first") }
        if phase.isInForeground {
            // The scene was chosen in the switcher, or stands beside a scene in front.
            if cover == .switcher {
                try open()
                if session.scene?.activationState == .foregroundActive { return }
            }
            try requireActive()
        }
        if let scene = session.scene, scene.activationState == .foregroundActive { throw Impossible("scene \(number) is active already") }
        activate(session, delivery: nil, cause: "scene activate")
    }

    /// Brings a session's scene to the front, and connects it first if the system had disconnected it.
    func activate(_ session: UISceneSession, delivery: SystemDelivery?, cause: String) {
        change {
            if phase == .background || phase == .suspended {
                scenesInFront = session.scene.map { [$0] } ?? []
                if !scenesInFront.isEmpty { return ForegroundTransition(self, delivery: delivery).start(cause: cause) }
            }
            guard let scene = session.scene else { return SceneConnection(self, session: session, delivery: delivery).start(cause: cause) }
            if scene.activationState == .background { SceneWindowMove.bringBack.run(SceneWindowMove(self, scene), cause: cause) }
            if let delivery { SceneDelivery(calls: ApplicationCalls(life: self), scene: scene).deliver(delivery) }
        }
    }

    package func disconnectScene(_ number: Int) throws(Impossible) {
        try reclaimScene(number)
        runForTasks()
    }

    /// On return nothing here holds the scene: what only the scene kept is freed, with its callbacks.
    private func reclaimScene(_ number: Int) throws(Impossible) {
        let scene = try connectedScene(number)
        guard scene.activationState == .background else { throw Impossible("scene \(number) is in the foreground; the system disconnects scenes in the background") }
        change { SceneReclaim(self, scene).start(cause: "scene disconnect") }
    }

    // MARK: Guards

    func requireSeveralScenes() throws(Impossible) {
        guard usesScenes else { throw Impossible("the app has no scenes of its own") }
        guard application.supportsMultipleScenes else { throw Impossible("the app supports one scene: UIApplicationSupportsMultipleScenes in its Info.plist, on an iPad") }
    }

    private func session(_ number: Int) throws(Impossible) -> UISceneSession {
        try requireRunning()
        guard usesScenes, let session = application.sessions.first(where: { $0.number == number }) else {
            let known = application.sessions.map { "\($0.number)" }.joined(separator: ", ")
            throw Impossible("there is no scene \(number); scenes: \(known.isEmpty ? "none" : known)")
        }
        return session
    }

    private func connectedScene(_ number: Int) throws(Impossible) -> UIScene {
        guard let scene = try session(number).scene else { throw Impossible("scene \(number) is disconnected; scene activate \(number) connects it") }
        return scene
    }
}
