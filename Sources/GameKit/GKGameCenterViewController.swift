// Game Center's own screen, which says that nobody is signed in, and the button that opens it.
import DeviceServices
import ObjectiveC
import UIKit

/// The part of Game Center's screen.
public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList }

/// Game Center's screen: nobody is signed in.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
    /// The delegate, which is told of the end; it removes the screen itself.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    /// The part that is shown.
    open var viewState = GKGameCenterViewControllerState.default
    /// The name of the leaderboard that is shown.
    open var leaderboardIdentifier: String?
    /// The period whose scores are shown.
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    /// A part of the screen.
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    /// A list of scores.
    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
        self.init(state: .leaderboards)
        (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("GKGameCenterViewController", "has no player signed in here")
        let page = UIViewController()
        page.title = "Game Center"
        page.view.backgroundColor = .systemBackground
        PlaceholderView("Not signed in to Game Center").fill(page.view)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
        })
        setViewControllers([page], animated: false)
    }
}

/// A delegate that is told that the user is done.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
