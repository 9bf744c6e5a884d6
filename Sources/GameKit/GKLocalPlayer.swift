// Game Center on a device where nobody is signed in: authentication ends in an error, scores and achievements are refused.
import DeviceServices
@_exported import UIKit

/// The domain of `GKError`.
public let GKErrorDomain = "GKErrorDomain"

/// The reason why Game Center does not do something.
public struct GKError: CustomNSError, Hashable, Sendable {
    /// GKError.h's numbers.
    public enum Code: Int, Sendable {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid = 13, underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid
    }
    /// `GKErrorDomain`
    public static var errorDomain: String { GKErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// The facts for a person to read.
    public var errorUserInfo: [String: Any] { code == .notAuthenticated ? [NSLocalizedDescriptionKey: "The requested operation could not be completed because local player has not been authenticated."] : [:] }
    /// No player is signed in.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The user left.
    public static var cancelled: Code { .cancelled }
}

extension NSNotification.Name {
    /// Posted when somebody signs in or out.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name("GKPlayerAuthenticationDidChangeNotificationName")
}

enum NoPlayer {
    static func fail(_ call: (@Sendable (GKError) -> Void)?) {
        MissingService.say("GameKit", "has no player signed in here")
        DispatchQueue.main.async { call?(GKError(.notAuthenticated)) }
    }
}

/// A player.
open class GKPlayer: NSObject, @unchecked Sendable {
    /// Names the player in this game.
    open var gamePlayerID: String { "" }
    /// Names the player in the games of a team.
    open var teamPlayerID: String { "" }
    /// The player's name.
    open var alias: String { "" }
    /// The player's name as this player sees it.
    open var displayName: String { "" }
    override init() {}
}

/// The player on this device: nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let one = GKLocalPlayer()
    /// The player.
    open class var local: GKLocalPlayer { one }
    /// Whether somebody is signed in: no.
    open var isAuthenticated: Bool { false }
    /// Whether the player is a child.
    open var isUnderage: Bool { false }
    /// Whether the player may play with others.
    open var isMultiplayerGamingRestricted: Bool { true }
    /// Called when it is known who plays: setting it asks, and it hears that nobody is signed in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard authenticateHandler != nil else { return }
            NoPlayer.fail { [self] error in authenticateHandler?(nil, error) }
        }
    }
}

/// A score for a list.
open class GKScore: NSObject, @unchecked Sendable {
    /// The name of the leaderboard.
    open var leaderboardIdentifier: String
    /// The score.
    open var value: Int64 = 0
    /// A number with a meaning for the game.
    open var context: UInt64 = 0
    /// A score for a list.
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    /// Refused: nobody is signed in.
    open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { NoPlayer.fail(completionHandler) }
}

/// An achievement of a player.
open class GKAchievement: NSObject, @unchecked Sendable {
    /// The name of the achievement.
    open var identifier: String
    /// The achieved part, in per cent.
    open var percentComplete = 0.0
    /// Whether the system says so.
    open var showsCompletionBanner = false
    /// Whether it is done.
    open var isCompleted: Bool { percentComplete >= 100 }
    /// An achievement.
    public init(identifier: String) { self.identifier = identifier }
    /// Refused: nobody is signed in.
    open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { NoPlayer.fail(completionHandler) }
    /// Refused: nobody is signed in.
    open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) { NoPlayer.fail { completionHandler?(nil, $0) } }
    /// Refused: nobody is signed in.
    open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { NoPlayer.fail(completionHandler) }
}

/// A list of scores.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// The players whose scores are shown.
    public enum PlayerScope: Int, Sendable { case global = 0, friendsOnly }
    /// The period of scores.
    public enum TimeScope: Int, Sendable { case today = 0, week, allTime }
    /// The name of the leaderboard.
    open var identifier: String?
    /// The players whose scores are shown.
    open var playerScope = PlayerScope.global
    /// The period whose scores are loaded.
    open var timeScope = TimeScope.allTime
    /// The ranks of the scores to load.
    open var range = NSRange(location: 1, length: 25)
    /// Refused: nobody is signed in.
    open func loadScores(completionHandler: (@Sendable ([GKScore]?, (any Error)?) -> Void)? = nil) { NoPlayer.fail { completionHandler?(nil, $0) } }
    /// Refused: nobody is signed in.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void) { NoPlayer.fail(completionHandler) }
    /// Throws: nobody is signed in.
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw GKError(.notAuthenticated) }
}
