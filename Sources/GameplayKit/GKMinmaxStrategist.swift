// A player who looks some moves ahead and supposes that the others play their best. Called by games of turns.
import Foundation

/// A move.
public protocol GKGameModelUpdate: AnyObject {
    /// The value of the move; a strategist sets it.
    var value: Int { get set }
}

/// A player.
public protocol GKGameModelPlayer: AnyObject {
    /// Tells players apart.
    var playerId: Int { get }
}

/// The state of a game of turns.
public protocol GKGameModel: AnyObject, NSCopying {
    /// All players.
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes over another state.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player may make; nil when there are none or the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// The value of the state for a player.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether the player has won.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether the player has lost.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Finds the next move of a game.
public protocol GKStrategist: AnyObject {
    /// The game.
    var gameModel: (any GKGameModel)? { get set }
    /// Breaks ties; nil takes the first.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Looks ahead as deep as it is told.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// The number of moves that the strategist looks ahead.
    open var maxLookAheadDepth = 0

    /// A strategist without a game.
    public override init() {}

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }

    /// The best move of a player; nil when there is none or no depth was set.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty else { return nil }
        for move in moves { move.value = value(of: gameModel, after: move, for: player, depth: maxLookAheadDepth - 1) }
        let best = moves.map(\.value).max() ?? 0
        let equal = moves.filter { $0.value == best }
        return equal[min(randomSource?.nextInt(upperBound: equal.count) ?? 0, equal.count - 1)]
    }

    private func value(of game: any GKGameModel, after move: any GKGameModelUpdate, for player: any GKGameModelPlayer, depth: Int) -> Int {
        guard let copy = game.copy(with: nil) as? any GKGameModel else { return 0 }
        copy.apply(move)
        if copy.isWin(for: player) || copy.isLoss(for: player) || depth == 0 { return copy.score(for: player) }
        guard let active = copy.activePlayer, let moves = copy.gameModelUpdates(for: active), !moves.isEmpty else { return copy.score(for: player) }
        let values = moves.map { value(of: copy, after: $0, for: player, depth: depth - 1) }
        return (active.playerId == player.playerId ? values.max() : values.min()) ?? 0
    }
}
