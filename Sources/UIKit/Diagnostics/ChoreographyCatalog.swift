// Every choreography of UIKit, in the order in which Docs/LIFECYCLE.md prints them.
// A transition type adds its static choreographies here; the documentation generator reads nothing else.

@MainActor package enum ChoreographyCatalog {
    package static var all: [ChoreographyTable] {
        [
            LaunchSequence.withScenes.table,
            LaunchSequence.withoutScenes.table,
            LaunchSequence.intoBackground.table,
            BackgroundTransition.choreography.table,
            ForegroundTransition.choreography.table,
            InterruptionTransition.begin.table,
            InterruptionTransition.end.table,
            KillTransition.choreography.table,
            MemoryPressureTransition.choreography.table,
            MemoryWarning.choreography.table,
            SceneConnection.choreography.table,
            SceneClosing.choreography.table,
            SceneReclaim.choreography.table,
            SceneWindowMove.minimise.table,
            SceneWindowMove.bringBack.table,
            StatePreservation.application.table,
            StateRestoration.choreography.table,
            ScenePreservation.choreography.table,
            PresentTransition.choreography.table,
            PresentTransition.cancelled.table,
            DismissTransition.choreography.table,
            DismissTransition.cancelled.table,
            NavigationTransition.first.table,
            NavigationTransition.push.table,
            NavigationTransition.pop.table,
            NavigationTransition.replacePush.table,
            NavigationTransition.replacePop.table,
            NavigationTransition.swipeBack.table,
            NavigationTransition.swipeBackCancelled.table,
            RotationTransition.choreography.table,
            ChildSwap.choreography.table,
            TabSwitch.choreography.table,
            TabSwitch.cancelled.table,
            PageTransition.scroll.table,
            PageTransition.scrollCancelled.table,
            PageTransition.curl.table,
            PageTransition.curlCancelled.table,
            SplitTransition.choreography.table,
            SplitCollapse.choreography.table,
            SplitExpand.choreography.table,
        ]
    }
}
